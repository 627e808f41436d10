import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, gotoHydrated, inCart, mailsTo, newEmail, password, signedIn, test } from '../shop.ts'

/** The link in an email; waits for the email. */
async function mailedLink(page: Page, email: string, path: string): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const texts = (await mailsTo(page, email)).map(({ text }) => text)
      link = texts.map((text) => new RegExp(`${path}\\?token=[\\w-]+`).exec(text)?.[0]).find(Boolean) ?? ''
      return link
    })
    .not.toBe('')
  return link
}

async function registered(page: Page): Promise<string> {
  const email = newEmail()
  await page.request.post('/api/user/register', { data: { name: 'Amaya', email, password } })
  return email
}

/** Stops the browser's clock and holds a response until it is released. */
async function withStoppedClock(page: Page, call: string, address: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/api/user/${call}`, async (route) => {
    await released
    await route.continue()
  })
  await page.clock.install()
  await page.goto(address)
  await page.clock.pauseAt(Date.now() + 60_000)
  return { release }
}

test.describe('confirming the email address', () => {
  test('shows a verifying state, then success, and redirects to the login after 3 seconds [B2.45] [B4.05] [B9.14]', async ({
    page,
  }) => {
    const link = await mailedLink(page, await registered(page), '/verify-email')
    const { release } = await withStoppedClock(page, 'verify-email', link)
    await expect(page.getByRole('heading', { name: 'Verifying your email...' })).toBeVisible()
    release()
    await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible()
    await page.clock.runFor(2900)
    expect(new URL(page.url()).pathname).toBe('/verify-email')
    await page.clock.runFor(200)
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText('Email verified successfully!')).toBeVisible()
  })

  test('without a token makes no call, shows why, and links to the login [B2.19] [B8.08] [B8.09]', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/verify-email')
    await expect(page.getByRole('heading', { name: 'Verification failed' })).toBeVisible()
    await expect(page.getByText('Invalid verification link')).toBeVisible()
    expect(asked.filter((url) => url.includes('/api/user/verify-email'))).toEqual([])
    await page.getByRole('link', { name: 'Go to Login' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })

  test('with a replaced link offers another one by email [B8.10] [B8.11] [B8.12]', async ({ page }) => {
    const email = await registered(page)
    const link = await mailedLink(page, email, '/verify-email')
    await page.request.post('/api/user/resend-verification', { data: { email } })
    await expect.poll(async () => (await mailsTo(page, email)).length).toBe(2)
    await page.goto(link)
    await expect(page.getByText('Invalid verification link')).toBeVisible()
    await page.getByRole('button', { name: 'Send the email again' }).click()
    await expect(page.getByText('Please enter your email address')).toBeVisible()
    await page.getByRole('main').getByLabel('Email address').fill(email)
    await page.route('**/api/user/resend-verification', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Send the email again' }).click()
    await expect(page.getByText('Failed to send verification email')).toBeVisible()
    await page.getByRole('button', { name: 'Send the email again' }).click()
    await expect(page.getByText('Verification email sent! Please check your inbox.')).toBeVisible()
    await expect.poll(async () => (await mailsTo(page, email)).length).toBe(3)
  })

  test('is requested in the profile until done, also in another tab [B7.14] [B3.06]', async ({ page }) => {
    const { email } = await signedIn(page)
    const link = await mailedLink(page, email, '/verify-email')
    const asked = page.waitForResponse('**/api/user/verification-status')
    await page.goto('/profile')
    const question = page.getByRole('alert').filter({ hasText: 'not confirmed yet' })
    await expect(question).toContainText(email)
    await asked
    const verified = await page.request.post('/api/user/verify-email', {
      data: { token: link.split('token=')[1] },
    })
    await expect(verified).toBeOK()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(question).toHaveCount(0)
  })
})

test.describe('choosing a new password', () => {
  test('with a missing or invalid token redirects to the login with the reason [B5.04] [B8.20] [B8.22]', async ({
    page,
  }) => {
    await page.goto('/reset-password')
    await expect(page.getByText('Invalid reset link')).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
    await page.goto('/reset-password?token=never-made')
    await expect(page.getByText('Invalid or expired reset token')).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
  })

  test('with a valid link shows the email, validates, and keeps the input when the server is unreachable [B5.05] [B5.06] [B8.21]', async ({
    page,
  }) => {
    const email = await registered(page)
    await page.request.post('/api/user/forgot-password', { data: { email } })
    await page.goto(await mailedLink(page, email, '/reset-password'))
    await expect(page.getByText(`For ${email}`)).toBeVisible()
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
    await save()
    await expect(page.getByRole('heading', { name: 'Password reset successfully' })).toBeVisible()
  })

  test('redirects to the login 2 seconds after success [B2.20] [B2.46] [B9.14]', async ({ page }) => {
    const email = await registered(page)
    await page.request.post('/api/user/forgot-password', { data: { email } })
    const { release } = await withStoppedClock(
      page,
      'verify-reset-token',
      await mailedLink(page, email, '/reset-password'),
    )
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

  test('in the profile requires the current one [B5.07] [B5.08] [B8.16]', async ({ page }) => {
    const { email } = await signedIn(page)
    await page.goto('/profile?tab=settings')
    const field = (name: string) => page.getByLabel(name, { exact: true })
    const change = () => page.getByRole('button', { name: 'Change password' }).click()
    await change()
    await expect(page.getByText('Please enter your current password')).toBeVisible()
    await field('Current password').fill('not-this-one')
    await field('New password').fill('another-long-one')
    await field('Confirm new password').fill('something-else')
    await change()
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    await field('Confirm new password').fill('another-long-one')
    await change()
    await expect(page.getByText('This is not your current password').first()).toBeVisible()
    await field('Current password').fill(password)
    await page.route('**/api/user/update', (route) => route.abort(), { times: 1 })
    await change()
    await expect(page.getByText('An error occurred')).toBeVisible()
    await change()
    await expect(page.getByText('Password changed. Your other devices were logged out.')).toBeVisible()
    await expect(field('Current password')).toHaveValue('')
    const subjects = async () => (await mailsTo(page, email)).map(({ subject }) => subject)
    await expect.poll(subjects).toContain('Your password was changed')
  })
})

test('too many attempts show an error in the login form, and the input stays', async ({ page }) => {
  const message = 'Too many tries. Please wait 2 minutes and try again.'
  await page.route('**/api/user/login', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '120' },
      json: { success: false, code: 'request.too-many', message },
    }),
  )
  await gotoHydrated(page, '/login')
  await page.getByLabel('Email address').first().fill('amaya@example.com')
  await page.getByLabel('Password').fill('colombo-lagoon-7')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.locator('form').getByRole('alert')).toHaveText(message)
  await expect(page.getByLabel('Email address').first()).toHaveValue('amaya@example.com')
  await expect(page.getByLabel('Password')).toHaveValue('colombo-lagoon-7')
})

test('one device logs out another one, and then all', async ({ page }) => {
  const { email, token } = await signedIn(page)
  const other = await page.request.post('/api/user/login', { data: { email, password } })
  const otherToken = (await other.json()).token
  await page.goto('/profile?tab=settings')
  await expect(page.getByText('This device')).toHaveCount(1)
  await page.getByRole('button', { name: /^Log out (?!everywhere)/ }).click()
  await expect(page.getByText('The device is logged out')).toBeVisible()
  const logged = (who: string) => page.request.post('/api/user/logged', { headers: { token: who }, data: {} })
  expect((await logged(otherToken)).status()).toBe(401)
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page.getByText('You are logged out everywhere')).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  expect((await logged(token)).status()).toBe(401)
})

test('a customer downloads their data, and then deletes the account', async ({ page }) => {
  const { email, token } = await signedIn(page)
  await inCart(page, token, 40)
  await page.goto('/profile?tab=settings')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^first-fashion-data-.*\.json$/)
  const data = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data).toMatchObject({ profile: { email }, cart: [{ quantity: 1 }] })

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog).toContainText('as the law requires')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('Please enter your current password')).toBeVisible()
  await dialog.getByLabel('Your password').fill('not-this-one')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('This is not your current password')).toBeVisible()
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Your account has been deleted')).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  const back = await page.request.post('/api/user/login', { data: { email, password } })
  expect(back.status()).toBe(401)
})

test('a verification link opened again says that the address is verified', async ({ page }) => {
  const { email } = await signedIn(page)
  const link = await mailedLink(page, email, '/verify-email')
  await page.goto(link)
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Email already verified' })).toBeVisible()
  const status = page.getByRole('status').filter({ has: page.getByRole('heading') })
  await expect(status).toContainText('Your email address is already verified.')
  // Who is signed in has no login to go to.
  await expect(status).toContainText('You are logged in.')
  await expect(page.getByText('Taking you to the login')).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
})
