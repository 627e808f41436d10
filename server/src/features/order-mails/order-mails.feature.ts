import { type Subscription, subscribe } from '../../platform/events/domain-event.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import {
  orderMailRequested,
  orderMoved,
  orderParcelLost,
  orderPlaced,
  orderRefunded,
  orderTracked,
} from '../orders/index.ts'
import { confirmation, confirmationMail } from './order.mail.ts'
import { openLinkedOrder } from './order-links.service.ts'
import { allOrderMails } from './order-mail-kinds.ts'
import { writeToBuyer } from './order-mailer.service.ts'
import { orderMailStaffRoutes } from './order-mails.staff.service.ts'
import { lostParcelMail, movedMail, refundMail, statusMail, trackedMail } from './update.mail.ts'

export const orderMailsFeature = (shop: Shop): Feature => ({
  name: 'order-mails',
  mails: [confirmation, ...allOrderMails],
  handlers: {
    'orders.by-link': async ({ body }) => ({ success: true, order: await openLinkedOrder(shop, body.token) }),
    ...orderMailStaffRoutes(shop),
  },
  subscriptions: orderMailSubscriptions(shop),
})

/** The emails that an order's buyer gets. */
const orderMailSubscriptions = (shop: Shop): Subscription[] => [
  subscribe(orderPlaced, 'confirmation-email', ({ orderId }) =>
    writeToBuyer(shop, orderId, confirmationMail),
  ),
  subscribe(orderMoved, 'update-email', ({ orderId, ...moved }) =>
    writeToBuyer(shop, orderId, (full, reader) => movedMail(full, moved, reader)),
  ),
  subscribe(orderMailRequested, 'email', async ({ orderId, mail }) => {
    if (mail === 'confirmation') await writeToBuyer(shop, orderId, confirmationMail)
    if (mail === 'status') await writeToBuyer(shop, orderId, statusMail)
  }),
  subscribe(orderTracked, 'tracking-email', ({ orderId, ...tracking }) =>
    writeToBuyer(shop, orderId, (full, reader) => trackedMail(full, tracking, reader)),
  ),
  subscribe(orderParcelLost, 'lost-parcel-email', ({ orderId }) =>
    writeToBuyer(shop, orderId, lostParcelMail),
  ),
  subscribe(orderRefunded, 'refund-email', async ({ orderId, ...refund }) => {
    // Who disputed a payment hears from the bank.
    if (refund.reason !== 'disputed')
      await writeToBuyer(shop, orderId, (full, reader) => refundMail(full, refund, reader))
  }),
]
