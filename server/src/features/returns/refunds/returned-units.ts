import { formatPrice, lkr, lkrCents, rupeesFromCents } from '@first-fashion/contract/money/money'
import type { UnitsOfCause } from '../../payments/index.ts'
import { type FullRequest, findRequest } from '../returns.queries.ts'
import { compensatedOfCause, requestOfCause } from './refund-cause.ts'

const rupeesText = (cents: number) => formatPrice(rupeesFromCents(lkrCents(cents)), lkr)

/** What goes back of a line: of an exchange only the difference. */
export const backOf = ({ kind }: Pick<FullRequest, 'kind'>, line: FullRequest['lines'][number]): number =>
  kind === 'refund' ? line.refundCents : Math.max(0, 0 - line.differenceCents)

/** The units of a request that was settled, or of an exchange whose order was cancelled. */
export const unitsOfReturn: UnitsOfCause = async (db, cause) => {
  const compensated = compensatedOfCause(cause)
  const id = requestOfCause(cause) ?? compensated
  const request = id === undefined ? undefined : await findRequest(db, id)
  if (request === undefined) return undefined
  const { orderId, shippingCents } = request
  // Of some lines nothing may have come.
  const lines = request.lines.filter(({ quantity }) => quantity > 0)
  if (compensated !== undefined)
    return {
      about: 'Cancelled exchange of',
      orderId,
      lines: lines.map((line) => ({ ...line, cents: line.refundCents - backOf(request, line) })),
      shippingCents: 0,
      notes: [],
    }
  return {
    about: request.kind === 'refund' ? 'Return of' : 'Exchange difference of',
    orderId,
    lines: lines.map((line) => ({ ...line, cents: backOf(request, line) })),
    shippingCents,
    notes: request.kind === 'refund' ? [] : lines.flatMap(exchangeNote),
  }
}

/** What was paid for a line of an exchange, and what is sent for it; nothing without a difference. */
export function exchangeNote(line: FullRequest['lines'][number]): string[] {
  const { quantity, refundCents, differenceCents, exchangeName, exchangePriceCents, color, size } = line
  if (differenceCents === 0 || exchangePriceCents === null) return []
  const sent = [exchangeName, color, size].filter((word) => word !== null && word !== '').join(', ')
  const price = `at ${rupeesText(exchangePriceCents)} each`
  const difference = `${rupeesText(Math.abs(differenceCents))} ${differenceCents > 0 ? 'more' : 'less'}`
  return [`${rupeesText(refundCents)} was paid; ${quantity} × ${sent} ${price} is sent: ${difference}.`]
}
