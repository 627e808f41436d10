import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { ledgerOf, orderNow, soon } from '../../../../testing/payments/payment-harness.ts'
import { staffCalls } from '../../../../testing/payments/refund-behaviour.ts'
import {
  deliveredForCash,
  deliveredOrder,
  exchangeOf,
  refundOf,
  staffReturns,
} from '../../../../testing/returns.ts'
import { goodAddress, mailsFor, setStock, stockOf } from '../../../../testing/shoppers.ts'
import { support } from '../../../../testing/signed-in-staff.ts'
import { creditOf, expectBooksToMatch, shopperWithCredit } from '../../../../testing/store-credit.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'

const test = useOwnShop()
afterEach(() => expectBooksToMatch(test.shop))

async function requested(
  order: { token: string; orderId: string; lineId: string },
  quantity = 1,
  change: object = {},
) {
  const body = refundOf(order, quantity, change)
  return (await test.shop.call('returns.request-refund', { token: order.token, body })).body.request
}

async function exchanged(order: Awaited<ReturnType<typeof deliveredForCash>>) {
  const size = order.variant.sizes.find((one) => one.size !== order.size)?.size ?? ''
  await setStock(test.shop, order.variant._id, size, 5)
  const body = exchangeOf(order, order.variant.variantIndex, size, 2)
  const { request } = (await test.shop.call('returns.request-exchange', { token: order.token, body })).body
  return { request, size }
}

describe('staff who refund an amount', () => {
  it('are refused while a return is open, as its money is promised, and may once it is rejected', async () => {
    const { shop } = test
    const order = await deliveredOrder(shop)
    const request = await requested(order, 1, { payout: 'original' })
    const staff = await staffCalls(shop)
    const refused = { status: 409, body: { code: 'payments.return-open' } }
    expect(await staff.refund(order.orderId, 100)).toMatchObject(refused)
    const path = `/api/admin/orders/${order.orderId}/refund-to-credit`
    const body = { amount: 1, note: 'A loose seam' }
    const { headers } = staff
    expect(await shop.call('staff.order-refund-credit', { headers, path, body })).toMatchObject(refused)
    await (await staffReturns(shop)).step('reject', request._id, { note: 'It was worn' })
    expect((await staff.refund(order.orderId, 100)).status).toBe(200)
  })
})

describe('a refund to store credit', () => {
  it('is paid when it is settled; good items are in stock again, and damaged ones are not [A4.36]', async () => {
    const { shop } = test
    const order = await deliveredForCash(shop)
    const staff = await staffReturns(shop)
    const first = await requested(order)
    expect((await staff.step('approve', first._id)).body.request).toMatchObject({ status: 'processing' })
    expect((await staff.receive(first._id)).body.request).toMatchObject({
      step: 'received',
      next: ['settled'],
      lines: [{ condition: 'good' }],
    })
    const sold = { ...order.before, on_hand: order.before.on_hand - 2 }
    expect(await stockOf(shop, order.variant._id, order.size)).toEqual({ ...sold, on_hand: sold.on_hand + 1 })
    expect((await creditOf(shop, order.token)).balance).toBe(0)
    expect((await staff.step('settle', first._id)).body).toMatchObject({
      message: expect.stringContaining('settled'),
      request: { status: 'completed', next: [] },
    })
    expect((await creditOf(shop, order.token)).balance).toBe(first.totalRefundAmount)
    expect(await orderNow(shop, order.token)).toMatchObject({
      status: 'Delivered',
      paymentState: 'partly-refunded',
    })

    const second = await requested(order)
    expect((await staff.complete(second._id, 'damaged')).status).toBe(200)
    expect(await stockOf(shop, order.variant._id, order.size)).toEqual({ ...sold, on_hand: sold.on_hand + 1 })
    expect(await orderNow(shop, order.token)).toMatchObject({ status: 'Refunded' })
    expect((await creditOf(shop, order.token)).balance).toBe(order.product.price * 2)
    const texts = (await orderNow(shop, order.token))?.events.map(({ text }) => text)
    for (const text of ['Return requested', 'Return approved', 'Return received', 'Return refunded'])
      expect(texts).toContain(text)
    const mails = async () => (await mailsFor(shop, goodAddress.email)).map(({ subject }) => subject)
    const subjects = ['approved', 'received', 'completed'].map(
      (step) => `${first.orderNumber}: return ${step}`,
    )
    for (const subject of subjects) await expect.poll(mails, soon).toContain(`Your order ${subject}`)
  })

  it('is settled once, however many staff settle it at once', async () => {
    const { shop } = test
    const order = await deliveredForCash(shop)
    const staff = await staffReturns(shop)
    const { _id, totalRefundAmount } = await requested(order)
    await staff.step('approve', _id)
    await staff.receive(_id)
    const all = await Promise.all([1, 2, 3].map(() => staff.step('settle', _id)))
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(all.find(({ status }) => status === 409)?.body.code).toBe('returns.changed-meanwhile')
    expect((await creditOf(shop, order.token)).balance).toBe(totalRefundAmount)
  })
})

describe('what staff need to decide', () => {
  it('is what the request costs, and how often its customer orders and sends back', async () => {
    const { shop } = test
    const order = await deliveredForCash(shop)
    const staff = await staffReturns(shop)
    const first = await requested(order, 1)
    const refused = await requested(order, 1)
    await staff.step('reject', refused._id, { note: 'It was worn' })
    const second = await requested(order, 1, { reason: 'fault' })
    const { price } = order.product
    expect(await staff.find(second._id)).toMatchObject({
      costs: { refund: price, shipping: 0, writtenOff: 0 },
      customerRecord: { orders: 1, returns: 1, ordersWithReturns: 1 },
    })
    await staff.step('approve', second._id)
    expect((await staff.receive(second._id, 'damaged')).body.request.costs).toEqual({
      refund: price,
      shipping: 0,
      writtenOff: price,
    })
    expect((await staff.find(first._id)).customerRecord).toEqual({
      orders: 1,
      returns: 1,
      ordersWithReturns: 1,
    })
  })
})

describe('a request of an account that was deleted meanwhile', () => {
  it('is seen through: store credit falls to the shop, as all of the account', async () => {
    const { shop } = test
    const order = await deliveredForCash(shop)
    const staff = await staffReturns(shop)
    const { _id } = await requested(order)
    const body = { password: 'a-long-enough-one' }
    await shop.call('personal-data.delete-account', { token: order.token, body })
    expect((await staff.complete(_id)).body.request).toMatchObject({
      status: 'completed',
      customer: { name: '' },
      customerRecord: null,
    })
  })
})

describe('a refund the way it was paid', () => {
  it('adds up over several returns, by tender and in the charged currency', async () => {
    const { shop } = test
    const { token } = await shopperWithCredit(shop, 500)
    const order = await deliveredOrder(shop, {
      quantity: 3,
      isReduced: true,
      currency: 'USD',
      token,
      credit: 500,
    })
    const staff = await staffReturns(shop)
    const reason = { payout: 'original', reason: 'fault' }
    const first = await requested(order, 1, reason)
    await staff.complete(first._id)
    const second = await requested(order, 2, reason)
    expect(second.shipping).toBeGreaterThan(0)
    await staff.complete(second._id)
    await staff.untilSettled(second._id)
    const now = () => orderNow(shop, token)
    await expect.poll(async () => (await now())?.paymentState, soon).toBe('refunded')
    const { refundedText, chargedText, status } = (await now()) ?? {}
    expect({ refundedText, status }).toEqual({ refundedText: chargedText, status: 'Refunded' })
    expect((await creditOf(shop, token)).balance).toBe(500)
    expect(first.toStoreCredit + second.toStoreCredit).toBe(500)
    expect(first.totalRefundAmount + second.totalRefundAmount).toBeCloseTo(order.quote.total, 6)
    const refunded = Math.round(order.quote.total * 100)
    expect(await ledgerOf(shop, order.orderId)).toContainEqual({ account: 'refunds', cents: refunded })
    expect(await ledgerOf(shop, order.orderId)).toContainEqual({ account: 'stripe-clearing', cents: 0 })
  })
})

describe('an exchange', () => {
  it('stays held when it is approved, and is settled with an order that costs nothing', async () => {
    const { shop } = test
    const order = await deliveredForCash(shop)
    const staff = await staffReturns(shop)
    const { request, size } = await exchanged(order)
    await staff.step('approve', request._id)
    expect(await stockOf(shop, order.variant._id, size)).toEqual({ on_hand: 5, held: 2 })
    await staff.receive(request._id)
    const settled = (await staff.step('settle', request._id)).body.request
    expect(await stockOf(shop, order.variant._id, size)).toEqual({ on_hand: 3, held: 0 })
    expect(await stockOf(shop, order.variant._id, order.size)).toEqual(order.before)
    const replacement = await orderNow(shop, order.token)
    expect(settled.replacement).toEqual({ _id: replacement?._id, number: replacement?.orderNumber })
    expect(replacement).toMatchObject({
      status: 'Order Placed',
      payment: true,
      paymentMethod: 'no-payment-due',
      amount: 0,
      subtotal: order.product.price * 2,
      discount: order.product.price * 2,
      adjustments: [{ kind: 'exchange', label: `Exchange for order ${request.orderNumber}` }],
      items: [{ size, quantity: 2, price: order.product.price }],
    })
    const path = `/api/return/${replacement?._id}`
    expect((await shop.call('returns.of-order', { token: order.token, path })).status).toBe(200)
    const explained = `/api/order/${replacement?._id}/explanation`
    const { explanation } = (await shop.call('explanation.order', { token: order.token, path: explained }))
      .body
    expect(explanation.figures.find(({ kind }) => kind === 'total')?.cents).toBe(0)
    for (const { cents } of await ledgerOf(shop, replacement?._id ?? ''))
      expect(Math.abs(cents)).toBe(order.product.price * 200)
  })

  it('becomes store credit, once, if the order that replaces it is cancelled', async () => {
    const { shop } = test
    const order = await deliveredForCash(shop)
    const staff = await staffReturns(shop)
    const { request } = await exchanged(order)
    await staff.complete(request._id)
    const { _id: orderId = '' } = (await orderNow(shop, order.token)) ?? {}
    await shop.call('orders.cancel', { token: order.token, body: { orderId } })
    const balance = async () => (await creditOf(shop, order.token)).balance
    await expect.poll(balance, soon).toBe(order.product.price * 2)
    await shop.deliver('order-cancelled/exchange-compensation', { orderId, wasPaid: true })
    expect(await balance()).toBe(order.product.price * 2)
  })

  it('that holds nothing any more is refused in words if it is gone, and its stock is free again if it is rejected', async () => {
    const { shop } = test
    const order = await deliveredForCash(shop)
    const staff = await staffReturns(shop)
    const { request, size } = await exchanged(order)
    await shop.change('update return_lines set held_variant_id = null where request_id = $1', [request._id])
    await setStock(shop, order.variant._id, size, 1)
    expect(await staff.step('approve', request._id)).toMatchObject({
      status: 409,
      body: { code: 'returns.exchange-unavailable', message: expect.stringContaining(order.product.name) },
    })
    await setStock(shop, order.variant._id, size, 2)
    await staff.step('approve', request._id)
    expect((await staff.step('reject', request._id, { note: 'It was worn' })).body.request).toMatchObject({
      status: 'rejected',
      notes: 'It was worn',
    })
    expect(await stockOf(shop, order.variant._id, size)).toEqual({ on_hand: 2, held: 0 })
    expect(await orderNow(shop, order.token)).toMatchObject({ status: 'Delivered' })
  })
})

describe('the steps of a request', () => {
  it('follow their table, need a reason or a condition, and are in the audit log', async () => {
    const { shop } = test
    const order = await deliveredForCash(shop)
    const staff = await staffReturns(shop)
    const { _id } = await requested(order)
    expect(await staff.step('settle', _id)).toMatchObject({
      status: 422,
      body: { code: 'returns.step-not-allowed' },
    })
    expect((await staff.step('reject', _id, { note: ' ' })).status).toBe(400)
    await staff.step('approve', _id)
    const lines = [{ lineId: randomUUID(), good: 1, damaged: 0 }]
    expect(await staff.step('receive', _id, { lines })).toMatchObject({
      status: 422,
      body: { code: 'returns.condition-missing' },
    })
    const { rows } = await shop.database.pool.query(
      `select change from staff_changes where subject = $1 order by at`,
      [`return:${_id}`],
    )
    expect(rows).toMatchObject([{ change: { to: 'approved' } }])
  })

  it('are read by support and taken by others; an unknown request is nowhere', async () => {
    const { shop } = test
    const order = await deliveredForCash(shop)
    const { _id } = await requested(order)
    const reading = await staffReturns(shop, support)
    expect(await reading.find(_id)).toMatchObject({ status: 'pending', customer: { name: 'Nadeesha Silva' } })
    expect((await reading.step('approve', _id)).status).toBe(403)
    const list = async (query: string) =>
      (await shop.call('staff.returns', { headers: reading.headers, path: `/api/admin/returns${query}` }))
        .body
    expect((await list('?status=pending')).returns.map((one) => one._id)).toContain(_id)
    expect((await list('?status=rejected')).returns.map((one) => one._id)).not.toContain(_id)
    expect((await list('')).total).toBeGreaterThan(0)
    for (const id of [randomUUID(), 'nonsense']) {
      const path = `/api/admin/returns/${id}`
      expect(await shop.call('staff.return', { headers: reading.headers, path })).toMatchObject({
        status: 404,
        body: { code: 'returns.unknown' },
      })
    }
  })
})
