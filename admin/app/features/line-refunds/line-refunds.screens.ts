import { samples } from '@first-fashion/contract/samples'
import { expect, refused, type Screen } from '@first-fashion/testing/stage/screen'

const one = {
  route: '/admin/orders/:id',
  address: `/admin/orders/${samples['staff.order'].order._id}`,
  as: 'owner',
} as const

/** Cancelling and refunding lines of an order. */
export const screens: readonly Screen[] = [
  {
    ...one,
    name: 'back office, order, items to cancel',
    steps: async ({ page }) => {
      await page.getByRole('button', { name: /^More/ }).first().click()
      await expect(page.getByRole('region', { name: 'What goes back' })).toBeVisible()
      await page.getByRole('button', { name: 'Cancel these items' }).click()
    },
    shows: 'Please give a reason',
  },
  {
    ...one,
    name: 'back office, order, items failed',
    upTo: 500,
    answers: { 'staff.order-lines': refused() },
    shows: 'Try again',
  },
]
