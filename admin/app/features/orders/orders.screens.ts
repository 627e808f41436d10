import { samples } from '@first-fashion/contract/samples'
import { altered, expect, held, refused, type Screen, widestPhone } from '@first-fashion/testing/stage/screen'

const list = '/admin/orders'
const tracking = '/admin/orders/tracking'
const [order] = samples['staff.orders'].orders

const pasted =
  (rows: string): Screen['steps'] =>
  async ({ page }) => {
    await page.getByLabel('Or paste the rows here').fill(rows)
    await page.getByRole('button', { name: 'Check the rows' }).click()
  }

/** The list of orders, and changes of many orders at once. */
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
    name: 'back office, nothing to pack',
    route: list,
    as: 'owner',
    answers: { 'staff.orders': { ...samples['staff.orders'], orders: [], total: 0, pages: 1 } },
    shows: 'Nothing to pack',
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
    steps: ({ page }) => expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible(),
  },
  {
    name: 'back office, orders failed',
    route: list,
    as: 'owner',
    answers: { 'staff.orders': refused() },
    shows: 'Try again',
  },
  {
    name: 'back office, orders, some unusual',
    route: list,
    as: 'owner',
    answers: altered('staff.order-alerts', (answer) => {
      answer.total = 3
    }),
    shows: '3 unusual orders',
  },
  {
    name: 'back office, orders chosen, some not updated',
    route: list,
    as: 'owner',
    answers: {
      'staff.orders-move': {
        success: true,
        message: '18 of 20 orders updated',
        orders: [
          { id: '1', orderNumber: '3FA911B2', problem: 'This order cannot be shipped before it is paid.' },
          {
            id: '2',
            orderNumber: '77C0DE12',
            problem: "An order that is 'Packing' cannot become 'Delivered'.",
          },
        ],
      },
    },
    steps: async ({ page }) => {
      await page.getByLabel('Select all on this page').check()
      await page.getByLabel('New status').selectOption('Delivered')
      await page.getByRole('button', { name: 'Update' }).click()
      await expect(page.getByText('2 orders were not updated:')).toBeVisible()
      await page
        .getByRole('checkbox', { name: /Choose order/ })
        .first()
        .check()
    },
  },
  {
    name: 'back office, cash orders chosen, one without a slip',
    route: list,
    address: `${list}?todo=cash-to-collect`,
    as: 'owner',
    answers: {
      ...altered('staff.orders', ({ orders }) => {
        for (const one of orders)
          Object.assign(one, {
            ...{ status: 'Shipped', fulfilment: 'shipped', next: ['out-for-delivery', 'delivered'] },
            ...{ payment: false, paymentState: 'awaiting', paymentMethod: 'cod' },
          })
      }),
      'staff.packing-slips': {
        success: true,
        file: null,
        left: [{ id: '1', orderNumber: '3FA911B2', problem: 'The print partner sends this order.' }],
      },
    },
    steps: async ({ page }) => {
      await page.getByLabel('Select all on this page').check()
      await page.getByRole('button', { name: 'Packing slips' }).click()
      await expect(page.getByRole('button', { name: 'Delivered and cash collected' })).toBeVisible()
    },
    shows: '1 order has no slip in the file:',
  },
  { name: 'back office, tracking file', route: tracking, as: 'owner', shows: 'Import tracking numbers' },
  {
    name: 'back office, tracking file, nothing chosen',
    route: tracking,
    as: 'owner',
    steps: pasted(' '),
    shows: 'Please choose a file or paste some rows',
  },
  {
    name: 'back office, tracking file, checked',
    route: tracking,
    as: 'owner',
    steps: pasted(`${order.orderNumber},Domex,DX-100023\nFFFFFFFF,Aramex Express International,1234567890`),
    shows: '2 rows have a problem and are left out.',
  },
  {
    name: 'back office, tracking file, refused',
    route: tracking,
    as: 'owner',
    answers: { 'staff.orders-tracking-preview': refused() },
    steps: pasted('FFFFFFFF,Domex,1'),
    shows: 'The shop is very busy. Please try again.',
  },
]
