import { samples } from '@first-fashion/contract/samples'
import { altered, expect, refused, type Screen } from '@first-fashion/testing/stage/screen'

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
      await page.getByText('Refunds and payments').click()
      await page.getByRole('button', { name: /^More/ }).first().click()
      await expect(page.getByRole('region', { name: 'Amounts' })).toBeVisible()
      await page.getByRole('button', { name: 'Cancel these items' }).click()
    },
    shows: 'Please give a reason',
  },
  {
    ...one,
    name: 'back office, order, items not paid yet',
    answers: {
      ...altered('staff.order-lines', ({ order }) => {
        order.isUnpaid = true
      }),
      ...altered('staff.line-refund-preview', ({ figures }) => {
        figures.toCollect = 6_900
      }),
    },
    steps: async ({ page }) => {
      await page.getByText('Refunds and payments').click()
      await page.getByRole('button', { name: /^More/ }).first().click()
    },
    shows: 'Still to be collected on delivery',
  },
  {
    ...one,
    name: 'back office, order, items failed',
    upTo: 500,
    answers: { 'staff.order-lines': refused() },
    steps: ({ page }) => page.getByText('Refunds and payments').click(),
    shows: 'Try again',
  },
]
