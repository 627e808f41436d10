import type { HeldSize } from '@first-fashion/contract/waitlist/calls'

interface Holder {
  readonly customerId: string | null
  readonly until: Date | null
}

/** What is known of a size: its stock, who holds it until when, and who waits. */
export interface SkuFacts {
  readonly onHand: number
  readonly held: number
  /** Orders that await their payment, and reservations; those that end first are in front. */
  readonly orders: readonly Holder[]
  readonly reservations: readonly Holder[]
  /** Customers without a unit, the next one in front. */
  readonly waiting: readonly string[]
}

/** How a queue stands for one customer, or for anyone. */
export function standingOf(facts: SkuFacts, customerId: string | undefined) {
  const { onHand, held, orders, reservations, waiting } = facts
  const times = [...orders, ...reservations].flatMap(({ until }) => until?.getTime() ?? [])
  const isHeld = onHand > 0 && onHand === held && times.length > 0
  const at = customerId === undefined ? -1 : waiting.indexOf(customerId)
  const untilOf = (holders: readonly Holder[]) =>
    customerId === undefined
      ? null
      : (holders.find((holder) => holder.customerId === customerId)?.until?.getTime() ?? null)
  return {
    freeAt: isHeld ? Math.min(...times) : null,
    waiting: waiting.length,
    position: at < 0 ? null : at + 1,
    reservedUntil: untilOf(reservations),
    ownCheckoutUntil: untilOf(orders),
  }
}

/** A size whose last units are all held for a time; those held for good, as for an exchange, are sold. */
export function heldSizeOf(
  size: string,
  facts: SkuFacts,
  customerId: string | undefined,
): HeldSize | undefined {
  const { freeAt, ...standing } = standingOf(facts, customerId)
  return freeAt === null ? undefined : { size, freeAt, ...standing }
}
