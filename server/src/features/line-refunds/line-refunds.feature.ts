import { formatCharged } from '@first-fashion/contract/money/money'
import { type Subscription, subscribe } from '../../platform/events/domain-event.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { defineOrderMail, ofOrder, orderUpdate, updateMail, writeToBuyer } from '../order-mails/index.ts'
import type { FullOrder } from '../orders/index.ts'
import { linesRefunded } from './line-refunds.events.ts'
import { lineRefundStaffRoutes } from './line-refunds.staff.routes.ts'

export const lineRefundsFeature = (shop: Shop): Feature => ({
  name: 'line-refunds',
  mails: Object.values(itemMails),
  handlers: lineRefundStaffRoutes(shop),
  subscriptions: subscriptions(shop),
})

const placeholders = {
  ...ofOrder,
  items: '1 × Galle Fort Shirt, White, M',
  rest: 'The courier collects Rs. 9,950.00 for the rest.',
}

const itemMails = {
  cancelled: defineOrderMail({
    name: 'order-items-cancelled',
    title: 'Items were cancelled',
    about: 'items cancelled',
    says: 'we cancelled these items of your order {{order}}: {{items}}. {{rest}}',
    placeholders,
  }),
  refunded: defineOrderMail({
    name: 'order-items-refunded',
    title: 'Items were refunded',
    about: 'items refunded',
    says: 'we refunded these items of your order {{order}}: {{items}}. {{rest}}',
    placeholders,
  }),
}

/** What of a cash order is still to be paid. */
const restOf = ({ order }: FullOrder): string =>
  order.paymentMethod === 'cod' && order.paymentState === 'awaiting'
    ? `The courier collects ${formatCharged(order.chargedMinor, order.currencyCode)} for the rest.`
    : ''

/** Names the items; the email about the money follows when it is on its way. */
function subscriptions(shop: Shop): Subscription[] {
  return [
    subscribe(linesRefunded, 'items-email', ({ orderId, kind, lines }) =>
      writeToBuyer(shop, orderId, (full, reader) => {
        const named = lines.flatMap(({ lineId, quantity }) => {
          const line = full.lines.find(({ id }) => id === lineId)
          return line === undefined ? [] : [`${quantity} × ${[line.name, ...line.options].join(', ')}`]
        })
        const values = { items: named.join('; '), rest: restOf(full) }
        return updateMail(full, reader, orderUpdate(itemMails[kind], values))
      }),
    ),
  ]
}
