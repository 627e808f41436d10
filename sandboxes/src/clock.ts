/** The sandbox's time: the machine's, moved forward as far as the control page or the shop says. It never goes back. */
export interface SandboxClock {
  nowMs(): number
  nowSeconds(): number
  /** How far it is ahead of the machine's, in ms. */
  pushedMs(): number
  advance(ms: number): void
  /** Follows the shop, which remembers it longer than the sandbox does. */
  pushTo(ms: number): void
}

export function sandboxClock(now: () => number = Date.now): SandboxClock {
  let pushed = 0
  const nowMs = () => now() + pushed
  return {
    nowMs,
    nowSeconds: () => Math.floor(nowMs() / 1000),
    pushedMs: () => pushed,
    advance: (ms) => {
      pushed += ms
    },
    pushTo: (ms) => {
      pushed = Math.max(pushed, ms)
    },
  }
}
