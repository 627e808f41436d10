import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { stripe } from '../../../testing/payments/harnesses.ts'
import { staffCalls } from '../../../testing/payments/refund-behaviour.ts'
import { deliveredOrder, staffReturns } from '../../../testing/returns.ts'
import { mailsFor, newShopper, orderOf, productInStock } from '../../../testing/shoppers.ts'
import { type TestShop, useOwnShop } from '../../../testing/test-shop.ts'
import { movableClock } from '../../platform/clock.ts'
import type { CardPayment } from '../payments/index.ts'

const sandboxKey = 'a-key-of-the-sandbox'
const notified: number[] = []
const remembered: CardPayment[] = []
const clock = movableClock()
const test = useOwnShop({
  timeMachine: {
    clock,
    sandboxKey,
    notifySandbox: async (pushedMs) => {
      notified.push(pushedMs)
      if (pushedMs > 0) await pushSandbox(pushedMs)
    },
    rememberPayments: async (payments) => {
      remembered.push(...payments)
    },
  },
})
const live = useOwnShop()

const hourMs = 3_600_000

const postToSandbox = (what: string, body: object) =>
  fetch(`${test.shop.sandboxUrl}/api/control/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const pushSandbox = (pushedMs: number) => postToSandbox('clock', { pushedMs })

function notice(shop: TestShop, body: object, key = sandboxKey) {
  const payload = JSON.stringify(body)
  const headers = {
    'content-type': 'application/json',
    'x-sandbox-signature': createHmac('sha256', key).update(payload).digest('hex'),
  }
  return shop.app.inject({ method: 'POST', url: '/api/webhooks/sandbox', payload, headers })
}

const push = (ms: number) => notice(test.shop, { kind: 'push-clock', ms })

const codeOf = (answer: { json(): unknown }) => answer.json()

describe('the clock of a demonstration', () => {
  it('is pushed by the sandbox, adds up, tells the sandbox, and dates the answers', async () => {
    const before = Date.now()
    const first = (await push(hourMs)).json()
    const second = (await push(2 * hourMs)).json()
    expect(second.pushedMs - first.pushedMs).toBe(2 * hourMs)
    expect(notified.at(-1)).toBe(second.pushedMs)
    const { headers } = await test.shop.app.inject({ method: 'GET', url: '/api/currency/list' })
    expect(Date.parse(String(headers.date)) - before).toBeGreaterThanOrEqual(second.pushedMs - 1_000)
  })

  it('ends holds: the scheduled tasks run with the new time', async () => {
    const { token } = await newShopper(test.shop)
    const { product, variant, size } = await productInStock(test.shop)
    const { orderId } = await stripe.place(test.shop, token, orderOf(product, variant.variantIndex, size))
    await push(36 * 60_000)
    const { orders } = (await test.shop.call('orders.user', { token })).body
    expect(orders.find(({ _id }: { _id: string }) => _id === orderId)).toMatchObject({ status: 'Cancelled' })
  })

  it('is refused to whoever has another key, and to notices that say nothing', async () => {
    const before = clock.now().getTime()
    expect(codeOf(await notice(test.shop, { kind: 'push-clock', ms: hourMs }, 'another-key'))).toMatchObject({
      code: 'demonstration.signature-wrong',
    })
    expect(codeOf(await push(-hourMs))).toMatchObject({ code: 'demonstration.notice-wrong' })
    expect(codeOf(await notice(test.shop, { kind: 'play', scenario: 'riches' }))).toMatchObject({
      code: 'demonstration.notice-wrong',
    })
    expect(clock.now().getTime() - before).toBeLessThan(hourMs)
  })

  it('does not exist in a live shop', async () => {
    const answer = await notice(live.shop, { kind: 'push-clock', ms: hourMs })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'demonstration.only'])
  })
})

describe('the payments of before the sandbox started', () => {
  const amountOf = async (orderId: string) => {
    const staff = await staffCalls(test.shop)
    const { refundableMinor, refunds } = await staff.payments(orderId)
    return { refundableMinor, states: refunds.map(({ state }) => state) }
  }

  it('are sent to it at the start, and are refunded by card, once', async () => {
    const { rows } = await test.shop.database.pool.query(
      `select id from orders where payment_state = 'paid' and payment_method = 'stripe' and fulfilment = 'delivered'
       and returns_state = 'none' order by id limit 1`,
    )
    const orderId: string = rows[0].id
    const { refundableMinor } = await amountOf(orderId)
    expect(refundableMinor).toBeGreaterThan(0)
    for (const _ of [1, 2])
      expect((await postToSandbox('card-payments', { payments: remembered })).status).toBe(200)
    const staff = await staffCalls(test.shop)
    expect((await staff.refund(orderId, refundableMinor)).status).toBe(200)
    await expect.poll(() => amountOf(orderId)).toEqual({ refundableMinor: 0, states: ['succeeded'] })
    await postToSandbox('card-payments', { payments: remembered })
    expect(await staff.problemsOf(orderId)).toEqual([])
  })

  it('let staff see the requests of the demonstration through', async () => {
    const staff = await staffReturns(test.shop)
    const path = '/api/admin/returns'
    const { returns } = (await test.shop.call('staff.returns', { headers: staff.headers, path })).body
    const open = returns.filter(({ step }) => step === 'requested')
    expect(open.map(({ kind }) => kind)).toContain('refund')
    for (const { _id } of open) expect((await staff.complete(_id)).status).toBe(200)
  })
})

describe('a return that the sandbox plays', () => {
  it('is possible on day 7 and refused on day 8', async () => {
    const order = await deliveredOrder(test.shop)
    const body = {
      kind: 'refund',
      orderId: order.orderId,
      lines: [{ lineId: order.lineId, quantity: 1 }],
      reason: 'changed-mind',
      note: '',
      payout: 'store-credit',
    } as const
    const preview = () => test.shop.call('returns.preview', { token: order.token, body })

    const day7 = (await notice(test.shop, { kind: 'play', scenario: 'return-day-7' })).json()
    expect(day7.said).toContain('an hour before its return window ends')
    expect((await preview()).status).toBe(200)

    await notice(test.shop, { kind: 'play', scenario: 'return-day-8' })
    expect((await preview()).body).toMatchObject({ code: 'returns.window-over' })
    expect(codeOf(await notice(test.shop, { kind: 'play', scenario: 'return-day-7' }))).toMatchObject({
      code: 'demonstration.too-late',
    })
  })

  it('loses the parcel of the newest paid order, and its shopper is emailed once', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const email = 'lost-parcel@example.com'
    const order = orderOf(product, variant.variantIndex, size)
    const placed = await stripe.place(shop, token, { ...order, address: { ...order.address, email } })
    await stripe.pay(shop, placed.sessionId)
    await stripe.comeBack(shop, token, placed)
    for (const _ of [1, 2])
      expect((await notice(shop, { kind: 'play', scenario: 'parcel-lost' })).json().said).toContain(
        'lost the parcel',
      )
    const { orders } = (await shop.call('orders.user', { token })).body
    expect(orders[0]).toMatchObject({ status: 'Shipped' })
    expect(orders[0]?.events.filter(({ text }) => text === 'Parcel lost')).toHaveLength(1)
    const lost = async () =>
      (await mailsFor(shop, email)).filter(({ subject }) => subject.includes('your parcel is lost')).length
    await expect.poll(lost).toBe(1)
  })

  it('delivers a paid order that is not on its way yet, and needs one', async () => {
    expect(codeOf(await notice(live.shop, { kind: 'play', scenario: 'return-day-7' }))).toMatchObject({
      code: 'demonstration.only',
    })
    const { token } = await newShopper(test.shop)
    const { product, variant, size } = await productInStock(test.shop)
    const placed = await stripe.place(test.shop, token, orderOf(product, variant.variantIndex, size))
    await stripe.pay(test.shop, placed.sessionId)
    await stripe.comeBack(test.shop, token, placed)
    await notice(test.shop, { kind: 'play', scenario: 'return-day-7' })
    const { orders } = (await test.shop.call('orders.user', { token })).body
    expect(orders[0]).toMatchObject({ status: 'Delivered' })
  })
})
