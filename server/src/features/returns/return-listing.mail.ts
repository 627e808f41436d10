import { type ReturnRowWords, returnRows } from '@first-fashion/contract/returns/return-rows'
import type { MailListing } from '../order-mails/index.ts'
import type { FullOrder } from '../orders/index.ts'
import { returnView } from './return.view.ts'
import type { FullRequest } from './returns.queries.ts'

const rowWords: ReturnRowWords = {
  shipping: 'Shipping',
  inRupees: 'In Sri Lankan rupees',
  total: 'Refund',
  totalOriginal: 'Refund, the way you paid',
  toStoreCredit: 'To store credit',
  toOriginal: 'The way you paid',
  due: 'Difference to pay once we approve',
  dueNow: 'Difference to pay',
  lineDifference: 'Price difference',
}

/** The items of a request with their pictures, and the figures that its shopper sees on the page. */
export function returnListing(request: FullRequest, full: FullOrder): MailListing {
  const view = returnView(request, full, new Map())
  const { order } = full
  const currency = {
    code: order.currencyCode,
    symbol: order.currencySymbol,
    exchangeRate: order.exchangeRate,
  }
  return {
    lines: view.lines.flatMap(({ lineId, quantity, exchangeFor }) =>
      full.lines
        .filter(({ id }) => id === lineId)
        .map((line) => ({
          ...line,
          quantity,
          amount: '',
          note: exchangeFor === null ? '' : insteadOf(exchangeFor),
        })),
    ),
    rows: view.status === 'rejected' ? [] : returnRows(view, currency, rowWords),
  }
}

type Instead = NonNullable<ReturnType<typeof returnView>['lines'][number]['exchangeFor']>

const insteadOf = ({ name, color, size }: Instead): string =>
  `You get: ${[name, color, size].filter((word) => word !== '').join(', ')}`
