import type { Choice } from '../give-consent.ts'
import { countedAddress } from './counted-address.rules.ts'
import { loadScript } from './load-script.ts'
import type { Partner } from './partner.ts'
import { googleCookies, removeCookies } from './partner-cookies.ts'
import { googleEvent } from './partner-events.rules.ts'

declare global {
  interface Window {
    /** Commands for Google's script, in their order. */
    dataLayer?: unknown[]
  }
}

/** Google Analytics 4 with the signals of Consent Mode v2: all are denied until the visitor answers. */
export function googleAnalytics(id: string): Partner {
  // A part that was unmounted and mounted again finds the script that it loaded.
  const isLoaded = () => window.dataLayer !== undefined
  const state = { isAllowed: false }
  return {
    name: 'google',
    follow: (choice) => {
      state.isAllowed = choice.analytics
      if (!isLoaded() && !choice.analytics) return
      // Google's own switch: its script sends nothing while this is true.
      Reflect.set(window, `ga-disable-${id}`, !choice.analytics)
      if (isLoaded()) gtag('consent', 'update', signals(choice))
      else start(id, choice)
      if (!choice.analytics) removeCookies(googleCookies)
    },
    send: (event, { address, title }) => {
      if (!state.isAllowed) return
      const { name, details } = googleEvent(event)
      gtag('event', name, { ...details, page_location: address, page_title: title })
    },
  }
}

const nothing: Choice = { analytics: false, marketing: false }

function start(id: string, choice: Choice): void {
  window.dataLayer = []
  gtag('consent', 'default', signals(nothing))
  gtag('consent', 'update', signals(choice))
  gtag('js', new Date())
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    page_location: countedAddress(location.href),
    page_referrer: countedAddress(document.referrer),
  })
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`)
}

const word = (isGranted: boolean) => (isGranted ? 'granted' : 'denied')

const signals = ({ analytics, marketing }: Choice) => ({
  analytics_storage: word(analytics),
  ad_storage: word(marketing),
  ad_user_data: word(marketing),
  ad_personalization: word(marketing),
})

/** Google's script reads `arguments` objects only; it takes an array for something else. */
function gtag(..._command: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments)
}
