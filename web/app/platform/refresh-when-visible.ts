import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Refetches a page's data when its tab becomes visible again (spec A section 2). */
export function useRefreshWhenVisible(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [revalidate])
}
