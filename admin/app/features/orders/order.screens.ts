import { samples } from '@first-fashion/contract/samples'
import { type Answers, altered, expect, refused, type Screen } from '@first-fashion/testing/stage/screen'

const route = '/admin/orders/:id'
const { order } = samples['staff.order']
const address = `/admin/orders/${order._id}`
const beingMade: Answers = {
  ...altered('staff.order', ({ order }) => {
    Object.assign(order, { status: 'Packing', next: ['shipped', 'cancelled'], isInProduction: true })
  }),
  ...altered('staff.order-lines', ({ order }) => {
    order.isInProduction = true
  }),
  ...altered('staff.delivery-address', ({ form }) => {
    form.problem =
      'The print partner has already started on part of this order and will send it to this address, so it can no longer be changed.'
  }),
}
/** All of it is made to order, and comes from the print partner. */
const madeByPartner: Answers = {
  ...altered('staff.order', ({ order }) => {
    Object.assign(order, { status: 'Packing', next: ['cancelled'], awaitsPartner: true })
  }),
  ...altered('staff.order-lines', ({ order }) => {
    for (const line of order.lines) line.isMadeToOrder = true
  }),
}
const issuedAt = Date.UTC(2026, 10, 21)

const packing = altered('staff.order', ({ order }) => {
  order.status = 'Packing'
  order.next = ['shipped', 'cancelled']
})

const disputed = altered('staff.order', ({ order }) => {
  order.status = 'Order Placed'
  order.next = ['packing', 'cancelled']
  order.caution = 'disputed'
})

/** An order, and what staff do with it. */
export const screens: readonly Screen[] = [
  { name: 'back office, order', route, address, as: 'owner', shows: 'History' },
  {
    name: 'back office, packing page',
    route: '/admin/orders/:id/packing',
    address: `${address}/packing`,
    as: 'owner',
    shows: /^Parcel for order/,
  },
  {
    name: 'back office, order to cancel',
    route,
    address,
    as: 'owner',
    answers: packing,
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Cancel', exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'back office, disputed order to pack',
    layoutOf: 'back office, order to cancel',
    route,
    address,
    as: 'owner',
    answers: disputed,
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Packing', exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    shows: 'Send this order all the same?',
  },
  {
    name: 'back office, packing page of a disputed order',
    layoutOf: 'back office, packing page',
    route: '/admin/orders/:id/packing',
    address: `${address}/packing`,
    as: 'owner',
    answers: disputed,
    upTo: 500,
    shows: 'Pack it all the same',
  },
  {
    name: 'back office, order moved meanwhile',
    route,
    address,
    as: 'owner',
    answers: {
      ...packing,
      'staff.order-move': refused(
        'order.moved-meanwhile',
        'Someone else changed this order meanwhile. Load it again.',
        409,
      ),
    },
    layoutOf: 'back office, order to cancel',
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Shipped' }).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
  {
    name: 'back office, documents of an order',
    route,
    address,
    as: 'owner',
    answers: {
      'staff.invoice': {
        success: true,
        invoice: { number: 'FF-2026-000123', issuedAt },
        creditNotes: [
          { number: 'FF-CN-2026-000044', issuedAt, amountText: 'Rs. 4,950.00' },
          { number: 'FF-CN-2026-000045', issuedAt, amountText: 'USD 12.40' },
        ],
      },
    },
    steps: ({ page }) => page.getByText('Invoice and emails').click(),
    shows: 'Documents',
  },
  {
    name: 'back office, order being made, why is it cancelled',
    route,
    address,
    as: 'owner',
    answers: beingMade,
    layoutOf: 'back office, order',
    steps: ({ page }) => page.getByRole('button', { name: 'Cancel', exact: true }).click(),
    shows: 'Please say why you are cancelling items that are already being made.',
  },
  {
    name: 'back office, order being made, to cancel',
    route,
    address,
    as: 'owner',
    answers: beingMade,
    over: true,
    layoutOf: 'back office, order to cancel',
    steps: async ({ page }) => {
      await page.getByLabel('Note', { exact: false }).first().fill('Printed with the wrong name')
      await page.getByRole('button', { name: 'Cancel', exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'back office, order being made, items to cancel',
    route,
    address,
    as: 'owner',
    answers: beingMade,
    layoutOf: 'back office, order, items to cancel',
    steps: async ({ page }) => {
      await page.getByText('Refunds and payments').click()
      await page.getByRole('button', { name: /^More/ }).first().click()
    },
    shows: /their parcel will still come/,
  },
  {
    name: 'back office, order that the print partner sends',
    route,
    address,
    as: 'owner',
    answers: madeByPartner,
    shows: /its status follows that parcel/,
  },
  {
    name: 'back office, order that the print partner sends, items to cancel',
    layoutOf: 'back office, order, items to cancel',
    route,
    address,
    as: 'owner',
    answers: madeByPartner,
    steps: async ({ page }) => {
      await page.getByText('Refunds and payments').click()
      await page.getByRole('button', { name: /^More/ }).first().click()
    },
    shows: /Cancelled made-to-order items will not be made/,
  },
]
