import type { Calls, ResponseOf } from '@first-fashion/contract'
import { expect } from '../../shop.ts'
import { alter, type ScreenState } from '../screen-state.ts'
import { asAmaya, openOrders } from './orders.ts'
import { requestOf } from './returns.ts'

type OfOrder = ResponseOf<Calls['returns.of-order']>

/** Two of three units came. */
const inPart = (request: OfOrder['requests'][number]): OfOrder['requests'][number] => ({
  ...request,
  lines: request.lines.map((line) => ({ ...line, quantity: 2, requested: 3, damaged: 1 })),
})

/** Returns whose refund has not reached the shopper yet. */
export const refundsDue: readonly ScreenState[] = [
  {
    name: 'orders, with returns that are being refunded',
    route: '/orders',
    async arrive(page) {
      await asAmaya(page)
      await alter<OfOrder>(page, 'return/*', (answer) => {
        const [line] = answer.lines ?? []
        if (line === undefined || answer.until === null) return
        const back = { priceDifference: -1_200, totalRefundAmount: 1_200, toOriginalText: 'USD 3.71' }
        answer.requests = [
          inPart({ ...requestOf(line, 'processing', 0), step: 'refund-due', notes: 'One was missing.' }),
          { ...requestOf(line, 'processing', 1), ...back, _id: 'exchange', step: 'refund-due' },
        ]
      })
      await openOrders(page)
      await expect(page.getByText(/have started your refund/).first()).toBeVisible()
    },
  },
]
