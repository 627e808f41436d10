import { addWords } from '../../platform/words/words.ts'

export const useWords = addWords('today', {
  nothingWaits: 'Nothing waits',
  nothingWaitsText: 'You are up to date. New orders, returns and messages show here.',
  lines: {
    'orders-to-pack': 'Orders to pack',
    'unusual-orders': 'Unusual orders to check',
    'cash-to-confirm': 'Cash orders to confirm before printing',
    'cash-to-collect': 'Cash to collect',
    'returns-to-decide': 'Returns to decide',
    'returns-to-receive': 'Returns to receive',
    'returns-to-settle': 'Returns to refund or exchange',
    chats: 'Chats waiting for an answer',
    'payment-problems': 'Payments to look into',
    'print-problems': 'Print orders with a problem',
    'reported-reviews': 'Reviews to check',
    'looks-to-check': 'Looks to check',
    applications: 'Ambassador applications',
    'low-stock': 'Products with sizes about to run out',
  },
  sold: 'Sold',
  thisWeek: 'This week',
  weekBefore: 'Last week by this time',
  orderCount_one: '{{count}} order',
  orderCount_other: '{{count}} orders',
  more: '{{percent}}% more than last week by this time',
  less: '{{percent}}% less than last week by this time',
})
