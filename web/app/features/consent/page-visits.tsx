import routes from 'virtual:contract-routes'
import { cutText } from '@first-fashion/contract/text/cut-text'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { storedConsent } from './stored-consent.ts'

/**
 * Sends the server the visited page and the time spent when the visitor leaves it: for another page, another tab, or for
 * good [A7.47]. Only rendered with analytics consent; a withdrawal applies at once.
 */
export function PageVisits({ sessionId }: { readonly sessionId: string }) {
  const { pathname } = useLocation()
  useEffect(() => {
    const title = cutText(document.title, 300)
    let since: number | null = Date.now()
    const leave = () => {
      if (since === null || storedConsent()?.analytics !== true) return
      const timeSpent = Math.min(86_400, Math.round((Date.now() - since) / 1000))
      since = null
      const shown = JSON.stringify({ sessionId, url: pathname, title, timeSpent })
      navigator.sendBeacon(routes['consent.track'].path, new Blob([shown], { type: 'application/json' }))
    }
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden') leave()
      else since ??= Date.now()
    }
    document.addEventListener('visibilitychange', onVisibilityChange)
    window.addEventListener('pagehide', leave)
    return () => {
      leave()
      document.removeEventListener('visibilitychange', onVisibilityChange)
      window.removeEventListener('pagehide', leave)
    }
  }, [pathname, sessionId])
  return null
}
