import type { OrderPayload } from '@first-fashion/contract/checkout/calls'
import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import { afterEach, describe, expect, it } from 'vitest'
import { koko, stripe } from '../../../testing/payments/harnesses.ts'
import { ledgerOf, orderNow, soon } from '../../../testing/payments/payment-harness.ts'
import { staffCalls } from '../../../testing/payments/refund-behaviour.ts'
import { goodAddress, mailsFor, orderOf, productInStock, stockOf } from '../../../testing/shoppers.ts'
import {
  changeCredit,
  creditOf,
  expectBooksToMatch,
  shopperWithCredit,
} from '../../../testing/store-credit.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()
afterEach(() => expectBooksToMatch(test.shop))

/** Someone with credit, and an order of one piece that uses it. */
async function creditOrder(rupees: number, change: Partial<OrderPayload> = {}) {
  const { shop } = test
  const shopper = await shopperWithCredit(shop, rupees)
  const sku = await productInStock(shop)
  const order = orderOf(sku.product, sku.variant.variantIndex, sku.size)
  const body = { ...order, useStoreCredit: true, storeCredit: Math.min(rupees, order.amount), ...change }
  return { ...shopper, ...sku, body, total: order.amount }
}

const quoteFor = async (token: string, { items }: OrderPayload, useStoreCredit: boolean) =>
  (await test.shop.call('checkout.quote', { token, body: { items, useStoreCredit } })).body.quote

/** The shopper pays on the card provider's page, and comes back. */
async function payByCard(token: string, body: OrderPayload): Promise<string> {
  const { shop } = test
  const placed = await stripe.place(shop, token, body)
  await stripe.pay(shop, placed.sessionId)
  expect((await stripe.comeBack(shop, token, placed)).status).toBe(200)
  return placed.orderId
}

describe('the figures of the checkout', () => {
  it('say what credit there is, and what is left to pay once it is used', async () => {
    const { token, body, total } = await creditOrder(1_000)
    expect(await quoteFor(token, body, false)).toMatchObject({
      total,
      storeCredit: { available: 1_000, used: 0 },
      due: total,
    })
    const quote = await quoteFor(token, body, true)
    expect(quote).toMatchObject({ total, storeCredit: { available: 1_000, used: 1_000 }, due: total - 1_000 })
    expect(quote.chargedMinorUnits).toBe((total - 1_000) * 100)
  })

  it('leave nothing to pay or at least 200 rupees: partners take no pennies', async () => {
    const { token, customerId, body, total } = await creditOrder(1)
    await changeCredit(test.shop, customerId, total - 6)
    expect(await quoteFor(token, body, true)).toMatchObject({ due: 200, storeCredit: { used: total - 200 } })
    await changeCredit(test.shop, customerId, 5)
    expect(await quoteFor(token, body, true)).toMatchObject({ due: 0, storeCredit: { used: total } })
  })
})

describe('an order that uses store credit', () => {
  it('charges the card the rest, and the books say where each part came from', async () => {
    const { token, body, total, product } = await creditOrder(1_000)
    const orderId = await payByCard(token, body)
    expect(await orderNow(test.shop, token)).toMatchObject({
      amount: total,
      storeCredit: 1_000,
      due: total - 1_000,
      paymentState: 'paid',
    })
    expect(await ledgerOf(test.shop, orderId)).toEqual([
      { account: 'order-deposits', cents: 0 },
      { account: 'sales', cents: -product.price * 100 },
      { account: 'shipping-income', cents: -35_000 },
      { account: 'store-credit', cents: 100_000 },
      { account: 'stripe-clearing', cents: (total - 1_000) * 100 },
    ])
    expect(await creditOf(test.shop, token)).toMatchObject({
      balance: 0,
      entries: [
        { kind: 'spent', amount: -1_000, balance: 0 },
        { kind: 'granted', amount: 1_000, note: 'For a parcel that came late' },
      ],
    })
  })

  it('in cash collects the rest on delivery', async () => {
    const { token, body, total } = await creditOrder(1_000)
    const { orderId } = (await test.shop.call('order.place', { token, body })).body
    const staff = await staffCalls(test.shop)
    for (const [version, to] of ['packing', 'shipped', 'delivered'].entries())
      await test.shop.call('staff.order-move', {
        headers: staff.headers,
        path: `/api/admin/orders/${orderId}/move`,
        body: { to, version, collected: true },
      })
    expect(await orderNow(test.shop, token)).toMatchObject({ status: 'Delivered', payment: true })
    expect(await ledgerOf(test.shop, orderId)).toContainEqual({
      account: 'cash-on-delivery',
      cents: (total - 1_000) * 100,
    })
  })

  it('is sent back with the right figures when the balance is another by now', async () => {
    const { token, customerId, body, total } = await creditOrder(1_000)
    await changeCredit(test.shop, customerId, -400)
    expect(await test.shop.call('order.place', { token, body })).toMatchObject({
      status: 409,
      body: {
        code: 'order.quote-changed',
        message: expect.stringContaining(`The amount due has changed to ${formatPrice(total - 600, lkr)}.`),
        quote: { storeCredit: { available: 600, used: 600 }, due: total - 600 },
      },
    })
  })

  it('never spends more than there is, however many come at once', async () => {
    const { token, body } = await creditOrder(1_000)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => test.shop.call('order.place', { token, body })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body: said } of answers.filter((answer) => answer.status !== 200))
      expect([status, said.code]).toEqual([409, 'order.quote-changed'])
    expect((await creditOf(test.shop, token)).balance).toBe(0)
  }, 30_000)

  it('is calculated anew when others were faster and no credit was shown', async () => {
    const { shop } = test
    const { token, body } = await creditOrder(1_000, { storeCredit: undefined })
    const place = () => shop.call('order.place', { token, body })
    const answers = await Promise.all([place(), place(), place(), place()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { orders } = (await shop.call('orders.user', { token })).body
    expect(orders.map(({ storeCredit }) => storeCredit).sort()).toEqual([0, 0, 0, 1_000])
  })

  it('that is paid after it was cancelled gets back what came in, and no credit twice', async () => {
    const { shop } = test
    const { token, body, total } = await creditOrder(1_000)
    const placed = await koko.place(shop, token, body)
    shop.clock.advance(36 * 60_000)
    await shop.features.everyMinute()
    expect((await creditOf(shop, token)).balance).toBe(1_000)
    await koko.pay(shop, placed.sessionId)
    expect((await koko.comeBack(shop, token, placed)).status).toBe(422)
    const dueCents = (total - 1_000) * 100
    expect(await ledgerOf(shop, placed.orderId)).toEqual([
      { account: 'koko-clearing', cents: dueCents },
      { account: 'order-deposits', cents: 0 },
      { account: 'refunds', cents: -dueCents },
      { account: 'store-credit', cents: 0 },
    ])
  })

  it('that is cancelled unpaid returns it once', async () => {
    const { shop } = test
    const { token, body } = await creditOrder(1_000)
    const { orderId } = (await shop.call('order.stripe', { token, body })).body
    const cancelUnpaidOrder = () =>
      shop.call('payments.verify-stripe', { token, body: { orderId, success: 'false' } })
    await Promise.all([cancelUnpaidOrder(), cancelUnpaidOrder()])
    const { balance, entries } = await creditOf(shop, token)
    expect([balance, entries.map(({ kind }) => kind)]).toEqual([1_000, ['returned', 'spent', 'granted']])
    for (const { cents } of await ledgerOf(shop, orderId)) expect(cents).toBe(0)
  })

  it('that is cancelled after it was paid gives each part back the way it came', async () => {
    const { shop } = test
    const { token, body, total } = await creditOrder(1_000)
    const orderId = await payByCard(token, body)
    const staff = await staffCalls(shop)
    expect((await staff.cancel(orderId)).status).toBe(200)
    expect(await creditOf(shop, token)).toMatchObject({
      balance: 1_000,
      entries: [{ kind: 'returned' }, {}, {}],
    })
    await expect.poll(async () => (await orderNow(shop, token))?.paymentState, soon).toBe('refunded')
    const ledger = await ledgerOf(shop, orderId)
    expect(ledger).toContainEqual({ account: 'refunds', cents: total * 100 })
    expect(ledger).toContainEqual({ account: 'stripe-clearing', cents: 0 })
  })
})

describe('an order of which nothing is left to pay', () => {
  it('is paid as it is placed: its stock is sold, its lines leave the cart, the mail goes', async () => {
    const { shop } = test
    const { token, email, body, total, product, variant, size } = await creditOrder(1_000_000)
    const line = { itemId: product._id, size, variantIndex: variant.variantIndex, quantity: 1 }
    await shop.call('cart.add', { token, body: line })
    const before = await stockOf(shop, variant._id, size)
    const address = { ...goodAddress, email }
    const placed = await shop.call('order.place-paid', { token, body: { ...body, address } })
    expect(placed).toMatchObject({
      status: 200,
      body: { message: 'Order Placed Successfully Completed' },
    })
    expect(await orderNow(shop, token)).toMatchObject({
      status: 'Order Placed',
      payment: true,
      paymentMethod: 'no-payment-due',
      due: 0,
      events: [{ text: 'Order Placed' }, { text: 'Paid with store credit' }],
    })
    expect(await stockOf(shop, variant._id, size)).toEqual({ ...before, on_hand: before.on_hand - 1 })
    expect((await shop.call('cart.get', { token })).body.cartData).toEqual({})
    expect((await creditOf(shop, token)).balance).toBe(1_000_000 - total)
    await expect
      .poll(async () => (await mailsFor(shop, email)).map(({ text }) => text).join(), soon)
      .toContain('Paid with store credit: Paid')
  })

  it('goes back to store credit when staff cancel it, with its stock', async () => {
    const { shop } = test
    const { token, body, variant, size } = await creditOrder(1_000_000)
    const before = await stockOf(shop, variant._id, size)
    const { orderId } = (await shop.call('order.place-paid', { token, body })).body
    const staff = await staffCalls(shop)
    const both = await Promise.all([staff.cancel(orderId), staff.cancel(orderId)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await orderNow(shop, token)).toMatchObject({ status: 'Cancelled', paymentState: 'refunded' })
    expect((await creditOf(shop, token)).balance).toBe(1_000_000)
    expect(await stockOf(shop, variant._id, size)).toEqual(before)
  })

  it('may be so by a code alone, and its use counts until the order is cancelled', async () => {
    const { shop } = test
    await shop.database.pool.query(
      `insert into promo_codes (code, discount_type, discount_percent, source, created_at)
       values ('ALL-OF-IT', 'percentage', 100, 'staff', now())`,
    )
    const { token, body, total } = await creditOrder(350)
    const order = { ...body, promoCode: 'ALL-OF-IT', discount: total - 350, amount: 350, storeCredit: 350 }
    const { orderId } = (await shop.call('order.place-paid', { token, body: order })).body
    const released = async () =>
      (
        await shop.database.pool.query('select released_at from promo_code_uses where order_id = $1', [
          orderId,
        ])
      ).rows[0].released_at
    expect(await released()).toBeNull()
    await (await staffCalls(shop)).cancel(orderId)
    expect(await released()).not.toBeNull()
    expect((await creditOf(shop, token)).balance).toBe(350)
  })

  it('has its own call: what is left is not placed by it, and what is not left not by another', async () => {
    const part = await creditOrder(1_000)
    expect(await test.shop.call('order.place-paid', { token: part.token, body: part.body })).toMatchObject({
      status: 422,
      body: { code: 'order.not-covered' },
    })
    const whole = await creditOrder(1_000_000)
    for (const call of ['order.place', 'order.stripe', 'order.koko'] as const)
      expect(await test.shop.call(call, { token: whole.token, body: whole.body })).toMatchObject({
        status: 422,
        body: { code: 'order.nothing-to-pay' },
      })
  })
})

describe('the books of store credit', () => {
  it('are held by the database: no balance without its entries, no entry changed or taken away', async () => {
    const { shop } = test
    const { customerId } = await shopperWithCredit(shop, 1_000)
    const { pool } = shop.database
    const of = 'where customer_id = $1'
    await expect(
      pool.query(`update store_credits set balance_cents = balance_cents + 1 ${of}`, [customerId]),
    ).rejects.toThrow('is not the sum of its entries')
    await expect(
      pool.query(`update store_credits set balance_cents = -1 ${of}`, [customerId]),
    ).rejects.toThrow('store_credits_balance_cents_check')
    for (const change of [
      'update store_credit_entries set amount_cents = 1',
      'delete from store_credit_entries',
    ])
      await expect(pool.query(`${change} ${of}`, [customerId])).rejects.toThrow('append-only')
  })
})
