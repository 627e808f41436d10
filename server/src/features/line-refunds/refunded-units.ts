import { findOrder, refundCauses } from '../orders/index.ts'
import type { UnitsOfCause } from '../payments/index.ts'
import { lineFigures } from '../returns/index.ts'
import { leftLines } from './line-refund-plan.ts'

/** How the refunds of lines name what made them due. */
export const causePrefix = 'line-refund:'

const saysOf = { cancelled: 'Cancelled:', refunded: 'Refunded without a return:' } as const

/** The units that staff cancelled, or refunded without a return. */
export const unitsOfLineRefund: UnitsOfCause = async (db, cause) => {
  if (!cause.startsWith(causePrefix)) return undefined
  const lines = await refundCauses.lineRefundsOfCause(db, cause)
  const [first] = lines
  if (first === undefined) return undefined
  return { about: saysOf[first.kind], orderId: first.orderId, lines, shippingCents: 0, notes: [] }
}

/** The units of a cancelled order, less those that were cancelled before. */
export const unitsOfCancellation: UnitsOfCause = async (db, cause) => {
  const orderId = refundCauses.cancelledOfCause(cause)
  const full = orderId === undefined ? undefined : await findOrder(db, orderId)
  if (full === undefined) return undefined
  const lines = (await leftLines(db, full))
    .filter(({ left }) => left > 0)
    .map(({ bought, left, taken }) => lineFigures(bought, left, taken))
  const { id, shippingCents } = full.order
  return { about: 'Cancelled:', orderId: id, lines, shippingCents, notes: [] }
}
