import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { runningSandbox } from '../../testing/running-sandbox.ts'

const authorization = `Basic ${Buffer.from('rzp_test_sandbox:sandbox-razorpay-secret').toString('base64')}`

function razorpayAt(url: string) {
  return async (path: string, body?: unknown, headers: Record<string, string> = { authorization }) => {
    const answer = await fetch(`${url}/razorpay/v1${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const json: unknown = await answer.json()
    return { status: answer.status, body: z.record(z.string(), z.unknown()).parse(json) }
  }
}
const order = { amount: 250_000, currency: 'INR', receipt: 'attempt-1', notes: { order_id: 'o1' } }

describe('the sandbox’s Razorpay', () => {
  it('creates an order, takes the payment in its window, signs the answer and notifies the shop', async () => {
    const { url, post, receiver } = await runningSandbox()
    const ask = razorpayAt(url)
    const made = await ask('/orders', order)
    expect(made).toMatchObject({
      status: 200,
      body: { entity: 'order', status: 'created', amount_due: 250_000 },
    })
    const id = String(made.body.id)
    const failed = await post(`/razorpay/frame/${id}/decline`)
    expect(failed.body).toMatchObject({ kind: 'failed', answer: { metadata: { order_id: id } } })
    const paid = await post(`/razorpay/frame/${id}/pay`)
    const { answer } = z.object({ answer: z.record(z.string(), z.string()) }).parse(paid.body)
    expect(answer.razorpay_signature).toBe(
      createHmac('sha256', 'sandbox-razorpay-secret')
        .update(`${id}|${answer.razorpay_payment_id}`)
        .digest('hex'),
    )
    expect((await ask(`/orders/${id}`)).body).toMatchObject({ status: 'paid', amount_due: 0, attempts: 2 })
    const partnerWebhooks = await receiver.received(2)
    expect(partnerWebhooks.map(({ body }) => JSON.parse(body).event)).toEqual([
      'payment.failed',
      'order.paid',
    ])
  })

  it('refunds in parts, once per key, and no more than was paid', async () => {
    const { url, post } = await runningSandbox()
    const ask = razorpayAt(url)
    const { body } = await ask('/orders', order)
    const paid = await post(`/api/control/razorpay/${body.id}/pay`)
    const { razorpay_payment_id: id } = z.object({ razorpay_payment_id: z.string() }).parse(paid.body)
    const refund = (amount: number, key: string) =>
      ask(`/payments/${id}/refund`, { amount }, { authorization, 'x-refund-idempotency': key })
    const first = await refund(100_000, 'refund-one')
    expect(first).toMatchObject({ status: 200, body: { status: 'processed', amount: 100_000 } })
    expect((await refund(100_000, 'refund-one')).body.id).toBe(first.body.id)
    expect((await refund(90_000, 'refund-one')).status).toBe(400)
    expect((await refund(150_001, 'refund-two')).status).toBe(400)
    expect((await refund(150_000, 'refund-two')).status).toBe(200)
    const { items } = (await ask(`/payments/${id}/refunds`)).body
    expect(items).toMatchObject([{ amount: 150_000 }, { amount: 100_000, receipt: null }])
  })

  it('lists disputes of payments, and what became of them', async () => {
    const { url, post } = await runningSandbox()
    const ask = razorpayAt(url)
    const { body } = await ask('/orders', order)
    const paid = await post(`/api/control/razorpay/${body.id}/pay`)
    const { razorpay_payment_id: payment } = z.object({ razorpay_payment_id: z.string() }).parse(paid.body)
    const opened = await post(`/api/control/razorpay/payments/${payment}/dispute`)
    const { id } = z.object({ id: z.string() }).parse(opened.body)
    await post(`/api/control/razorpay/disputes/${id}/close`, { status: 'won' })
    expect((await ask('/disputes')).body.items).toMatchObject([
      { id, payment_id: payment, amount: 250_000, status: 'won' },
    ])
  })

  it('refuses wrong keys, unknown fields, and less than a rupee', async () => {
    const { url } = await runningSandbox()
    const ask = razorpayAt(url)
    expect((await ask('/orders', order, { authorization: 'Basic bm9ib2R5' })).status).toBe(401)
    expect((await ask('/orders', { ...order, colour: 'green' })).status).toBe(400)
    expect((await ask('/orders', { ...order, amount: 99 })).body).toMatchObject({
      error: { code: 'BAD_REQUEST_ERROR' },
    })
    expect((await ask('/orders/order_none')).status).toBe(400)
  })
})
