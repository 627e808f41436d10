import { altered, expect, type Page, refused, type Screen } from '@first-fashion/testing/stage/screen'

const account = { route: '/admin/account', as: 'owner' } as const
const withoutCodes = altered('staff.second-factor', ({ secondFactor }) =>
  Object.assign(secondFactor, { codesSince: null, recoveryCodesLeft: 0 }),
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
]
