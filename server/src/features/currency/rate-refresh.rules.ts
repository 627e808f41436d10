/** The largest change of a rate in one refresh; larger ones need a person. */
export const furthestMove = 0.2

interface KnownRate {
  readonly code: string
  readonly exchangeRate: number
  readonly isDefault: boolean
}

export interface BelievedRates {
  /** New rates by code, without unchanged ones. */
  readonly moved: ReadonlyMap<string, number>
  /** Codes without an offered rate, or with one too far from the current rate. */
  readonly rejected: readonly string[]
}

/** Which of the offered rates are accepted. The base currency always has rate 1. */
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
