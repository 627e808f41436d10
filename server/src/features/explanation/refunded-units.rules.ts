import { orderNumber } from '@first-fashion/contract/orders/status'
import type { FullOrder, RefundedUnits } from '../orders/index.ts'
import type { SettledReturn } from '../returns/index.ts'
import type { ExplainedRefund, ExplainedUnits } from './explained.ts'

/** The order that was refunded, as far as units are named by it. */
interface RefundedOrder {
  readonly order: Pick<FullOrder['order'], 'id'>
  readonly lines: readonly Pick<FullOrder['lines'][number], 'id' | 'name' | 'options'>[]
}

/** A refund before it is known which units it is for. */
export interface BareRefund extends Omit<ExplainedRefund, 'units'> {
  /** What made it due, in the words of the feature that asked for it; null of an earlier version, or by amount. */
  readonly cause: string | null
}

/** Units that staff cancelled or refunded without a return. */
export interface LineRefund {
  readonly lineId: string
  readonly kind: 'cancelled' | 'refunded'
  readonly quantity: number
  readonly cents: number
  readonly at: Date
  readonly cause: string | null
}

/** Something whose money went back, and how its refund is known. */
interface Claim {
  readonly units: ExplainedUnits
  readonly at: number
  readonly isPaidBy: (refund: BareRefund) => boolean
}

/** A refund is requested in the transaction that made it due. */
const withinMs = 10_000

/** What orders know of the refunds of their units. */
export interface KnownUnits {
  /** The units that each cause names. */
  readonly ofCause: ReadonlyMap<string, RefundedUnits>
  readonly returns: readonly SettledReturn[]
  readonly lineRefunds: readonly LineRefund[]
}

/**
 * Finds for each refund the units that it is for: its cause names them. Refunds of an earlier version name no cause and are
 * known by their amount and by when they were requested. What is not found counts as a refund by amount.
 */
export function withUnits(
  refunds: readonly BareRefund[],
  full: RefundedOrder,
  { ofCause, returns, lineRefunds }: KnownUnits,
): ExplainedRefund[] {
  const causes = new Set(refunds.flatMap(({ cause }) => cause ?? []))
  const guessed = guessedUnits(
    refunds.filter(({ cause }) => cause === null),
    [
      ...returns.filter(({ cause }) => !causes.has(cause)).map((one) => claimOfReturn(full, one)),
      ...[
        ...Map.groupBy(
          lineRefunds.filter(({ cause }) => cause === null),
          ({ at }) => at.getTime(),
        ),
      ].map(([at, rows]) => claimOfRows(full, at, rows)),
    ],
  )
  return refunds.map((bare) => {
    const { cause, ...refund } = bare
    const named = cause === null ? undefined : ofCause.get(cause)
    return { ...refund, units: named === undefined ? (guessed.get(bare) ?? null) : unitsOf(full, named) }
  })
}

function guessedUnits(
  refunds: readonly BareRefund[],
  claims: readonly Claim[],
): ReadonlyMap<BareRefund, ExplainedUnits> {
  const unitsOf = new Map<BareRefund, ExplainedUnits>()
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
  return unitsOf
}

/** Those of another order, which this one replaced, are on none of its lines. */
function unitsOf(
  full: RefundedOrder,
  { about, orderId, lines, shippingCents, notes }: RefundedUnits,
): ExplainedUnits {
  if (orderId !== full.order.id)
    return { texts: [`${about} order ${orderNumber(orderId)}.`, ...notes], lines: [], shippingCents: 0 }
  return { texts: [`${about} ${named(full, lines)}.`, ...notes], lines: placed(full, lines), shippingCents }
}

/** Its amounts are recorded. Store credit is first what a tender paid, so of the payment it can be less. */
function claimOfReturn(full: RefundedOrder, one: SettledReturn): Claim {
  const about = one.kind === 'refund' ? 'Return of' : 'Exchange difference of'
  return {
    units: unitsOf(full, { ...one, about, notes: [] }),
    at: one.settledAt.getTime(),
    isPaidBy: ({ state, amountMinor, amountCents }) =>
      state === 'credited'
        ? amountCents <= one.creditCents
        : amountMinor === one.originalMinor && amountCents === one.originalCents,
  }
}

const saysOf = { cancelled: 'Cancelled:', refunded: 'Refunded without a return:' } as const

/** Rows of one moment are refunded together, at most with what was paid for them. */
function claimOfRows(full: RefundedOrder, at: number, rows: readonly LineRefund[]): Claim {
  const worth = rows.reduce((sum, { cents }) => sum + cents, 0)
  const about = saysOf[rows[0]?.kind ?? 'refunded']
  return {
    units: unitsOf(full, { about, orderId: full.order.id, lines: rows, shippingCents: 0, notes: [] }),
    at,
    isPaidBy: ({ amountCents }) => amountCents <= worth,
  }
}

type Units = readonly { readonly lineId: string; readonly quantity: number; readonly cents: number }[]

const named = ({ lines }: RefundedOrder, units: Units): string =>
  units
    .flatMap(({ lineId, quantity }) => {
      const line = lines.find(({ id }) => id === lineId)
      return line === undefined ? [] : `${quantity} × ${[line.name, ...line.options].join(', ')}`
    })
    .join('; ')

const placed = ({ lines }: RefundedOrder, units: Units): ExplainedUnits['lines'] =>
  units.map(({ lineId, cents }) => ({ line: lines.findIndex(({ id }) => id === lineId), cents }))
