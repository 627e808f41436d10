import { formatCharged } from '@first-fashion/contract/money/money'
import { type Subscription, subscribe } from '../../platform/events/domain-event.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { updateMail, writeToBuyer } from '../order-mails/index.ts'
import type { FullOrder } from '../orders/index.ts'
import { linesRefunded } from './line-refunds.events.ts'
import { lineRefundStaffRoutes } from './line-refunds.staff.routes.ts'

export const lineRefundsFeature = (shop: Shop): Feature => ({
  name: 'line-refunds',
  handlers: lineRefundStaffRoutes(shop),
  subscriptions: subscriptions(shop),
})

const words = {
  cancelled: 'items cancelled',
  refunded: 'items refunded',
} as const

/** What of a cash order is still to be paid. */
const restOf = ({ order }: FullOrder): string =>
  order.paymentMethod === 'cod' && order.paymentState === 'awaiting'
    ? ` The courier collects ${formatCharged(order.chargedMinor, order.currencyCode)} for the rest.`
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
        return updateMail(full, reader, {
          about: words[kind],
          says: (order) =>
            `we ${kind} these items of your order ${order}: ${named.join('; ')}.${restOf(full)}`,
        })
      }),
    ),
  ]
}
