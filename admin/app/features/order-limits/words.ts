import { words } from '../../platform/words.ts'

/** The words of order limits and unusual orders, in English. */
const orderLimitsEn = {
  'order-limits': 'Order limits',
  limits: {
    text: 'What one shopper can order at once. They protect your stock from orders that nobody will pay for. Leave a field empty for no limit.',
    items: 'Items',
    unitsPerLine: 'Of one item',
    unitsPerLineHint: 'One product in one colour and size.',
    unitsPerOrder: 'In one order',
    open: 'Orders at the same time',
    openText: 'Cash orders that are not delivered yet, and online orders that are not paid yet.',
    openPerAccount: 'From one account',
    openPerPhone: 'For one phone number',
    openPerAddress: 'For one address',
    cash: 'Cash on delivery',
    cashMaximum: 'Up to (LKR)',
    cashMaximumUnverified: 'Before the email is verified, up to (LKR)',
    unusual: 'Unusual orders',
    unusualText: 'They are placed as usual and shown at the top of your orders.',
    unusualUnits: 'From so many items',
    unusualAmount: 'From this total (LKR)',
    noLimit: 'No limit',
    wrong: 'A whole number, or nothing',
    ownerOnly: 'Only the owner can change these.',
  },
  alerts: {
    title_one: 'One unusual order',
    title_other: '{{count}} unusual orders',
    text: 'Check them before you pack.',
    summary_one: '{{count}} item, {{amount}}, {{method}}',
    summary_other: '{{count}} items, {{amount}}, {{method}}',
    reasons: {
      'many-units': 'Many items',
      'high-amount': 'High total',
      'unverified-cash': 'Cash, email not verified',
      'several-accounts': 'Several accounts order to this address',
    },
    cancel: 'Cancel order',
    cancelName: 'Cancel order {{number}}',
    fine: 'It’s fine',
    fineName: 'Order {{number}} is fine',
    more: 'And {{count}} more',
  },
} as const

words.addResourceBundle('en', 'translation', orderLimitsEn, true)
