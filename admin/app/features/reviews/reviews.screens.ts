import { samples } from '@first-fashion/contract/samples'
import { expect, type Screen } from '@first-fashion/testing/stage/screen'

const route = '/admin/reviews'
const [review] = samples['staff.reviews'].reviews

/** Moderating reviews. */
export const screens: readonly Screen[] = [
  { name: 'back office, reviews', route, as: 'owner', shows: review.review },
  {
    name: 'back office, reviews, nothing found',
    route,
    address: `${route}?search=no-such-thing`,
    as: 'owner',
    upTo: 500,
    answers: { 'staff.reviews': { ...samples['staff.reviews'], reviews: [], total: 0 } },
    layoutOf: 'back office, no orders found',
    shows: 'No results.',
  },
  {
    name: 'back office, review to be hidden',
    route,
    as: 'owner',
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Hide review' }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]
