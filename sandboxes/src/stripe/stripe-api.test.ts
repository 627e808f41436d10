import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { runningSandbox, shirts, stripeAt } from '../../testing/running-sandbox.ts'

const refusal = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'not refused',
    (error: unknown) => error,
  )

describe('a payment page, created by the official SDK', () => {
  it('is created and read again with the shop’s parameters', async () => {
    const { stripe, url } = await runningSandbox()
    const made = await stripe.checkout.sessions.create(shirts())
    expect(made).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 500_000,
      currency: 'lkr',
      client_reference_id: 'attempt-1',
      metadata: { order_id: 'order-1' },
      payment_intent: null,
      livemode: false,
      url: `${url}/stripe/pay/${made.id}`,
    })
    expect(made.id).toMatch(/^cs_test_/)
    expect(made.lastResponse.requestId).toMatch(/^req_/)
    expect(made.expires_at - made.created).toBe(86_400)
    const read = await stripe.checkout.sessions.retrieve(made.id, { expand: ['line_items'] })
    expect(read.line_items?.data).toMatchObject([
      { description: 'Linen shirt <M>', quantity: 2, amount_total: 500_000 },
    ])
  })

  it('counts yen without decimals', async () => {
    const { stripe, page } = await runningSandbox()
    const made = await stripe.checkout.sessions.create(shirts('jpy', 1_000))
    expect(made.amount_total).toBe(2_000)
    expect(await page(`/stripe/pay/${made.id}`)).toContain('JPY 2,000<')
  })

  it('requires the right key', async () => {
    const { url } = await runningSandbox()
    const error = await refusal(stripeAt(url, 'sk_test_wrong').checkout.sessions.create(shirts()))
    expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError)
    const bare = await fetch(`${url}/v1/checkout/sessions/x`)
    expect([bare.status, await bare.json()]).toMatchObject([
      401,
      { error: { type: 'invalid_request_error' } },
    ])
  })

  it.each([
    ['no line', { line_items: [] }, 'line_items', 'parameter_missing'],
    ['an unknown parameter', { colour: 'green' }, 'colour', 'parameter_unknown'],
    ['a removed parameter', { payment_method_types: ['card'] }, 'payment_method_types', 'parameter_unknown'],
    [
      'a discount, which would change the sum',
      { discounts: [{ coupon: 'x' }] },
      'discounts',
      'parameter_unknown',
    ],
    ['a return address that is none', { success_url: '/verify' }, 'success_url', 'url_invalid'],
    ['an email address that is none', { customer_email: 'nobody' }, 'customer_email', 'email_invalid'],
    ['an end too soon', { expires_at: Math.floor(Date.now() / 1000) + 60 }, 'expires_at', undefined],
    ['an end too late', { expires_at: Math.floor(Date.now() / 1000) + 90_000 }, 'expires_at', undefined],
    ['a long key', { metadata: { ['k'.repeat(41)]: 'x' } }, `metadata[${'k'.repeat(41)}]`, undefined],
  ])('is refused for %s', async (_what, changes, param, code) => {
    const { stripe } = await runningSandbox()
    const error = await refusal(stripe.checkout.sessions.create({ ...shirts(), ...changes }))
    expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError)
    expect(error).toMatchObject({ statusCode: 400, param, code })
  })

  it.each([
    ['half a cent', { currency: 'lkr', unit_amount: 10.5 }, 'unit_amount', 'parameter_invalid_integer'],
    ['a negative price', { currency: 'lkr', unit_amount: -1 }, 'unit_amount', 'parameter_invalid_integer'],
    ['a currency that is none', { currency: 'xxx', unit_amount: 100 }, 'currency', undefined],
    ['no price', { currency: 'lkr' }, 'unit_amount', 'parameter_missing'],
  ])('is refused for %s in a line, with the full name of the parameter', async (_what, price, name, code) => {
    const { stripe } = await runningSandbox()
    const line = { quantity: 1, price_data: { ...price, product_data: { name: 'Sarong' } } }
    const error = await refusal(stripe.checkout.sessions.create({ ...shirts(), line_items: [line] }))
    expect(error).toMatchObject({ param: `line_items[0][price_data][${name}]`, code })
  })

  it('is refused below its currency’s minimum and above the maximum', async () => {
    const { stripe } = await runningSandbox()
    const small = await refusal(stripe.checkout.sessions.create(shirts('usd', 10)))
    expect(small).toMatchObject({ code: 'amount_too_small' })
    const large = await refusal(stripe.checkout.sessions.create(shirts('usd', 99_999_999)))
    expect(large).toMatchObject({ code: 'amount_too_large' })
  })

  it('is unknown under another id', async () => {
    const { stripe } = await runningSandbox()
    const error = await refusal(stripe.checkout.sessions.retrieve('cs_test_nothing'))
    expect(error).toMatchObject({ statusCode: 404, code: 'resource_missing' })
  })
})

describe('an idempotency key', () => {
  it('returns the same page again, even for simultaneous calls', async () => {
    const { stripe } = await runningSandbox()
    const key = { idempotencyKey: 'checkout:attempt-1' }
    const [first, second] = await Promise.all([
      stripe.checkout.sessions.create(shirts(), key),
      stripe.checkout.sessions.create(shirts(), key),
    ])
    expect(second.id).toBe(first.id)
  })

  it('is refused with another body or on another path, and free again after a refused request', async () => {
    const { stripe } = await runningSandbox()
    const key = { idempotencyKey: 'checkout:attempt-1' }
    await refusal(stripe.checkout.sessions.create({ ...shirts(), success_url: 'none' }, key))
    const made = await stripe.checkout.sessions.create(shirts(), key)
    const other = await refusal(stripe.checkout.sessions.create(shirts('lkr', 300_000), key))
    expect(other).toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
    const elsewhere = await refusal(stripe.checkout.sessions.expire(made.id, {}, key))
    expect(elsewhere).toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
  })
})

describe('a refund', () => {
  const paidPage = async () => {
    const sandbox = await runningSandbox()
    const { id } = await sandbox.stripe.checkout.sessions.create(shirts())
    await sandbox.post(`/api/control/sessions/${id}/pay`)
    const page = await sandbox.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })
    const intent = page.payment_intent
    if (intent === null || typeof intent === 'string') throw new Error('the intent was not expanded')
    return { ...sandbox, intent }
  }

  it('is made in parts until the charge is used up, with a webhook event each time', async () => {
    const { stripe, intent, receiver } = await paidPage()
    expect(intent).toMatchObject({
      status: 'succeeded',
      amount_received: 500_000,
      metadata: { order_id: 'order-1' },
    })
    const part = await stripe.refunds.create({
      payment_intent: intent.id,
      amount: 200_000,
      reason: 'requested_by_customer',
    })
    expect(part).toMatchObject({ object: 'refund', amount: 200_000, currency: 'lkr', status: 'succeeded' })
    const rest = await stripe.refunds.create({ payment_intent: intent.id })
    expect(rest.amount).toBe(300_000)
    expect(await stripe.refunds.retrieve(part.id)).toMatchObject({ id: part.id, payment_intent: intent.id })
    const events = (await receiver.received(5)).map(({ body }) => JSON.parse(body))
    const [first, second] = events.filter(({ type }) => type === 'charge.refunded')
    const { data } = await stripe.refunds.list({ payment_intent: intent.id })
    expect(data.map(({ id }) => id)).toEqual([rest.id, part.id])
    expect(first).toMatchObject({
      type: 'charge.refunded',
      data: { object: { amount_refunded: 200_000, refunded: false } },
    })
    expect(second).toMatchObject({
      type: 'charge.refunded',
      data: { object: { amount_refunded: 500_000, refunded: true } },
    })
    const spent = await refusal(stripe.refunds.create({ payment_intent: intent.id }))
    expect(spent).toMatchObject({ code: 'charge_already_refunded' })
  })

  it('is made in the dashboard, too, and may not reach its card', async () => {
    const { stripe, intent, post } = await paidPage()
    const made = await post(`/api/control/stripe/payments/${intent.id}/refund`, { amount: 200_000 })
    const { id } = z.object({ id: z.string() }).parse(made.body)
    expect((await post(`/api/control/stripe/refunds/${id}/fail`)).body).toMatchObject({ status: 'failed' })
    expect((await stripe.refunds.list({ payment_intent: intent.id })).data).toMatchObject([
      { id, amount: 200_000, metadata: {}, status: 'failed' },
    ])
    expect((await stripe.refunds.create({ payment_intent: intent.id })).amount).toBe(500_000)
  })

  it('gives way to a dispute, which begins as an inquiry or takes its money at once', async () => {
    const { stripe, intent, post, receiver } = await paidPage()
    const opened = await post(`/api/control/stripe/payments/${intent.id}/dispute`, { isInquiry: true })
    const { id } = z.object({ id: z.string() }).parse(opened.body)
    const listed = async () => (await stripe.disputes.list({ payment_intent: intent.id })).data
    expect(await listed()).toMatchObject([{ id, amount: 500_000, status: 'warning_needs_response' }])
    await post(`/api/control/stripe/disputes/${id}/escalate`)
    await post(`/api/control/stripe/disputes/${id}/close`, { status: 'lost' })
    expect(await listed()).toMatchObject([{ id, status: 'lost' }])
    const types = (await receiver.received(4)).map(({ body }) => JSON.parse(body).type)
    expect(types.slice(1)).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.closed',
    ])
  })

  it('is refused above what was paid, for nothing, and for no payment', async () => {
    const { stripe, intent } = await paidPage()
    const tooMuch = await refusal(stripe.refunds.create({ payment_intent: intent.id, amount: 500_001 }))
    expect(tooMuch).toMatchObject({ statusCode: 400, param: 'amount' })
    const nothing = await refusal(stripe.refunds.create({ payment_intent: intent.id, amount: 0 }))
    expect(nothing).toMatchObject({ code: 'parameter_invalid_integer' })
    const unknown = await refusal(stripe.refunds.create({ payment_intent: 'pi_nothing' }))
    expect(unknown).toMatchObject({ statusCode: 404, code: 'resource_missing' })
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ id: intent.id })
  })
})

describe('a fault of card payments', () => {
  it('answers 500 or never, and ends when it is switched off', async () => {
    const { stripe, post } = await runningSandbox()
    await post('/api/control/faults', { stripe: 'error-500' })
    const down = await refusal(stripe.checkout.sessions.create(shirts()))
    expect(down).toBeInstanceOf(Stripe.errors.StripeAPIError)
    await post('/api/control/faults', { stripe: 'time-out' })
    const late = await refusal(stripe.checkout.sessions.create(shirts(), { timeout: 50 }))
    expect(late).toBeInstanceOf(Stripe.errors.StripeConnectionError)
    await post('/api/control/faults', { stripe: 'slow' })
    expect(await stripe.checkout.sessions.create(shirts())).toMatchObject({ status: 'open' })
    await post('/api/control/faults', { stripe: 'none' })
    expect(await stripe.checkout.sessions.create(shirts())).toMatchObject({ status: 'open' })
  })
})
