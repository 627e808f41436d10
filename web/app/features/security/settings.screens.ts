import { altered, expect, held, refused, type Screen, type Stage } from '@first-fashion/testing/stage/screen'

const settings = { route: '/profile', address: '/profile?tab=settings', as: 'member' } as const
const passwordRequested = refused('accounts.password-wrong', 'Please enter your current password', 422, {
  errors: { password: 'Please enter your current password' },
})

async function changePassword({ page }: Stage): Promise<void> {
  await page.getByLabel('Current password').fill('not-this-one')
  await page.getByLabel('New password', { exact: true }).fill('another-long-one')
  await page.getByLabel('Confirm new password').fill('another-long-one')
  await page.getByRole('button', { name: 'Change password' }).click()
}

/** Account security: password, devices, linked accounts and the end of the account. */
export const screens: readonly Screen[] = [
  { ...settings, name: 'settings with devices', shows: 'Safari on iOS' },
  {
    ...settings,
    name: 'settings, another password refused',
    layoutOf: 'settings, password wanted',
    answers: {
      'profile.update': refused('accounts.password-wrong', 'This is not your current password', 422, {
        errors: { currentPassword: 'This is not your current password' },
      }),
    },
    steps: async (stage) => {
      await changePassword(stage)
      await expect(stage.page.locator('[aria-invalid=true]')).toHaveCount(1)
    },
  },
  {
    ...settings,
    name: 'settings, devices loading',
    answers: { 'security.devices': held },
    shows: 'Change Password',
  },
  {
    ...settings,
    name: 'settings, devices failed',
    layoutOf: 'settings, devices loading',
    answers: { 'security.devices': refused() },
    shows: 'Try again',
  },
  {
    ...settings,
    name: 'settings, logging out everywhere',
    layoutOf: 'settings with devices',
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Log out everywhere' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    ...settings,
    name: 'settings, account about to be deleted',
    over: true,
    answers: { 'personal-data.delete-account': passwordRequested },
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Delete my account' }).click()
      await page.getByRole('button', { name: 'Delete for good' }).click()
      await expect(page.locator('dialog [aria-invalid=true]')).toHaveCount(1)
    },
  },
  {
    ...settings,
    name: 'settings, the only way in',
    answers: altered('accounts.logged', ({ user }) => {
      Object.assign(user, { googleId: 'google', authProvider: 'social', hasPassword: false })
    }),
    shows: 'Your only way to log in',
  },
  {
    ...settings,
    name: 'settings, password wanted',
    over: true,
    answers: { 'accounts.link-provider': passwordRequested },
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Link Google' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
      await expect(page.locator('[aria-invalid=true]')).toBeVisible()
    },
  },
  {
    ...settings,
    name: 'settings, to be unlinked',
    over: true,
    answers: altered('accounts.logged', ({ user }) => {
      Object.assign(user, { googleId: 'google', hasPassword: true })
    }),
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Unlink Google' }).click()
      await expect(page.getByRole('dialog', { name: 'Unlink Google' })).toBeVisible()
    },
  },
]
