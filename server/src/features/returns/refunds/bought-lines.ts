import { type FullOrder, isOfCancelledItems } from '../../orders/index.ts'
import type { FullRequest } from '../returns.queries.ts'
import { type BoughtLine, returnableUntil } from '../returns.rules.ts'
import type { ReplacedOrder } from './refund-sources.ts'
import { lessRefunded } from './refunded-units.rules.ts'

/** When it was delivered; null if it is not. */
export const deliveryOf = ({ order, events }: FullOrder): Date | null =>
  order.fulfilment === 'delivered' ? (events.findLast(({ kind }) => kind === 'delivered')?.at ?? null) : null

/** Until when it can be returned; null if it is not delivered. */
export function windowEndOf(full: FullOrder): Date | null {
  const deliveredAt = deliveryOf(full)
  const { returnDays } = full.order
  return deliveredAt === null || returnDays === null ? null : returnableUntil(deliveredAt, returnDays)
}

/**
 * The lines of an order with what was not paid for each. For a line of a replacement what was paid for the units that came
 * back counts, with the difference.
 */
export function linesOfChain(order: ReplacedOrder): BoughtLine[] {
  const { full, origin } = order
  if (origin === null) return boughtLines(full)
  const worths = replacedWorths(origin)
  return full.lines.map(({ id, quantity, unitPriceCents, madeToOrder, finalSale }, at) => {
    const unpaid = unitPriceCents * quantity - (worths[at] ?? 0)
    const discounts = unpaid > 0 ? [{ label: 'Not charged in the exchange', cents: unpaid }] : []
    return { id, quantity, unitPriceCents, madeToOrder, finalSale, discounts }
  })
}

/** What was paid over all for each line of the order that settles a request, in the sequence of its lines. */
export const replacedWorths = ({ lines }: Pick<FullRequest, 'lines'>): number[] =>
  lines.map(({ refundCents, differenceCents }) => refundCents + differenceCents)

/**
 * The lines with what the discounts took off each, less the units that were cancelled or refunded before. What was
 * cancelled before it was paid for is no discount: its units are gone.
 */
export function boughtLines({ lines, adjustments }: FullOrder): BoughtLine[] {
  const spread = adjustments
    .filter((one) => one.appliesTo === 'goods' && one.cents !== 0 && !isOfCancelledItems(one))
    .map((one) => ({
      label: one.label,
      shares: lines.map(({ position }) => 0 - (one.lines.find(({ line }) => line === position)?.cents ?? 0)),
    }))
  return lines.map(({ id, quantity, unitPriceCents, madeToOrder, finalSale, ...line }, at) => {
    const discounts = spread.flatMap(({ label, shares }) => {
      const cents = shares[at] ?? 0
      return cents > 0 ? [{ label, cents }] : []
    })
    return lessRefunded({ id, quantity, unitPriceCents, madeToOrder, finalSale, discounts }, line)
  })
}
