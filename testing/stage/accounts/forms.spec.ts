import { expect, test } from '../stage.ts'

test('failed registration and reset email show messages, and the form keeps its input [A8.11] [A8.15]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/login')
  await page.getByRole('button', { name: 'New here? Create an account' }).click()
  await page.route('**/api/user/**', (route) => route.abort())
  const email = 'nadeesha@example.com'
  await page.getByLabel('Name').fill('Nadeesha Silva')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill('a-long-enough-one')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Registration failed. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Email address')).toHaveValue(email)
  await page.getByRole('button', { name: 'Have an account? Login here' }).click()
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('Failed to send reset email')).toBeVisible()
})

test('a missing email address shows a message [A5.18] [A5.25]', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  await stage.open('/about')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Please enter your email address').first()).toBeVisible()
  await page.goto('/login')
  await page.getByRole('button', { name: /forgot/i }).click()
  await page.getByRole('button', { name: /send/i }).click()
  await expect(page.getByText('Please enter your email address').first()).toBeVisible()
})

test('signing up and logging in show a success message [A2.06] [A2.50] [A8.28]', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  const email = 'nadeesha@example.com'
  await stage.open('/login')
  await page.getByRole('button', { name: 'New here? Create an account' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Nadeesha Silva')
  await page.getByLabel('Email address').first().fill(email)
  await page.getByLabel('Password').fill('a-long-enough-one')
  const registered = page.waitForRequest('**/api/user/register')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  expect((await registered).postDataJSON()).toMatchObject({ name: 'Nadeesha Silva', email })
  await expect(page.getByText('Account created successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto('/login')
  await page.getByLabel('Email address').first().fill(email)
  await page.getByLabel('Password').fill('a-long-enough-one')
  await page.getByLabel('Password').press('Enter')
  await expect(page.getByText('Logged in successfully')).toBeVisible()
})

test('a newsletter that cannot be reached says so and keeps the address [A8.05]', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  await stage.open('/contact')
  await page.route('**/api/newsletter/**', (route) => route.abort())
  await page.getByLabel('Email address').fill('amaya@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Failed to subscribe. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Email address')).toHaveValue('amaya@example.com')
})
