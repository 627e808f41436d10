import { describe, expect, it } from 'vitest'
import { koko, razorpay, stripe, stripeWebhookEvent } from '../../../testing/payments/harnesses.ts'
import {
  control,
  orderNow,
  paidOrder,
  sendWebhookEvent,
  soon,
} from '../../../testing/payments/payment-harness.ts'
import { staffCalls } from '../../../testing/payments/refund-behaviour.ts'
import { signIn, support } from '../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()

describe('payments that do not match', () => {
  it('are told when money came in for an order that nobody knows, and kept with what was done', async () => {
    const { shop } = test
    const stranger = await fetch(`${shop.sandboxUrl}/v1/checkout/sessions`, {
      method: 'POST',
      headers: {
        authorization: 'Bearer sk_test_sandbox',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({
        mode: 'payment',
        success_url: 'http://elsewhere.test/',
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'usd',
        'line_items[0][price_data][unit_amount]': '4200',
        'line_items[0][price_data][product_data][name]': 'Of another shop',
      }),
    })
    const { id: sessionId }: { id: string } = Object(await stranger.json())
    await control(shop, `sessions/${sessionId}/pay`)
    const [webhookEvent] = await stripe.webhookEventsOf(shop, sessionId)
    if (webhookEvent === undefined) throw new Error('no notice was made')
    await sendWebhookEvent(shop, 'stripe', webhookEvent)
    const { headers, resolve } = await staffCalls(shop)
    const list = async (state: string) => {
      const path = `/api/admin/payment-problems?state=${state}`
      const { problems } = (await shop.call('staff.payment-problems', { headers, path })).body
      return problems.find(({ reference }) => reference === sessionId)
    }
    await expect
      .poll(() => list('open'), soon)
      .toMatchObject({
        kind: 'unknown-order',
        amountText: 'USD 42.00',
        order: null,
        actions: ['dismissed'],
      })
    const problem = await list('open')
    expect(await resolve(problem?._id, 'refund')).toMatchObject({
      status: 422,
      body: { code: 'payments.action-unfit' },
    })
    expect((await resolve(problem?._id, 'dismissed', 'Belongs to the shop in Galle')).status).toBe(200)
    expect(await list('open')).toBeUndefined()
    expect(await list('resolved')).toMatchObject({ note: 'Belongs to the shop in Galle', actions: [] })
    expect(await resolve('nonsense', 'dismissed', 'x')).toMatchObject({
      status: 404,
      body: { code: 'payments.problem-unknown' },
    })
  })

  it('are told when a payment that paid for one order is brought for another, which it does not pay', async () => {
    const { shop } = test
    const first = await paidOrder(stripe, shop)
    await stripe.comeBack(shop, first.token, first, first)
    const second = await paidOrder(stripe, shop)
    const session = await fetch(`${shop.sandboxUrl}/v1/checkout/sessions/${second.sessionId}`, {
      headers: { authorization: 'Bearer sk_test_sandbox' },
    })
    const { payment_intent: paymentId }: { payment_intent: string } = Object(await session.json())
    expect(paymentId).toMatch(/^pi_/)
    await shop.database.pool.query(
      'update payment_attempts set provider_payment_id = $2 where order_id = $1',
      [first.orderId, paymentId],
    )
    expect(await stripe.comeBack(shop, second.token, second, second)).toMatchObject({ status: 422 })
    expect(await orderNow(shop, second.token)).toMatchObject({ payment: false, paymentState: 'awaiting' })
    const { headers } = await staffCalls(shop)
    const path = '/api/admin/payment-problems?state=open'
    const { problems } = (await shop.call('staff.payment-problems', { headers, path })).body
    expect(problems.find(({ reference }) => reference === second.sessionId)).toMatchObject({
      kind: 'unknown-order',
    })
  })

  it('come back when a refund that was made did not reach the shopper, and the order stands as before', async () => {
    const { shop } = test
    const order = await paidOrder(razorpay, shop)
    await razorpay.comeBack(shop, order.token, order, order)
    const staff = await staffCalls(shop)
    await staff.refund(order.orderId, 5_000)
    const state = async () => (await orderNow(shop, order.token))?.paymentState
    await expect.poll(state, soon).toBe('partly-refunded')
    const { rows } = await shop.database.pool.query(
      `select r.provider_refund_id, a.provider_payment_id as payment_id
       from refunds r join payment_attempts a on a.id = r.attempt_id where r.order_id = $1`,
      [order.orderId],
    )
    await razorpay.dashboard?.fail(shop, rows[0].provider_refund_id)
    for (const event of (await razorpay.dashboard?.eventsOf(shop, rows[0].payment_id)) ?? [])
      await sendWebhookEvent(shop, 'razorpay', event)
    await expect.poll(state, soon).toBe('paid')
    const [problem] = await staff.problemsOf(order.orderId)
    expect(problem).toMatchObject({ kind: 'refund-failed' })
    await staff.resolve(problem?._id, 'retry')
    await expect.poll(state, soon).toBe('partly-refunded')
  })

  it('are seen by support, who changes nothing of them', async () => {
    const { shop } = test
    const order = await paidOrder(koko, shop)
    await koko.comeBack(shop, order.token, order)
    const { headers } = await signIn(shop, support)
    expect((await shop.call('staff.payment-problems', { headers })).status).toBe(200)
    const path = `/api/admin/orders/${order.orderId}/refund`
    const refund = { headers, path, body: { amountMinor: 100, note: 'why' } }
    expect(await shop.call('staff.order-refund', refund)).toMatchObject({
      status: 403,
      body: { code: 'staff.role-forbids' },
    })
  })

  it('do not arise from webhook events about other things', async () => {
    const { shop } = test
    const { headers } = await staffCalls(shop)
    const count = async () => (await shop.call('staff.payment-problems', { headers })).body.total
    const before = await count()
    const event = { id: 'evt_other', type: 'customer.created', object: { id: 'cus_1', object: 'customer' } }
    expect((await sendWebhookEvent(shop, 'stripe', stripeWebhookEvent(event))).statusCode).toBe(200)
    const handled = async () => {
      const { rows } = await shop.database.pool.query(
        `select handled_at from partner_events where event_id = 'evt_other'`,
      )
      return rows[0]?.handled_at
    }
    await expect.poll(handled, soon).toBeTruthy()
    expect(await count()).toBe(before)
  })
})
