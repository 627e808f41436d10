/** Colombo has had no other offset since 2006. */
const offset = '+05:30'
const offsetMs = 5.5 * 3_600_000

/** In ms since 1970, or as ISO 8601 writes it. */
type Moment = number | string

/** A moment as a date and time field shows it, in the shop's time; '' for none. */
export const typedTime = (at: number | undefined): string =>
  at === undefined ? '' : new Date(at + offsetMs).toISOString().slice(0, 16)

/** The moment that was typed, in ms; null for none, NaN for what is no time. */
export const momentOf = (typed: string): number | null =>
  typed === '' ? null : Date.parse(`${typed.slice(0, 16)}:00${offset}`)

/** The shop's day, as '2026-11-30': codes and challenges start and end with it, wherever staff are. */
export const shopDay = (now: Date): string => now.toLocaleDateString('en-CA', { timeZone: 'Asia/Colombo' })

/** A day such as '2026-11-30', as '30 Nov 2026'. */
export const dayInWords = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** The day of a moment in the shop's time, as '30 Nov 2026'. */
export const shopDayInWords = (at: Moment): string =>
  new Date(at).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'Asia/Colombo' })

/** A moment in the shop's time, as '30 Nov 2026, 09:00'. */
export const shopTimeInWords = (at: Moment): string =>
  new Date(at).toLocaleString('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Colombo',
  })

/** A moment of a conversation in the shop's time, as '30 Nov, 09:00'. */
export const shopMomentInWords = (at: Moment): string =>
  new Date(at).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Colombo',
  })

/** The time of a moment of today, as '09:00', otherwise its day, as '30 Nov'; both the shop's. */
export function shortShopMoment(at: Moment, now: Date): string {
  const date = new Date(at)
  const timeZone = 'Asia/Colombo'
  return shopDay(date) === shopDay(now)
    ? date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })
    : date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone })
}
