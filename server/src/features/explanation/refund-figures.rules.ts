import type { Figure } from '@first-fashion/contract/explanation/explanation'
import type { Fact } from '@first-fashion/contract/explanation/fact'
import { allocate, hundredthsOfCharged } from '@first-fashion/contract/money/checkout-sums'
import type { Explained, ExplainedRefund } from './explained.ts'
import type { Amount } from './line-shares.rules.ts'

/**
 * Spreads an order's refunds over what is left of each line; after a full refund nothing is left. `lines` are the line
 * totals with their shares of discount and shipping; null if unknown.
 */
export function refundFigures(order: Explained, dueCents: number, lines: readonly Amount[] | null): Figure[] {
  const weights = lines?.map(({ cents }) => cents) ?? null
  let leftMinor = weights === null ? null : allocate(order.chargedMinor, weights)
  let leftCents = weights === null ? null : allocate(dueCents, weights)
  return order.refunds.map((refund, at) => {
    const figure = figureOf(order, refund, at, dueCents)
    if (leftMinor === null || leftCents === null || !isOfPayment(refund) || refund.state === 'failed')
      return figure
    const minor = allocate(refund.amountMinor, leftMinor)
    const cents = allocate(refund.amountCents, leftCents)
    leftMinor = leftMinor.map((left, line) => left - (minor[line] ?? 0))
    leftCents = leftCents.map((left, line) => left - (cents[line] ?? 0))
    const steps = minor.map((part, line) => ({
      cents: 0 - (cents[line] ?? 0),
      shown: 0 - hundredthsOfCharged(part, refund.currencyCode),
      of: { kind: 'share' as const, line },
    }))
    return { ...figure, steps }
  })
}

/** Other payments, late or of a wrong amount, that paid for nothing. */
const isOfPayment = ({ reason }: ExplainedRefund): boolean =>
  reason === 'order-cancelled' || reason === 'staff'

function figureOf(order: Explained, refund: ExplainedRefund, at: number, dueCents: number): Figure {
  const { amountMinor, amountCents, currencyCode, state, reason, provider, requestedAt, settledAt, note } =
    refund
  const part: Fact = {
    kind: 'part-of-payment',
    minor: amountMinor,
    wholeMinor: order.chargedMinor,
    cents: amountCents,
    wholeCents: dueCents,
  }
  return {
    key: `refund-${at + 1}`,
    kind: 'refund',
    cents: 0 - amountCents,
    shown: 0 - hundredthsOfCharged(amountMinor, currencyCode),
    movesIn: currencyCode,
    facts: [
      { kind: 'refund', state, reason, provider, requestedAt, settledAt, note },
      ...(isOfPayment(refund) ? [part] : []),
    ],
    steps: [],
    shares: [],
  }
}
