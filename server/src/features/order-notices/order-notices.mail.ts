import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import { buttonLetter } from '../../platform/mail/button-letter.ts'
import type { Letter } from '../../platform/mail/letter.ts'

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

/** Orders come of strangers, but only as many as they place: the limit of a mailbox would hide orders. */
const toStaff = (
  to: Recipient,
  content: Pick<Letter, 'subject'> & { words: string; button: string; link: string },
) => ({
  ...buttonLetter({ to: to.email, greeting: `Dear ${to.name},`, ...content }),
  isExemptFromLimit: true,
})

export const orderNoticeMail = (to: Recipient, order: ListedOrder, storeUrl: string): Letter =>
  toStaff(to, {
    subject: `New order ${order.number}`,
    words: `{{store}} has a new order. ${lineOf(order)}.`,
    button: 'Open the order',
    link: `${storeUrl}/admin/orders/${order.id}`,
  })

/** So many are named; more are counted. */
const namedAtMost = 50

export const orderDigestMail = (to: Recipient, orders: readonly ListedOrder[], storeUrl: string): Letter => {
  const many = orders.length === 1 ? 'One new order' : `${orders.length} new orders`
  const more = orders.length - namedAtMost
  const lines = [...orders.slice(0, namedAtMost).map(lineOf), ...(more > 0 ? [`and ${more} more`] : [])]
  return toStaff(to, {
    subject: many,
    words: `${many} at {{store}}. ${lines.join('; ')}.`,
    button: 'Open the orders',
    link: `${storeUrl}/admin/orders`,
  })
}
