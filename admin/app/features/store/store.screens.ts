import { expect, refused, type Screen } from '@first-fashion/testing/stage/screen'

const one = { route: '/admin/store', as: 'owner' } as const

/** Whose store it is. */
export const screens: readonly Screen[] = [
  {
    ...one,
    name: 'back office, store details',
    steps: ({ page }) => expect(page.getByLabel('Name', { exact: true })).toHaveValue('First Fashion'),
  },
  {
    ...one,
    name: 'back office, store details refused',
    steps: async ({ page }) => {
      await page.getByLabel('Name', { exact: true }).fill('')
      await page.getByLabel('Instagram').fill('instagram.com/us')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Every store has a name of at most 60 characters')).toBeVisible()
    },
    shows: 'A web address that starts with https://',
  },
  {
    ...one,
    name: 'back office, store details failed',
    upTo: 500,
    answers: { 'staff.store': refused() },
    layoutOf: 'back office, orders failed',
    shows: 'Try again',
  },
]
