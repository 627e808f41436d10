import { words } from '../../../platform/words/i18n.ts'

/** What is said about points at the checkout, on products and on orders, in English. */
const orderPointsEn = {
  title: 'Loyalty points',
  earned_one: 'This order earned {{count}} point.',
  earned_other: 'This order earned {{count}} points.',
  availableFrom: 'You can use them from {{date}}, when the return window is over.',
  pending: 'You can use them once its return window is over.',
  expires: 'They expire on {{date}}.',
  reversed_one: '{{count}} of them was taken back after a refund.',
  reversed_other: '{{count}} of them were taken back after a refund.',
  codes: 'Your rewards',
  codesText: 'One code can be used for an order.',
  use: 'Use {{code}}',
  earns_one: 'Earns {{count}} point ({{amount}})',
  earns_other: 'Earns {{count}} points ({{amount}})',
  earnsAs_one: 'Earns {{count}} point ({{amount}}) as {{tier}}',
  earnsAs_other: 'Earns {{count}} points ({{amount}}) as {{tier}}',
  howItWorks: 'How points work',
  tooCheap: 'Spend {{amount}} in one order to earn a loyalty point',
  earnsNone: 'Every {{amount}} that you pay for goods in one order earns a loyalty point.',
  beforeCodes: 'Discounts and store credit earn no points.',
  usable_one: 'Available {{count}} day after the delivery, when the return window is over.',
  usable_other: 'Available {{count}} days after the delivery, when the return window is over.',
  usableAtOnce: 'Available as soon as the order is paid.',
  takenBack: 'We take back the points of items you return.',
  campaign: '{{name}}: {{multiplier}} times the points until {{date}}.',
  returnTakes_one: 'This return takes back {{count}} of the {{earned}} points that the order earned.',
  returnTakes_other: 'This return takes back {{count}} of the {{earned}} points that the order earned.',
  returnTakesAll_one: 'This return takes back the point that the order earned.',
  returnTakesAll_other: 'This return takes back all {{count}} points that the order earned.',
  returnTakesNone_one: 'You keep the point that the order earned.',
  returnTakesNone_other: 'You keep all {{count}} points that the order earned.',
  returnUnknown: 'We couldn’t calculate the points this return takes back.',
  returnedCode: 'Your reward code {{code}} can be used again once the order is refunded.',
} as const

words.addResourceBundle('en', 'order-points', orderPointsEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'order-points': typeof orderPointsEn
  }
}
