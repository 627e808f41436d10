import type { Database, Db } from '../../../platform/database/database.ts'
import type { EmailMessage, Mail } from '../../../ports/mail.ts'
import { customerById } from '../../accounts/index.ts'
import type { OrderLinks } from '../links/order-links.ts'
import { type FullOrder, findOrder } from '../order.queries.ts'
import type { OrderReader } from './update.mail.ts'

export interface OrderMailerDeps {
  readonly database: Database
  readonly mail: Mail
  readonly orderLinks: OrderLinks
  /** The URL of the store, without a trailing slash. */
  readonly storeUrl: string
}

/** Writes to an order's buyer. An order that lost its buyer's address is written to nobody. */
export type OrderMailer = (
  orderId: string,
  email: (order: FullOrder, reader: OrderReader) => EmailMessage,
) => Promise<void>

export const createOrderMailer =
  ({ database: { db }, mail, storeUrl, orderLinks }: OrderMailerDeps): OrderMailer =>
  async (orderId, email) => {
    const full = await findOrder(db, orderId)
    // An order of an account that was deleted has no address to write to once it is over.
    if (full === undefined || full.order.email === '') return
    const orderUrl = await orderLinks.urlOf(orderId)
    await mail.send(email(full, { isOwner: await isOwnAddress(db, full), storeUrl, orderUrl }))
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
