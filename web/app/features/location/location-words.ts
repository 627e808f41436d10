import { words } from '../../platform/words/i18n.ts'

/** The words of finding a location, in English. */
const locationEn = {
  days_one: '{{count}} working day',
  days_other: '{{count}} working days',
  dayRange: '{{min}} to {{max}} working days',
  mode: 'Delivery location',
  byMap: 'Use my location',
  detecting: 'Finding your location',
  again: 'Find my location again',
  found: 'Found: {{address}}',
  delivery: 'Delivery: {{amount}}, {{days}}',
  noDelivery: 'We do not deliver to this address yet',
  use: 'Use this address',
  decline: 'Not my address',
  filled: 'We filled in the form with this address.',
  consent: 'Save my location, without my name, to improve delivery.',
  map: 'Map with your location',
  pin: 'Your location: move the pin with the mouse or the arrow keys',
  noMap: 'The map can’t be shown, but you can still use the address.',
  mapScript: 'Failed to load Google Maps. Please check your internet connection.',
  mapFailed: 'Failed to initialize map. Please refresh the page.',
  processing: 'Failed to process location data',
  unsupported: 'Geolocation is not supported by your browser',
  denied: 'Location access denied. Please enter your address manually.',
  unavailable: 'Location information unavailable. Please enter address manually.',
  timedOut: 'Location request timed out. Please try again.',
  other: 'Unable to get your location. Please enter address manually.',
} as const

words.addResourceBundle('en', 'location', locationEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    location: typeof locationEn
  }
}
