import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSandboxSettings, type Sandbox, startSandbox } from './sandbox.ts'

interface Notice {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

const notices: Notice[] = []
const receiver = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => {
    body += chunk
  })
  request.on('end', () => {
    notices.push({ headers: request.headers, body })
    response.end('{}')
  })
})
let sandbox: Sandbox

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const { port } = receiver.address() as AddressInfo
  sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    stripeKey: 'sk_test_sandbox',
    webhookSecret: 'whsec_x',
    webhookUrl: `http://127.0.0.1:${port}/hook`,
    retryDelaysMs: [],
  })
})
afterAll(async () => {
  await sandbox.close()
  receiver.close()
})

const inMinutes = (minutes: number) => String(Math.floor(Date.now() / 1000) + minutes * 60)
const session = (change: Record<string, string> = {}) => ({
  mode: 'payment',
  success_url: 'http://shop/verify?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://shop/cart',
  client_reference_id: 'attempt-1',
  expires_at: inMinutes(31),
  'line_items[0][quantity]': '2',
  'line_items[0][price_data][currency]': 'lkr',
  'line_items[0][price_data][unit_amount]': '150000',
  'line_items[0][price_data][product_data][name]': 'Linen shirt',
  ...change,
})

/** The parts of Stripe's answers that the tests read. */
interface StripeAnswer {
  readonly id: string
  readonly error: { readonly type: string; readonly code: string; readonly param: string }
}

async function stripe(path: string, form: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await fetch(`${sandbox.url}${path}`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer sk_test_sandbox',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body: new URLSearchParams(form),
  })
  const body = (await response.json()) as StripeAnswer
  return { status: response.status, body }
}
const post = (path: string, body: unknown = {}) =>
  fetch(`${sandbox.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

describe("the sandbox's card payments", () => {
  it('open a page for a checked request, once for one idempotency key', async () => {
    const key = { 'idempotency-key': 'checkout:1' }
    const first = await stripe('/v1/checkout/sessions', session(), key)
    expect(first.body).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      amount_total: 300_000,
      currency: 'lkr',
      client_reference_id: 'attempt-1',
    })
    expect((await stripe('/v1/checkout/sessions', session(), key)).body.id).toBe(first.body.id)
    const other = await stripe('/v1/checkout/sessions', session({ client_reference_id: 'attempt-2' }), key)
    expect(other.body.error.type).toBe('idempotency_error')
  })

  it('refuse what the real ones refuse', async () => {
    expect(
      (await stripe('/v1/checkout/sessions', session(), { authorization: 'Bearer sk_wrong' })).status,
    ).toBe(401)
    expect(
      (await stripe('/v1/checkout/sessions', session({ expires_at: inMinutes(29) }))).body.error.param,
    ).toBe('expires_at')
    const old = await stripe('/v1/checkout/sessions', session({ 'payment_method_types[0]': 'card' }))
    expect(old.body.error).toMatchObject({ code: 'parameter_unknown', param: 'payment_method_types' })
  })

  it('send a signed notice when a page is paid, and refund no more than was paid', async () => {
    const { body } = await stripe('/v1/checkout/sessions', session())
    await post(`/api/control/sessions/${body.id}/pay`)
    const notice = notices.at(-1)
    const [, time, signature] = /^t=(\d+),v1=(\w+)$/.exec(String(notice?.headers['stripe-signature'])) ?? []
    expect(signature).toBe(createHmac('sha256', 'whsec_x').update(`${time}.${notice?.body}`).digest('hex'))
    const event = JSON.parse(notice?.body ?? '{}')
    expect(event).toMatchObject({
      type: 'checkout.session.completed',
      data: { object: { id: body.id, payment_status: 'paid' } },
    })
    const intent = event.data.object.payment_intent
    expect((await stripe('/v1/refunds', { payment_intent: intent, amount: '300001' })).status).toBe(400)
    expect((await stripe('/v1/refunds', { payment_intent: intent })).body).toMatchObject({
      amount: 300_000,
      status: 'succeeded',
    })
    expect((await stripe(`/v1/checkout/sessions/${body.id}/expire`, {})).status).toBe(400)
  })

  it('lose or double their notices when a switch says so', async () => {
    const paidWith = async (webhooks: string) => {
      await post('/api/control/faults', { webhooks })
      const { body } = await stripe('/v1/checkout/sessions', session())
      const before = notices.length
      await post(`/api/control/sessions/${body.id}/pay`)
      return notices.length - before
    }
    expect([await paidWith('lost'), await paidWith('twice'), await paidWith('none')]).toEqual([0, 2, 1])
  })

  it('close a page when its time is over', async () => {
    const { body } = await stripe('/v1/checkout/sessions', session())
    await post('/api/control/clock', { advanceMs: 31 * 60_000 })
    const page = await (await fetch(`${sandbox.url}/stripe/pay/${body.id}`)).text()
    expect(page).toContain('This payment page has expired.')
  })
})

describe('the sandbox', () => {
  it('knows where some addresses are', async () => {
    const at = async (address: string) => (await fetch(`${sandbox.url}/ip/${address}/json`)).json()
    expect(await at('203.0.113.4')).toMatchObject({ country_code: 'JP', city: 'Tokyo' })
    expect(await at('127.0.0.1')).toMatchObject({ country_code: 'LK' })
  })

  it('does not start for a live shop', () => {
    expect(() => readSandboxSettings({ SHOP_MODE: 'live' })).toThrow('does not start for a live shop')
  })
})
