import { samples } from '@first-fashion/contract/samples'
import { logIn } from '../log-in.ts'
import { altered, type Page, refused } from '../screen.ts'
import { expect, gotoHydrated, test } from '../stage.ts'

const failed = 'OAuth authentication failed. Please try again.'
const provider = (page: Page, name: 'Google' | 'Facebook') =>
  page.getByRole('button', { name: `Continue with ${name}` })

/** Stands in the place of the provider's own page. */
const servePages = (page: Page) =>
  page.route(/:4000\/(google|facebook)\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Sign in with us</h1>' }),
  )

async function atProvider(page: Page, name: 'Google' | 'Facebook') {
  await provider(page, name).click()
  await expect(page.getByRole('heading', { name: 'Sign in with us' })).toBeVisible()
}

test('a customer continues with Facebook into the account there is, on the page that was left [A2.52] [A8.28]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const answers = altered('accounts.exchange-code', (answer) => {
    Object.assign(answer, { isNewAccount: false, message: 'Logged in successfully' })
  })
  await stage.open('/login?returnTo=%2Forders', { answers })
  await servePages(page)
  await atProvider(page, 'Facebook')
  const exchanged = page.waitForRequest('**/api/user/auth/exchange')
  await gotoHydrated(page, `/login?token=${'A'.repeat(43)}&auth=facebook`)
  expect((await exchanged).postDataJSON()).toEqual({ code: 'A'.repeat(43) })
  await expect(page.getByText('Logged in successfully with Facebook')).toBeVisible()
  await expect(page).toHaveURL(/\/orders$/)
})

test('a user who cancels at the provider sees a message at the login, and reaches the target another way [A8.14]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/login?returnTo=%2Forders')
  await servePages(page)
  for (const name of ['Google', 'Facebook'] as const) {
    await atProvider(page, name)
    await gotoHydrated(page, '/login?error=oauth_failed')
    await expect(page.getByText(failed).first()).toBeVisible()
    await expect(page).toHaveURL(/\/login\?returnTo=%2Forders$/)
    await expect(provider(page, name)).toBeEnabled()
  }
  await logIn(page)
  await expect(page).toHaveURL(/\/orders$/)
})

test('a forged or used return URL signs nobody in [A2.53] [A8.14]', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  const dead = refused('accounts.code-dead', 'This code is no longer valid', 404)
  await stage.open(`/login?token=${'A'.repeat(43)}&auth=google`, {
    answers: { 'accounts.exchange-code': dead },
  })
  await expect(page.getByText(failed)).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByLabel('Password')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('an unreachable provider has its own message [A8.12] [A8.13]', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  await stage.open('/login', {
    answers: { 'accounts.google-start': refused(), 'accounts.facebook-start': refused() },
  })
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
  await stage.answer({ 'accounts.google-start': refused('request.too-many', tooMany, 429) })
  await provider(page, 'Google').click()
  await expect(page.getByText(tooMany)).toBeVisible()
})

test('going back from the provider shows the login, ready to try again', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  await stage.open('/login')
  await servePages(page)
  await atProvider(page, 'Google')
  await page.goBack()
  await expect(provider(page, 'Google')).toBeEnabled()
  await expect(provider(page, 'Facebook')).toBeEnabled()
})

test('the referral code goes along to the provider, from the URL or as typed [A2.53]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/login?ref=FRIEND7')
  await servePages(page)
  await expect(page.getByLabel(/Referral code/)).toHaveValue('FRIEND7')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('referral'))).toBe('FRIEND7')
  await gotoHydrated(page, '/login')
  let asked = page.waitForRequest('**/api/user/auth/google?*')
  await atProvider(page, 'Google')
  expect((await asked).url()).toContain('?ref=FRIEND7')
  await gotoHydrated(page, '/login?ref=FRIEND7')
  await page.getByLabel(/Referral code/).fill('OTHER9')
  asked = page.waitForRequest('**/api/user/auth/google?*')
  await atProvider(page, 'Google')
  expect((await asked).url()).toContain('?ref=OTHER9')
})

test('a user who shares no email address is sent to Sign Up', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  await stage.open('/login?error=email_missing&auth=facebook')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Facebook did not share an email address with us.')
  await expect(page).toHaveURL(/\/login$/)
})

const settings = '/profile?tab=settings'
const linkedTo = (ids: object) => altered('accounts.logged', ({ user }) => void Object.assign(user, ids))

test('the only sign-in method cannot be unlinked until there is another [B4.07]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const onlyGoogle = { googleId: 'google', authProvider: 'social', hasPassword: false }
  await stage.open(settings, { as: 'member', answers: linkedTo(onlyGoogle) })
  await expect(page.getByRole('button', { name: 'Unlink Google' })).toBeDisabled()
  await expect(page.getByText('Your only way to log in. Choose a password first.')).toBeVisible()
  await stage.answer(linkedTo({ ...onlyGoogle, facebookId: 'facebook' }))
  await gotoHydrated(page, `${settings}&auth=facebook`)
  await expect(page.getByText('Facebook is linked to your account')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Unlink Google' })).toBeEnabled()
})

test('an old login is confirmed with the password before a provider is linked [B7.25]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const message = 'Please enter your current password'
  const requested = refused('accounts.password-wrong', message, 422, { errors: { password: message } })
  await stage.open(settings, { as: 'member', answers: { 'accounts.link-provider': requested } })
  await servePages(page)
  await page.getByRole('button', { name: 'Link Google' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('Please enter your password')).toBeVisible()
  await dialog.getByLabel('Password').fill('a-long-enough-one')
  await stage.answer({ 'accounts.link-provider': samples['accounts.link-provider'] })
  const sent = page.waitForRequest('**/api/user/auth/link/google')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ password: 'a-long-enough-one' })
  await expect(page.getByRole('heading', { name: 'Sign in with us' })).toBeVisible()
})

test('failures of linking show a message for each provider [B8.17] [B8.18] [B8.19]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const answers = {
    ...linkedTo({ facebookId: 'facebook' }),
    'accounts.link-provider': refused(),
    'accounts.unlink-provider': refused(),
  }
  await stage.open(settings, { as: 'member', answers })
  await page.getByRole('button', { name: 'Link Google' }).click()
  await expect(page.getByText('Failed to link Google account')).toBeVisible()
  await page.getByRole('button', { name: 'Unlink Facebook' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink', exact: true }).click()
  await expect(page.getByText('Failed to unlink account')).toBeVisible()
  await gotoHydrated(page, `${settings}&error=link_failed&auth=facebook`)
  await expect(page.getByText('Failed to link Facebook account')).toBeVisible()
  await gotoHydrated(page, `${settings}&error=linked_elsewhere&auth=google`)
  await expect(page.getByText('This Google account is already linked to another account.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Google' })).toContainText('Not connected')
})
