import { allocate } from '@first-fashion/contract/money/checkout-sums'
import type { BoughtLine } from '../returns.rules.ts'

/** Units of a line that were cancelled, or refunded without a return, and what was paid for them. */
interface RefundedUnits {
  readonly goneQuantity: number
  readonly goneCents: number
}

/** A line less the units that are gone: what can still be returned, and what was paid for it. */
export function lessRefunded(line: BoughtLine, { goneQuantity, goneCents }: RefundedUnits): BoughtLine {
  if (goneQuantity === 0) return line
  const taken = line.discounts.map(({ cents }) => cents)
  const paid = line.quantity * line.unitPriceCents - taken.reduce((sum, cents) => sum + cents, 0) - goneCents
  const quantity = line.quantity - goneQuantity
  const shares = allocate(Math.max(0, quantity * line.unitPriceCents - paid), taken)
  const discounts = line.discounts.map(({ label }, at) => ({ label, cents: shares[at] ?? 0 }))
  return { ...line, quantity, discounts: discounts.filter(({ cents }) => cents > 0) }
}
