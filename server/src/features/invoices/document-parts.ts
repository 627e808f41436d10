import { formatPrice, lkr, lkrCents, rupeesFromCents } from '@first-fashion/contract/money/money'
import type { Block } from '../../platform/pdf/pdf-document.ts'
import { addressLines, type FullOrder } from '../orders/index.ts'

/** A day as it is read, in Colombo. */
export const dayText = (at: Date): string =>
  at.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Asia/Colombo' })

export const rupeesText = (cents: number): string => formatPrice(rupeesFromCents(lkrCents(cents)), lkr)

/** The customer, and the order that a document is about. */
export const partiesOf = (full: FullOrder, issuedAt: Date): Block[] => [
  { heading: 'Customer', lines: addressLines(full) },
  {
    heading: 'Details',
    lines: [
      `Date: ${dayText(issuedAt)}`,
      `Order: ${full.order.number}`,
      `Ordered on: ${dayText(full.order.placedAt)}`,
    ],
  },
]

/** The currency that was charged and its rate, where that is not the rupee. */
export const rateText = ({ order: { currencyCode, exchangeRate } }: FullOrder): string =>
  `1 LKR = ${exchangeRate} ${currencyCode}`
