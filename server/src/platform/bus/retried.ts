import { setTimeout as pause } from 'node:timers/promises'

const shortestGapMs = 50
const longestGapMs = 5_000

/** Tries again with growing gaps until it succeeds; false if it is no longer needed before. */
export async function retried(attempt: () => Promise<void>, isOver: () => boolean): Promise<boolean> {
  for (let gapMs = shortestGapMs; !isOver(); gapMs = Math.min(2 * gapMs, longestGapMs)) {
    const isDone = await attempt().then(
      () => true,
      () => false,
    )
    if (isDone) return true
    await pause(gapMs, undefined, { ref: false })
  }
  return false
}
