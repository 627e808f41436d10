import { type Subscription, subscribe } from '../../platform/events/domain-event.ts'
import {
  orderMailRequested,
  orderMoved,
  orderParcelLost,
  orderPlaced,
  orderRefunded,
  orderTracked,
} from '../orders/index.ts'
import { confirmationMail } from './order.mail.ts'
import { createOrderMailer, type OrderMailerDeps } from './order-mailer.service.ts'
import { lostParcelMail, movedMail, refundMail, statusMail, trackedMail } from './update.mail.ts'

/** The emails that an order's buyer gets. */
export const orderMailSubscriptions = (deps: OrderMailerDeps): Subscription[] => {
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
