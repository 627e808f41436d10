import { addWords } from '../../platform/words/words.ts'

export const useWords = addWords('line-refunds', {
  titles: { cancelled: 'Cancel items', refunded: 'Refund items' },
  title: 'Cancel or refund items',
  leads: {
    cancelled: 'What was paid for the items goes back to the customer.',
    refunded:
      'What was paid for the items goes back to the customer. The customer keeps the items. Those that the print partner has not started will not be made.',
  },
  unpaidLead: 'The courier collects less. Nothing was paid for the items yet.',
  stockGoesBack: 'Cancelled items from stock go back there.',
  willNotBeMade: 'Cancelled items that are made to order will not be made.',
  inProduction: 'What is made to order is already being made, and its parcel will come all the same.',
  unitsOf: 'Units of {{name}}',
  less: 'Fewer',
  more: 'More',
  left_one: '{{count}} left',
  left_other: '{{count}} left',
  cancelledUnits: '{{count}} cancelled',
  refundedUnits: '{{count}} refunded',
  payout: 'Refund to',
  payouts: { original: 'The original payment method', 'store-credit': 'Store credit' },
  figures: 'What goes back',
  price: 'Price of {{count}}',
  shipping: 'Shipping fee',
  alreadyRefunded: 'Refunded before',
  total: 'Total',
  toStoreCredit: 'To store credit',
  toOriginal: 'To the payment method',
  wholeOrder: 'Nothing is left then: the whole order is cancelled, and everything that was paid goes back.',
  notCollected: 'Not collected',
  toCollect: 'Still to be collected on delivery',
  wholeUnpaid:
    'Nothing is left then: the whole order is cancelled, and store credit that was used goes back.',
  reason: 'Reason (shown in the history)',
  confirm: { cancelled: 'Cancel these items', refunded: 'Refund these items' },
  whole: 'Cancel the order',
})
