import { orderNumber } from '@first-fashion/contract/orders/status'
import type { FullOrder } from '../orders/index.ts'
import type { SettledReturn } from '../returns/index.ts'
import type { ExplainedRefund, ExplainedUnits } from './explained.ts'

/** A refund before it is known which units it is for. */
export type BareRefund = Omit<ExplainedRefund, 'units'>

/** Units that staff cancelled or refunded without a return. */
export interface LineRefund {
  readonly lineId: string
  readonly kind: 'cancelled' | 'refunded'
  readonly quantity: number
  readonly cents: number
  readonly at: Date
}

/** Something whose money went back, and how its refund is known. */
interface Claim {
  readonly units: ExplainedUnits
  readonly at: number
  readonly isPaidBy: (refund: BareRefund) => boolean
}

/** A refund is requested in the transaction that made it due. */
const withinMs = 10_000

/**
 * Finds for each refund the units that it is for. Refunds do not name them, so they are known by their amount and by
 * when they were requested; what is not found counts as a refund by amount.
 */
export function withUnits(
  refunds: readonly BareRefund[],
  full: FullOrder,
  returns: readonly SettledReturn[],
  lineRefunds: readonly LineRefund[],
): ExplainedRefund[] {
  const unitsOf = new Map<BareRefund, ExplainedUnits>()
  const claims = [
    ...returns.map((one) => claimOfReturn(full, one)),
    ...[...Map.groupBy(lineRefunds, ({ at }) => at.getTime())].map(([at, rows]) =>
      claimOfRows(full, at, rows),
    ),
  ]
  for (const { units, at, isPaidBy } of claims.toSorted((one, other) => one.at - other.at)) {
    const paid = refunds.find(
      (refund) =>
        !unitsOf.has(refund) &&
        refund.reason === 'staff' &&
        refund.requestedAt >= at &&
        refund.requestedAt <= at + withinMs &&
        isPaidBy(refund),
    )
    if (paid !== undefined) unitsOf.set(paid, units)
  }
  return refunds.map((refund) => ({ ...refund, units: unitsOf.get(refund) ?? null }))
}

/** Its amounts are recorded. Store credit is first what a tender paid, so of the payment it can be less. */
function claimOfReturn(full: FullOrder, one: SettledReturn): Claim {
  const isOwn = one.orderId === full.order.id
  const about = one.kind === 'refund' ? 'Return of' : 'Exchange difference of'
  return {
    units: {
      text: isOwn ? `${about} ${named(full, one.lines)}.` : `${about} order ${orderNumber(one.orderId)}.`,
      lines: isOwn ? placed(full, one.lines) : [],
      shippingCents: isOwn ? one.shippingCents : 0,
    },
    at: one.settledAt.getTime(),
    isPaidBy: ({ state, amountMinor, amountCents }) =>
      state === 'credited'
        ? amountCents <= one.creditCents
        : amountMinor === one.originalMinor && amountCents === one.originalCents,
  }
}

const saysOf = { cancelled: 'Cancelled:', refunded: 'Refunded without a return:' } as const

/** Rows of one moment are refunded together, at most with what was paid for them. */
function claimOfRows(full: FullOrder, at: number, rows: readonly LineRefund[]): Claim {
  const worth = rows.reduce((sum, { cents }) => sum + cents, 0)
  return {
    units: {
      text: `${saysOf[rows[0]?.kind ?? 'refunded']} ${named(full, rows)}.`,
      lines: placed(full, rows),
      shippingCents: 0,
    },
    at,
    isPaidBy: ({ amountCents }) => amountCents <= worth,
  }
}

type Units = readonly { readonly lineId: string; readonly quantity: number; readonly cents: number }[]

const named = ({ lines }: FullOrder, units: Units): string =>
  units
    .flatMap(({ lineId, quantity }) => {
      const line = lines.find(({ id }) => id === lineId)
      return line === undefined ? [] : `${quantity} × ${[line.name, ...line.options].join(', ')}`
    })
    .join('; ')

const placed = ({ lines }: FullOrder, units: Units): ExplainedUnits['lines'] =>
  units.map(({ lineId, cents }) => ({ line: lines.findIndex(({ id }) => id === lineId), cents }))
