import { expect, refused, type Screen } from '@first-fashion/testing/stage/screen'

const one = { route: '/admin/analytics', as: 'owner' } as const

/** The partners that count visits. */
export const screens: readonly Screen[] = [
  {
    ...one,
    name: 'back office, analytics',
    steps: ({ page }) => expect(page.getByLabel('Measurement ID')).toHaveValue('G-7XK2B9QLMN'),
  },
  {
    ...one,
    name: 'back office, analytics refused',
    steps: async ({ page }) => {
      await page.getByLabel('Measurement ID').fill('UA-12345-1')
      await page.getByLabel('Pixel ID').fill('my pixel')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('A measurement ID such as G-7XK2B9QLMN')).toBeVisible()
    },
    shows: 'Digits only, such as 1234567890',
  },
  {
    ...one,
    name: 'back office, analytics failed',
    upTo: 500,
    answers: { 'staff.analytics': refused() },
    layoutOf: 'back office, orders failed',
    shows: 'Try again',
  },
]
