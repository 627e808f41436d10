import { words } from '../../../platform/words/i18n.ts'

/** The words of the checkout, in English. */
const checkoutEn = {
  pageTitle: 'Checkout · $t(store)',
  title: 'Delivery Information',
  loading: 'Loading your order',
  summary: 'Your order',
  items_one: '{{count}} item',
  items_other: '{{count}} items',
  rate: '1 LKR = {{rate}} {{code}}, held for 30 minutes',
  rounding: 'Rounding',
  place: 'Place Order',
  fillIn: 'Please fill in all required fields correctly',
  check_one: 'Please check {{count}} field:',
  check_other: 'Please check {{count}} fields:',
  changed: 'The total has changed. Please check it before you place the order.',
  placed: 'Order Placed Successfully Completed',
  quoteFailed: 'We couldn’t calculate the total.',
  estimated: 'This total is an estimate. If it changes, we ask you before anything is ordered.',
  calculating: 'Calculating your total …',
  needsTotal: 'You can place the order once we know the total.',
  needsAddress: 'To place the order, choose an address we deliver to.',
} as const

words.addResourceBundle('en', 'checkout', checkoutEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    checkout: typeof checkoutEn
  }
}
