import { randomUUID } from 'node:crypto'
import { limits } from '@first-fashion/contract/limits'
import { afterEach, describe, expect, it } from 'vitest'
import { orderNow, soon } from '../../../testing/payments/payment-harness.ts'
import {
  deliveredForCash,
  deliveredOrder,
  exchangeOf,
  refundOf,
  setPrice,
  staffReturns,
} from '../../../testing/returns.ts'
import { goodAddress, mailsFor, newShopper, orderOf, productInStock } from '../../../testing/shoppers.ts'
import { expectBooksToMatch } from '../../../testing/store-credit.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()
afterEach(() => expectBooksToMatch(test.shop))

const refund = (token: string, body: object) => test.shop.call('returns.request-refund', { token, body })
const exchange = (token: string, body: object) => test.shop.call('returns.request-exchange', { token, body })
const preview = (token: string, body: object) => test.shop.call('returns.preview', { token, body })

const mailAbout = async (about: string) =>
  (await mailsFor(test.shop, goodAddress.email)).find(({ subject }) => subject.endsWith(about))

describe('a refund', () => {
  it('is requested for exactly the figures that were shown, and then listed [A3.34] [A7.42] [A4.36]', async () => {
    const { shop } = test
    const order = await deliveredOrder(shop, { quantity: 3, isReduced: true, currency: 'USD' })
    const asked = refundOf(order, 2, { payout: 'original' })
    const { figures } = (await preview(order.token, { kind: 'refund', ...asked })).body
    const price = order.product.price * 2
    expect(figures).toMatchObject({
      lines: [{ lineId: order.lineId, quantity: 2, price, amount: price * 0.9 }],
      shipping: 0,
      alreadyRefunded: 0,
      total: price * 0.9,
      toStoreCredit: 0,
      toOriginal: price * 0.9,
    })
    expect(figures.lines[0]?.discounts).toEqual([
      { label: expect.stringMatching(/TEN-/), amount: 0 - price * 0.1 },
    ])
    expect(figures.toOriginalText).toMatch(/^USD /)
    const { request, message } = (await refund(order.token, asked)).body
    expect(message).toContain('We have your request')
    expect(request).toMatchObject({
      totalRefundAmount: figures.total,
      toOriginalText: figures.toOriginalText,
      toStoreCredit: 0,
      note: 'Too tight',
    })
    const body = { orderIds: [order.orderId, randomUUID(), 'nonsense'] }
    const { refunds } = (await shop.call('returns.user-refunds', { token: order.token, body })).body
    expect(refunds).toEqual([request])
    expect(refunds[0]).toMatchObject({ orderId: order.orderId, status: 'pending', notes: '' })
    const { orders } = (await shop.call('returns.of-orders', { token: order.token, body })).body
    const path = `/api/return/${order.orderId}`
    const { success: _, ...alone } = (await shop.call('returns.of-order', { token: order.token, path })).body
    expect(orders).toEqual([{ orderId: order.orderId, ...alone }])
    expect(orders[0]?.requests).toEqual([request])
    expect(await orderNow(shop, order.token)).toMatchObject({ status: 'refund_requested' })
    const mail = () => mailAbout(`${request.orderNumber}: return requested`)
    await expect.poll(mail, soon).toBeDefined()
    expect((await mail())?.html).toContain(`2 × ${order.product.name}`)
    for (const row of [
      `In Sri Lankan rupees  Rs. ${figures.total.toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
      `Refund, the way you paid  ${figures.toOriginalText}`,
    ]) {
      expect((await mail())?.text).toContain(row)
      for (const part of row.split('  ')) expect((await mail())?.html).toContain(`>${part}</td>`)
    }
  })

  it('goes to store credit only if cash or store credit paid', async () => {
    const { shop } = test
    const order = await deliveredForCash(shop)
    const path = `/api/return/${order.orderId}`
    const { payouts } = (await shop.call('returns.of-order', { token: order.token, path })).body
    expect(payouts).toEqual(['store-credit'])
    const refused = await refund(order.token, refundOf(order, 1, { payout: 'original' }))
    expect(refused).toMatchObject({ status: 422, body: { code: 'returns.payout-unavailable' } })
  })

  it('gives the shipping back only with the last faulty unit', async () => {
    const order = await deliveredForCash(test.shop)
    const shown = async (quantity: number, reason: string) =>
      (await preview(order.token, { kind: 'refund', ...refundOf(order, quantity, { reason }) })).body.figures
    expect(await shown(1, 'fault')).toMatchObject({ shipping: 0, total: order.product.price })
    expect(await shown(2, 'size')).toMatchObject({ shipping: 0, total: order.product.price * 2 })
    expect(await shown(2, 'not-as-shown')).toMatchObject({ shipping: 350, total: order.total })
  })
})

describe('a later refund', () => {
  it('has the cents that earlier ones left: together they are what was paid', async () => {
    const { shop } = test
    const { product } = await productInStock(shop, 20)
    await setPrice(shop, product, 1_999.95)
    const order = await deliveredOrder(shop, { quantity: 3, isReduced: true })
    await setPrice(shop, product, product.price)
    const whole = await preview(order.token, { kind: 'refund', ...refundOf(order, 3) })
    const cents: number[] = []
    for (let unit = 0; unit < 3; unit++) {
      const { figures } = (await preview(order.token, { kind: 'refund', ...refundOf(order) })).body
      const { request } = (await refund(order.token, refundOf(order))).body
      expect(request.totalRefundAmount).toBe(figures.total)
      cents.push(Math.round(request.totalRefundAmount * 100))
    }
    expect(new Set(cents).size).toBe(2)
    expect(cents.reduce((sum, one) => sum + one, 0)).toBe(Math.round(whole.body.figures.total * 100))
  })

  it('gives the shipping back if it is the last unit, and the others came back faulty too', async () => {
    const { shop } = test
    const order = await deliveredForCash(shop)
    const asked = refundOf(order, 1, { reason: 'fault' })
    const last = async () => (await preview(order.token, { kind: 'refund', ...asked })).body.figures
    const { request } = (await refund(order.token, asked)).body
    expect(await last()).toMatchObject({ shipping: 0 })
    const staff = await staffReturns(shop)
    await staff.step('approve', request._id)
    await staff.receive(request._id)
    expect(await last()).toMatchObject({ shipping: 350, total: order.product.price + 350 })
  })
})

describe('an exchange', () => {
  it('is requested for a size that is there, and then listed [A3.35] [A7.42]', async () => {
    const { shop } = test
    const order = await deliveredForCash(shop)
    const { variantIndex } = order.variant
    const other = order.variant.sizes.find(({ size, quantity }) => size !== order.size && quantity > 0)
    const asked = exchangeOf(order, variantIndex, other?.size ?? order.size)
    const { figures } = (await preview(order.token, { kind: 'exchange', ...asked })).body
    expect(figures).toMatchObject({ total: 0, priceDifference: 0, toOriginalText: '' })
    const { request } = (await exchange(order.token, asked)).body
    expect(request.lines).toMatchObject([{ exchangeFor: { variantIndex, size: asked.lines[0]?.size } }])
    const body = { orderIds: [order.orderId] }
    const { exchanges } = (await shop.call('returns.user-exchanges', { token: order.token, body })).body
    expect(exchanges).toMatchObject([{ orderId: order.orderId, status: 'pending', priceDifference: 0 }])
    expect((await shop.call('returns.user-refunds', { token: order.token, body })).body.refunds).toEqual([])
    expect(await orderNow(shop, order.token)).toMatchObject({ status: 'exchange_requested' })
  })

  it('is refused in words for a colour or size that is not there', async () => {
    const order = await deliveredForCash(test.shop)
    for (const [variantIndex, size] of [
      [order.variant.variantIndex, 'XXXXL'],
      [9_999, order.size],
    ] as const)
      expect(await exchange(order.token, exchangeOf(order, variantIndex, size))).toMatchObject({
        status: 409,
        body: { code: 'returns.exchange-unavailable', message: expect.stringContaining(order.product.name) },
      })
  })
})

describe('a request is refused', () => {
  it("for another's order, an unknown item and more than was bought", async () => {
    const order = await deliveredForCash(test.shop)
    const stranger = await newShopper(test.shop)
    for (const orderId of [order.orderId, randomUUID(), 'nonsense'])
      expect(await refund(stranger.token, refundOf({ ...order, orderId }))).toMatchObject({
        status: 404,
        body: { code: 'order.unknown' },
      })
    const body = { orderIds: [order.orderId] }
    await refund(order.token, refundOf(order))
    expect(
      (await test.shop.call('returns.user-refunds', { token: stranger.token, body })).body.refunds,
    ).toEqual([])
    expect((await test.shop.call('returns.of-orders', { token: stranger.token, body })).body.orders).toEqual(
      [],
    )
    const unknown = await refund(order.token, refundOf({ ...order, lineId: randomUUID() }))
    expect(unknown).toMatchObject({ status: 422, body: { code: 'returns.line-unknown' } })
    const tooMany = await refund(order.token, refundOf(order, 2))
    expect(tooMany).toMatchObject({ status: 409, body: { code: 'returns.too-many' } })
    const twice = { lines: [1, 1].map((quantity) => ({ lineId: order.lineId, quantity })) }
    expect((await refund(order.token, refundOf(order, 1, twice))).status).toBe(400)
  })

  it('if the same units are requested twice at once: one wins', async () => {
    const order = await deliveredForCash(test.shop)
    const both = await Promise.all([1, 2, 3].map(() => refund(order.token, refundOf(order, 2))))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('for an order that was cancelled or has not arrived', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const body = orderOf(product, variant.variantIndex, size)
    const { orderId } = (await shop.call('order.place', { token, body })).body
    const path = `/api/return/${orderId}`
    const { lines, canReturn } = (await shop.call('returns.of-order', { token, path })).body
    expect(canReturn).toBe(false)
    const asked = refundOf({ orderId, lineId: lines[0]?.lineId ?? '' })
    const refused = { status: 422, body: { code: 'returns.not-delivered' } }
    expect(await refund(token, asked)).toMatchObject(refused)
    await shop.call('orders.cancel', { token, body: { orderId } })
    expect(await refund(token, asked)).toMatchObject(refused)
  })

  it('for something made to order, unless it is faulty', async () => {
    const order = await deliveredForCash(test.shop)
    await test.shop.database.pool.query('update order_lines set made_to_order = true where id = $1', [
      order.lineId,
    ])
    const asked = (reason: string) => refund(order.token, refundOf(order, 1, { reason }))
    expect(await asked('changed-mind')).toMatchObject({
      status: 422,
      body: { code: 'returns.made-to-order' },
    })
    expect((await asked('fault')).status).toBe(200)
  })

  it('for what was bought on final sale, but not for what was bought before that', async () => {
    const { shop } = test
    const before = await deliveredForCash(shop)
    const set = (isFinal: boolean) =>
      shop.change('update products set final_sale = $2 where id = $1', [before.product._id, isFinal])
    await set(true)
    const order = await deliveredForCash(shop)
    const found = await shop.call('catalog.single', { body: { slug: before.product.slug } })
    expect(found.body.product.finalSale).toBe(true)
    const body = orderOf(before.product, before.variant.variantIndex, before.size)
    const { quote } = (await shop.call('checkout.quote', { token: order.token, body })).body
    expect(quote.lines).toMatchObject([{ finalSale: true }])
    await set(false)
    expect(await refund(order.token, refundOf(order, 1, { reason: 'fault' }))).toMatchObject({
      status: 422,
      body: { code: 'returns.final-sale' },
    })
    const path = `/api/return/${order.orderId}`
    const shown = (await shop.call('returns.of-order', { token: order.token, path })).body
    expect(shown).toMatchObject({ canReturn: false, lines: [{ finalSale: true, left: 2 }] })
    expect((await refund(before.token, refundOf(before))).status).toBe(200)
  })

  it('if all that was paid is back already', async () => {
    const order = await deliveredForCash(test.shop)
    await test.shop.database.pool.query(
      `update orders set payment_state = 'refunded', refunded_minor = charged_minor where id = $1`,
      [order.orderId],
    )
    expect(await refund(order.token, refundOf(order))).toMatchObject({
      status: 422,
      body: { code: 'returns.refunded-already' },
    })
  })
})

describe('what a shopper wrote', () => {
  it('is in the download, and goes with the account once the request is over', async () => {
    const { shop } = test
    const order = await deliveredForCash(shop)
    const note = `It scratches ${randomUUID()}`
    const { request } = (await refund(order.token, refundOf(order, 1, { note }))).body
    const { data } = (await shop.call('personal-data.download', { token: order.token })).body
    expect(data).toMatchObject({ returns: [{ orderId: order.orderId, note }] })
    const staff = await staffReturns(shop)
    await staff.step('reject', request._id, { note: 'Worn' })
    const body = { password: 'a-long-enough-one' }
    await shop.call('personal-data.delete-account', { token: order.token, body })
    const { rows } = await shop.database.pool.query(
      'select customer_id, note, staff_note from return_requests where id = $1',
      [request._id],
    )
    expect(rows).toEqual([{ customer_id: null, note: '', staff_note: 'Rejected' }])
  })
})

describe('the calls of returns', () => {
  it('are limited for each session, and each call by itself', async () => {
    const order = await deliveredForCash(test.shop)
    const asked = { kind: 'refund', ...refundOf(order) }
    const statuses: number[] = []
    for (let nth = 0; nth <= 120; nth++) statuses.push((await preview(order.token, asked)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(120)
    expect(statuses.at(-1)).toBe(429)
    expect((await refund(order.token, refundOf(order))).status).toBe(200)
  })
})

describe('the return window', () => {
  it('is open until its last moment and then over', async () => {
    const { shop } = test
    const order = await deliveredForCash(shop)
    const windowMs = limits.returnWindowDays * 24 * 3_600_000
    shop.clock.advance(windowMs - 60_000)
    expect((await refund(order.token, refundOf(order))).status).toBe(200)
    shop.clock.advance(120_000)
    expect(await refund(order.token, refundOf(order))).toMatchObject({
      status: 422,
      body: { code: 'returns.window-over' },
    })
  })
})
