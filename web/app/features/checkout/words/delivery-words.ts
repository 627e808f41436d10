import { words } from '../../../platform/words/i18n.ts'

/** The words of delivery at the checkout, in English. */
const deliveryEn = {
  title: 'Delivery',
  calculating: 'Calculating delivery',
  standard: 'Standard',
  express: 'Express',
  free: 'Free',
  to: 'Delivery to {{place}}',
  estimated: 'Estimated',
  estimate: 'Estimated. We’ll confirm once your address is complete.',
  printEstimate: 'Estimated. Our print partner isn’t responding.',
  freeOver: 'Free delivery from {{amount}}',
  madeToOrder:
    'Made-to-order items are printed in {{days}} business days and come in a separate parcel: {{amount}}',
  madeUndated: 'Made-to-order items come in a separate parcel: {{amount}}',
  expressIsOwn:
    'Express speeds up what we ship ourselves. Made-to-order items take as long as with standard.',
  unavailable: 'We do not deliver to this address yet',
  failed: 'We couldn’t calculate delivery to this address. Please try again.',
  defaultPrice: 'We couldn’t calculate delivery to this address, so this is our usual price.',
} as const

words.addResourceBundle('en', 'delivery', deliveryEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    delivery: typeof deliveryEn
  }
}
