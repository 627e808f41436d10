import { words } from '../../platform/words/i18n.ts'

/** The words of the cart and its drawer, in English. */
const cartEn = {
  title: 'Your cart',
  pageTitle: 'Cart · $t(store)',
  empty: 'Your cart is empty',
  emptyText: 'Items you add stay here, on every device you log in on.',
  continue: 'Continue Shopping',
  quantityOf: 'Quantity of {{name}}',
  removeName: 'Remove {{name}}',
  removed: '{{name}} removed',
  undo: 'Undo',
  totals: 'Cart totals',
  subtotal: 'Subtotal',
  shipping: 'Shipping fee',
  atCheckout: 'At the checkout',
  total: 'Total',
  due: 'To pay',
  rounding: 'Rounding',
  includes: 'Includes',
  taxesAdded: 'Taxes are added at the checkout, for the country of the parcel.',
  checkout: 'Proceed to Checkout',
  customDelivery: 'Your own designs come in a separate parcel. We add its delivery at checkout.',
  fixFirst: 'Some items need your attention. Please change or remove them.',
  unpublished: 'No longer available',
  awaitsCustomer: 'Not ready to order yet. Open it to check its proof.',
  notOpen: 'Opens for everyone on {{time}}. Until then, only customers with early access can buy it.',
  soldOut: 'Out of stock',
  short: 'Only {{count}} left. Please reduce the quantity.',
  finalSale: 'Final sale – cannot be returned',
  priceChanged: 'The price has changed: it was {{price}}',
  drawer: 'Added to your cart',
  beingAdded: 'Being added',
  best: 'Best sellers',
  viewCart: 'View cart',
  failed: 'The cart could not be loaded',
} as const

words.addResourceBundle('en', 'cart', cartEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    cart: typeof cartEn
  }
}
