import { altered, expect, type Page, refused, type Screen } from '@first-fashion/testing/stage/screen'

const account = { route: '/admin/account', as: 'owner' } as const
const withoutCodes = altered('staff.second-factor', ({ secondFactor }) =>
  Object.assign(secondFactor, { codesSince: null, recoveryCodesLeft: 0, passkeys: [] }),
)

const enterPassword = async (page: Page, action: string) => {
  const form = page.getByRole('dialog')
  await form.getByLabel('Current password').fill('a-long-enough-one')
  await form.getByRole('button', { name: action }).click()
}

const showSecret = async (page: Page) => {
  await page.getByRole('button', { name: 'Set up codes' }).click()
  await enterPassword(page, 'Continue')
  await expect(page.getByRole('img', { name: 'QR code for the app' })).toBeVisible()
}

const enterCode = async (page: Page) => {
  await page.getByLabel('Code', { exact: true }).fill('123 456')
  await page.getByRole('button', { name: 'Switch on' }).click()
}

const challenged: NonNullable<Screen['answers']> = {
  'staff.sign-in': { success: true, challenge: 'none', methods: ['code', 'passkey', 'recovery-code'] },
}

const enterOwnPassword = async (page: Page) => {
  await page.getByLabel('Email address').fill('owner@firstfashion.example')
  await page.getByLabel('Password').fill('a-long-enough-one')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeFocused()
}

/** The second factor of members of staff. */
export const screens: readonly Screen[] = [
  { ...account, name: 'back office, my account without codes', answers: withoutCodes, shows: 'Set up codes' },
  {
    ...account,
    name: 'back office, my account, second factor failed',
    answers: { 'staff.second-factor': refused() },
    shows: 'Try again',
  },
  {
    ...account,
    name: 'back office, my account, the other sessions ended',
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'End all others' }).click()
      await expect(page.getByText('Safari on iOS')).toHaveCount(0)
    },
  },
  {
    ...account,
    name: 'back office, codes about to be set up',
    over: true,
    answers: withoutCodes,
    steps: ({ page }) => showSecret(page),
  },
  {
    ...account,
    name: 'back office, first code refused',
    over: true,
    answers: {
      ...withoutCodes,
      'staff.codes-confirm': refused('staff.code-wrong', 'This code is wrong.', 422, {
        errors: { code: 'This code is wrong.' },
      }),
    },
    steps: async ({ page }) => {
      await showSecret(page)
      await enterCode(page)
    },
    shows: 'This code is wrong.',
  },
  {
    ...account,
    name: 'back office, recovery codes',
    over: true,
    answers: withoutCodes,
    steps: async ({ page }) => {
      await showSecret(page)
      await enterCode(page)
    },
    shows: 'k3v9-01xz-7wqa-m5bc',
  },
  {
    ...account,
    name: 'back office, codes about to be switched off',
    over: true,
    answers: {
      'staff.codes-off': refused('staff.password-wrong', 'This is not your current password', 422, {
        errors: { currentPassword: 'This is not your current password' },
      }),
    },
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Switch codes off' }).click()
      await enterPassword(page, 'Switch codes off')
    },
    shows: 'This is not your current password',
  },
  {
    ...account,
    name: 'back office, a passkey about to be added',
    over: true,
    steps: ({ page }) => page.getByRole('button', { name: 'Add a passkey' }).click(),
    shows: 'Name of the passkey',
  },
  {
    ...account,
    name: 'back office, a passkey about to be removed',
    over: true,
    steps: ({ page }) => page.getByRole('button', { name: 'Remove Key in the safe' }).click(),
    shows: 'It no longer signs you in',
  },
  {
    name: 'back office, second step with a passkey alone',
    route: '/admin',
    answers: { 'staff.sign-in': { success: true, challenge: 'none', methods: ['passkey'] } },
    steps: async ({ page }) => {
      await enterOwnPassword(page)
      await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible()
    },
  },
  {
    name: 'back office, second step',
    route: '/admin',
    answers: challenged,
    steps: ({ page }) => enterOwnPassword(page),
  },
  {
    name: 'back office, recovery code refused',
    route: '/admin',
    answers: {
      ...challenged,
      'staff.second-step': refused('staff.code-wrong', 'This recovery code is wrong.', 422),
    },
    layoutOf: 'back office, second step',
    steps: async ({ page }) => {
      await enterOwnPassword(page)
      await page.getByRole('button', { name: 'Use a recovery code' }).click()
      await page.getByLabel('Recovery code').fill('k3v9-01xz-7wqa-m5bc')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(page.getByText('This recovery code is wrong.')).toBeVisible()
      await page.getByRole('button', { name: 'Back to sign in' }).click()
      await expect(page.getByLabel('Email address')).toHaveValue('owner@firstfashion.example')
      await expect(page.getByLabel('Password')).toHaveValue('')
    },
  },
]
