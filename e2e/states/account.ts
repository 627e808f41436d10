import type { Page } from '@playwright/test'
import { expect, gotoHydrated, mailsTo, newEmail, password, signedIn } from '../shop.ts'
import { hold, type ScreenState } from './screen-state.ts'

async function openLogin(page: Page, mode?: 'Sign Up' | 'Reset Password') {
  await gotoHydrated(page, '/login')
  if (mode === undefined) return
  await page
    .getByRole('main')
    .getByRole('button', { name: mode === 'Sign Up' ? /account/ : /forgot/i })
    .click()
  await expect(page.getByRole('heading', { name: mode })).toBeVisible()
}

const sign = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** The link in the email for verification or a forgotten password. */
async function mailedLink(page: Page, path: 'reset-password' | 'verify-email'): Promise<string> {
  const email = newEmail()
  await page.request.post('/api/user/register', { data: { name: 'Amaya', email, password } })
  if (path === 'reset-password') await page.request.post('/api/user/forgot-password', { data: { email } })
  const pattern = new RegExp(`/${path}\\?token=[\\w-]+`)
  const link = async () =>
    (await mailsTo(page, email))
      .map((mail) => pattern.exec(mail.text)?.[0])
      .find((found) => found !== undefined)
  await expect.poll(link).toBeDefined()
  return (await link()) ?? ''
}

/** Stops the redirect to the login. */
const stay = (page: Page) =>
  page.evaluate(() => {
    const last = window.setTimeout(() => {})
    for (let timer = 1; timer <= last; timer++) window.clearTimeout(timer)
  })

/** Login in its modes, with its errors, and the pages that emails link to. */
export const account: readonly ScreenState[] = [
  { name: 'login', route: '/login', arrive: (page) => openLogin(page) },
  {
    name: 'login, refused',
    route: '/login',
    async arrive(page) {
      await openLogin(page)
      await page.getByLabel('Email address').first().fill(newEmail())
      await page.getByLabel('Password').fill('not-the-password')
      await sign(page, 'Login')
      await expect(page.getByText('Invalid email or password')).toBeVisible()
    },
  },
  {
    name: 'login, email missing',
    route: '/login',
    async arrive(page) {
      await openLogin(page)
      await sign(page, 'Login')
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
    },
  },
  {
    name: 'login, waiting',
    route: '/login',
    async arrive(page) {
      await openLogin(page)
      await hold(page, 'user/login')
      await page.getByLabel('Email address').first().fill('amaya@example.com')
      await page.getByLabel('Password').fill('colombo-lagoon-7')
      await sign(page, 'Login')
      await expect(page.locator('main [aria-busy=true]')).toBeVisible()
    },
  },
  { name: 'sign up', route: '/login', arrive: (page) => openLogin(page, 'Sign Up') },
  {
    name: 'sign up, refused',
    route: '/login',
    async arrive(page) {
      await openLogin(page, 'Sign Up')
      await page.getByLabel('Email address').first().fill('nobody')
      await page.getByLabel('Password').fill('short')
      await sign(page, 'Sign Up')
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      await expect(page.getByLabel('Name')).toBeFocused()
    },
  },
  { name: 'reset password, asked for', route: '/login', arrive: (page) => openLogin(page, 'Reset Password') },
  {
    name: 'reset password',
    route: '/reset-password',
    async arrive(page) {
      await page.goto(await mailedLink(page, 'reset-password'))
      await expect(page.getByLabel('New password')).toBeVisible()
    },
  },
  {
    name: 'reset password, not the same',
    route: '/reset-password',
    async arrive(page) {
      await page.goto(await mailedLink(page, 'reset-password'))
      await page.getByLabel('New password').fill('another-long-one')
      await page.getByLabel('Confirm password').fill('not-the-same')
      await page.getByRole('button', { name: 'Save password' }).click()
      await expect(page.getByText('Passwords do not match')).toBeVisible()
    },
  },
  {
    name: 'reset password, done',
    route: '/reset-password',
    async arrive(page) {
      await page.goto(await mailedLink(page, 'reset-password'))
      await page.getByLabel('New password').fill('another-long-one')
      await page.getByLabel('Confirm password').fill('another-long-one')
      await page.getByRole('button', { name: 'Save password' }).click()
      await expect(page.getByRole('button', { name: 'Save password' })).toHaveCount(0)
      await stay(page)
    },
  },
  {
    name: 'email verified',
    route: '/verify-email',
    async arrive(page) {
      await page.goto(await mailedLink(page, 'verify-email'))
      await expect(page.getByText('Email verified successfully!').first()).toBeVisible()
      await stay(page)
    },
  },
  {
    name: 'email being verified',
    route: '/verify-email',
    async arrive(page) {
      await hold(page, 'user/verify-email')
      await page.goto('/verify-email?token=none')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  },
  {
    name: 'email not verified',
    route: '/verify-email',
    async arrive(page) {
      await page.goto('/verify-email?token=none')
      await expect(page.getByRole('main').getByRole('link')).toBeVisible()
    },
  },
  {
    name: 'account menu',
    route: '/about',
    over: true,
    async arrive(page) {
      await signedIn(page)
      await gotoHydrated(page, '/about')
      await page.getByRole('button', { name: 'Account' }).click()
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    },
  },
]
