/** The furthest that a rate may move in one refresh: what leaps further is looked at by a person. */
export const furthestMove = 0.2

interface KnownRate {
  readonly code: string
  readonly exchangeRate: number
  readonly isDefault: boolean
}

export interface BelievedRates {
  /** New rates by code; those that stay as they are are not among them. */
  readonly moved: ReadonlyMap<string, number>
  /** Codes that were not offered, or whose offer is too far from what is known. */
  readonly rejected: readonly string[]
}

/** What of the offered rates is taken over. The shop's own currency is worth one of itself, whatever is offered. */
export function believedRates(
  known: readonly KnownRate[],
  offered: ReadonlyMap<string, number>,
): BelievedRates {
  const moved = new Map<string, number>()
  const rejected: string[] = []
  for (const { code, exchangeRate, isDefault } of known) {
    if (isDefault) continue
    const offer = offered.get(code)
    if (offer === undefined || Math.abs(offer / exchangeRate - 1) > furthestMove) rejected.push(code)
    else if (offer !== exchangeRate) moved.set(code, offer)
  }
  return { moved, rejected }
}
