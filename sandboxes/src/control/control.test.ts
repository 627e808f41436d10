import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { runningSandbox, shirts } from '../../testing/running-sandbox.ts'

describe('the control calls', () => {
  it('change the named switch only, and refuse an unknown fault', async () => {
    const { get, post } = await runningSandbox()
    await post('/api/control/faults', { mail: 'slow' })
    await post('/api/control/faults', { stripe: 'webhooks-twice' })
    const faults = {
      stripe: 'webhooks-twice',
      koko: 'none',
      razorpay: 'none',
      mail: 'slow',
      ip: 'none',
      rates: 'none',
      google: 'none',
      facebook: 'none',
      geocoder: 'none',
      printful: 'none',
    }
    expect(await get('/api/control/faults')).toEqual(faults)
    expect((await post('/api/control/faults', { mail: 'webhooks-lost' })).status).toBe(400)
    expect((await post('/api/control/faults', { post: 'slow' })).status).toBe(400)
    expect(await get('/api/control/faults')).toEqual(faults)
  })

  it('take the payments of before the start, once, which can then be refunded', async () => {
    const { stripe, post } = await runningSandbox()
    const payment = { id: 'pi_before', amount: 5_000, refunded: 1_000, currency: 'LKR', email: '' }
    await post('/api/control/card-payments', { payments: [payment] })
    const refund = await stripe.refunds.create({ payment_intent: payment.id })
    expect(refund).toMatchObject({ amount: 4_000, currency: 'lkr' })
    await post('/api/control/card-payments', { payments: [payment] })
    await expect(stripe.refunds.create({ payment_intent: payment.id })).rejects.toThrow(
      'already been refunded',
    )
    expect((await post('/api/control/card-payments', { payments: [{ id: '' }] })).status).toBe(400)
  })

  it('list, decline and expire payment pages', async () => {
    const { stripe, get, post } = await runningSandbox()
    const { id } = await stripe.checkout.sessions.create(shirts())
    expect(await post(`/api/control/sessions/${id}/decline`)).toMatchObject({
      status: 200,
      body: { status: 'open' },
    })
    expect(await post(`/api/control/sessions/${id}/expire`)).toMatchObject({ body: { status: 'expired' } })
    expect(await get('/api/control/sessions')).toMatchObject({ sessions: [{ id, status: 'expired' }] })
    expect((await post('/api/control/sessions/cs_test_none/pay')).status).toBe(404)
  })

  it('refuse to turn the clock back', async () => {
    const { post } = await runningSandbox()
    expect((await post('/api/control/clock', { advanceMs: -1 })).status).toBe(400)
    expect(await post('/api/control/clock', { advanceMs: 60_000 })).toEqual({
      status: 200,
      body: { pushedMs: 60_000 },
    })
  })
})

describe('the time machine', () => {
  it('asks the shop with a signed notice, follows its clock, and says what the shop said', async () => {
    const { shop, taken } = await shopThatAnswers({
      success: true,
      pushedMs: 9 * 3_600_000,
      said: 'It was pushed.',
    })
    const { press, post, page } = await runningSandbox({ shop })
    await press('/control/clock', { advanceMs: '1800000' })
    expect(taken()).toEqual([{ kind: 'push-clock', ms: 1_800_000 }])
    const html = await page('/control')
    expect(html).toContain('It was pushed.')
    expect(html).toContain('pushed by 9 h 0 min')
    // Said once, and a shop that started again with a later time is followed.
    expect(await page('/control')).not.toContain('It was pushed.')
    await post('/api/control/clock', { pushedMs: 10 * 3_600_000 })
    expect(await page('/control')).toContain('pushed by 10 h 0 min')
  })

  it('shows why the shop refused, and does not move then', async () => {
    const { shop } = await shopThatAnswers({ success: false, message: 'There is no paid order <yet>.' })
    const { press, page } = await runningSandbox({ shop })
    await press('/control/scenarios/return-day-7')
    const html = await page('/control')
    expect(html).toContain('There is no paid order &lt;yet&gt;.')
    expect(html).toContain('The clock was not pushed.')
    expect((await press('/control/scenarios/riches')).status).toBe(400)
  })

  it('says so if the shop is away', async () => {
    const { press, page } = await runningSandbox({ shop: { url: 'http://127.0.0.1:9/none', key } })
    await press('/control/clock', { advanceMs: '1800000' })
    expect(await page('/control')).toContain('The shop did not answer. Nothing was changed.')
  })

  it('refuses card refunds once that is played', async () => {
    const { stripe, press, post, get } = await runningSandbox()
    const { id } = await stripe.checkout.sessions.create(shirts())
    await post(`/api/control/sessions/${id}/pay`)
    const { payment_intent: paid } = await stripe.checkout.sessions.retrieve(id)
    await press('/control/scenarios/refund-refused')
    const refund = () => stripe.refunds.create({ payment_intent: String(paid) })
    await expect(refund()).rejects.toMatchObject({ code: 'balance_insufficient' })
    await post('/api/control/faults', { stripe: 'none' })
    expect(await refund()).toMatchObject({ status: 'succeeded' })
    expect(await get('/api/control/faults')).toMatchObject({ stripe: 'none' })
  })
})

const key = 'a-key-of-the-sandbox'

/** A shop that takes signed notices and always gives the same answer. */
async function shopThatAnswers(answer: object) {
  const bodies: unknown[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += String(chunk)
    })
    request.on('end', () => {
      const expected = createHmac('sha256', key).update(body).digest('hex')
      if (request.headers['x-sandbox-signature'] === expected) bodies.push(JSON.parse(body))
      response.end(JSON.stringify(answer))
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { shop: { url: `http://127.0.0.1:${port}`, key }, taken: () => bodies }
}

describe('the control page', () => {
  it('has working switches as forms, and shows payments and their webhook events', async () => {
    const { stripe, get, post, press, page } = await runningSandbox()
    expect(await page('/control')).toContain('None yet.')
    const set = await press('/control/faults', { stripe: 'webhooks-lost', mail: 'none', ip: 'slow' })
    expect([set.status, set.headers.get('location')]).toEqual([303, '/control'])
    expect(await get('/api/control/faults')).toMatchObject({
      stripe: 'webhooks-lost',
      mail: 'none',
      ip: 'slow',
    })
    const { id } = await stripe.checkout.sessions.create(shirts('jpy', 1_000))
    await post(`/api/control/sessions/${id}/pay`)
    const html = await page('/control')
    expect(html).toContain('<option value="webhooks-lost" selected>')
    expect(html).toContain('JPY 2,000')
    expect(html).toContain('not sent')
    const resend = /\/control\/events\/evt_[0-9a-f]+\/resend/.exec(html)?.[0] ?? ''
    await press(resend)
    expect(await page('/control')).toContain('taken (200), 1 sent')
    expect((await press('/control/faults', { ip: 'nonsense' })).status).toBe(400)
    await press('/control/clock', { advanceMs: '1800000' })
    expect(await page('/control')).toContain('pushed by 0 h 30 min')
  })

  it('is linked from the home page, which lists the addresses', async () => {
    const { page, url, smtpPort } = await runningSandbox()
    const html = await page('/')
    for (const part of ['/control', '/inbox', `smtp://127.0.0.1:${smtpPort}`, `${url}/v1`])
      expect(html).toContain(part)
  })
})
