/** A connection may send so many events at once, and so many a second after that. */
const atOnce = 40
const perSecond = 20
/** One that goes on far beyond it is cut off. */
const refusedMaximum = 200

export interface EventAllowance {
  /** Whether another event may be handled; 'cut-off' if the connection is to be closed. */
  take(): 'yes' | 'no' | 'cut-off'
}

/** `nowMs` counts up; it need not be the time of day. */
export function createEventAllowance(nowMs: () => number): EventAllowance {
  let left = atOnce
  let at = nowMs()
  let refused = 0
  return {
    take: () => {
      const now = nowMs()
      left = Math.min(atOnce, left + ((now - at) / 1000) * perSecond)
      at = now
      if (left < 1) {
        refused++
        return refused > refusedMaximum ? 'cut-off' : 'no'
      }
      left -= 1
      return 'yes'
    },
  }
}
