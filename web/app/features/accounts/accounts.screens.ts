import { expect, held, refused, type Screen, type Stage } from '@first-fashion/testing/stage/screen'

const login = { route: '/login' } as const
const wrong = refused('accounts.wrong-login', 'Invalid email or password', 401)

async function openMode({ page }: Stage, mode: 'Sign Up' | 'Reset Password'): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: mode === 'Sign Up' ? /account/ : /forgot/i })
    .click()
  await expect(page.getByRole('heading', { name: mode })).toBeVisible()
}

const sign = ({ page }: Stage, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

async function logIn(stage: Stage): Promise<void> {
  await stage.page.getByLabel('Email address').first().fill('amaya@example.com')
  await stage.page.getByLabel('Password').fill('colombo-lagoon-7')
  await sign(stage, 'Login')
}

async function enterPassword({ page }: Stage, again: string): Promise<void> {
  await page.getByLabel('New password').fill('another-long-one')
  await page.getByLabel('Confirm password').fill(again)
  await page.getByRole('button', { name: 'Save password' }).click()
}

/** Stops the redirect to the login. */
const stay = ({ page }: Stage) =>
  page.evaluate(() => {
    const last = window.setTimeout(() => {})
    for (let timer = 1; timer <= last; timer++) window.clearTimeout(timer)
  })

const provider = ({ page }: Stage, name: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(name) })

/** Login in its modes, with its errors, and the pages that emails link to. */
export const screens: readonly Screen[] = [
  { ...login, name: 'login' },
  {
    route: '/register',
    name: 'sign up, invited by a friend',
    address: '/register?ref=FRIEND7',
    shows: 'Sign Up',
  },
  {
    ...login,
    name: 'login, refused',
    answers: { 'accounts.login': wrong },
    steps: logIn,
    shows: 'Invalid email or password',
  },
  {
    ...login,
    name: 'login, email missing',
    layoutOf: 'login, refused',
    steps: async (stage) => {
      await sign(stage, 'Login')
      await expect(stage.page.locator('[aria-invalid=true]')).toHaveCount(1)
    },
  },
  {
    ...login,
    name: 'login, waiting',
    layoutOf: 'login',
    answers: { 'accounts.login': held },
    steps: async (stage) => {
      await logIn(stage)
      await expect(stage.page.locator('main [aria-busy=true]')).toBeVisible()
    },
  },
  {
    ...login,
    name: 'login, too many tries',
    layoutOf: 'login, refused',
    answers: {
      'accounts.login': refused(
        'request.too-many',
        'Too many tries. Please wait 2 minutes and try again.',
        429,
      ),
    },
    steps: async (stage) => {
      await logIn(stage)
      await expect(stage.page.locator('form').getByRole('alert')).toBeVisible()
    },
  },
  { ...login, name: 'sign up', steps: (stage) => openMode(stage, 'Sign Up') },
  {
    ...login,
    name: 'sign up, refused',
    answers: {
      'accounts.register': refused('accounts.details-invalid', 'Please enter your name', 400, {
        errors: {
          name: 'Please enter your name',
          email: 'Please enter a valid email address',
          password: 'Password must be at least 8 characters long',
        },
      }),
    },
    steps: async (stage) => {
      const { page } = stage
      await openMode(stage, 'Sign Up')
      await page.getByLabel('Email address').first().fill('nobody')
      await page.getByLabel('Password').fill('short')
      await sign(stage, 'Sign Up')
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      await expect(page.getByLabel('Name')).toBeFocused()
    },
  },
  { ...login, name: 'reset password, asked for', steps: (stage) => openMode(stage, 'Reset Password') },
  {
    ...login,
    name: 'login, back from a provider',
    layoutOf: 'login',
    address: `/login?token=${'A'.repeat(43)}&auth=google`,
    answers: { 'accounts.exchange-code': held },
    shows: 'Signing you in...',
  },
  {
    ...login,
    name: 'login, on the way to a provider',
    layoutOf: 'login',
    answers: { 'accounts.google-start': held },
    steps: async (stage) => {
      await provider(stage, 'Google').click()
      await expect(stage.page.locator('main [aria-busy=true]')).toBeVisible()
    },
  },
  {
    ...login,
    name: 'login, to be linked first',
    address: '/login?error=link_first&auth=facebook',
    steps: ({ page }) => expect(page.getByRole('alert').first()).toBeVisible(),
  },
  {
    ...login,
    name: 'sign up, no address from the provider',
    address: '/login?error=email_missing&auth=facebook',
    steps: ({ page }) => expect(page.getByRole('alert').first()).toBeVisible(),
  },
  {
    name: 'reset password',
    route: '/reset-password',
    address: '/reset-password?token=none',
    steps: ({ page }) => expect(page.getByLabel('New password')).toBeVisible(),
  },
  {
    name: 'reset password, not the same',
    route: '/reset-password',
    address: '/reset-password?token=none',
    layoutOf: 'reset password',
    steps: (stage) => enterPassword(stage, 'not-the-same'),
    shows: 'Passwords do not match',
  },
  {
    name: 'reset password, done',
    route: '/reset-password',
    address: '/reset-password?token=none',
    steps: async (stage) => {
      await enterPassword(stage, 'another-long-one')
      await expect(stage.page.getByRole('button', { name: 'Save password' })).toHaveCount(0)
      await stay(stage)
    },
  },
  {
    name: 'email verified',
    route: '/verify-email',
    address: '/verify-email?token=none',
    steps: async (stage) => {
      await expect(stage.page.getByText('Email verified successfully!').first()).toBeVisible()
      await stay(stage)
    },
  },
  {
    name: 'email being verified',
    route: '/verify-email',
    address: '/verify-email?token=none',
    layoutOf: 'email verified',
    answers: { 'accounts.verify-email': held },
    steps: ({ page }) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  },
  {
    name: 'email not verified',
    route: '/verify-email',
    address: '/verify-email?token=none',
    layoutOf: 'email verified',
    answers: { 'accounts.verify-email': refused('accounts.link-dead', 'This link is no longer valid', 404) },
    steps: ({ page }) => expect(page.getByRole('main').getByRole('link')).toBeVisible(),
  },
  {
    name: 'account menu',
    route: '/about',
    as: 'member',
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Account' }).click()
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    },
  },
]
