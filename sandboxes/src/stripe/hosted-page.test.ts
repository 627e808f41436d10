import { describe, expect, it } from 'vitest'
import { runningSandbox, shirts } from '../../testing/running-sandbox.ts'

const halfHourMs = 30 * 60_000

async function openPage(...settings: Parameters<typeof runningSandbox>) {
  const sandbox = await runningSandbox(...settings)
  const { id } = await sandbox.stripe.checkout.sessions.create(shirts())
  const session = () => sandbox.stripe.checkout.sessions.retrieve(id)
  return { ...sandbox, id, path: `/stripe/pay/${id}`, session }
}

describe('the hosted page', () => {
  it('says that no money is real, and shows the lines, the total and the three outcomes', async () => {
    const { page, path } = await openPage()
    const html = await page(path)
    for (const part of [
      'SANDBOX: no real money',
      'Linen shirt &lt;M&gt;',
      '2 × LKR 2,500.00',
      '>LKR 5,000.00<',
    ])
      expect(html).toContain(part)
    expect([...html.matchAll(/<button[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual([
      'Pay',
      'Decline',
      'Cancel',
    ])
  })

  it('pays once, notifies the shop, and returns with the page’s id', async () => {
    const { press, path, id, session, receiver, page } = await openPage()
    const back = await press(`${path}/pay`)
    expect(back.headers.get('location')).toBe(`http://shop.test/verify?success=true&session_id=${id}`)
    expect(await session()).toMatchObject({ status: 'complete', payment_status: 'paid' })
    const again = await press(`${path}/pay`)
    expect(again.headers.get('location')).toBe(back.headers.get('location'))
    await receiver.received(1)
    expect(receiver.partnerWebhooks).toHaveLength(1)
    expect(await page(path)).toContain('This payment was already made')
  })

  it('keeps a declined payment open for another try', async () => {
    const { press, path, session, page, receiver } = await openPage()
    await press(`${path}/decline`)
    expect(await page(path)).toContain('Your card was declined.')
    expect(await session()).toMatchObject({ status: 'open', payment_status: 'unpaid', payment_intent: null })
    expect(receiver.partnerWebhooks).toEqual([])
    await press(`${path}/pay`)
    expect(await session()).toMatchObject({ status: 'complete' })
  })

  it('gives a card the same fingerprint each time that it pays, and every payer a card of their own', async () => {
    const { stripe, press } = await runningSandbox()
    const paidWith = async (payer: string, fields: Record<string, string> = {}) => {
      const made = await stripe.checkout.sessions.create({ ...shirts(), customer_email: payer })
      await press(`/stripe/pay/${made.id}/pay`, fields)
      const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(made.id, {
        expand: ['payment_intent.latest_charge'],
      })
      const charge = typeof intent === 'string' ? null : intent?.latest_charge
      return typeof charge === 'string' ? undefined : charge?.payment_method_details?.card
    }
    const first = await paidWith('a@example.com', { card: '4242 4242 4242 4242' })
    expect(first).toMatchObject({
      brand: 'visa',
      last4: '4242',
      fingerprint: expect.stringMatching(/^\w{16}$/),
    })
    const again = await paidWith('b@example.com', { card: '4242424242424242' })
    expect(again?.fingerprint).toBe(first?.fingerprint)
    const [own, ownAgain] = [await paidWith('a@example.com'), await paidWith('A@example.com')]
    expect(own?.fingerprint).toBe(ownAgain?.fingerprint)
    const others = [
      first,
      await paidWith('b@example.com'),
      await paidWith('b@example.com', { card: '5555555555554444' }),
    ]
    for (const other of others) expect(other?.fingerprint).not.toBe(own?.fingerprint)
  })

  it('refuses a number that no card has', async () => {
    const { press, path, session } = await openPage()
    const answer = await press(`${path}/pay`, { card: '4242 4242 4242 4241' })
    expect([answer.status, await answer.text()]).toEqual([
      402,
      expect.stringContaining('Your card number is incorrect.'),
    ])
    expect(await session()).toMatchObject({ status: 'open', payment_status: 'unpaid' })
  })

  it('returns unpaid after a cancellation', async () => {
    const { press, path, session } = await openPage()
    const back = await press(`${path}/cancel`)
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      'http://shop.test/verify?success=false',
    ])
    expect(await session()).toMatchObject({ status: 'open' })
  })

  it('sends the webhook event before the shopper returns if switched on', async () => {
    const { press, post, path, receiver } = await openPage()
    await post('/api/control/faults', { stripe: 'webhook-before-return' })
    await press(`${path}/pay`)
    expect(receiver.partnerWebhooks).toHaveLength(1)
  })

  it('is unknown under another id', async () => {
    const { url } = await runningSandbox()
    expect((await fetch(`${url}/stripe/pay/cs_test_none`)).status).toBe(404)
  })
})

describe('a payment page’s end', () => {
  it('follows the clock that was moved forward, with a webhook event, and then accepts no money', async () => {
    const { post, press, path, id, session, receiver, page, stripe } = await openPage()
    await post('/api/control/clock', { advanceMs: 24 * 2 * halfHourMs })
    const [partnerWebhook] = await receiver.received(1)
    expect(JSON.parse(partnerWebhook?.body ?? '')).toMatchObject({
      type: 'checkout.session.expired',
      data: { object: { id, status: 'expired', url: null } },
    })
    await press(`${path}/pay`)
    expect(await session()).toMatchObject({ status: 'expired', payment_status: 'unpaid' })
    expect(await page(path)).toContain('This payment page has expired')
    expect((await post(`/api/control/sessions/${id}/pay`)).status).toBe(400)
    // The shop shares the time that was moved.
    const end = Math.floor(Date.now() / 1000) + 48 * 1_800 + 1_860
    expect(await stripe.checkout.sessions.create({ ...shirts(), expires_at: end })).toMatchObject({
      status: 'open',
    })
  })

  it('follows the machine’s clock too', async () => {
    let nowMs = Date.parse('2026-11-21T10:00:00Z')
    const { stripe, receiver } = await runningSandbox({ now: () => nowMs })
    const end = nowMs / 1000 + 1_800
    const { id } = await stripe.checkout.sessions.create({ ...shirts(), expires_at: end })
    nowMs += halfHourMs - 1_000
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open' })
    nowMs += 1_000
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired' })
    await receiver.received(1)
  })

  it('follows the shop’s own call, once, and not after the payment', async () => {
    const { stripe, id, post, press, path } = await openPage()
    expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired' })
    await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 })
    await press(`${path}/decline`)
    const paid = await stripe.checkout.sessions.create(shirts())
    await post(`/api/control/sessions/${paid.id}/pay`)
    await expect(stripe.checkout.sessions.expire(paid.id)).rejects.toMatchObject({ statusCode: 400 })
  })
})
