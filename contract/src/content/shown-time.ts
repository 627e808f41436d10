import { z } from 'zod'

/** ms since 1970, from the year 2000 to the end of 2100: what a database can store, and an owner can mean. */
export const moment = z
  .number()
  .int()
  .min(Date.UTC(2000, 0))
  .max(Date.UTC(2101, 0) - 1)

/** From when until when something is shown, in ms since 1970. */
export interface ShownTimes {
  /** null for no start. */
  readonly from: number | null
  /** null for no end. */
  readonly until: number | null
}

/** True at its start, until its end. */
export const isDue = ({ from, until }: ShownTimes, now: number): boolean =>
  (from ?? 0) <= now && (until === null || now < until)

/** True of times at which it would never be shown. */
export const endsBeforeStart = ({ from, until }: ShownTimes): boolean =>
  until !== null && until <= (from ?? 0)
