import { describe, expect, it } from 'vitest'
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
