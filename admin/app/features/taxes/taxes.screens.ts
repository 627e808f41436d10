import { altered, expect, refused, type Screen } from '@first-fashion/testing/stage/screen'

const one = { route: '/admin/taxes', as: 'owner' } as const

/** Whether taxes are charged, and how much where. */
export const screens: readonly Screen[] = [
  {
    ...one,
    name: 'back office, taxes',
    steps: ({ page }) => expect(page.getByLabel('Percent').last()).toHaveValue('18'),
  },
  {
    ...one,
    name: 'back office, taxes refused',
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Add rate' }).click()
      await page.getByLabel('Percent').last().fill('1000')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
    },
    shows: 'A number from 0 to 100 with at most two decimals',
  },
  {
    ...one,
    name: 'back office, no taxes',
    answers: altered('staff.taxes', ({ taxes }) => Object.assign(taxes, { mode: 'off', rates: [] })),
    steps: ({ page }) => expect(page.getByText('Standard rate')).toHaveCount(0),
    shows: 'Nothing about taxes is shown.',
  },
  {
    ...one,
    name: 'back office, taxes failed',
    upTo: 500,
    answers: { 'staff.taxes': refused() },
    layoutOf: 'back office, orders failed',
    shows: 'Try again',
  },
]
