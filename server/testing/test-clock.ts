import { type MovableClock, movableClock } from '../src/platform/clock.ts'

export interface TestClock extends MovableClock {
  /** From now on the time passes only when a test pushes it forward. */
  stop(): void
}

/** Goes on by itself until it is stopped. */
export function testClock(): TestClock {
  let stoppedAt: Date | undefined
  const base = { now: () => stoppedAt ?? new Date() }
  return {
    ...movableClock(base),
    stop: () => {
      stoppedAt = base.now()
    },
  }
}
