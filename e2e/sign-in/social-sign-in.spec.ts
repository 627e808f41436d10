import { refuse } from '../answers.ts'
import { expect, logInAgain, newEmail, password, test, wellStockedSku } from '../shop.ts'
import { continueAs, newGmail, provider } from './at-provider.ts'

test('a visitor continues with Google, returns to the same page, and finds the added item [A2.52] [A2.53] [A7.11]', async ({
  page,
}) => {
  // Pictures that were never rendered block the browser's connections; this journey does not need them.
  await page.route('**/media/**', (route) => route.abort())
  const { product } = await wellStockedSku(page, 14)
  await page.goto(`/product/${product.slug}`, { waitUntil: 'domcontentloaded' })
  await page
    .getByRole('button', { name: `Add ${product.name} to wishlist` })
    .first()
    .click()
  await expect(page).toHaveURL(/\/login\?returnTo=/)
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  await provider(page, 'Google').click()
  const welcomed = page.getByText('Account created successfully').waitFor()
  await continueAs(page, { email: newGmail() })
  await expect(page).toHaveURL(new RegExp(`/product/${product.slug}$`))
  await welcomed
  await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible()
  const arrived = addresses.find((one) => one.includes('token='))
  expect(arrived).toMatch(/\/login\?token=[\w-]{43}&auth=google$/)
  const token = await page.evaluate(() => localStorage.getItem('token'))
  expect(arrived).not.toContain(token)
  await page.goBack({ waitUntil: 'commit' })
  expect(page.url()).not.toContain('token=')
})

test('a customer continues with Facebook a second time into the same account [A2.52] [A8.28]', async ({
  page,
}) => {
  const email = newEmail()
  for (const message of ['Account created successfully', 'Logged in successfully with Facebook']) {
    await page.goto('/login')
    await provider(page, 'Facebook').click()
    await continueAs(page, { name: 'Sanduni Rathnayake', email })
    await expect(page.getByText(message)).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    await page.goto('/profile')
    await expect(page.getByRole('main').getByText(email).first()).toBeVisible()
    await page.evaluate(() => localStorage.removeItem('token'))
  }
})

test('a user who cancels at the provider sees a message at the login [A8.14]', async ({ page }) => {
  for (const name of ['Google', 'Facebook'] as const) {
    await page.goto('/login')
    await provider(page, name).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('OAuth authentication failed. Please try again.')).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
    await expect(provider(page, name)).toBeEnabled()
  }
})

test('a user who goes back from the provider and logs in another way still reaches the target', async ({
  page,
}) => {
  const email = newEmail()
  await page.request.post('/api/user/register', { data: { name: 'Amaya Perera', email, password } })
  await page.goto('/login?returnTo=%2Forders')
  await provider(page, 'Google').click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/login\?returnTo=%2Forders$/)
  await logInAgain(page, email)
  await expect(page).toHaveURL(/\/orders$/)
})

test('a forged or used return URL signs nobody in [A2.53] [A8.14]', async ({ page }) => {
  await page.goto(`/login?token=${'A'.repeat(43)}&auth=google`)
  await expect(page.getByText('OAuth authentication failed. Please try again.')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByLabel('Password')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('an unreachable provider has its own message [A8.12] [A8.13]', async ({ page }) => {
  await refuse(page, 'user/auth/google')
  await refuse(page, 'user/auth/facebook')
  await page.goto('/login')
  await provider(page, 'Google').click()
  await expect(page.getByText('Failed to initialize Google login')).toBeVisible()
  await provider(page, 'Facebook').click()
  await expect(
    page.getByText('Facebook login is temporarily unavailable. Please use Google login.'),
  ).toBeVisible()
  await page.route('**/api/user/auth/facebook', (route) => route.abort())
  await provider(page, 'Facebook').click()
  await expect(page.getByText('Failed to initialize Facebook login')).toBeVisible()
  const tooMany = 'Too many requests. Please wait a moment and try again.'
  await page.route('**/api/user/auth/google', (route) =>
    route.fulfill({ status: 429, json: { success: false, message: tooMany, code: 'request.too-many' } }),
  )
  await provider(page, 'Google').click()
  await expect(page.getByText(tooMany)).toBeVisible()
})

test('going back from the provider shows the login, ready to try again', async ({ page }) => {
  await page.goto('/login')
  await provider(page, 'Google').click()
  await expect(page.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible()
  await page.goBack()
  await expect(provider(page, 'Google')).toBeEnabled()
  await expect(provider(page, 'Facebook')).toBeEnabled()
})

test('the referral code goes along to the provider, from the URL or as typed [A2.53]', async ({ page }) => {
  await page.goto('/login?ref=FRIEND7')
  await expect(page.getByLabel(/Referral code/)).toHaveValue('FRIEND7')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('referral'))).toBe('FRIEND7')
  await page.goto('/login')
  let asked = page.waitForRequest('**/api/user/auth/google?*')
  await provider(page, 'Google').click()
  expect((await asked).url()).toContain('?ref=FRIEND7')
  await expect(page.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible()
  await page.goto('/login?ref=FRIEND7')
  await page.getByLabel(/Referral code/).fill('OTHER9')
  asked = page.waitForRequest('**/api/user/auth/google?*')
  await provider(page, 'Google').click()
  expect((await asked).url()).toContain('?ref=OTHER9')
})

test('a user who shares no email address is sent to Sign Up', async ({ page }) => {
  await page.goto('/login')
  await provider(page, 'Facebook').click()
  await page.getByRole('button', { name: 'Continue as Nimal Wijesinghe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Facebook did not share an email address with us.')
  await expect(page).toHaveURL(/\/login$/)
})

test('a hanging IP look-up does not delay registration [A7.08]', async ({ page }) => {
  await page.route('**/api/location/ip', () => new Promise(() => {}))
  await page.goto('/login')
  await page.getByRole('button', { name: 'New here? Create an account' }).click()
  await page.getByLabel('Name').fill('Amaya')
  await page.getByLabel('Email address').first().fill(newEmail())
  await page.getByLabel('Password').fill(password)
  const sent = page.waitForRequest('**/api/user/register')
  await page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }).click()
  expect((await sent).postData()).not.toContain('countryCode')
  await expect(page.getByText('Account created successfully')).toBeVisible()
})
