import { useEffect } from 'react'

/** Runs a task whenever the shopper comes back to this page from another tab or window. */
export function useOnFocus(work: () => Promise<void>): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void work()
    }
    document.addEventListener('visibilitychange', look)
    // Two windows side by side are both visible.
    window.addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [work])
}
