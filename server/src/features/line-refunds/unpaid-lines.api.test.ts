import { formatCharged } from '@first-fashion/contract/money/money'
import { afterEach, describe, expect, it } from 'vitest'
import {
  cashOrder,
  orderLines,
  orderUnits,
  previewUnits,
  refundUnits,
} from '../../../testing/line-refunds.ts'
import { soon } from '../../../testing/payments/payment-harness.ts'
import { deliver, refundOf } from '../../../testing/returns.ts'
import { mailsFor } from '../../../testing/shoppers.ts'
import { creditOf } from '../../../testing/store-credit.ts'
import { useTestShop } from '../../../testing/test-shop.ts'
import { expectLedgerToBalance, expectSumsToHold } from '../../../testing/whole-orders/balanced-books.ts'

const test = useTestShop()

afterEach(() => expectLedgerToBalance(test.shop))

const orderNow = async (token: string) => (await test.shop.call('orders.user', { token })).body.orders[0]
const shipping = 350

/** What the books say was collected in cash, in LKR cents. */
async function collected(id: string): Promise<number> {
  const { rows } = await test.shop.database.pool.query(
    `select sum(p.amount_cents)::int as cents from ledger_postings p join ledger_transactions t
     on t.id = p.transaction_id where t.order_id = $1 and p.account = 'cash-on-delivery'`,
    [id],
  )
  return rows[0].cents
}

describe('units of an order that is to be paid in cash', () => {
  it('are cancelled: in stock again, and so much less is collected, as shown and as the email says', async () => {
    const { shop } = test
    const order = await cashOrder(shop)
    const { status, body, figures } = await refundUnits(shop, order, 1)
    expect(status).toBe(200)
    const toCollect = order.price * 2 + shipping
    expect(figures).toMatchObject({
      total: order.price,
      toStoreCredit: 0,
      toOriginal: 0,
      toOriginalText: '',
      toCollect,
      isWholeOrder: false,
    })
    expect(body.order).toMatchObject({ isUnpaid: true, lines: [{ quantity: 3, cancelled: 1, left: 2 }] })
    expect(await order.stockNow()).toEqual({ on_hand: order.before.on_hand - 2, held: order.before.held })
    expect(await orderNow(order.token)).toMatchObject({
      amount: toCollect,
      due: toCollect,
      chargedMinorUnits: Math.round(toCollect * 100),
      adjustments: [{ label: 'Cancelled items', amount: 0 - order.price }],
      items: [{ quantity: 3, cancelledQuantity: 1 }],
      refundedText: '',
    })
    const mails = async () => (await mailsFor(shop, order.email)).map(({ text }) => text).join()
    const text = formatCharged(Math.round(toCollect * 100), 'LKR')
    await expect.poll(mails, soon).toContain(`The courier collects ${text} for the rest.`)
  })

  it('are cancelled again and again; what is collected on delivery is what is left', async () => {
    const { shop } = test
    const order = await cashOrder(shop)
    for (const _ of [1, 2]) expect((await refundUnits(shop, order, 1)).status).toBe(200)
    expect((await orderNow(order.token))?.adjustments).toHaveLength(1)
    const path = `/api/order/${order.id}/explanation`
    const { explanation } = (await shop.call('explanation.order', { token: order.token, path })).body
    const steps = explanation.figures.flatMap((figure) => figure.steps.map(({ of }) => of.kind))
    expect(steps).not.toContain('unexplained')
    expect(explanation.figures).toContainEqual(
      expect.objectContaining({ label: 'Cancelled items', cents: Math.round(order.price * -200) }),
    )
    await deliver(shop, order.id)
    expect(await collected(order.id)).toBe(Math.round((order.price + shipping) * 100))
    await expectSumsToHold(shop, order.id)
    // What was cancelled cannot be returned; the rest is worth what was paid for it.
    const asked = (quantity: number) =>
      shop.call('returns.request-refund', {
        token: order.token,
        body: refundOf({ orderId: order.id, lineId: order.lineId }, quantity, { payout: 'store-credit' }),
      })
    expect((await asked(2)).body.code).toBe('returns.too-many')
    expect((await asked(1)).body.request).toMatchObject({ totalRefundAmount: order.price })
  })

  it('are the whole order when nothing is left: it is cancelled, and its store credit is back', async () => {
    const { shop } = test
    const order = await cashOrder(shop, { credit: 100 })
    expect((await refundUnits(shop, order, 1)).figures).toMatchObject({ toStoreCredit: 0 })
    const rest = await refundUnits(shop, order, 2)
    expect(rest.figures).toMatchObject({ isWholeOrder: true, shipping, toStoreCredit: 100, toCollect: 0 })
    expect(await orderNow(order.token)).toMatchObject({ status: 'Cancelled' })
    expect(await order.stockNow()).toEqual(order.before)
    expect(await creditOf(shop, order.token)).toMatchObject({ balance: 100 })
    expect((await orderLines(shop, order.id)).kind).toBeNull()
    await expectSumsToHold(shop, order.id)
  })

  it('stay where store credit alone would pay for the rest', async () => {
    const { shop } = test
    const { price } = await cashOrder(shop)
    const order = await cashOrder(shop, { quantity: 2, credit: price + shipping })
    expect((await previewUnits(shop, order, 1)).body).toMatchObject({
      code: 'line-refunds.not-possible',
      message: 'Store credit pays for all that would be left. Cancel the whole order instead.',
    })
  })

  it('are cancelled once by two members of staff at once', async () => {
    const { shop } = test
    const order = await cashOrder(shop)
    const { confirm } = await orderUnits(shop, order, 1)
    const both = await Promise.all([confirm(), confirm()])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await orderNow(order.token)).toMatchObject({ amount: order.price * 2 + shipping })
  })
})
