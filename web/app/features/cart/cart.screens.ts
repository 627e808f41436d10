import { expect, held, refused, type Screen } from '@first-fashion/testing/stage/screen'

const route = '/cart'

/** The cart with and without lines. */
export const screens: readonly Screen[] = [
  { name: 'cart, empty', route, shows: '+2 more' },
  { name: 'cart', route, as: 'member', shows: 'Cart totals' },
  { name: 'cart, loading', route, as: 'member', answers: { 'cart.get': held } },
  {
    name: 'cart, failed',
    route,
    as: 'member',
    answers: { 'cart.get': refused() },
    steps: async ({ page }) => {
      await expect(page.getByRole('button', { name: /try again/i })).toBeVisible()
    },
  },
]
