import type { Samples } from '../samples/sample.ts'

const order = {
  kind: 'cancelled',
  problem: '',
  isUnpaid: false,
  isInProduction: false,
  version: 0,
  payouts: ['original', 'store-credit'],
  lines: [
    {
      lineId: '019a0000-b7cb-78af-8fef-63575f132689',
      name: 'Everyday Indigo Shirt',
      options: ['Indigo', 'L'],
      isMadeToOrder: false,
      quantity: 2,
      cancelled: 0,
      refunded: 0,
      left: 2,
    },
    {
      lineId: '019a0000-33a2-7a8c-83a1-fdad9bc70759',
      name: 'First Climb Jeans',
      options: ['Sea Sky', '2-3 years'],
      isMadeToOrder: false,
      quantity: 1,
      cancelled: 0,
      refunded: 0,
      left: 1,
    },
  ],
} as const

/** Valid answers of the calls of line refunds. */
export const lineRefundsSamples = {
  'staff.line-refund': { success: true, order: order, message: 'Done' },
  'staff.line-refund-preview': {
    success: true,
    figures: {
      lines: [
        {
          lineId: '01a22516-8f95-77c6-8046-db385fc3b210',
          quantity: 1,
          price: 3450,
          discounts: [],
          amount: 3450,
        },
      ],
      shipping: 0,
      isWholeOrder: false,
      alreadyRefunded: 0,
      total: 3450,
      toStoreCredit: 0,
      toOriginal: 3450,
      toOriginalText: 'LKR 3,450.00',
      toCollect: null,
    },
  },
  'staff.order-lines': { success: true, order: order },
} as const satisfies Samples
