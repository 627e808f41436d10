import { refuse } from '../answers.ts'
import { expect, newEmail, password, signedIn, test } from '../shop.ts'
import { continueAs, newGmail, provider } from './at-provider.ts'

test('a user logs in to the account with the same address, and then links it [B4.07] [B2.29]', async ({
  page,
}) => {
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

test('the only sign-in method cannot be unlinked until there is another [B4.07]', async ({ page }) => {
  await page.goto('/login')
  await provider(page, 'Google').click()
  await continueAs(page, { email: newGmail() })
  await expect(page.getByText('Account created successfully')).toBeVisible()
  await page.goto('/profile?tab=settings')
  await expect(page.getByRole('button', { name: 'Unlink Google' })).toBeDisabled()
  await expect(page.getByText('Your only way to log in. Choose a password first.')).toBeVisible()
  await page.getByRole('button', { name: 'Link Facebook' }).click()
  await continueAs(page, { name: 'Kasun', email: newEmail() })
  await expect(page.getByText('Facebook is linked to your account')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Unlink Google' })).toBeEnabled()
})

test('an old login is confirmed with the password [B7.25]', async ({ page }) => {
  await signedIn(page)
  await page.route('**/api/user/auth/link/google', async (route) => {
    if (route.request().postData()?.includes('password')) return route.continue()
    const message = 'Please enter your current password'
    await route.fulfill({
      status: 422,
      json: { success: false, message, code: 'accounts.password-wrong', errors: { password: message } },
    })
  })
  await page.goto('/profile?tab=settings')
  await page.getByRole('button', { name: 'Link Google' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('Please enter your password')).toBeVisible()
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible()
})

test('failures show the messages of the specification [B8.17] [B8.18] [B8.19]', async ({ page }) => {
  await signedIn(page)
  await refuse(page, 'user/auth/link/google')
  await page.goto('/profile?tab=settings')
  await page.getByRole('button', { name: 'Link Google' }).click()
  await expect(page.getByText('Failed to link Google account')).toBeVisible()
  await page.getByRole('button', { name: 'Link Facebook' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Failed to link Facebook account')).toBeVisible()
  await page.getByRole('button', { name: 'Link Facebook' }).click()
  await continueAs(page, { name: 'Amaya', email: newEmail() })
  await refuse(page, 'user/auth/unlink/facebook')
  await page.getByRole('button', { name: 'Unlink Facebook' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink', exact: true }).click()
  await expect(page.getByText('Failed to unlink account')).toBeVisible()
})

test('a Google account of another user cannot be linked', async ({ page }) => {
  const email = newGmail()
  await page.goto('/login')
  await provider(page, 'Google').click()
  await continueAs(page, { email })
  await expect(page.getByText('Account created successfully')).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('token'))
  await signedIn(page)
  await page.goto('/profile?tab=settings')
  await page.getByRole('button', { name: 'Link Google' }).click()
  await continueAs(page, { email })
  await expect(page.getByText('This Google account is already linked to another account.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Google' })).toContainText('Not connected')
})
