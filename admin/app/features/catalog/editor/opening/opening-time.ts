/** Colombo has had no other offset since 2006. */
const offset = '+05:30'
const offsetMs = 5.5 * 3_600_000

/** A moment as a date and time field shows it, in the shop's time; '' for none. */
export const typedTime = (at: number | undefined): string =>
  at === undefined ? '' : new Date(at + offsetMs).toISOString().slice(0, 16)

/** The moment that was typed, in ms; null for none, NaN for what is no time. */
export const momentOf = (typed: string): number | null =>
  typed === '' ? null : Date.parse(`${typed.slice(0, 16)}:00${offset}`)
