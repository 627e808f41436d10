import { altered, expect, type Screen } from '@first-fashion/testing/stage/screen'

/** Where the shop delivers. */
export const screens: readonly Screen[] = [
  {
    name: 'back office, delivery zones',
    route: '/admin/zones',
    as: 'owner',
    answers: altered('staff.shipping-test', (answer) => {
      Object.assign(answer, { zone: null })
    }),
    steps: ({ page }) => page.getByRole('button', { name: 'Calculate' }).click(),
    shows: /^Outside every zone:/,
  },
  {
    name: 'back office, a zone with wrong places',
    route: '/admin/zones',
    as: 'owner',
    over: true,
    layoutOf: 'back office, delivery zones',
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Western Province' }).click()
      const form = page.getByRole('dialog')
      await form.getByLabel('Places').fill('Ceylon')
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(form.getByText('Line 1 is not a valid place')).toBeVisible()
    },
  },
  {
    name: 'back office, no delivery zones',
    route: '/admin/zones',
    as: 'owner',
    answers: altered('staff.zones', (answer) => {
      Object.assign(answer, { zones: [] })
    }),
    shows: 'No delivery zones yet',
  },
  {
    name: 'back office, countries',
    route: '/admin/countries',
    as: 'owner',
    answers: altered('staff.countries', ({ countries: [, second] }) => {
      if (second !== undefined) second.isDelivered = false
    }),
    shows: 'Switched off',
  },
]
