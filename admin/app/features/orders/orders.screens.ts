import { samples } from '@first-fashion/contract/samples'
import { expect, held, refused, type Screen, widestPhone } from '@first-fashion/testing/stage/screen'

const list = '/admin/orders'
const [order] = samples['staff.orders'].orders

/** The list of orders, and an order. */
export const screens: readonly Screen[] = [
  { name: 'back office, orders', route: list, as: 'owner', shows: order.orderNumber },
  {
    name: 'back office, menu',
    route: list,
    as: 'owner',
    upTo: widestPhone,
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible()
    },
  },
  {
    name: 'back office, no orders found',
    route: list,
    address: `${list}?search=zzzzzz`,
    as: 'owner',
    answers: { 'staff.orders': { ...samples['staff.orders'], orders: [], total: 0 } },
    shows: 'No results',
  },
  {
    name: 'back office, orders loading',
    route: list,
    as: 'owner',
    answers: { 'staff.orders': held },
    layoutOf: 'back office, orders',
  },
  {
    name: 'back office, orders failed',
    route: list,
    as: 'owner',
    answers: { 'staff.orders': refused() },
    shows: 'Try again',
  },
]
