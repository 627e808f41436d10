import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Refetches a page's data when its tab becomes visible again [A2.35]. */
export function useRefreshWhenVisible(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [revalidate])
}
