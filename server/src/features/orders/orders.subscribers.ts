import { type Subscription, subscribe } from '../../platform/events/domain-event.ts'
import { confirmationMail } from './mail/order.mail.ts'
import { createOrderMailer, type OrderMailerDeps } from './mail/order-mailer.ts'
import { lostParcelMail, movedMail, refundMail, statusMail, trackedMail } from './mail/update.mail.ts'
import {
  orderMailRequested,
  orderMoved,
  orderParcelLost,
  orderPlaced,
  orderRefunded,
  orderTracked,
} from './orders.events.ts'

export type OrderSubscriptionsDeps = OrderMailerDeps

/** The emails that an order's buyer gets. */
export const orderSubscriptions = (deps: OrderSubscriptionsDeps): Subscription[] => {
  const write = createOrderMailer(deps)
  return [
    subscribe(orderPlaced, 'confirmation-email', ({ orderId }) => write(orderId, confirmationMail)),
    subscribe(orderMoved, 'update-email', ({ orderId, ...moved }) =>
      write(orderId, (full, reader) => movedMail(full, moved, reader)),
    ),
    subscribe(orderMailRequested, 'email', async ({ orderId, mail }) => {
      if (mail === 'confirmation') await write(orderId, confirmationMail)
      if (mail === 'status') await write(orderId, statusMail)
    }),
    subscribe(orderTracked, 'tracking-email', ({ orderId, ...tracking }) =>
      write(orderId, (full, reader) => trackedMail(full, tracking, reader)),
    ),
    subscribe(orderParcelLost, 'lost-parcel-email', ({ orderId }) => write(orderId, lostParcelMail)),
    subscribe(orderRefunded, 'refund-email', async ({ orderId, ...refund }) => {
      // Who disputed a payment hears from the bank.
      if (refund.reason !== 'disputed')
        await write(orderId, (full, reader) => refundMail(full, refund, reader))
    }),
  ]
}
