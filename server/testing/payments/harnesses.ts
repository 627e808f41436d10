import { createHmac } from 'node:crypto'
import { expect } from 'vitest'
import { kokoAbilities } from '../../src/partners/koko/koko-payments.ts'
import { razorpayAbilities } from '../../src/partners/razorpay/razorpay-payments.ts'
import { stripeAbilities } from '../../src/partners/stripe/stripe-payments.ts'
import { webhookSecret } from '../test-partners.ts'
import type { TestShop } from '../test-shop.ts'
import {
  control,
  type PartnerDashboard,
  type PaymentHarness,
  type SentWebhookEvent,
} from './payment-harness.ts'

interface StripeEvent {
  id: string
  type: string
  object: { id: string; payment_intent?: string | null }
}

export function stripeWebhookEvent(event: object & { id: string; object: unknown }, secret = webhookSecret) {
  const { object, ...envelope } = event
  const payload = JSON.stringify({ ...envelope, object: 'event', data: { object } })
  const time = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` }
  return { headers, payload }
}

/** The sandbox's control calls of a partner. */
function dashboardOf(partner: 'stripe' | 'razorpay'): Omit<PartnerDashboard, 'eventsOf'> {
  const named = async (shop: TestShop, path: string, body: object = {}): Promise<string> => {
    const answer = await control(shop, `${partner}/${path}`, body)
    const { id }: { id: string } = Object(await answer.json())
    expect(answer.status).toBe(200)
    return id
  }
  return {
    refund: (shop, id, amount) => named(shop, `payments/${id}/refund`, { amount }),
    fail: async (shop, id) => void (await named(shop, `refunds/${id}/fail`)),
    dispute: (shop, id, amount) => named(shop, `payments/${id}/dispute`, { amount }),
    closeDispute: async (shop, id, status) => void (await named(shop, `disputes/${id}/close`, { status })),
  }
}

export const stripe: PaymentHarness = {
  name: 'stripe',
  country: 'LK',
  abilities: stripeAbilities,
  place: async (shop, token, body) => {
    const placed = await shop.call('order.stripe', { token, body })
    const { orderId = '', session_url = '', code, message } = placed.body
    return { status: placed.status, orderId, sessionId: session_url.split('/').at(-1) ?? '', code, message }
  },
  pay: (shop, sessionId) => control(shop, `sessions/${sessionId}/pay`),
  decline: (shop, sessionId) => control(shop, `sessions/${sessionId}/decline`),
  // At Stripe cancelling is a way back and no more: the shop closes the page.
  cancel: async () => new Response(),
  comeBack: async (shop, token, { orderId, sessionId }, { isCancelled = false } = {}) => {
    const body = { success: String(!isCancelled), orderId, sessionId }
    const answer = await shop.call('payments.verify-stripe', { token, body })
    return { status: answer.status, code: answer.body.code }
  },
  webhookEventsOf: async (shop, sessionId) => {
    const answer = await fetch(`${shop.sandboxUrl}/api/control/events`)
    const { events } = (await answer.json()) as { events: StripeEvent[] }
    return events.filter(({ object }) => object.id === sessionId).map((event) => stripeWebhookEvent(event))
  },
  forge: ({ payload }) => {
    const { data, ...event } = JSON.parse(payload)
    return stripeWebhookEvent({ ...event, object: data.object }, 'whsec_somebody_else')
  },
  dashboard: {
    ...dashboardOf('stripe'),
    eventsOf: async (shop, paymentId) => {
      const answer = await fetch(`${shop.sandboxUrl}/api/control/events`)
      const { events } = (await answer.json()) as { events: StripeEvent[] }
      return events
        .filter(({ type, object }) => !type.startsWith('checkout') && object.payment_intent === paymentId)
        .map((event) => stripeWebhookEvent(event))
    },
  },
}

export const koko: PaymentHarness = {
  name: 'koko',
  country: 'LK',
  abilities: kokoAbilities,
  place: async (shop, token, body) => {
    const placed = await shop.call('order.koko', { token, body })
    const { orderId = '', kokoPayload, kokoApiUrl, code } = placed.body
    if (placed.status !== 200) return { status: placed.status, orderId, sessionId: '', code }
    await postForm(kokoApiUrl, kokoPayload)
    return { status: placed.status, orderId, sessionId: kokoPayload._orderId ?? '', code }
  },
  pay: (shop, sessionId) => control(shop, `koko/${sessionId}/pay`),
  decline: (shop, sessionId) => control(shop, `koko/${sessionId}/decline`),
  cancel: (shop, sessionId) => control(shop, `koko/${sessionId}/cancel`),
  comeBack: async (shop, token, { sessionId }) => {
    const body = { trnId: 'forged', orderId: sessionId, status: 'SUCCESS', desc: '' }
    const answer = await shop.call('payments.verify-koko', { token, body })
    return { status: answer.status, code: answer.body.code }
  },
  webhookEventsOf: (shop, sessionId) => sentWebhookEvents(shop, sessionId),
  forge: ({ headers, payload }) => {
    const fields = new URLSearchParams(payload)
    fields.set('signature', Buffer.from('somebody else').toString('base64'))
    return { headers, payload: fields.toString() }
  },
}

/** The form as a browser posts it; a sandbox that takes it sends the browser on. */
export async function postForm(url: string, fields: Record<string, string>): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  expect(response.status, await response.text()).toBe(303)
}

export const razorpay: PaymentHarness = {
  name: 'razorpay',
  country: 'IN',
  abilities: razorpayAbilities,
  place: async (shop, token, body) => {
    const placed = await shop.call('order.razorpay', { token, body })
    const { orderId = '', order, code } = placed.body
    return { status: placed.status, orderId, sessionId: order?.id ?? '', code }
  },
  pay: (shop, sessionId) => control(shop, `razorpay/${sessionId}/pay`),
  decline: (shop, sessionId) => control(shop, `razorpay/${sessionId}/decline`),
  comeBack: async (shop, token, { sessionId }, { paid } = {}) => {
    const forged = {
      razorpay_order_id: sessionId,
      razorpay_payment_id: 'pay_forged',
      razorpay_signature: 'f'.repeat(64),
    }
    const answer = await shop.call('payments.verify-razorpay', { token, body: paid ?? forged })
    return { status: answer.status, code: answer.body.code }
  },
  webhookEventsOf: (shop, sessionId) => sentWebhookEvents(shop, sessionId),
  forge: ({ headers, payload }) => ({
    headers: { ...headers, 'x-razorpay-signature': 'f'.repeat(64) },
    payload,
  }),
  dashboard: {
    ...dashboardOf('razorpay'),
    eventsOf: async (shop, paymentId) => {
      const events = await sentWebhookEvents(shop, paymentId)
      return events.filter(({ payload }) => /"event":"(refund|payment\.dispute)\./.test(payload))
    },
  },
}

async function sentWebhookEvents(shop: TestShop, sessionId: string): Promise<SentWebhookEvent[]> {
  const answer = await fetch(`${shop.sandboxUrl}/api/control/partner-webhooks`)
  const { partnerWebhooks } = (await answer.json()) as {
    partnerWebhooks: { headers: Record<string, string>; body: string }[]
  }
  return partnerWebhooks
    .filter(({ body }) => body.includes(sessionId))
    .map(({ headers, body }) => ({ headers, payload: body }))
}
