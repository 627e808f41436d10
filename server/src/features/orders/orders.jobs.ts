import type { Database } from '../../platform/database/database.ts'
import type { JobPayloads } from '../../platform/jobs.ts'
import type { Mail } from '../../ports/mail.ts'
import { confirmationMail, movedMail, refundMail } from './order.mail.ts'
import { type FullOrder, findOrder } from './order.queries.ts'

export interface OrderJobsDeps {
  readonly database: Database
  readonly mail: Mail
  /** Where the store is reached, without a slash at the end. */
  readonly storeUrl: string
}

export const orderJobs = ({ database, mail, storeUrl }: OrderJobsDeps) => ({
  'order-placed': async ({ orderId }: { orderId: string }) => {
    const order = await findOrder(database.db, orderId)
    if (isToldOf(order)) await mail.send(confirmationMail(order, storeUrl))
  },
  'order-moved': async ({ orderId, eventText }: { orderId: string; eventText: string }) => {
    const order = await findOrder(database.db, orderId)
    if (isToldOf(order)) await mail.send(movedMail(order, eventText, storeUrl))
  },
  'money-returned': async ({ orderId, ...refund }: JobPayloads['money-returned']) => {
    const order = await findOrder(database.db, orderId)
    if (isToldOf(order)) await mail.send(refundMail(order, refund, storeUrl))
  },
})

/** An order of an account that was deleted has no address to write to once it is over. */
const isToldOf = (order: FullOrder | undefined): order is FullOrder =>
  order !== undefined && order.order.email !== ''
