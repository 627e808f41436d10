import { limits } from '@first-fashion/contract/limits'

/** A moment by the two clocks of a device. */
export interface Moment {
  /** Independent of the system time; in some browsers it stops while the device sleeps. */
  readonly steadyMs: number
  /** Continues during sleep; may be wrong, and may be changed. */
  readonly wallMs: number
}

/** The shortest interval between requests. */
export const shortestMs = 1_000

/**
 * How long a quote is still valid; 0 when it has expired. Counted from its arrival, because the expiry that
 * the server sends follows its clock, and the device's clock may differ.
 */
export function lifetimeLeft(receivedAt: Moment, now: Moment): number {
  const passed = Math.max(now.steadyMs - receivedAt.steadyMs, now.wallMs - receivedAt.wallMs)
  return Math.max(0, limits.quoteLifetimeMs - passed)
}
