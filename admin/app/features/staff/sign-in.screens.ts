import { expect, refused, type Screen } from '@first-fashion/testing/stage/screen'

/** Signing in to the back office. */
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
      await page.getByRole('button', { name: 'Sign in' }).click()
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
]
