import type { Order } from '@first-fashion/contract/orders/order'
import { fulfilmentSteps, orderStatuses } from '@first-fashion/contract/orders/status'
import { samples } from '@first-fashion/contract/samples'
import {
  type Answers,
  altered,
  expect,
  held,
  refused,
  type Screen,
} from '@first-fashion/testing/stage/screen'

const mine = { route: '/orders', as: 'member' } as const
const now = Date.parse('2026-11-29T08:00:00+05:30')
const [sample] = samples['orders.user'].orders

/** The history of an order that has come so far: a step every other day. */
const stepsTo = (status: Order['status']): Order['events'] => {
  const steps: readonly string[] = fulfilmentSteps
  const last = steps.includes(status) ? steps.indexOf(status) : steps.length - 1
  return steps.slice(0, last + 1).map((text, at) => ({
    at: sample.date + at * 2 * 86_400_000,
    text,
    actor: 'First Fashion',
    note: '',
  }))
}

/** The first order alone, with some changes. */
const order = (change: Partial<Order>): Answers =>
  altered('orders.user', (answer) => {
    answer.orders = answer.orders.slice(0, 1).map((one) => ({ ...one, ...change }))
  })

const manyOrders = altered('orders.user', (answer) => {
  answer.total = 23
})

/** Two parcels, the shop's and the print partner's, with some changes of the last one. */
const parcels = (change: object, ofBoth: object = {}): Answers => ({
  ...altered('orders.user', (answer) => {
    // What is made to order has its kind in its id.
    answer.orders = answer.orders.slice(0, 1).map((one) => ({
      ...one,
      canCancel: false,
      items: one.items.map((item, at) => (at === 0 ? { ...item, productId: 'custom_shirt' } : item)),
    }))
  }),
  ...altered('fulfilment.parcels', (answer) => {
    for (const parcel of answer.parcels) Object.assign(parcel, ofBoth)
    Object.assign(answer.parcels.at(-1) ?? {}, change)
  }),
})

/** The orders of a shopper. */
export const screens: readonly Screen[] = [
  {
    ...mine,
    name: 'orders',
    steps: ({ page }) => expect(page.getByRole('main').getByRole('article').first()).toBeVisible(),
  },
  {
    ...mine,
    name: 'orders, none',
    answers: { 'orders.user': { success: true, orders: [], total: 0 } },
    shows: 'No orders yet',
  },
  { ...mine, name: 'orders, loading', answers: { 'orders.user': held } },
  { ...mine, name: 'orders, failed', answers: { 'orders.user': refused() }, shows: /try again/i },
  {
    ...mine,
    name: 'orders, every status',
    answers: altered('orders.user', (answer) => {
      const [first] = answer.orders
      if (first === undefined) return
      answer.orders = orderStatuses.map((status, at) => ({
        ...first,
        _id: `${first._id.slice(0, -1)}${at}`,
        status,
        canCancel: status === 'Order Placed' || status === 'Packing',
        events: stepsTo(status),
      }))
    }),
    steps: ({ page }) => expect(page.getByRole('article').nth(orderStatuses.length - 1)).toBeVisible(),
  },
  {
    ...mine,
    name: 'orders, on its way',
    answers: order({
      status: 'Out for Delivery',
      canCancel: false,
      tracking: { carrier: 'Sri Lanka Post', number: 'EE 123 456 789 LK', url: 'https://slpost.gov.lk' },
      events: stepsTo('Out for Delivery'),
    }),
    shows: 'Track your parcel',
  },
  {
    ...mine,
    name: 'orders, just placed',
    answers: order({
      date: now,
      status: 'Order Placed',
      canCancel: true,
      estimatedDays: { min: 2, max: 4 },
      events: [],
    }),
    steps: ({ page }) => expect(page.getByRole('region', { name: 'Thank you for your order' })).toBeVisible(),
  },
  {
    ...mine,
    name: 'orders, just placed, being made',
    layoutOf: 'orders, just placed',
    answers: {
      ...order({ date: now, status: 'Order Placed', canCancel: false, events: [] }),
    },
    steps: ({ page }) => expect(page.getByRole('region', { name: 'Thank you for your order' })).toBeVisible(),
  },
  {
    ...mine,
    name: 'orders, to be paid',
    answers: order({
      payment: false,
      paymentState: 'awaiting',
      canPayAgain: true,
      canCancel: false,
      heldUntil: now + 23.5 * 60_000,
    }),
    shows: '24 minutes left to pay.',
  },
  { ...mine, name: 'orders, many', answers: manyOrders, shows: 'Show more orders' },
  {
    ...mine,
    name: 'orders, none found',
    answers: manyOrders,
    steps: async ({ page, answer }) => {
      await expect(page.getByRole('article').first()).toBeVisible()
      await answer({ 'orders.user': { success: true, orders: [], total: 0 } })
      await page.getByLabel('Find an order').fill('no such order')
    },
    shows: /^No orders match/,
  },
  {
    ...mine,
    name: 'orders, to be cancelled',
    over: true,
    answers: order({ status: 'Packing', canCancel: true }),
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Cancel order' }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    ...mine,
    name: 'orders, with documents',
    answers: {
      ...altered('invoices.of-orders', ({ orders: [order] }) => {
        Object.assign(order ?? {}, {
          invoice: { number: 'FF-2026-000123', issuedAt: Date.UTC(2026, 10, 21) },
          creditNotes: [
            { number: 'FF-CN-2026-000044', issuedAt: Date.UTC(2026, 10, 21), amountText: 'Rs. 4,950.00' },
            { number: 'FF-CN-2026-000045', issuedAt: Date.UTC(2026, 10, 21), amountText: 'USD 12.40' },
          ],
        })
      }),
    },
    shows: /Credit note FF-CN-2026-000045/,
  },
  { ...mine, name: 'orders, two parcels', answers: parcels({}), shows: /Fort Rampart Overshirt/ },
  {
    ...mine,
    name: 'orders, two parcels on their way',
    answers: parcels(
      {},
      {
        step: 'shipped',
        tracking: {
          carrier: 'DHL',
          number: 'SANDBOX100000',
          url: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=SANDBOX100000',
        },
      },
    ),
    shows: /SANDBOX100000/,
  },
  {
    ...mine,
    name: 'orders, a print that was refused',
    answers: parcels({ problem: 'out-of-stock' }),
    steps: ({ page }) => expect(page.getByRole('region', { name: 'Parcels' }).first()).toBeVisible(),
  },
  {
    ...mine,
    name: 'orders, a print file that was rejected',
    layoutOf: 'orders, a print that was refused',
    answers: parcels({ problem: 'file-rejected' }),
    steps: ({ page }) => expect(page.getByRole('region', { name: 'Parcels' }).first()).toBeVisible(),
  },
]
