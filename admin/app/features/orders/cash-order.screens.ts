import { samples } from '@first-fashion/contract/samples'
import { type Answers, altered, expect, type Screen } from '@first-fashion/testing/stage/screen'

const { order } = samples['staff.order']
const [printed, sewn] = order.items
const one = { route: '/admin/orders/:id', address: `/admin/orders/${order._id}`, as: 'owner' } as const

/** An order of two pieces of one item, to be paid in cash. */
function cashOrder(item: typeof printed | typeof sewn): Answers {
  const subtotal = 2 * item.price
  const amount = subtotal + 350
  return {
    ...altered('staff.order', (answer) => {
      Object.assign(answer.order, {
        ...{ status: 'Order Placed', fulfilment: 'placed', next: ['packing', 'cancelled'], version: 0 },
        ...{ payment: false, paymentState: 'awaiting', paymentMethod: 'cod', canCancel: true },
        ...{ subtotal, shippingCost: 350, amount, due: amount },
        chargedMinorUnits: Math.round(amount * 100),
        chargedText: `LKR ${amount.toLocaleString('en', { minimumFractionDigits: 2 })}`,
        tenders: [{ source: 'payments', kind: 'cash', label: 'Cash on delivery', amount, returned: 0 }],
        items: [{ ...item, quantity: 2 }],
        events: order.events.slice(0, 1),
        awaitsPartner: item.isSentByPartner,
      })
    }),
    ...altered('staff.order-lines', (answer) => {
      const { lineId, name, options, isMadeToOrder } = item
      Object.assign(answer.order, {
        isUnpaid: true,
        payouts: ['original'],
        lines: [{ lineId, name, options, isMadeToOrder, quantity: 2, cancelled: 0, refunded: 0, left: 2 }],
      })
    }),
    ...altered('staff.line-refund-preview', ({ figures }) => {
      Object.assign(figures, {
        lines: [{ lineId: item.lineId, quantity: 1, price: item.price, discounts: [], amount: item.price }],
        ...{ total: item.price, toOriginal: 0, toOriginalText: '', toCollect: amount - item.price },
      })
    }),
    ...altered('staff.order-payments', ({ payments }) => {
      Object.assign(payments, { attempts: [], refunds: [], refundableMinor: 0, creditable: 0 })
    }),
    'staff.invoice': { success: true, invoice: null, creditNotes: [] },
    ...(item.isSentByPartner
      ? {}
      : { 'staff.partner-orders': { success: true, partnerOrders: [], total: 0, pages: 1 } }),
  }
}

/** Orders of which nothing is paid yet, and those whose parcel the print partner sends. */
export const screens: readonly Screen[] = [
  {
    ...one,
    name: 'back office, order, items not paid yet',
    answers: cashOrder(sewn),
    steps: ({ page }) => page.getByRole('button', { name: /^More/ }).click(),
    shows: 'Still to be collected on delivery',
  },
  {
    ...one,
    name: 'back office, order that the print partner sends',
    answers: cashOrder(printed),
    steps: ({ page }) => expect(page.getByText('its status follows that parcel')).toBeVisible(),
    shows: 'To be paid in cash: confirm it first',
  },
  {
    ...one,
    name: 'back office, order that the print partner sends, items to cancel',
    answers: cashOrder(printed),
    steps: ({ page }) => page.getByRole('button', { name: /^More/ }).click(),
    shows: 'Cancelled items that are made to order will not be made.',
  },
]
