import { expect, type Page, refused, type Screen } from '@first-fashion/testing/stage/screen'

const forget = async (page: Page) => {
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email address').fill('owner@firstfashion.example')
  await page.getByRole('button', { name: 'Send the link' }).click()
}

const setPassword = async (page: Page) => {
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Set the password' }).click()
}

const account = { route: '/admin/account', as: 'owner' } as const
const reset = { route: '/admin/reset-password', address: '/admin/reset-password?token=none' } as const

/** Signing in to the back office, and passwords. */
export const screens: readonly Screen[] = [
  { name: 'back office, sign in', route: '/admin', shows: 'Sign in' },
  {
    name: 'back office, refused',
    route: '/admin',
    answers: { 'staff.sign-in': refused('staff.wrong-login', 'Email or password is wrong', 401) },
    layoutOf: 'back office, sign in',
    steps: async ({ page }) => {
      await page.getByLabel('Email address').fill('nobody@firstfashion.example')
      await page.getByLabel('Password').fill('not-the-password')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
  {
    name: 'back office, first owner',
    route: '/admin/first-owner',
    address: '/admin/first-owner?token=none',
    shows: 'Create owner',
    layoutOf: 'back office, sign in',
  },
  {
    name: 'back office, link for a forgotten password on its way',
    route: '/admin',
    steps: ({ page }) => forget(page),
    shows: 'a link to set a new password is on its way',
  },
  {
    name: 'back office, link for a forgotten password refused',
    route: '/admin',
    answers: { 'staff.password-forgotten': refused() },
    layoutOf: 'back office, link for a forgotten password on its way',
    steps: ({ page }) => forget(page),
    shows: 'The shop is very busy. Please try again.',
  },
  { ...reset, name: 'back office, new password', shows: 'Set the password' },
  {
    ...reset,
    name: 'back office, new password, dead link',
    answers: {
      'staff.password-reset-link': refused('staff.reset-link-dead', 'This link no longer works.', 422),
    },
    shows: 'This link no longer works.',
  },
  {
    ...reset,
    name: 'back office, new password, link not known yet',
    answers: { 'staff.password-reset-link': refused() },
    shows: 'Try again',
  },
  {
    ...reset,
    name: 'back office, new password, link used meanwhile',
    answers: {
      'staff.password-reset': refused('staff.reset-link-dead', 'This link no longer works.', 422),
    },
    layoutOf: 'back office, new password',
    steps: ({ page }) => setPassword(page),
    shows: 'This link no longer works.',
  },
  {
    ...account,
    name: 'back office, my account',
    steps: ({ page }) => expect(page.getByRole('heading', { name: 'My account' })).toBeVisible(),
  },
  {
    ...account,
    name: 'back office, my account, password refused',
    answers: {
      'staff.password-change': refused('staff.password-wrong', 'This is not your current password', 422, {
        errors: { currentPassword: 'This is not your current password' },
      }),
    },
    steps: async ({ page }) => {
      await page.getByLabel('Current password').fill('not-this-one')
      await page.getByLabel('New password').fill('a-long-enough-one')
      await page.getByRole('button', { name: 'Change password' }).click()
    },
    shows: 'This is not your current password',
  },
]
