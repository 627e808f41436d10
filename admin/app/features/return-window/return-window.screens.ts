import { expect, refused, type Screen } from '@first-fashion/testing/stage/screen'

const route = '/admin/return-window'

/** How long orders can be returned. */
export const screens: readonly Screen[] = [
  {
    name: 'back office, return window',
    route,
    as: 'owner',
    steps: ({ page }) => expect(page.getByLabel('Days after the delivery')).toBeVisible(),
  },
  {
    name: 'back office, return window refused',
    route,
    as: 'owner',
    steps: async ({ page }) => {
      await page.getByLabel('Days after the delivery').fill('0')
      await page.getByRole('button', { name: 'Save' }).click()
    },
    shows: 'A whole number from 1 to 365',
  },
  {
    name: 'back office, return window not loaded',
    route,
    as: 'owner',
    upTo: 500,
    answers: { 'staff.return-window': refused() },
    layoutOf: 'back office, orders failed',
    shows: 'The shop is very busy. Please try again.',
  },
]
