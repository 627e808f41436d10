import { expect, mailsTo, newEmail, password, signedIn, test } from './shop.ts'

test('a forgotten password is replaced through the mailed link [A2.51] [A4.27]', async ({ page }) => {
  const email = newEmail()
  await page.request.post('/api/user/register', { data: { name: 'Amaya', email, password } })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible()
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('Please enter your email address')).toBeVisible()
  await page.getByLabel('Email address').first().fill(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  const resetMail = async () =>
    (await mailsTo(page, email)).find((mail) => mail.subject === 'Choose a new password')
  await expect.poll(async () => (await resetMail()) !== undefined).toBe(true)
  const token = /reset-password\?token=([\w-]+)/.exec((await resetMail())?.text ?? '')?.[1] ?? ''
  await page.goto(`/reset-password?token=${token}`)
  await page.getByLabel('New password').fill('another-long-one')
  await page.getByLabel('Confirm password').fill('not-the-same')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('Confirm password').fill('another-long-one')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Email address').first().fill(email)
  await page.getByLabel('Password').fill('another-long-one')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('Logged in successfully')).toBeVisible()
})

test('logging out in one tab is noticed in the other [A4.02] [A9.18] [A8.29]', async ({ page, context }) => {
  await signedIn(page)
  await page.goto('/about')
  const other = await context.newPage()
  await other.goto('/contact')
  await expect(other.getByRole('button', { name: 'Account' })).toBeVisible()
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  await expect(other.getByRole('link', { name: 'Login' })).toBeVisible()
})

test('a dead token logs out cleanly without losing the form in hand', async ({ page }) => {
  await signedIn(page)
  await page.goto('/product/galle-fort-linen-shirt')
  await page.getByLabel('Your review').fill('Half a review that should stay')
  await page.evaluate(() => localStorage.setItem('token', 'ended-long-ago'))
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(page.getByLabel('Your review')).toHaveValue('Half a review that should stay')
})

test('a referral code in the address opens Sign Up with the code carried along [A2.53]', async ({ page }) => {
  await page.goto('/login?ref=FRIEND7')
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible()
  await expect(page.getByText(/^Create an account to keep your cart/)).toBeVisible()
  await expect(page.getByLabel(/Referral code/)).toHaveValue('FRIEND7')
})
