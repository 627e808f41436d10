import { expect } from 'vitest'
import { orderLines } from '../line-refunds.ts'
import { owner, signIn } from '../signed-in-staff.ts'
import type { TestShop } from '../test-shop.ts'
import { everyRefundSent } from './balanced-books.ts'
import type { LineAction } from './order-story.ts'

/** Staff cancel or refund units of an order. What is shown is what is posted; only a few refusals are right. */
export async function linesRefunded(shop: TestShop, orderId: string, action: LineAction): Promise<void> {
  const { headers } = await signIn(shop, owner)
  const order = await orderLines(shop, orderId)
  const lines = order.lines.flatMap(({ lineId, left }, at) => {
    const quantity = Math.min(left, action.units[at] ?? 0)
    return quantity === 0 ? [] : [{ lineId, quantity }]
  })
  if (lines.length === 0) return
  if (order.kind === null) {
    expect(order.problem).toBe('This order is refunded already.')
    return
  }
  const payout = order.payouts.includes(action.payout) ? action.payout : (order.payouts[0] ?? 'store-credit')
  const path = `/api/admin/orders/${orderId}/lines`
  const body = { lines, payout }
  const preview = await shop.call('staff.line-refund-preview', { headers, path: `${path}/preview`, body })
  // While a return is open its money is promised.
  if (preview.body.code === 'payments.return-open') return
  if (preview.body.code === 'line-refunds.not-possible') {
    expect(preview.body.message).toMatch(/^Store credit pays for all that would be left/)
    return
  }
  expect(preview.body).toMatchObject({ success: true })
  const { figures } = preview.body
  const given = figures.toStoreCredit + figures.toOriginal
  if (figures.toCollect === null) expect(Math.round(given * 100)).toBe(Math.round(figures.total * 100))
  const posted = { ...body, version: order.version, total: figures.total, note: 'Not needed any more' }
  const done = await shop.call('staff.line-refund', { headers, path: `${path}/refund`, body: posted })
  expect({ code: done.body.code }).toEqual({ code: undefined })
  await everyRefundSent(shop, orderId)
}
