/** A refund of ours that the partner refused, in minor units. */
interface Refused {
  readonly id: string
  readonly amountMinor: number
}

export interface MadeElsewhere {
  /** In minor units of the payment's currency. */
  readonly amountMinor: number
  /** What of the payment can still go back. */
  readonly leftMinor: number
  /** Refunds that the partner refused and that are due still, oldest first. */
  readonly refused: readonly Refused[]
}

export interface Booking {
  /** Refused refunds that were made at the partner instead. */
  readonly covers: readonly string[]
  /** What is a refund of its own, and what is more than was left of the payment. */
  readonly ownMinor: number
  readonly excessMinor: number
}

/**
 * What a refund in the partner's dashboard is. It makes up for a refused refund of ours if it is the same amount, or if
 * it leaves too little of the payment for that one. What is more than was left is excess: it went back twice.
 */
export function bookingOf({ amountMinor, leftMinor, refused }: MadeElsewhere): Booking {
  const same = refused.find((one) => one.amountMinor === amountMinor)
  if (same !== undefined && amountMinor <= leftMinor)
    return { covers: [same.id], ownMinor: 0, excessMinor: 0 }
  const restMinor = Math.max(0, leftMinor - amountMinor)
  const covers: string[] = []
  let ownMinor = Math.min(amountMinor, leftMinor)
  for (const one of refused) {
    if (one.amountMinor > ownMinor || one.amountMinor <= restMinor) continue
    covers.push(one.id)
    ownMinor -= one.amountMinor
  }
  return { covers, ownMinor, excessMinor: Math.max(0, amountMinor - leftMinor) }
}
