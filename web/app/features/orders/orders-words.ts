import { words } from '../../platform/words/i18n.ts'

/** The words of orders, in English. */
const ordersEn = {
  byStandard: 'Standard delivery, {{days}}',
  byExpress: 'Express delivery, {{days}}',
  pageTitle: 'Orders · $t(store)',
  title: 'My Orders',
  failed: 'Failed to load orders',
  none: 'No orders yet',
  noneText: 'Your orders will appear here.',
  find: 'Find an order',
  findHint: 'By its number or an item in it',
  noneFound: 'No orders match “{{search}}”.',
  shown: '{{shown}} of {{total}} orders',
  more: 'Show more orders',
  thanks: 'Thank you for your order',
  emailed: 'We’ve sent the details to {{email}}.',
  expected: 'Expected between {{from}} and {{to}}.',
  next: 'We’ll pack it next and email you when it ships. Until then you can cancel it here.',
  nextToMake: 'We’ll make it for you next and email you when it ships. Until then you can cancel it here.',
  nextMade:
    'Part of it is already being made, so you can no longer cancel it. We’ll email you when it ships.',
  nextReturns_one: 'Once it has arrived you can send items back within {{count}} day.',
  nextReturns_other: 'Once it has arrived you can send items back within {{count}} days.',
  nextFaults_one: 'If something is faulty, tell us within {{count}} day of its arrival.',
  nextFaults_other: 'If something is faulty, tell us within {{count}} days of its arrival.',
  nextMadeReturns: 'You can return made-to-order items only if they are faulty.',
  cancelledUnits: '{{count}} cancelled',
  refundedUnits: '{{count}} refunded',
  again: 'Order again',
  addedAgain: 'Everything is in your cart again',
  goneAgain: 'No longer available: {{items}}',
  number: 'Order {{number}}',
  placedOn: 'Placed on {{date}}',
  payment: 'Payment',
  nothingToPay: 'Nothing to pay',
  paidWith: 'Paid with {{tenders}}',
  and: ' and ',
  deliverTo: 'Delivery to',
  track: 'Track Order',
  tracking: 'Tracking feature coming soon!',
  progress: 'Progress of your order',
  notRecorded: 'Not recorded',
  parcel: 'Your parcel',
  trackParcel: 'Track your parcel',
  parcelLost: 'The carrier has lost this parcel. We are sorry, and will write to you about a refund.',
  cancel: 'Cancel order',
  cancelTitle: 'Cancel order {{number}}?',
  cancelPaid: 'We’ll refund what you paid, the way you paid it. This cannot be undone.',
  cancelUnpaid: 'You have paid nothing yet. This cannot be undone.',
  keep: 'Keep the order',
  payAgain: 'Pay now',
  held: 'Your items are held until {{time}}: {{left}} left to pay.',
  minutesLeft_one: '{{count}} minute',
  minutesLeft_other: '{{count}} minutes',
  items: 'Items',
  refunded: '{{amount}} refunded',
  tenderReturned: '{{label}} returned: {{amount}}',
  refundPending: 'Your refund is on its way',
  quantity: 'Quantity {{count}}',
  refund_requested: 'Refund requested',
  exchange_requested: 'Exchange requested',
} as const

words.addResourceBundle('en', 'orders', ordersEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    orders: typeof ordersEn
  }
}
