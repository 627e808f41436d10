import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** What a page shows is read again when its tab is looked at again (spec A section 2). */
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
