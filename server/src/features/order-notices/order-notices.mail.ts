import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import { type StaffLetter, staffLetter } from '../../platform/mail/staff-letter.ts'

interface Recipient {
  readonly name: string
  readonly email: string
}

/** What is told of an order: no names and addresses of customers. */
export interface ListedOrder {
  readonly id: string
  readonly number: string
  readonly units: number
  /** In rupees. */
  readonly amount: number
}

const lineOf = ({ number, units, amount }: ListedOrder): string =>
  `${number}: ${units} ${units === 1 ? 'unit' : 'units'}, ${formatPrice(amount, lkr)}`

/** Strangers place orders, but the limit of a mailbox would hide some of them. */
const toStaff = (
  to: Recipient,
  content: Pick<StaffLetter, 'subject'> & { words: string; button: string; link: string },
) => ({
  ...staffLetter({ to: to.email, greeting: `Dear ${to.name},`, ...content }),
  isExemptFromLimit: true,
})

export const orderNoticeMail = (to: Recipient, order: ListedOrder, storeUrl: string): StaffLetter =>
  toStaff(to, {
    subject: `New order ${order.number}`,
    words: `{{store}} has a new order. ${lineOf(order)}.`,
    button: 'Open the order',
    link: `${storeUrl}/admin/orders/${order.id}`,
  })

/** `total`: how many there are with those that are not listed. */
export function orderDigestMail(
  to: Recipient,
  orders: readonly ListedOrder[],
  total: number,
  storeUrl: string,
): StaffLetter {
  const many = total === 1 ? 'One new order' : `${total} new orders`
  const more = total - orders.length
  const lines = [...orders.map(lineOf), ...(more > 0 ? [`and ${more} more`] : [])]
  return toStaff(to, {
    subject: many,
    words: `${many} at {{store}}. ${lines.join('; ')}.`,
    button: 'Open the orders',
    link: `${storeUrl}/admin/orders`,
  })
}
