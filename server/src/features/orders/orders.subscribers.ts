import type { Database, Db } from '../../platform/database/database.ts'
import { type Subscription, subscribe } from '../../platform/events/domain-event.ts'
import type { EmailMessage, Mail } from '../../ports/mail.ts'
import { customerById } from '../accounts/index.ts'
import { confirmationMail } from './mail/order.mail.ts'
import { movedMail, type OrderReader, refundMail, trackedMail } from './mail/update.mail.ts'
import { type FullOrder, findOrder } from './order.queries.ts'
import { orderMoved, orderPlaced, orderRefunded, orderTracked } from './orders.events.ts'

export interface OrderSubscriptionsDeps {
  readonly database: Database
  readonly mail: Mail
  /** The URL of the store, without a trailing slash. */
  readonly storeUrl: string
}

/** The emails that an order's buyer gets. */
export const orderSubscriptions = ({
  database: { db },
  mail,
  storeUrl,
}: OrderSubscriptionsDeps): Subscription[] => {
  const write = async (orderId: string, email: (order: FullOrder, reader: OrderReader) => EmailMessage) => {
    const full = await findOrder(db, orderId)
    // An order of an account that was deleted has no address to write to once it is over.
    if (full === undefined || full.order.email === '') return
    await mail.send(email(full, { isOwner: await isOwnAddress(db, full), storeUrl }))
  }
  return [
    subscribe(orderPlaced, 'confirmation-email', ({ orderId }) => write(orderId, confirmationMail), [
      'order-placed',
    ]),
    subscribe(
      orderMoved,
      'update-email',
      ({ orderId, eventText }) => write(orderId, (full, reader) => movedMail(full, eventText, reader)),
      ['order-moved'],
    ),
    subscribe(orderTracked, 'tracking-email', ({ orderId, ...tracking }) =>
      write(orderId, (full, reader) => trackedMail(full, tracking, reader)),
    ),
    subscribe(
      orderRefunded,
      'refund-email',
      ({ orderId, ...refund }) => write(orderId, (full, reader) => refundMail(full, refund, reader)),
      ['money-returned'],
    ),
  ]
}

/** Whether the buyer has shown that the address of the order is theirs. */
async function isOwnAddress(db: Db, { order }: FullOrder): Promise<boolean> {
  const customer = order.customerId === null ? undefined : await customerById(db, order.customerId)
  return (
    customer !== undefined &&
    customer.verifiedAt !== null &&
    customer.emailKey === order.email.trim().toLowerCase()
  )
}
