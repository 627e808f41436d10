import Stripe from 'stripe'
import { afterEach } from 'vitest'
import { type SandboxSettings, startSandbox } from '../src/sandbox.ts'
import { startReceiver } from './webhook-receiver.ts'

export const stripeKey = 'sk_test_for_tests'
export const webhookSecret = 'whsec_for_tests'

/** A test's resources, stopped after it in reverse order. */
const started: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of started.splice(0).reverse()) await stop()
})

/** A sandbox with a webhook receiver, the official SDK configured for it, and its control calls. */
export async function runningSandbox(changes: Partial<SandboxSettings> = {}) {
  const receiver = await startReceiver()
  started.push(receiver.close)
  const sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    stripeKey,
    webhookSecret,
    webhookUrl: receiver.url,
    razorpayWebhookUrl: receiver.url,
    printfulWebhookUrl: receiver.url,
    retryDelaysMs: [1, 1, 1],
    slowMs: 1,
    ...changes,
  })
  started.push(sandbox.close)
  return { ...sandbox, receiver, stripe: stripeAt(sandbox.url), ...callsTo(sandbox.url) }
}

export const stripeAt = (url: string, key = stripeKey) =>
  new Stripe(key, {
    host: '127.0.0.1',
    port: new URL(url).port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
    timeout: 2_000,
  })

function callsTo(url: string) {
  const get = async (path: string): Promise<unknown> => (await fetch(url + path)).json()
  const post = async (path: string, body: unknown = {}) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    const json: unknown = await answer.json()
    return { status: answer.status, body: json }
  }
  /** Submits a page's form; returns the page or the redirect itself. */
  const press = (path: string, fields: Record<string, string> = {}) =>
    fetch(url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  const page = async (path: string) => (await fetch(url + path)).text()
  return { get, post, press, page }
}

/** A payment page for two shirts, by default in rupees. */
export const shirts = (currency = 'lkr', unitAmount = 250_000): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [
    {
      quantity: 2,
      price_data: { currency, unit_amount: unitAmount, product_data: { name: 'Linen shirt <M>' } },
    },
  ],
  success_url: 'http://shop.test/verify?success=true&session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://shop.test/verify?success=false',
  client_reference_id: 'attempt-1',
  customer_email: 'nadeesha@example.com',
  metadata: { order_id: 'order-1' },
  payment_intent_data: { metadata: { order_id: 'order-1' } },
  adaptive_pricing: { enabled: false },
})
