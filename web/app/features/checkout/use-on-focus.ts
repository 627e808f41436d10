import { useEffect } from 'react'

/** Does something whenever the shopper turns to this page from another tab or window. */
export function useOnFocus(work: () => Promise<void>): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void work()
    }
    document.addEventListener('visibilitychange', look)
    // Of two windows side by side both are visible.
    window.addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [work])
}
