import { words } from '../i18n.ts'

/** The words of orders, in English; they travel with their screen. */
export const ordersEn = {
  orders: {
    pageTitle: 'Orders · First Fashion',
    title: 'My Orders',
    failed: 'Failed to load orders',
    none: 'No orders yet',
    noneText: 'Your orders will appear here.',
    number: 'Order {{number}}',
    placedOn: 'Placed on {{date}}',
    payment: 'Payment',
    deliverTo: 'Delivery to',
    track: 'Track Order',
    tracking: 'Tracking feature coming soon!',
    payAgain: 'Pay now',
    explain: 'Explain this total',
    items: 'Items',
    history: 'History',
    refund: 'Refund: {{status}}',
    refunded: '{{amount}} refunded',
    tenderReturned: '{{label}} returned: {{amount}}',
    refundPending: 'Your refund is on its way',
    exchange: 'Exchange: {{status}}',
    quantity: 'Quantity {{count}}',
    refund_requested: 'Refund requested',
    exchange_requested: 'Exchange requested',
  },
} as const

words.addResourceBundle('en', 'translation', ordersEn)
