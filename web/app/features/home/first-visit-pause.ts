import { limits } from '@first-fashion/contract/limits'
import { useEffect, useState } from 'react'

const seenKey = 'home-seen'

/**
 * The two seconds of placeholders on the home page [A2.24], counted from the start of the visit.
 * Once seen in a session, products show at once.
 */
export function useFirstVisitPause(): boolean {
  const [isPausing, setPausing] = useState(true)
  useEffect(() => {
    if (sessionStorage.getItem(seenKey) !== null) return setPausing(false)
    const left = Math.max(0, limits.skeletonDelayMs - performance.now())
    const timer = window.setTimeout(() => {
      sessionStorage.setItem(seenKey, 'yes')
      setPausing(false)
    }, left)
    return () => window.clearTimeout(timer)
  }, [])
  return isPausing
}
