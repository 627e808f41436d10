import { isPaid } from '@first-fashion/contract/orders/status'
import type { Db } from '../../platform/database/database.ts'
import type { CustomerLetter } from '../../platform/mail/letter.ts'
import type { Shop } from '../../shop.ts'
import { customerById } from '../accounts/index.ts'
import { type FullOrder, findOrder, isOwnDesign } from '../orders/index.ts'
import { linkToOrder } from './order-links.service.ts'
import type { OrderReader } from './update.mail.ts'

/**
 * Writes to an order's buyer. An order that lost its buyer's address is written to nobody. Emails about an order that was
 * paid for count towards no limit: nobody floods a stranger's mailbox at that price.
 */
export async function writeToBuyer(
  shop: Shop,
  orderId: string,
  email: (order: FullOrder, reader: OrderReader) => CustomerLetter,
): Promise<void> {
  const { db } = shop.database
  const full = await findOrder(db, orderId)
  // An order of an account that was deleted has no address to write to once it is over.
  if (full === undefined || full.order.email === '') return
  const orderUrl = await linkToOrder(shop, orderId)
  const isOwner = await isOwnAddress(db, full)
  const isUnlimited = isOwner || wasPaid(full.order)
  const shown = isOwner ? full : withoutOwnDesigns(full)
  const message = email(shown, { isOwner, storeUrl: shop.storeUrl, orderUrl })
  await shop.mail.send({ ...message, isExemptFromLimit: isUnlimited })
}

/** The name and the picture of an own design are whatever its shopper made them: they go to nobody's mailbox but theirs. */
const withoutOwnDesigns = (full: FullOrder): FullOrder => ({
  ...full,
  lines: full.lines.map((line) =>
    isOwnDesign(line) ? { ...line, name: 'Your own design', image: '' } : line,
  ),
})

const wasPaid = ({ paymentState }: FullOrder['order']): boolean =>
  isPaid(paymentState) || paymentState === 'refunded'

/** Whether the buyer has shown that the address of the order is theirs. */
async function isOwnAddress(db: Db, { order }: FullOrder): Promise<boolean> {
  const customer = order.customerId === null ? undefined : await customerById(db, order.customerId)
  return (
    customer !== undefined &&
    customer.verifiedAt !== null &&
    customer.emailKey === order.email.trim().toLowerCase()
  )
}
