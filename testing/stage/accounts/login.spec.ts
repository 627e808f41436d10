import { logIn, sessionOver } from '../log-in.ts'
import { openReviewForm } from '../product-page.ts'
import { held, type Page, refused } from '../screen.ts'
import { expect, test } from '../stage.ts'

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
}

test('logging out in one tab is noticed in the other [A4.02] [A9.18] [A8.29]', { tag: '@once' }, async ({
  page,
  stage,
}) => {
  await stage.open('/about', { as: 'member' })
  const other = await page.context().newPage()
  await other.goto('/contact')
  await expect(other.getByRole('button', { name: 'Account' })).toBeVisible()
  await logOut(page)
  await expect(other.getByRole('link', { name: 'Login' })).toBeVisible()
})

test('logging out in one tab shows no expired-session message in another one', { tag: '@once' }, async ({
  page,
  stage,
}) => {
  const wrong = refused('accounts.credentials-wrong', 'Invalid email or password', 401)
  await stage.open('/about', { as: 'member', answers: { 'accounts.login': wrong } })
  const other = await page.context().newPage()
  await other.goto('/orders')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await logOut(page)
  await expect(other).toHaveURL(/\/login\?/)
  // A message that comes after it: an earlier one would stand there too.
  await logIn(other)
  await expect(other.getByRole('alert').filter({ hasText: 'Invalid' })).toBeVisible()
  await expect(other.getByText('Your session has ended')).toHaveCount(0)
})

test('an invalid token logs out cleanly without losing the form', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  await stage.open('/product/galle-fort-linen-shirt', {
    as: 'member',
    answers: { 'reviews.own': { success: true, review: null } },
  })
  await openReviewForm(page)
  await page.getByLabel('Your review').fill('Half a review that should stay')
  await stage.answer({ 'accounts.logged': sessionOver })
  await page.evaluate(() => localStorage.setItem('token', 'ended-long-ago'))
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(page.getByLabel('Your review')).toHaveValue('Half a review that should stay')
})

test('a referral code in the address opens Sign Up with the code filled in [A2.53]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/register?ref=FRIEND7')
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible()
  await expect(page.getByText(/^Create an account to keep your cart/)).toBeVisible()
  await expect(page.getByLabel(/Referral code/)).toHaveValue('FRIEND7')
})

test('too many attempts show an error in the login form, and the input stays', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  const message = 'Too many tries. Please wait 2 minutes and try again.'
  await stage.open('/login', { answers: { 'accounts.login': refused('request.too-many', message, 429) } })
  await logIn(page)
  await expect(page.locator('form').getByRole('alert')).toHaveText(message)
  await expect(page.getByLabel('Email address').first()).toHaveValue('nadeesha.silva@example.com')
  await expect(page.getByLabel('Password')).toHaveValue('a-long-enough-one')
})

test('a hanging IP look-up does not delay registration [A7.08]', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  await stage.open('/login', { answers: { 'accounts.ip-location': held } })
  await page.getByRole('button', { name: 'New here? Create an account' }).click()
  await page.getByLabel('Name').fill('Amaya')
  await page.getByLabel('Email address').first().fill('amaya@example.com')
  await page.getByLabel('Password').fill('a-long-enough-one')
  const sent = page.waitForRequest('**/api/user/register')
  await page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }).click()
  expect((await sent).postData()).not.toContain('countryCode')
  await expect(page.getByText('Account created successfully')).toBeVisible()
})
