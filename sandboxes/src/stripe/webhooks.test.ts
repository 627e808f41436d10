import { describe, expect, it } from 'vitest'
import { runningSandbox, shirts, stripeAt, webhookSecret } from '../../testing/running-sandbox.ts'
import type { PartnerWebhook } from '../../testing/webhook-receiver.ts'

const { webhooks } = stripeAt('http://127.0.0.1:1')
const eventOf = ({ body, signature }: PartnerWebhook) =>
  webhooks.constructEvent(body, signature, webhookSecret)

/** A sandbox with an open payment page. */
async function openPage(...settings: Parameters<typeof runningSandbox>) {
  const sandbox = await runningSandbox(...settings)
  const { id } = await sandbox.stripe.checkout.sessions.create(shirts())
  const pay = () => sandbox.post(`/api/control/sessions/${id}/pay`)
  return { ...sandbox, id, pay }
}

describe('a webhook event', () => {
  it('of a payment has a signature that the official SDK accepts, and is readable by its id', async () => {
    const { pay, id, receiver, stripe } = await openPage()
    expect((await pay()).body).toMatchObject({ id, status: 'complete', payment_status: 'paid' })
    const [partnerWebhook, ...more] = await receiver.received(1)
    if (partnerWebhook === undefined) throw new Error('no notice')
    const event = eventOf(partnerWebhook)
    expect(event).toMatchObject({
      object: 'event',
      type: 'checkout.session.completed',
      api_version: '2026-10-28.endive',
      livemode: false,
      data: {
        object: { id, payment_status: 'paid', amount_total: 500_000, client_reference_id: 'attempt-1' },
      },
    })
    expect(more).toEqual([])
    expect(() =>
      webhooks.constructEvent(partnerWebhook.body, partnerWebhook.signature, 'whsec_other'),
    ).toThrow()
    expect(await stripe.events.retrieve(event.id)).toMatchObject({ id: event.id, pending_webhooks: 0 })
  })

  it('is sent again until it is accepted', async () => {
    const { pay, receiver, get } = await openPage()
    receiver.refuse(2)
    await pay()
    const partnerWebhooks = await receiver.received(3)
    expect(new Set(partnerWebhooks.map((partnerWebhook) => eventOf(partnerWebhook).id)).size).toBe(1)
    await expect
      .poll(() => get('/api/control/events'))
      .toMatchObject({
        events: [{ tries: [{ outcome: '500' }, { outcome: '500' }, { outcome: '200', taken: true }] }],
      })
  })

  it('is dropped after as many retries as the settings allow', async () => {
    const { pay, receiver, get } = await openPage({ retryDelaysMs: [1] })
    receiver.refuse(9)
    await pay()
    await receiver.received(2)
    await expect
      .poll(() => get('/api/control/events'))
      .toMatchObject({ events: [{ tries: [{ taken: false }, { taken: false }] }] })
    expect(receiver.partnerWebhooks).toHaveLength(2)
  })

  it('fails at a wrong address, and the payment stands', async () => {
    const { pay, get } = await openPage({ webhookUrl: 'http://127.0.0.1:9/none', retryDelaysMs: [] })
    expect((await pay()).body).toMatchObject({ payment_status: 'paid' })
    expect(await get('/api/control/events')).toMatchObject({ events: [{ tries: [{ taken: false }] }] })
  })

  it('arrives twice with the same id if switched on', async () => {
    const { pay, post, receiver } = await openPage()
    await post('/api/control/faults', { stripe: 'webhooks-twice' })
    await pay()
    const [first, second] = (await receiver.received(2)).map(eventOf)
    expect(second?.id).toBe(first?.id)
  })

  it('is lost if switched on, and can be sent again by hand', async () => {
    const { pay, post, get, receiver } = await openPage()
    await post('/api/control/faults', { stripe: 'webhooks-lost' })
    await pay()
    expect(receiver.partnerWebhooks).toEqual([])
    const listed = await get('/api/control/events')
    expect(listed).toMatchObject({ events: [{ type: 'checkout.session.completed', tries: [] }] })
    const id = /evt_[0-9a-f]+/.exec(JSON.stringify(listed))?.[0]
    expect(await post(`/api/control/webhooks/${id}/resend`)).toMatchObject({
      status: 200,
      body: { taken: true },
    })
    expect(receiver.partnerWebhooks.map((partnerWebhook) => eventOf(partnerWebhook).id)).toEqual([id])
    expect((await post('/api/control/webhooks/evt_none/resend')).status).toBe(404)
  })

  it('waits for the one before it, and nothing else waits for it', async () => {
    const { stripe, press, get, receiver } = await runningSandbox()
    const resume = receiver.hold()
    const pages = await Promise.all([1, 2, 3].map(() => stripe.checkout.sessions.create(shirts())))
    for (const { id } of pages) await press(`/stripe/pay/${id}/pay`)
    await receiver.received(1)
    for (const { id } of pages)
      expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'paid' })
    expect(receiver.partnerWebhooks).toHaveLength(1)
    resume()
    const delivered = (await receiver.received(3)).map((partnerWebhook) => eventOf(partnerWebhook).id)
    const listed = JSON.stringify(await get('/api/control/events')).match(/evt_[0-9a-f]+/g)
    expect(delivered).toEqual(listed)
  })
})
