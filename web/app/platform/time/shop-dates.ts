/** In ms, or as ISO text. */
type Moment = number | string | Date

/** The shop's zone: a date reads the same in the shop's mails, on its papers and on every screen. */
const timeZone = 'Asia/Colombo'

/** A day as '30 November 2026'. */
export const longDay = (at: Moment): string =>
  new Date(at).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone })

/** A day as '30 Nov 2026'. */
export const mediumDay = (at: Moment): string =>
  new Date(at).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone })

/** A day of this year as '30 Nov'. */
export const shortDay = (at: Moment): string =>
  new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone })

/** The year of a moment. */
export const yearOf = (at: Moment): string =>
  new Date(at).toLocaleDateString('en-GB', { year: 'numeric', timeZone })

/** A moment as '30 November 2026 at 14:35'. */
export const longMoment = (at: Moment): string =>
  new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone })

/** The time of day as '14:35'. */
export const timeOfDay = (at: Moment): string =>
  new Date(at).toLocaleTimeString('en-GB', { timeStyle: 'short', timeZone })
