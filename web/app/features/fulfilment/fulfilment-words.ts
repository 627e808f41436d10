import { words } from '../../platform/words/i18n.ts'

/** What is said about parcels, in English. */
const fulfilmentEn = {
  parcels: 'Parcels',
  comesInTwo: 'This order comes in two parcels.',
  shop: 'From our shop',
  'print-partner': 'Made to order, from our print partner',
  items: 'In this parcel',
  units: '{{count}} × {{name}}',
  progress: 'Progress of this parcel',
  steps: {
    waiting: 'Waiting to be made',
    preparing: 'Getting ready',
    printing: 'Being printed',
    shipped: 'Shipped',
    delivered: 'Delivered',
  },
  shopSteps: {
    waiting: 'Order placed',
    preparing: 'Packing',
    printing: '',
    shipped: 'Shipped',
    delivered: 'Delivered',
  },
  cancelled: 'Cancelled',
  track: 'Track this parcel',
  toDesigns: 'My custom designs',
  problems: {
    'out-of-stock':
      'This is out of stock at our print partner. Our team is working on it and will write to you. You do not have to do anything.',
    'file-rejected':
      'Our print partner could not use the print file. Please change your design and approve its proof, or, if it cannot be changed, make a new one from its product page. You can also write to us. We then print the new one, at no cost to you.',
    'cancelled-there':
      'Our print partner could not make this. Our team is working on it and will write to you. You do not have to do anything.',
    other:
      'Our print partner could not make this yet. Our team is working on it and will write to you. You do not have to do anything.',
  },
} as const

words.addResourceBundle('en', 'fulfilment', fulfilmentEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    fulfilment: typeof fulfilmentEn
  }
}
