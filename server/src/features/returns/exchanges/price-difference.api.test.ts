import { limits } from '@first-fashion/contract/limits'
import { afterEach, describe, expect, it } from 'vitest'
import { stripe } from '../../../../testing/payments/harnesses.ts'
import { ledgerOf, orderNow, soon } from '../../../../testing/payments/payment-harness.ts'
import {
  anotherProduct,
  chosenByStaff,
  deliver,
  deliveredForCash,
  deliveredOrder,
  exchangeOf,
  refundOf,
  returnForStaff,
  setPrice,
  staffReturns,
} from '../../../../testing/returns.ts'
import { goodAddress, mailsFor, newShopper, stockOf } from '../../../../testing/shoppers.ts'
import { creditOf, expectBooksToMatch } from '../../../../testing/store-credit.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'

const test = useOwnShop()
afterEach(() => expectBooksToMatch(test.shop))

type Delivered = Awaited<ReturnType<typeof deliveredOrder>>

const exchange = async (
  order: Pick<Delivered, 'token' | 'orderId' | 'lineId' | 'variant' | 'size'>,
  quantity = 1,
) => {
  const body = { ...exchangeOf(order, order.variant.variantIndex, order.size, quantity), reason: 'fault' }
  return (await test.shop.call('returns.request-exchange', { token: order.token, body })).body.request
}
const pay = (token: string, requestId: string, method = 'stripe') =>
  test.shop.call('returns.pay-difference', { token, body: { requestId, method } })
const sessionOf = async (orderId: string): Promise<string> => {
  const { rows } = await test.shop.database.pool.query(
    'select provider_session_id from payment_attempts where order_id = $1 order by created_at desc limit 1',
    [orderId],
  )
  return rows[0].provider_session_id
}
const subjects = async () => (await mailsFor(test.shop, goodAddress.email)).map(({ subject }) => subject)

/** An exchange for something that costs 1,000 rupees more, approved. */
async function approvedAndDearer(order: Delivered) {
  const staff = await staffReturns(test.shop)
  const other = await anotherProduct(test.shop, order.product, order.product.price + 1_000)
  const { _id } = await exchange(order)
  await chosenByStaff(test.shop, staff, { id: _id, lineId: order.lineId, ...other })
  const { request } = (await staff.step('approve', _id)).body
  return { staff, other, request }
}

describe('another size of the same product', () => {
  it('costs nothing more though its price has risen since', async () => {
    const { shop } = test
    const order = await deliveredOrder(shop, { isReduced: true })
    await setPrice(shop, order.product, order.product.price + 500)
    expect(await exchange(order)).toMatchObject({ priceDifference: 0, dueText: '', totalRefundAmount: 0 })
    await setPrice(shop, order.product, order.product.price)
  })

  it('gives the difference back the way it was paid if it costs less now', async () => {
    const { shop } = test
    const order = await deliveredOrder(shop, { currency: 'USD' })
    const before = Math.round(order.product.price * 100)
    await setPrice(shop, order.product, order.product.price - 400)
    const body = { ...exchangeOf(order, order.variant.variantIndex, order.size), kind: 'exchange' }
    const { figures } = (await shop.call('returns.preview', { token: order.token, body })).body
    expect(figures).toMatchObject({ priceDifference: -400, total: 400, toOriginal: 400, toStoreCredit: 0 })
    expect(figures.toOriginalText).toMatch(/^USD /)
    const request = await exchange(order)
    expect(request).toMatchObject({ totalRefundAmount: 400, toOriginalText: figures.toOriginalText })
    const staff = await staffReturns(shop)
    expect((await staff.complete(request._id)).body.request.replacement).not.toBeNull()
    const texts = async () => (await mailsFor(shop, goodAddress.email)).map(({ text }) => text).join()
    const said = `the exchange for your order ${request.orderNumber} is on its way: it has an order number of its own, and we refund the price difference of ${figures.toOriginalText}.`
    await expect.poll(texts, soon).toContain(said)
    await setPrice(shop, order.product, before / 100)
    const { rows } = await shop.database.pool.query('select amount_cents from refunds where order_id = $1', [
      order.orderId,
    ])
    expect(rows.map(({ amount_cents: cents }) => Number(cents))).toEqual([40_000])
  })

  it('gives it back as store credit if the shopper chose that, or paid in cash', async () => {
    const { shop } = test
    const order = await deliveredForCash(shop)
    await setPrice(shop, order.product, order.product.price - 400)
    const request = await exchange(order, 2)
    expect(request).toMatchObject({ priceDifference: -800, toStoreCredit: 800 })
    const staff = await staffReturns(shop)
    await staff.complete(request._id)
    await setPrice(shop, order.product, order.product.price)
    expect((await creditOf(shop, order.token)).balance).toBe(800)
  })
})

describe('another product', () => {
  it('is chosen by staff with its difference shown before, and the shopper is told', async () => {
    const { shop } = test
    const order = await deliveredOrder(shop, { currency: 'USD', isReduced: true })
    const staff = await staffReturns(shop)
    const other = await anotherProduct(shop, order.product, order.product.price + 1_000)
    const request = await exchange(order)
    const difference = order.product.price + 1_000 - order.product.price * 0.9
    const chosen = { id: request._id, lineId: order.lineId, ...other }
    const shown = await returnForStaff(shop, staff, chosen)
    expect(shown.body.figures.priceDifference).toBeCloseTo(difference, 6)
    expect(shown.body.figures.lines[0]?.exchangeFor).toMatchObject({ name: other.name })
    const changed = (await chosenByStaff(shop, staff, chosen, 'The first one is sold out')).body.request
    expect(changed.dueText).toBe(shown.body.figures.dueText)
    expect(changed).toMatchObject({
      notes: 'The first one is sold out',
      lines: [{ exchangeFor: { productId: other.productId, name: other.name } }],
    })
    await expect.poll(subjects, soon).toContain(`Your order ${request.orderNumber}: exchange changed`)
    expect(await orderNow(shop, order.token)).toMatchObject({ status: 'exchange_requested' })
  })

  it('is refused if it is not there, and after the request was approved', async () => {
    const { shop } = test
    const order = await deliveredOrder(shop)
    const { staff, request, other } = await approvedAndDearer(order)
    const chosen = { id: request._id, lineId: order.lineId, ...other }
    expect((await chosenByStaff(shop, staff, chosen)).body.code).toBe('returns.step-not-allowed')
    expect((await staff.step('reopen', request._id)).body.request.step).toBe('reopened')
    const gone = await chosenByStaff(shop, staff, { ...chosen, size: 'XXXXL' })
    expect(gone.body.code).toBe('returns.exchange-unavailable')
    const line = await chosenByStaff(shop, staff, { ...chosen, lineId: order.orderId })
    expect(line.body.code).toBe('returns.line-unknown')
  })
})

describe('a difference that is due', () => {
  it('is paid before the parcel is sent, as the order that replaces the items', async () => {
    const { shop } = test
    const order = await deliveredOrder(shop, { currency: 'USD' })
    const { staff, request, other } = await approvedAndDearer(order)
    expect(request).toMatchObject({
      step: 'payment-due',
      status: 'processing',
      next: ['reopened', 'rejected'],
    })
    expect(request.payUntil).toBeGreaterThan(shop.clock.now().getTime())
    await expect
      .poll(subjects, soon)
      .toContain(`Your order ${request.orderNumber}: exchange approved: please pay the difference`)
    const texts = (await mailsFor(shop, goodAddress.email)).map(({ text }) => text)
    const approval = texts.find((text) =>
      text.includes(`exchange for order ${request.orderNumber} is approved`),
    )
    expect(approval).toContain(`  You get: ${other.name}`)
    expect(approval).toContain(`In Sri Lankan rupees  Rs. 1,000.00\nDifference to pay  ${request.dueText}\n`)
    expect((await staff.receive(request._id)).body.code).toBe('returns.step-not-allowed')
    expect(await stockOf(shop, other.variantId, other.size)).toEqual({ on_hand: 5, held: 1 })

    const started = (await pay(order.token, request._id)).body
    expect(started.start).toMatchObject({ kind: 'page' })
    expect((await pay(order.token, request._id)).body).toEqual(started)
    expect(await orderNow(shop, order.token)).toMatchObject({
      _id: started.orderId,
      canPayAgain: true,
      amount: 1_000,
      chargedText: request.dueText,
      items: [{ name: other.name, quantity: 1, price: order.product.price + 1_000 }],
    })
    expect((await staff.step('reject', request._id, { note: 'No' })).body.code).toBe('returns.being-paid')
    expect((await staff.step('reopen', request._id)).body.code).toBe('returns.being-paid')
    expect(await stockOf(shop, other.variantId, other.size)).toEqual({ on_hand: 5, held: 1 })

    const sessionId = await sessionOf(started.orderId)
    await stripe.pay(shop, sessionId)
    await stripe.comeBack(shop, order.token, {
      status: 200,
      orderId: started.orderId,
      sessionId,
      code: undefined,
    })
    await expect.poll(async () => (await staff.find(request._id)).step, soon).toBe('approved')
    expect(await stockOf(shop, other.variantId, other.size)).toEqual({ on_hand: 4, held: 0 })
    expect((await pay(order.token, request._id)).body.code).toBe('returns.nothing-due')
    expect((await staff.step('reject', request._id, { note: 'No' })).body.code).toBe(
      'returns.replacement-stands',
    )
    await staff.receive(request._id)
    const settled = (await staff.step('settle', request._id)).body.request
    expect(settled.replacement?._id).toBe(started.orderId)
    const postings = await ledgerOf(shop, started.orderId)
    expect(postings).toContainEqual({ account: 'stripe-clearing', cents: 100_000 })
    expect(postings.reduce((sum, { cents }) => sum + cents, 0)).toBe(0)
  })

  it('is collected by the courier if the shopper chooses that', async () => {
    const { shop } = test
    const order = await deliveredOrder(shop)
    const { staff, request, other } = await approvedAndDearer(order)
    const answer = (await pay(order.token, request._id, 'cod')).body
    expect(answer.start).toBeNull()
    expect((await staff.find(request._id)).step).toBe('approved')
    expect(await stockOf(shop, other.variantId, other.size)).toEqual({ on_hand: 4, held: 0 })
    await deliver(shop, answer.orderId)
    expect(await ledgerOf(shop, answer.orderId)).toContainEqual({
      account: 'cash-on-delivery',
      cents: 100_000,
    })
  })

  it('opens the request again if what was wanted is gone when the payment fails', async () => {
    const { shop } = test
    const order = await deliveredOrder(shop)
    const { staff, request, other } = await approvedAndDearer(order)
    const { orderId } = (await pay(order.token, request._id)).body
    await shop.database.pool.query(
      'update variant_stock set on_hand = 1 where variant_id = $1 and size = $2',
      [other.variantId, other.size],
    )
    await shop.database.pool.query('update products set is_published = false where id = $1', [
      other.productId,
    ])
    await shop.call('order.cancel-unpaid', { token: order.token, body: { orderId } })
    await expect.poll(async () => (await staff.find(request._id)).step, soon).toBe('reopened')
    expect(await stockOf(shop, other.variantId, other.size)).toEqual({ on_hand: 1, held: 0 })
    await shop.database.pool.query('update products set is_published = true where id = $1', [other.productId])
  })

  it('is paid by card if the order was charged in another currency', async () => {
    const { shop } = test
    const order = await deliveredOrder(shop, { currency: 'USD' })
    const { request } = await approvedAndDearer(order)
    const path = `/api/return/${order.orderId}`
    const { methods } = (await shop.call('returns.of-order', { token: order.token, path })).body
    expect(methods).toEqual(['stripe'])
    expect((await pay(order.token, request._id, 'cod')).body.code).toBe('order.method-unavailable')
  })

  it("is nobody else's to pay", async () => {
    const { shop } = test
    const order = await deliveredOrder(shop)
    const { request } = await approvedAndDearer(order)
    const stranger = await newShopper(shop)
    for (const id of [request._id, 'nonsense'])
      expect(await pay(stranger.token, id)).toMatchObject({ status: 404, body: { code: 'returns.unknown' } })
    expect((await pay(order.token, request._id, 'razorpay')).body.code).toBe('order.method-unavailable')
  })

  it('goes back if the order is cancelled before the parcel came, and staff decide anew', async () => {
    const { shop } = test
    const order = await deliveredOrder(shop)
    const { staff, request } = await approvedAndDearer(order)
    const { orderId } = (await pay(order.token, request._id, 'cod')).body
    await shop.call('orders.cancel', { token: order.token, body: { orderId } })
    await expect.poll(async () => (await staff.find(request._id)).step, soon).toBe('reopened')
    expect((await creditOf(shop, order.token)).balance).toBe(0)
  })

  it('and what came back become store credit and a refund if the order is cancelled after the parcel came', async () => {
    const { shop } = test
    const order = await deliveredOrder(shop)
    const { staff, request } = await approvedAndDearer(order)
    const { orderId } = (await pay(order.token, request._id, 'cod')).body
    await staff.receive(request._id)
    await shop.call('orders.cancel', { token: order.token, body: { orderId } })
    await expect.poll(async () => (await staff.find(request._id)).step, soon).toBe('settled')
    expect((await creditOf(shop, order.token)).balance).toBe(order.product.price)
  })
})

describe('an item of a replacement', () => {
  it('is refunded through its own payment and the one of the first order, never more than both', async () => {
    const { shop } = test
    const order = await deliveredOrder(shop, { quantity: 1, isReduced: true })
    const { staff, request } = await approvedAndDearer(order)
    const { orderId } = (await pay(order.token, request._id)).body
    const sessionId = await sessionOf(orderId)
    await stripe.pay(shop, sessionId)
    await stripe.comeBack(shop, order.token, { status: 200, orderId, sessionId, code: undefined })
    await expect.poll(async () => (await staff.find(request._id)).step, soon).toBe('approved')
    await staff.receive(request._id)
    await staff.step('settle', request._id)
    await deliver(shop, orderId)
    const path = `/api/return/${orderId}`
    const { lines, payouts } = (await shop.call('returns.of-order', { token: order.token, path })).body
    expect(payouts).toEqual(['original', 'store-credit'])
    const body = refundOf({ orderId, lineId: lines[0]?.lineId ?? '' }, 1, { payout: 'original' })
    const refund = (await shop.call('returns.request-refund', { token: order.token, body })).body.request
    expect(refund.totalRefundAmount).toBeCloseTo(order.product.price + 1_000, 6)
    expect(refund.toStoreCredit).toBe(0)
    await staff.complete(refund._id)
    const refunded = async (id: string) =>
      (await ledgerOf(shop, id)).find(({ account }) => account === 'stripe-clearing')?.cents
    await expect.poll(() => refunded(orderId), soon).toBe(0)
    const shipping = Math.round((order.quote.total - order.product.price * 0.9) * 100)
    await expect.poll(() => refunded(order.orderId), soon).toBe(shipping)
    await staff.untilSettled(refund._id)
    expect((await shop.call('orders.user', { token: order.token })).body.orders[0]?.status).toBe('Refunded')
  })

  it('is worth what was paid for the first one, less what came back already', async () => {
    const { shop } = test
    const order = await deliveredForCash(shop, 2)
    const staff = await staffReturns(shop)
    await setPrice(shop, order.product, order.product.price - 400)
    const first = await exchange(order, 2)
    const settled = (await staff.complete(first._id)).body.request
    await setPrice(shop, order.product, order.product.price)
    const orderId = settled.replacement?._id ?? ''
    await deliver(shop, orderId)
    const path = `/api/return/${orderId}`
    const { lines } = (await shop.call('returns.of-order', { token: order.token, path })).body
    const lineId = lines[0]?.lineId ?? ''
    const ask = (quantity: number) =>
      shop.call('returns.request-refund', {
        token: order.token,
        body: refundOf({ orderId, lineId }, quantity),
      })
    const one = (await ask(1)).body.request
    expect(one.totalRefundAmount).toBe(order.product.price - 400)
    const other = (await ask(1)).body.request
    await staff.complete(one._id)
    await staff.complete(other._id)
    expect((await creditOf(shop, order.token)).balance).toBe(order.product.price * 2)
    const again = await shop.call('returns.request-refund', {
      token: order.token,
      body: refundOf(order, 1),
    })
    expect(again.body.code).toBe('returns.too-many')
  })
})

describe('the time to pay a difference', () => {
  it('goes on after a payment that failed, and then what is held is free again', async () => {
    const { shop } = test
    const order = await deliveredOrder(shop)
    const { staff, request, other } = await approvedAndDearer(order)
    const { orderId } = (await pay(order.token, request._id)).body
    await shop.call('order.cancel-unpaid', { token: order.token, body: { orderId } })
    await expect.poll(async () => (await staff.find(request._id)).replacement, soon).toBeNull()
    expect((await staff.find(request._id)).step).toBe('payment-due')
    const held = () => stockOf(shop, other.variantId, other.size)
    expect(await held()).toEqual({ on_hand: 5, held: 1 })
    const again = await pay(order.token, request._id)
    expect(again).toMatchObject({ status: 200, body: { start: { kind: 'page' } } })
    expect(again.body.orderId).not.toBe(orderId)
    // The time is over while the shopper is at the payment page: its order is cancelled first, then the request opens.
    shop.clock.advance(limits.exchangePaymentDays * 24 * 3_600_000 + 1)
    await shop.features.everyMinute()
    const linked = 'select replacement_order_id as id, status, approved_at from return_requests where id = $1'
    const now = async () => (await shop.database.pool.query(linked, [request._id])).rows[0]
    await expect.poll(now, soon).toEqual({ id: null, status: 'processing', approved_at: null })
    expect(await held()).toEqual({ on_hand: 5, held: 0 })
    await expect.poll(subjects, soon).toContain(`Your order ${request.orderNumber}: exchange open again`)
  })
})
