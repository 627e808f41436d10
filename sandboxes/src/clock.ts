/**
 * The sandbox's time. The control page can move it forward. That makes open pages older and changes nothing on the wire,
 * so the shop, whose own clock has not moved, can still create payment pages.
 */
export interface SandboxClock {
  nowMs(): number
  /** The time on the wire. */
  nowSeconds(): number
  /** The total offset. */
  pushedMs(): number
  advance(ms: number): void
}

export function sandboxClock(now: () => number = Date.now): SandboxClock {
  let pushed = 0
  return {
    nowMs: now,
    nowSeconds: () => Math.floor(now() / 1000),
    pushedMs: () => pushed,
    advance: (ms) => {
      pushed += ms
    },
  }
}
