/**
 * Does what can wait once the browser has nothing more urgent to do, at the latest after so many milliseconds. The returned
 * function calls it off.
 */
export function whenIdle(work: () => void, longestMs?: number): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const idle = window.requestIdleCallback(work, longestMs === undefined ? {} : { timeout: longestMs })
  return () => window.cancelIdleCallback(idle)
}
