const signIn = [
  'accounts',
  'sign-in/account-safety',
  'sign-in/linked-accounts',
  'sign-in/social-sign-in',
  'sign-in/customers',
]
const product = ['browse', 'purchase']
const checkout = ['purchase', 'buying/*']
const backOffice = ['back-office', 'live/live-shop']

/**
 * The journeys that walk through a feature, by its folder in any part of the project: files of testing/journeys without
 * '.spec.ts', or a folder with a star. A feature that is not named here has all journeys run.
 */
export const journeysOfFeatures: Readonly<Record<string, readonly string[]>> = {
  accounts: [...signIn, 'purchase'],
  addresses: ['buying/addresses', 'buying/world', 'buying/location', 'account/profile'],
  cart: [...checkout, 'wishlist'],
  catalog: [...product, ...backOffice],
  checkout,
  consent: ['back-office'],
  content: ['live/house-of-nilu'],
  countries: [...checkout, 'back-office'],
  currency: ['buying/explanation', 'back-office'],
  customers: ['sign-in/customers'],
  'delivery-address': ['orders/delivery-address'],
  explanation: ['buying/explanation'],
  'gift-notes': ['buying/gift-note'],
  home: ['browse'],
  invoices: ['documents/*'],
  'line-refunds': ['orders/line-refunds'],
  location: ['buying/location', 'buying/addresses'],
  newsletter: ['newsletter'],
  'order-limits': ['buying/order-limits'],
  store: ['back-office'],
  'return-window': ['live/demonstration', 'browse'],
  'order-notices': [],
  orders: [...checkout, 'documents/*', 'back-office', 'orders/*'],
  packing: ['documents/*'],
  payments: checkout,
  'personal-data': ['sign-in/account-safety'],
  product,
  profile: ['account/*', 'sign-in/linked-accounts'],
  'promo-codes': ['buying/promo-code'],
  reviews: ['account/reviews'],
  security: signIn,
  sellables: checkout,
  setup: ['live/house-of-nilu'],
  sharing: [],
  shipping: ['buying/delivery', 'buying/world', 'buying/explanation', 'back-office'],
  staff: backOffice,
  'stock-alerts': [],
  'store-credit': ['buying/store-credit'],
  system: ['back-office'],
  waitlist: ['waitlist/waitlist'],
  wishlist: ['wishlist'],
  workbench: [],
}
