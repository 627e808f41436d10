import routes from 'virtual:contract-routes'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { storedConsent } from './stored-consent.ts'

/**
 * Tells the server which page was looked at and for how long, when it is left: for another one, another tab, or for
 * good (spec A section 7). Only shown with consent to analytics; one that was withdrawn meanwhile counts at once.
 */
export function PageVisits({ sessionId }: { readonly sessionId: string }) {
  const { pathname } = useLocation()
  useEffect(() => {
    const title = document.title.slice(0, 300)
    let since: number | null = Date.now()
    const leave = () => {
      if (since === null || storedConsent()?.analytics !== true) return
      const timeSpent = Math.min(86_400, Math.round((Date.now() - since) / 1000))
      since = null
      const told = JSON.stringify({ sessionId, url: pathname, title, timeSpent })
      navigator.sendBeacon(routes['consent.track'].path, new Blob([told], { type: 'application/json' }))
    }
    const look = () => {
      if (document.visibilityState === 'hidden') leave()
      else since ??= Date.now()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pagehide', leave)
    return () => {
      leave()
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pagehide', leave)
    }
  }, [pathname, sessionId])
  return null
}
