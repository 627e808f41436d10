import { limits } from '@first-fashion/contract/limits'

/** A moment by the two clocks of a device. */
export interface Moment {
  /** Counts on whatever the time is set to; in some browsers it stands still while the device sleeps. */
  readonly steadyMs: number
  /** Goes on through a sleep; may be set to any time, and be set anew. */
  readonly wallMs: number
}

/** Nobody is asked more often than this, however little is left. */
export const shortestMs = 1_000

/**
 * How long figures hold that came at a moment; 0 when they are over. Counted from when they came, because the time that
 * the server names is by its clock, and the device's may be set to another.
 */
export function lifetimeLeft(came: Moment, now: Moment): number {
  const passed = Math.max(now.steadyMs - came.steadyMs, now.wallMs - came.wallMs)
  return Math.max(0, limits.quoteLifetimeMs - passed)
}
