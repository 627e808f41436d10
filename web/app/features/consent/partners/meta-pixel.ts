import { isPublicAddress } from './counted-address.rules.ts'
import { loadScript } from './load-script.ts'
import type { Partner } from './partner.ts'
import { metaCookies, removeCookies } from './partner-cookies.ts'
import { metaEvent } from './partner-events.rules.ts'

/** Meta's function: collects commands until its script is there, which takes them over. */
interface Fbq {
  (...command: readonly unknown[]): void
  callMethod?: (...command: readonly unknown[]) => void
  queue: unknown[]
  push: (...command: readonly unknown[]) => void
  loaded: boolean
  version: string
  disablePushState: boolean
}

declare global {
  interface Window {
    fbq?: Fbq
    _fbq?: Fbq
  }
}

/** A Meta Pixel. Its script reads the address of the page itself, so it hears only of pages without secrets in theirs. */
export function metaPixel(id: string): Partner {
  const state = { isAllowed: false }
  return {
    name: 'meta',
    follow: ({ marketing }) => {
      state.isAllowed = marketing
      if (window.fbq !== undefined) window.fbq('consent', marketing ? 'grant' : 'revoke')
      else if (marketing) start(id)
      if (!marketing) removeCookies(metaCookies)
    },
    send: (event, { isPublic }) => {
      if (!state.isAllowed || !isPublic || !isPublicAddress(document.referrer)) return
      const { name, details } = metaEvent(event)
      // Meta counts events of one ID once.
      const identity = event.kind === 'purchase' ? [{ eventID: event.orderId }] : []
      window.fbq?.('track', name, details, ...identity)
    },
  }
}

function start(id: string): void {
  const fbq = makeFbq()
  window.fbq = fbq
  window._fbq = fbq
  fbq('consent', 'grant')
  // Otherwise it reports pressed buttons and what a page says of itself.
  fbq('set', 'autoConfig', false, id)
  fbq('init', id)
  loadScript('https://connect.facebook.net/en_US/fbevents.js')
}

/** What Meta's snippet makes. */
function makeFbq(): Fbq {
  const fbq: Fbq = Object.assign(
    (...command: readonly unknown[]) => {
      if (fbq.callMethod === undefined) fbq.queue.push(command)
      else fbq.callMethod(...command)
    },
    {
      queue: [],
      loaded: true,
      version: '2.0',
      // The store reports each page itself.
      disablePushState: true,
      push: (...command: readonly unknown[]) => fbq(...command),
    },
  )
  return fbq
}
