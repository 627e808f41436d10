import { formatCharged } from '@first-fashion/contract/money/money'
import { afterEach, describe, expect, it } from 'vitest'
import {
  orderLines,
  orderUnits,
  paidOrder,
  previewUnits,
  refundUnits,
} from '../../../testing/line-refunds.ts'
import { soon } from '../../../testing/payments/payment-harness.ts'
import { refundOf } from '../../../testing/returns.ts'
import { mailsFor } from '../../../testing/shoppers.ts'
import { owner, signIn } from '../../../testing/signed-in-staff.ts'
import { creditOf, expectBooksToMatch } from '../../../testing/store-credit.ts'
import { useTestShop } from '../../../testing/test-shop.ts'

const test = useTestShop()

afterEach(async () => {
  const { rows } = await test.shop.database.pool.query(
    'select transaction_id from ledger_postings group by 1 having sum(amount_cents) <> 0',
  )
  expect(rows).toEqual([])
  await expectBooksToMatch(test.shop)
})

/** What went back through the partner, in minor units; waits until it did. */
async function backMinor(id: string, atLeast = 0): Promise<number> {
  const sum = async () => {
    const { rows } = await test.shop.database.pool.query(
      `select coalesce(sum(amount_minor), 0)::int as minor from refunds where order_id = $1 and status = 'succeeded'`,
      [id],
    )
    return rows[0].minor
  }
  await expect.poll(sum, soon).toBeGreaterThanOrEqual(atLeast)
  return sum()
}

const orderNow = async (token: string) => (await test.shop.call('orders.user', { token })).body.orders[0]
const returned = (order: { id: string; lineId: string; token: string }, quantity: number) =>
  test.shop.call('returns.request-refund', {
    token: order.token,
    body: refundOf({ orderId: order.id, lineId: order.lineId }, quantity, { payout: 'original' }),
  })

describe('units of an order that was not shipped', () => {
  it('are cancelled: in stock again, paid back as shown, and read by the shopper', async () => {
    const { shop } = test
    const order = await paidOrder(shop, { currency: 'USD', isReduced: true })
    const done = await refundUnits(shop, order, 1)
    expect(done.status).toBe(200)
    expect(done.figures).toMatchObject({ isWholeOrder: false, shipping: 0, toStoreCredit: 0 })
    expect(done.figures.lines[0]?.discounts).toHaveLength(1)
    const minor = await backMinor(order.id, 1)
    expect(formatCharged(minor, 'USD')).toBe(done.figures.toOriginalText)
    expect(await order.stockNow()).toEqual({ on_hand: order.before.on_hand - 2, held: order.before.held })
    const { headers } = await signIn(shop, owner)
    const { picks } = (await shop.call('staff.pick-list', { headers })).body
    expect(picks.flatMap(({ orders }) => orders).find(({ _id }) => _id === order.id)?.units).toBe(2)
    expect(done.body.order.lines).toMatchObject([{ quantity: 3, cancelled: 1, refunded: 0, left: 2 }])
    const shown = await orderNow(order.token)
    expect(shown?.items).toMatchObject([{ quantity: 3, cancelledQuantity: 1, refundedQuantity: 0 }])
    expect(shown?.events.map(({ text }) => text)).toContain('Items cancelled')
    const mails = async () => (await mailsFor(shop, order.email)).map(({ subject }) => subject).join()
    await expect.poll(mails, soon).toContain('items cancelled')
  })

  it('are the whole order when nothing is left: it is cancelled, shipping included', async () => {
    const { shop } = test
    const order = await paidOrder(shop)
    await refundUnits(shop, order, 1)
    const rest = await refundUnits(shop, order, 2)
    expect(rest.figures).toMatchObject({ isWholeOrder: true, shipping: order.quote.shipping })
    const shown = await orderNow(order.token)
    expect(shown).toMatchObject({ status: 'Cancelled' })
    expect(await backMinor(order.id, Math.round(order.quote.total * 100))).toBe(
      Math.round(order.quote.total * 100),
    )
    expect(await order.stockNow()).toEqual(order.before)
    expect((await orderLines(shop, order.id)).kind).toBeNull()
  })

  it('can go back as store credit', async () => {
    const { shop } = test
    const order = await paidOrder(shop)
    const { figures } = await refundUnits(shop, order, 2, 'store-credit')
    expect(figures).toMatchObject({ toStoreCredit: figures.total, toOriginal: 0 })
    expect(await creditOf(shop, order.token)).toMatchObject({ balance: figures.total })
  })

  it('add up to what was paid for all of them, to the cent', async () => {
    const { shop } = test
    const order = await paidOrder(shop, { currency: 'USD', isReduced: true, isDelivered: true })
    const totals: number[] = []
    for (const quantity of [1, 1, 1]) totals.push((await refundUnits(shop, order, quantity)).figures.total)
    const goods = order.quote.total - order.quote.shipping
    expect(Math.round(totals.reduce((sum, total) => sum + total, 0) * 100)).toBe(Math.round(goods * 100))
    expect((await refundUnits(shop, order, 1)).status).toBe(409)
  })
})

describe('a refund by line and a return', () => {
  it('never take the same unit, whichever comes first', async () => {
    const { shop } = test
    const order = await paidOrder(shop, { isDelivered: true })
    await refundUnits(shop, order, 2)
    expect((await returned(order, 2)).body.code).toBe('returns.too-many')
    expect((await returned(order, 1)).status).toBe(200)
    expect((await previewUnits(shop, order, 1)).body.code).toBe('payments.return-open')
  })

  it('at once leave no unit counted twice', async () => {
    const { shop } = test
    const order = await paidOrder(shop, { quantity: 1, isDelivered: true })
    const both = await Promise.all([refundUnits(shop, order, 1), returned(order, 1)])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('staff who refund units', () => {
  it('at once refund them once', async () => {
    const { shop } = test
    const order = await paidOrder(shop)
    const { confirm } = await orderUnits(shop, order, 1)
    const both = await Promise.all([confirm(), confirm()])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await orderLines(shop, order.id)).lines).toMatchObject([{ cancelled: 1, left: 2 }])
  })

  it('are refused when the figures are not those that were shown', async () => {
    const { shop } = test
    const order = await paidOrder(shop)
    const { headers } = await signIn(shop, owner)
    const { version } = await orderLines(shop, order.id)
    const answer = await shop.call('staff.line-refund', {
      headers,
      path: `/api/admin/orders/${order.id}/lines/refund`,
      body: {
        lines: [{ lineId: order.lineId, quantity: 1 }],
        payout: 'original',
        version,
        total: 1,
        note: 'A loose seam',
      },
    })
    expect(answer).toMatchObject({ status: 409, body: { code: 'line-refunds.changed-meanwhile' } })
  })

  it('are refused more units than there are, and those of another order', async () => {
    const { shop } = test
    const order = await paidOrder(shop)
    const other = await paidOrder(shop)
    expect((await previewUnits(shop, order, 4)).body.code).toBe('line-refunds.too-many')
    const strange = { id: order.id, lineId: other.lineId }
    expect((await previewUnits(shop, strange, 1)).body.code).toBe('line-refunds.line-unknown')
  })
})
