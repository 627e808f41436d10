import { expect, mailsTo, newEmail, password, test } from './shop.ts'

test('a visitor signs up and confirms the address by email; a forgotten password is replaced through the emailed link [A2.51] [A4.27]', {
  tag: '@phone',
}, async ({ page }) => {
  const email = newEmail()
  const main = page.getByRole('main')
  await page.goto('/login')
  await page.getByRole('button', { name: 'New here? Create an account' }).click()
  await main.getByLabel('Name').fill('Amaya')
  await main.getByLabel('Email address').fill(email)
  await main.getByLabel('Password').fill(password)
  await main.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page.getByText('Account created successfully')).toBeVisible()
  const link = async () =>
    (await mailsTo(page, email)).map(({ text }) => /\/verify-email\?token=[\w-]+/.exec(text)?.[0])[0]
  await expect.poll(link).toBeDefined()
  await page.goto((await link()) ?? '')
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('token'))
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
