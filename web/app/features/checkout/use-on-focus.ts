import { useEffect } from 'react'

/** Runs a task whenever the shopper comes back to this page from another tab or window. */
export function useOnFocus(work: () => Promise<void>): void {
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') void work()
    }
    document.addEventListener('visibilitychange', onVisible)
    // Two windows side by side are both visible.
    window.addEventListener('focus', onVisible)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('focus', onVisible)
    }
  }, [work])
}
