import type { Database, Db } from '../../platform/database/database.ts'
import type { JobPayloads } from '../../platform/jobs.ts'
import type { EmailMessage, Mail } from '../../ports/mail.ts'
import { customerById } from '../accounts/index.ts'
import { confirmationMail, movedMail, type OrderReader, refundMail } from './order.mail.ts'
import { type FullOrder, findOrder } from './order.queries.ts'

export interface OrderJobsDeps {
  readonly database: Database
  readonly mail: Mail
  /** The URL of the store, without a trailing slash. */
  readonly storeUrl: string
}

export const orderJobs = ({ database: { db }, mail, storeUrl }: OrderJobsDeps) => {
  const write = async (orderId: string, email: (order: FullOrder, reader: OrderReader) => EmailMessage) => {
    const full = await findOrder(db, orderId)
    // An order of an account that was deleted has no address to write to once it is over.
    if (full === undefined || full.order.email === '') return
    await mail.send(email(full, { isOwner: await isOwnAddress(db, full), storeUrl }))
  }
  return {
    'order-placed': ({ orderId }: { orderId: string }) => write(orderId, confirmationMail),
    'order-moved': ({ orderId, eventText }: { orderId: string; eventText: string }) =>
      write(orderId, (full, reader) => movedMail(full, eventText, reader)),
    'money-returned': ({ orderId, ...refund }: JobPayloads['money-returned']) =>
      write(orderId, (full, reader) => refundMail(full, refund, reader)),
  }
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
