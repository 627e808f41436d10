import { expect, refused, type Screen } from '@first-fashion/testing/stage/screen'

const route = '/admin/order-limits'

/** How much one person may order. */
export const screens: readonly Screen[] = [
  {
    name: 'back office, order limits',
    route,
    as: 'owner',
    steps: ({ page }) => expect(page.getByLabel('From one account')).toBeVisible(),
  },
  {
    name: 'back office, order limits refused',
    route,
    as: 'owner',
    layoutOf: 'back office, order limits',
    steps: async ({ page }) => {
      await page.getByLabel('From one account').fill('a few')
      await page.getByRole('button', { name: 'Save' }).click()
    },
    shows: 'A whole number, or nothing',
  },
  {
    name: 'back office, order limits not loaded',
    route,
    as: 'owner',
    answers: { 'staff.order-limits': refused() },
    layoutOf: 'back office, orders failed',
    shows: 'The shop is very busy. Please try again.',
  },
]
