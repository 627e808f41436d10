import type { Samples } from '../samples/sample.ts'

/** Valid answers of the call for today. */
export const todaySamples = {
  'staff.today': {
    success: true,
    waiting: [
      { name: 'orders-to-pack', count: 12, path: '/orders?todo=to-pack' },
      { name: 'unusual-orders', count: 3, path: '/orders/unusual' },
      { name: 'cash-to-confirm', count: 1, path: '/made-to-order?todo=cash-to-confirm' },
      { name: 'cash-to-collect', count: 7, path: '/orders?todo=cash-to-collect' },
      { name: 'returns-to-decide', count: 2, path: '/returns?todo=decide' },
      { name: 'returns-to-receive', count: 4, path: '/returns?todo=receive' },
      { name: 'returns-to-settle', count: 0, path: '/returns?todo=settle' },
      { name: 'chats', count: 2, path: '/chat?folder=open' },
      { name: 'payment-problems', count: 1, path: '/payments?state=open' },
      { name: 'print-problems', count: 0, path: '/made-to-order?todo=problem' },
      { name: 'reported-reviews', count: 1, path: '/reviews?reported=true&hidden=false' },
      { name: 'looks-to-check', count: 0, path: '/looks?waiting=true' },
      { name: 'applications', count: 0, path: '/applications?status=pending' },
      { name: 'low-stock', count: 9, path: '/products?stock=low' },
    ],
    sales: {
      today: { orders: 6, amount: 41_250 },
      thisWeek: { orders: 38, amount: 298_400 },
      weekBefore: { orders: 31, amount: 244_900 },
    },
    off: [],
  },
} as const satisfies Samples
