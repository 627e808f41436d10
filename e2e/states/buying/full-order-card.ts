import type { Calls, ResponseOf } from '@first-fashion/contract'
import type { Order } from '@first-fashion/contract/orders/order'
import { expect } from '../../shop.ts'
import { alter, type ScreenState } from '../screen-state.ts'
import { withDocuments } from './documents.ts'
import { asAmaya, openOrders } from './orders.ts'
import { requestOf } from './returns.ts'

/** An order card with all of its sections at once. */
export const fullOrderCard: readonly ScreenState[] = [
  {
    name: 'orders, a card with everything',
    route: '/orders',
    async arrive(page) {
      await asAmaya(page)
      await withDocuments(page, 'invoice/*')
      await alter<{ orders: Order[] }>(page, 'order/userorders', (answer) => {
        answer.orders = answer.orders.filter(({ status }) => status === 'Delivered').slice(0, 1)
        for (const order of answer.orders) {
          const number = 'LK-2026-11-20-000123456789-COLOMBO'
          Object.assign(order, {
            canPayAgain: true,
            canCancel: true,
            heldUntil: Date.now() + 23.5 * 60_000,
            tracking: { carrier: 'Sri Lanka Post', number, url: 'https://slpost.gov.lk' },
          })
        }
      })
      await alter<ResponseOf<Calls['returns.of-order']>>(page, 'return/*', (answer) => {
        const [line] = answer.lines ?? []
        if (line === undefined || answer.until === null) return
        const due = { priceDifference: 1_200, dueText: 'USD 3.71', payUntil: Date.UTC(2026, 10, 28, 9, 30) }
        const photos = [1, 2, 3, 4, 5].map((nth) => ({ _id: `photo-${nth}`, url: line.image }))
        answer.canReturn = true
        answer.requests = [
          { ...requestOf(line, 'processing', 1), ...due, photos, step: 'payment-due' },
          { ...requestOf(line, 'processing', 1), _id: 'approved' },
          requestOf(line, 'rejected', 3),
        ]
      })
      await openOrders(page)
      await expect(page.getByRole('button', { name: 'Return label and instructions (PDF)' })).toBeVisible()
      await expect(page.getByRole('button', { name: /^Credit note/ }).first()).toBeVisible()
    },
  },
]
