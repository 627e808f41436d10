import { shareOfCents } from '@first-fashion/contract/money/money'

/** What was paid for the goods and the delivery of an order, and what went back, in LKR cents. */
interface PaidOrder {
  readonly lines: readonly {
    readonly isPrinted: boolean
    /** For the units that were not cancelled or refunded singly, after every discount. */
    readonly paidCents: number
    /** What returns gave back of that. */
    readonly returnedCents: number
  }[]
  /** What was paid for the delivery and has not gone back with a return. */
  readonly shippingCents: number
  /** What went back without naming lines. */
  readonly amountBackCents: number
}

/** What the shop still has of what was paid for the printed lines. A refund by amount is shared by everything that is left. */
export function soldCentsOf({ lines, shippingCents, amountBackCents }: PaidOrder): number {
  const leftOf = (some: PaidOrder['lines']) =>
    some.reduce((sum, { paidCents, returnedCents }) => sum + Math.max(0, paidCents - returnedCents), 0)
  const printed = leftOf(lines.filter(({ isPrinted }) => isPrinted))
  const everything = leftOf(lines) + Math.max(0, shippingCents)
  return Math.max(0, printed - shareOfCents(printed, amountBackCents, everything))
}
