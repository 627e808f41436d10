/**
 * The sandbox's time. The control page can push it forward; a push makes what is open older and changes nothing on the wire,
 * so that the shop, whose own clock was not pushed, can go on making payment pages afterwards.
 */
export interface SandboxClock {
  nowMs(): number
  /** What the partners write on the wire. */
  nowSeconds(): number
  /** All pushes together. */
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
