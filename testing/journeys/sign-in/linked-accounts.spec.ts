import { expect, newEmail, password, test } from '../shop.ts'
import { continueAs, provider } from './at-provider.ts'

test('a user logs in to the account with the same address, and then links it [B4.07] [B2.29]', {
  tag: '@phone',
}, async ({ page }) => {
  const email = newEmail()
  await page.request.post('/api/user/register', { data: { name: 'Amaya', email, password } })
  await page.goto('/login')
  await provider(page, 'Google').click()
  await continueAs(page, { name: 'Amaya', email, kept: 'checked once' })
  await expect(page.getByRole('alert')).toContainText('An account with the email address')
  await page.getByLabel('Email address').first().fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(/\/profile\?tab=settings$/)
  const section = page.getByRole('listitem').filter({ hasText: 'Google' })
  await expect(section).toContainText('Not connected')
  await page.getByRole('button', { name: 'Link Google' }).click()
  await continueAs(page, { name: 'Amaya', email, kept: 'checked once' })
  await expect(page.getByText('Google is linked to your account')).toBeVisible()
  await expect(page).toHaveURL(/\/profile\?tab=settings$/)
  await expect(section).toContainText('Connected')
  await page.getByRole('button', { name: 'Unlink Google' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink', exact: true }).click()
  await expect(page.getByText('Google is no longer linked')).toBeVisible()
  await expect(section).toContainText('Not connected')
})
