import { expect, held, refused, type Screen } from '@first-fashion/testing/stage/screen'

const route = '/admin/currencies'

/** The currencies that prices are shown in. */
export const screens: readonly Screen[] = [
  {
    name: 'back office, currencies',
    route,
    as: 'owner',
    steps: ({ page }) => expect(page.getByRole('button', { name: 'LKR · ' })).toBeVisible(),
  },
  {
    name: 'back office, a currency with a wrong rate',
    route,
    as: 'owner',
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'USD · ' }).click()
      const form = page.getByRole('dialog')
      await form.getByLabel('Rate').fill('nothing')
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(form.getByText('A number above 0')).toBeVisible()
    },
  },
  {
    name: 'back office, currencies, loading',
    route,
    as: 'owner',
    upTo: 500,
    answers: { 'staff.currencies': held },
    layoutOf: 'back office, orders loading',
  },
  {
    name: 'back office, currencies, failed',
    route,
    as: 'owner',
    upTo: 500,
    answers: { 'staff.currencies': refused() },
    layoutOf: 'back office, orders failed',
    shows: 'Try again',
  },
]
