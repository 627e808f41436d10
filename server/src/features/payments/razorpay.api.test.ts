import { describe, expect, it } from 'vitest'
import { razorpay } from '../../../testing/payments/harnesses.ts'
import { describePayments } from '../../../testing/payments/payment-behaviour.ts'
import {
  orderNow,
  placedOrder,
  sendWebhookEvent,
  withFault,
} from '../../../testing/payments/payment-harness.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()
describePayments(razorpay, test)

describe('Razorpay', () => {
  it('says so when its order cannot be made [A8.21]', async () => {
    const { shop } = test
    const order = await placedOrder(shop, razorpay)
    const body = { orderId: order.orderId }
    await shop.database.pool.query(
      `update payment_attempts set state = 'opening', provider_session_id = null where order_id = $1`,
      [order.orderId],
    )
    const again = () => shop.call('order.pay-again', { token: order.token, body })
    expect(await withFault(shop, 'razorpay', 'error-500', again)).toMatchObject({
      status: 503,
      body: { message: 'Failed to create Razorpay order' },
    })
  })

  it('is paid for an order whose state reads as people call it', async () => {
    const { token } = await placedOrder(test.shop, razorpay)
    expect((await orderNow(test.shop, token))?.address).toMatchObject({
      state: 'MH',
      stateName: 'Maharashtra',
    })
  })

  it('is not believed while a payment is not captured, and what it tells is kept without the person', async () => {
    const { shop } = test
    const order = await placedOrder(shop, razorpay)
    const answer = await withFault(shop, 'razorpay', 'uncaptured', () => razorpay.pay(shop, order.sessionId))
    const paid: unknown = await answer.json()
    expect((await razorpay.comeBack(shop, order.token, order, { paid })).status).toBe(422)
    const [webhookEvent] = await razorpay.webhookEventsOf(shop, order.sessionId)
    if (webhookEvent === undefined) throw new Error('no notice was made')
    expect(webhookEvent.payload).toContain('shopper@example.com')
    await sendWebhookEvent(shop, 'razorpay', webhookEvent)
    const { rows } = await shop.database.pool.query(
      `select body::text from partner_events where provider = 'razorpay' and body::text like $1`,
      [`%${order.sessionId}%`],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].body).not.toContain('@')
  })
})
