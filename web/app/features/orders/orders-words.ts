import { addWords } from '../../platform/words/i18n.ts'

/** Words of the list of orders; they come with the first screen that says them. */
export const ordersWords = {
  orders: {
    pageTitle: 'Orders · First Fashion',
    title: 'My Orders',
    failed: 'Failed to load orders',
    none: 'No orders yet',
    noneText: 'When you have ordered something you can follow it from here.',
    number: 'Order {{number}}',
    placedOn: 'Placed on {{date}}',
    payment: 'Payment',
    deliverTo: 'Delivery to',
    track: 'Track Order',
    tracking: 'Tracking feature coming soon!',
    payAgain: 'Pay now',
    items: 'Items',
    history: 'History',
    refund: 'Refund: {{status}}',
    exchange: 'Exchange: {{status}}',
    quantity: 'Quantity {{count}}',
    cardName: 'Card',
    codName: 'Cash on delivery',
    refund_requested: 'Refund requested',
    exchange_requested: 'Exchange requested',
  },
}

addWords(ordersWords)
