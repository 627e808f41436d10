import { afterEach, describe, expect, it } from 'vitest'
import { koko, stripe } from '../../../../testing/payments/harnesses.ts'
import {
  ledgerOf,
  orderNow,
  paidOrder,
  sendWebhookEvent,
  soon,
  withFault,
} from '../../../../testing/payments/payment-harness.ts'
import { staffCalls } from '../../../../testing/payments/refund-behaviour.ts'
import {
  deliver,
  deliveredOrder,
  exchangeOf,
  refundOf,
  setPrice,
  staffReturns,
} from '../../../../testing/returns.ts'
import { goodAddress, mailsFor } from '../../../../testing/shoppers.ts'
import { creditOf, expectBooksToMatch, shopperWithCredit } from '../../../../testing/store-credit.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'

const test = useOwnShop()
afterEach(() => expectBooksToMatch(test.shop))

type Staff = Awaited<ReturnType<typeof staffReturns>>

const refusedByCard = <T>(work: () => Promise<T>) => withFault(test.shop, 'stripe', 'refunds-refused', work)
const refundsOf = async (staff: Staff, id: string) => (await staff.find(id)).refunds
const stepOf = async (staff: Staff, id: string) => (await staff.find(id)).step
const subjects = async () => (await mailsFor(test.shop, goodAddress.email)).map(({ subject }) => subject)

/** Staff complete a return, whose refund the partner refuses. */
const completedInVain = (staff: Staff, id: string) =>
  refusedByCard(async () => {
    await staff.complete(id)
    await expect.poll(async () => (await refundsOf(staff, id))[0]?.state, soon).toBe('failed')
  })

/** Half of an order that store credit and a card paid has come back. */
async function halfSentBack() {
  const { shop } = test
  const { token } = await shopperWithCredit(shop, 500)
  const order = await deliveredOrder(shop, { quantity: 2, token, credit: 500, currency: 'USD' })
  const body = refundOf(order, 1, { payout: 'original' })
  const { request } = (await shop.call('returns.request-refund', { token, body })).body
  expect(request.toStoreCredit).toBeGreaterThan(0)
  expect(request.toOriginalText).not.toBe('')
  return { order, request, token }
}

describe('a return whose money went back in the partner’s dashboard meanwhile', () => {
  it('is settled without a second refund: only its store credit is still due', async () => {
    const { shop } = test
    const { order, request, token } = await halfSentBack()
    const { rows } = await shop.database.pool.query(
      `select provider_payment_id as id from payment_attempts where order_id = $1 and state = 'paid'`,
      [order.orderId],
    )
    await stripe.dashboard?.refund(shop, rows[0].id)
    shop.clock.advance(61 * 60_000)
    await shop.features.everyMinute()
    const staff = await staffReturns(shop)
    expect((await staff.complete(request._id)).status).toBe(200)
    await staff.untilSettled(request._id)
    expect(await refundsOf(staff, request._id)).toEqual([])
    expect((await creditOf(shop, token)).balance).toBe(request.toStoreCredit)
    expect(await ledgerOf(shop, order.orderId)).toContainEqual({ account: 'stripe-clearing', cents: 0 })
  })
})

describe('a refund that the partner refuses half-way', () => {
  it('leaves the return open; staff see why, and trying again, however often, pays it once [A4.36]', async () => {
    const { shop } = test
    const { order, request, token } = await halfSentBack()
    const staff = await staffReturns(shop)
    const payments = await staffCalls(shop)
    const problem = await refusedByCard(async () => {
      expect((await staff.complete(request._id)).body.request).toMatchObject({
        status: 'processing',
        step: 'refund-due',
        next: [],
        settledAt: null,
      })
      const failed = async () => (await refundsOf(staff, request._id))[0]?.state
      await expect.poll(failed, soon).toBe('failed')
      const [refund] = await refundsOf(staff, request._id)
      expect(refund).toMatchObject({
        amountText: request.toOriginalText,
        problem: {
          kind: 'refund-failed',
          detail: expect.stringContaining('Insufficient funds'),
          actions: ['retry', 'credit', 'external'],
        },
      })
      return refund?.problem?._id
    })
    expect((await creditOf(shop, token)).balance).toBe(request.toStoreCredit)
    expect(await orderNow(shop, token)).toMatchObject({ status: 'refund_requested' })
    const said = async () => (await orderNow(shop, token))?.events.at(-1)?.text
    await expect.poll(said, soon).toBe('The refund has not gone through yet')
    expect(await subjects()).not.toContain(`Your order ${request.orderNumber}: return completed`)

    const tries = await Promise.all([1, 2, 3].map(() => payments.resolve(problem, 'retry')))
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    await staff.untilSettled(request._id)
    expect(await refundsOf(staff, request._id)).toMatchObject([{ state: 'succeeded', problem: null }])
    expect(await orderNow(shop, token)).toMatchObject({
      status: 'Delivered',
      paymentState: 'partly-refunded',
      refundedText: request.toOriginalText,
    })
    await expect.poll(subjects, soon).toContain(`Your order ${request.orderNumber}: return completed`)
    const refunded = Math.round(request.totalRefundAmount * 100)
    expect(await ledgerOf(shop, order.orderId)).toContainEqual({ account: 'refunds', cents: refunded })
    const { rows } = await shop.database.pool.query(
      `select count(*)::int as made from refunds where order_id = $1 and status = 'succeeded'`,
      [order.orderId],
    )
    expect(rows).toEqual([{ made: 1 }])
  })

  it('is settled when staff say that they refunded it outside the shop', async () => {
    const { shop } = test
    const { request } = await halfSentBack()
    const staff = await staffReturns(shop)
    const payments = await staffCalls(shop)
    await completedInVain(staff, request._id)
    const [refund] = await refundsOf(staff, request._id)
    expect((await payments.resolve(refund?.problem?._id, 'external', 'By bank transfer')).status).toBe(200)
    await staff.untilSettled(request._id)
    expect(await refundsOf(staff, request._id)).toMatchObject([{ state: 'external', problem: null }])
  })

  it('becomes store credit if staff choose that, once, and the return is completed', async () => {
    const { shop } = test
    const { order, request, token } = await halfSentBack()
    const staff = await staffReturns(shop)
    const payments = await staffCalls(shop)
    await completedInVain(staff, request._id)
    const [refund] = await refundsOf(staff, request._id)
    const credit = () => payments.resolve(refund?.problem?._id, 'credit', 'The card is closed')
    expect((await credit()).status).toBe(200)
    expect(await credit()).toMatchObject({ status: 409, body: { code: 'payments.problem-over' } })
    await staff.untilSettled(request._id)
    expect(await refundsOf(staff, request._id)).toEqual([])
    expect((await creditOf(shop, token)).balance).toBeCloseTo(request.totalRefundAmount, 6)
    expect(await orderNow(shop, token)).toMatchObject({ paymentState: 'partly-refunded' })
    const body = { ...refundOf(order, 1, { payout: 'original' }), kind: 'refund' }
    const { figures } = (await shop.call('returns.preview', { token, body })).body
    expect(request.totalRefundAmount + figures.total).toBeCloseTo(order.quote.total - order.quote.shipping, 6)
  })

  it('keeps its money promised: the next return comes to what it would have come to', async () => {
    const { shop } = test
    const { order, request, token } = await halfSentBack()
    const staff = await staffReturns(shop)
    await completedInVain(staff, request._id)
    const body = { ...refundOf(order, 1, { payout: 'original' }), kind: 'refund' }
    const { figures } = (await shop.call('returns.preview', { token, body })).body
    const goods = order.quote.total - order.quote.shipping
    expect(request.totalRefundAmount + figures.total).toBeCloseTo(goods, 6)
    const amount = (await staffCalls(shop)).refund(order.orderId, 1)
    expect(await amount).toMatchObject({ status: 409, body: { code: 'payments.return-open' } })
  })

  it('keeps its money promised when it bounces after the return was settled', async () => {
    const { shop } = test
    const { order, request } = await halfSentBack()
    const staff = await staffReturns(shop)
    await staff.complete(request._id)
    await staff.untilSettled(request._id)
    const { rows } = await shop.database.pool.query(
      `select r.provider_refund_id as refund, a.provider_payment_id as payment
       from refunds r join payment_attempts a on a.id = r.attempt_id where r.order_id = $1`,
      [order.orderId],
    )
    const [{ refund, payment }] = rows
    await stripe.dashboard?.fail(shop, refund)
    for (const event of (await stripe.dashboard?.eventsOf(shop, payment)) ?? [])
      await sendWebhookEvent(shop, 'stripe', event)
    const payments = await staffCalls(shop)
    const problem = async () => (await payments.problemsOf(order.orderId))[0]
    await expect.poll(problem, soon).toMatchObject({ kind: 'refund-failed' })
    // Staff would give once more what can still be tried again.
    const awaited = { status: 409, body: { code: 'payments.refund-awaited' } }
    expect(await payments.refund(order.orderId, 100)).toMatchObject(awaited)
    expect((await payments.resolve((await problem())?._id, 'credit', 'The card is closed')).status).toBe(200)
    expect((await payments.refund(order.orderId, 100)).status).toBe(200)
  })

  it('is held by the database, whoever settles it', async () => {
    const { shop } = test
    const { request } = await halfSentBack()
    const staff = await staffReturns(shop)
    await refusedByCard(async () => {
      await staff.complete(request._id)
      const change = shop.database.pool.query(
        `update return_requests set status = 'completed', settled_at = now() where id = $1`,
        [request._id],
      )
      await expect(change).rejects.toMatchObject({ constraint: 'return_waits_for_refunds' })
    })
  })
})

describe('a refund through a partner that has no refund call', () => {
  it('leaves the return open until staff have refunded it there', async () => {
    const { shop } = test
    const order = await paidOrder(koko, shop)
    await koko.comeBack(shop, order.token, order, order)
    await deliver(shop, order.orderId)
    const path = `/api/return/${order.orderId}`
    const [line] = (await shop.call('returns.of-order', { token: order.token, path })).body.lines
    const body = refundOf({ orderId: order.orderId, lineId: line?.lineId ?? '' }, 1, { payout: 'original' })
    const { request } = (await shop.call('returns.request-refund', { token: order.token, body })).body
    const staff = await staffReturns(shop)
    await staff.complete(request._id)
    const [refund] = await refundsOf(staff, request._id)
    expect(refund).toMatchObject({
      state: 'manual-pending',
      problem: { kind: 'refund-manual', actions: ['external'] },
    })
    expect(await stepOf(staff, request._id)).toBe('refund-due')
    const payments = await staffCalls(shop)
    expect((await payments.resolve(refund?.problem?._id, 'external', 'Portal, case 7')).status).toBe(200)
    await staff.untilSettled(request._id)
    await expect.poll(async () => (await orderNow(shop, order.token))?.status, soon).toBe('Refunded')
  })
})

describe('the price difference of an exchange that goes back through a partner', () => {
  it('keeps the exchange open until it has; what replaces the items is sent meanwhile', async () => {
    const { shop } = test
    const order = await deliveredOrder(shop, { quantity: 1 })
    await setPrice(shop, order.product, order.product.price - 300)
    const asked = exchangeOf(order, order.variant.variantIndex, order.size)
    const { request } = (
      await shop.call('returns.request-exchange', {
        token: order.token,
        body: { ...asked, payout: 'original' },
      })
    ).body
    expect(request.priceDifference).toBeLessThan(0)
    const staff = await staffReturns(shop)
    const payments = await staffCalls(shop)
    const problem = await refusedByCard(async () => {
      const settled = (await staff.complete(request._id)).body.request
      expect(settled).toMatchObject({ step: 'refund-due', replacement: { number: expect.any(String) } })
      const failed = async () => (await refundsOf(staff, request._id))[0]?.problem?._id
      await expect.poll(failed, soon).toBeDefined()
      return failed()
    })
    await expect.poll(subjects, soon).toContain(`Your order ${request.orderNumber}: exchange on its way`)
    expect((await payments.resolve(problem, 'retry')).status).toBe(200)
    await staff.untilSettled(request._id)
    await expect.poll(subjects, soon).toContain(`Your order ${request.orderNumber}: exchange completed`)
    expect(await ledgerOf(shop, order.orderId)).toContainEqual({
      account: 'refunds',
      cents: 0 - request.priceDifference * 100,
    })
  })
})
