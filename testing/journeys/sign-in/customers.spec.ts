import { expect, goToSection, gotoHydrated, newEmail, password, test } from '../shop.ts'

test('an owner finds a customer, blocks the sign-in with a reason and unblocks it', {
  tag: '@desktop',
}, async ({ page }) => {
  const email = newEmail()
  await page.request.post('/api/user/register', { data: { name: 'Amaya Fonseka', email, password } })
  await page.goto('/admin')
  await page.getByLabel('Email address').fill('owner@firstfashion.example')
  await page.getByLabel('Password').fill('galle-fort-1663')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  await goToSection(page, 'Customers')
  await expect(page.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible()
  await page.getByLabel('Search').fill(email)
  await expect(page.getByText('1 found')).toBeVisible()
  await page.getByRole('link', { name: 'Amaya Fonseka' }).click()
  await expect(page.getByRole('heading', { name: 'Amaya Fonseka' })).toBeVisible()

  await page.getByRole('button', { name: 'Block sign-in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Block Amaya Fonseka?' })
  await dialog.getByRole('button', { name: 'Block sign-in' }).click()
  await expect(dialog.getByText('Please fill this in')).toBeVisible()
  await dialog.getByLabel('Reason (for the records)').fill('The bank reported a stolen card')
  await dialog.getByRole('button', { name: 'Block sign-in' }).click()
  await expect(page.getByText('Account blocked')).toBeVisible()

  const shopper = await page.context().newPage()
  await gotoHydrated(shopper, '/login')
  await shopper.getByLabel('Email address').first().fill(email)
  await shopper.getByLabel('Password').fill(password)
  const login = shopper.getByRole('button', { name: 'Login', exact: true })
  await login.click()
  await expect(shopper.locator('form').getByRole('alert')).toContainText('This account is blocked.')

  await page.getByRole('button', { name: 'Unblock sign-in' }).click()
  await expect(page.getByText('Account unblocked')).toBeVisible()
  await login.click()
  await expect(shopper.getByText('Logged in successfully')).toBeVisible()
})
