import type { FullOrder } from '../orders/index.ts'
import type { RefundedUnits } from '../payments/index.ts'
import type { ExplainedRefund, ExplainedUnits } from './explained.ts'

/** A refund before it is known which units it is for. */
export interface BareRefund extends Omit<ExplainedRefund, 'units'> {
  /** What made it due, in the words of the feature that asked for it; null by amount. */
  readonly cause: string | null
}

/** As much of an order as names its units. */
interface Bought {
  readonly order: Pick<FullOrder['order'], 'id'>
  readonly lines: readonly Pick<FullOrder['lines'][number], 'id' | 'name' | 'options'>[]
}

/** With the number of their order. */
export interface NumberedUnits extends RefundedUnits {
  readonly orderNumber: string
}

/** Gives each refund the units that its cause names. A refund without a cause is one by amount. */
export const withUnits = (
  refunds: readonly BareRefund[],
  full: Bought,
  unitsOfCause: ReadonlyMap<string, NumberedUnits>,
): ExplainedRefund[] =>
  refunds.map(({ cause, ...refund }) => {
    const named = cause === null ? undefined : unitsOfCause.get(cause)
    return { ...refund, units: named === undefined ? null : unitsOf(full, named) }
  })

/** Those of another order, which this one replaced, are on none of its lines. */
function unitsOf(
  full: Bought,
  { about, orderId, orderNumber, lines, shippingCents, notes }: NumberedUnits,
): ExplainedUnits {
  if (orderId !== full.order.id)
    return { texts: [`${about} order ${orderNumber}.`, ...notes], lines: [], shippingCents: 0 }
  return { texts: [`${about} ${named(full, lines)}.`, ...notes], lines: placed(full, lines), shippingCents }
}

type Units = readonly { readonly lineId: string; readonly quantity: number; readonly cents: number }[]

const named = ({ lines }: Bought, units: Units): string =>
  units
    .flatMap(({ lineId, quantity }) => {
      const line = lines.find(({ id }) => id === lineId)
      return line === undefined ? [] : `${quantity} × ${[line.name, ...line.options].join(', ')}`
    })
    .join('; ')

const placed = ({ lines }: Bought, units: Units): ExplainedUnits['lines'] =>
  units.map(({ lineId, cents }) => ({ line: lines.findIndex(({ id }) => id === lineId), cents }))
