import { words } from '../../../platform/words/i18n.ts'

/** What is said about points at the checkout, on products and on orders, in English. */
const orderPointsEn = {
  title: 'Loyalty points',
  earned_one: 'This order earned {{count}} point.',
  earned_other: 'This order earned {{count}} points.',
  pending: 'You can use them once its return window is over.',
  expires: 'They expire on {{date}}.',
  reversed_one: '{{count}} of them was taken back, as money went back.',
  reversed_other: '{{count}} of them were taken back, as money went back.',
  codes: 'Your rewards',
  codesText: 'One code can be used for an order.',
  use: 'Use {{code}}',
  willEarn_one: 'This order earns {{count}} point, which you can use after its return window.',
  willEarn_other: 'This order earns {{count}} points, which you can use after its return window.',
  willEarnAtOnce_one: 'This order earns {{count}} point.',
  willEarnAtOnce_other: 'This order earns {{count}} points.',
  ifReturned: 'What you return takes its points back.',
  earns_one: 'What is in your cart earns {{count}} loyalty point.',
  earns_other: 'What is in your cart earns {{count}} loyalty points.',
  usable: 'You can use them after the return window. What you return takes its points back.',
} as const

words.addResourceBundle('en', 'order-points', orderPointsEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'order-points': typeof orderPointsEn
  }
}
