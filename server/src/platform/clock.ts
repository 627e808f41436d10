/** The time as a dependency: tests and the demonstration shop can push it forward. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that can be moved, for tests and demonstrations. */
export interface MovableClock extends Clock {
  advance(ms: number): void
  /** Sets how far it is ahead of the base, in ms. */
  pushTo(ms: number): void
}

export function movableClock(base: Clock = systemClock): MovableClock {
  let offsetMs = 0
  return {
    now: () => new Date(base.now().getTime() + offsetMs),
    advance: (ms) => {
      offsetMs += ms
    },
    pushTo: (ms) => {
      offsetMs = ms
    },
  }
}

export const after = (date: Date, ms: number): Date => new Date(date.getTime() + ms)

/** The day in Colombo, as '2026-11-21'. */
export const dayInColombo = (date: Date): string =>
  date.toLocaleDateString('en-CA', { timeZone: 'Asia/Colombo' })
