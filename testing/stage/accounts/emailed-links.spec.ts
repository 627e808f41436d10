import { samples } from '@first-fashion/contract/samples'
import { type Page, refused } from '../screen.ts'
import { expect, test } from '../stage.ts'
import { stageTime } from '../stage-time.ts'

/** Stops the browser's clock and holds a response until it is released. */
async function withStoppedClock(page: Page, call: string, address: string) {
  const released = Promise.withResolvers<void>()
  await page.route(`**/api/user/${call}`, async (route) => {
    await released.promise
    await route.continue()
  })
  await page.clock.install({ time: stageTime() })
  await page.goto(address)
  await page.clock.pauseAt(stageTime().getTime() + 60_000)
  return { release: () => released.resolve() }
}

test.describe('with a clock of its own', () => {
  test.use({ ownContext: true })

  test('confirming an address shows a verifying state, then success, and redirects to the login after 3 seconds [B2.45] [B4.05] [B9.14]', {
    tag: '@once',
  }, async ({ stage }) => {
    const { page } = stage
    await stage.set({})
    const { release } = await withStoppedClock(page, 'verify-email', '/verify-email?token=emailed')
    await expect(page.getByRole('heading', { name: 'Verifying your email...' })).toBeVisible()
    release()
    await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible()
    await page.clock.runFor(2900)
    expect(new URL(page.url()).pathname).toBe('/verify-email')
    await page.clock.runFor(200)
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText('Email verified successfully!')).toBeVisible()
  })

  test('a new password redirects to the login 2 seconds after success [B2.20] [B2.46] [B9.14]', {
    tag: '@once',
  }, async ({ stage }) => {
    const { page } = stage
    await stage.set({})
    const { release } = await withStoppedClock(page, 'verify-reset-token', '/reset-password?token=emailed')
    await expect(page.getByText('Checking your link...')).toBeVisible()
    release()
    await page.getByLabel('New password').fill('another-long-one')
    await page.getByLabel('Confirm password').fill('another-long-one')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByRole('heading', { name: 'Password reset successfully' })).toBeVisible()
    await page.clock.runFor(1900)
    expect(new URL(page.url()).pathname).toBe('/reset-password')
    await page.clock.runFor(200)
    await expect(page).toHaveURL(/\/login$/)
  })
})

test('confirming an address without a token makes no call, shows why, and links to the login [B2.19] [B8.08] [B8.09]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const asked: string[] = []
  await stage.set({})
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/verify-email')
  await expect(page.getByRole('heading', { name: 'Verification failed' })).toBeVisible()
  await expect(page.getByText('Invalid verification link')).toBeVisible()
  expect(asked.length).toBeGreaterThan(1)
  expect(asked.filter((url) => url.includes('/api/user/verify-email'))).toEqual([])
  await page.getByRole('link', { name: 'Go to Login' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('a replaced link offers another one by email [B8.10] [B8.11] [B8.12]', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  const dead = refused('accounts.verification-link-dead', 'Invalid verification link', 404)
  await stage.open('/verify-email?token=replaced', { answers: { 'accounts.verify-email': dead } })
  await expect(page.getByText('Invalid verification link')).toBeVisible()
  const again = page.getByRole('button', { name: 'Send the email again' })
  const email = page.getByRole('main').getByLabel('Email address')
  const missing = 'Please enter your email address'
  await stage.answer({
    'accounts.resend-verification': refused('accounts.details-invalid', missing, 422, {
      errors: { email: missing },
    }),
  })
  await again.click()
  await expect(page.getByText(missing)).toBeVisible()
  await expect(email).toBeFocused()
  await email.fill('amaya@example.com')
  await stage.answer({ 'accounts.resend-verification': samples['accounts.resend-verification'] })
  await page.route('**/api/user/resend-verification', (route) => route.abort(), { times: 1 })
  await again.click()
  await expect(page.getByText('Failed to send verification email')).toBeVisible()
  const asked = page.waitForRequest('**/api/user/resend-verification')
  await again.click()
  expect((await asked).postDataJSON()).toEqual({ email: 'amaya@example.com' })
  await expect(page.getByText('Verification email sent! Please check your inbox.')).toBeVisible()
})

test('a verification link opened again says that the address is verified', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  const answers = {
    'accounts.verify-email': {
      success: true,
      message: 'Your email address is already verified.',
      wasVerified: true,
    },
  } as const
  await stage.open('/verify-email?token=opened-before', { as: 'member', answers })
  await expect(page.getByRole('heading', { name: 'Email already verified' })).toBeVisible()
  const status = page.getByRole('status').filter({ has: page.getByRole('heading') })
  await expect(status).toContainText('Your email address is already verified.')
  // Who is signed in has no login to go to.
  await expect(status).toContainText('You are logged in.')
  await expect(page.getByText('Taking you to the login')).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
})

test('an address is to be confirmed in the profile until it is, also in another tab [B7.14] [B3.06]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.set({ as: 'member' })
  const asked = page.waitForResponse('**/api/user/verification-status')
  await page.goto('/profile')
  const question = page.getByRole('alert').filter({ hasText: 'not confirmed yet' })
  await expect(question).toContainText('nadeesha.silva@example.com')
  await asked
  await stage.answer({ 'accounts.verification-status': { success: true, isVerified: true } })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(question).toHaveCount(0)
})

test('a missing or invalid reset token redirects to the login with the reason [B5.04] [B8.20] [B8.22]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const dead = refused('accounts.reset-link-dead', 'Invalid or expired reset token', 404)
  await stage.open('/reset-password', { answers: { 'accounts.verify-reset-token': dead } })
  await expect(page.getByText('Invalid reset link')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await page.goto('/reset-password?token=never-made')
  await expect(page.getByText('Invalid or expired reset token')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
})

test('a valid reset link shows the email, validates, and keeps the input when the server is unreachable [B5.05] [B5.06] [B8.21]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/reset-password?token=emailed')
  await expect(page.getByText('For nadeesha.silva@example.com')).toBeVisible()
  const field = (name: string) => page.getByLabel(name)
  const save = () => page.getByRole('button', { name: 'Save password' }).click()
  await field('New password').fill('1234567')
  await field('Confirm password').fill('1234567')
  await save()
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible()
  await field('New password').fill('another-long-one')
  await save()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await field('Confirm password').fill('another-long-one')
  await page.route('**/api/user/reset-password', (route) => route.abort(), { times: 1 })
  await save()
  await expect(page.getByText('Failed to reset password')).toBeVisible()
  await expect(field('New password')).toHaveValue('another-long-one')
  const sent = page.waitForRequest('**/api/user/reset-password')
  await save()
  expect((await sent).postDataJSON()).toMatchObject({ token: 'emailed' })
  await expect(page.getByRole('heading', { name: 'Password reset successfully' })).toBeVisible()
})
