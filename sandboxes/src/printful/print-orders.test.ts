import { describe, expect, it } from 'vitest'
import { runningSandbox } from '../../testing/running-sandbox.ts'
import { printProducts } from './print-products.ts'
import { printSignature, printWebhookSecret } from './print-webhooks.ts'

const authorization = 'Bearer sandbox-printful-token'
const json = { authorization, 'content-type': 'application/json' }

async function printfulAt() {
  const sandbox = await runningSandbox()
  const call = async (method: string, path: string, body?: unknown) => {
    const init =
      body === undefined
        ? { method, headers: { authorization } }
        : { method, headers: json, body: JSON.stringify(body) }
    const answer = await fetch(`${sandbox.url}/printful${path}`, init)
    const answered: { result: Record<string, unknown>; error?: { reason: string; message: string } } =
      JSON.parse(await answer.text())
    return { status: answer.status, ...answered }
  }
  const shirt = (change: object = {}) => ({
    external_id: 'FF-00000001',
    recipient: { name: 'Nadeesha', address1: '1 Galle Road', city: 'Colombo', country_code: 'LK' },
    items: [
      {
        variant_id: 4012,
        quantity: 2,
        name: 'Galle Fort',
        files: [{ type: 'front', url: `${sandbox.url}/printful/pictures/71.webp` }],
      },
    ],
    ...change,
  })
  return { ...sandbox, call, shirt }
}

describe('orders at the print partner', () => {
  it('are drafts with their costs, once for an external id, and found by it', async () => {
    const { call, shirt } = await printfulAt()
    const made = await call('POST', '/orders', shirt())
    expect(made).toMatchObject({
      status: 200,
      result: {
        status: 'draft',
        costs: { currency: 'USD', subtotal: '18.50', shipping: '17.99', total: '36.49' },
      },
    })
    expect(await call('POST', '/orders', shirt())).toMatchObject({ status: 400, error: { reason: 'OR-13' } })
    expect(await call('GET', '/orders/@FF-00000001')).toMatchObject({ result: { id: made.result.id } })
    expect(await call('GET', '/orders/@FF-00000002')).toMatchObject({ status: 404 })
  })

  it('are printed, shipped and delivered as the clock moves, and say so in signed webhooks', async () => {
    const { call, shirt, post, receiver } = await printfulAt()
    const { result } = await call('POST', '/orders?confirm=true', shirt())
    expect(result).toMatchObject({ status: 'pending' })
    const statuses: unknown[] = []
    for (const minutes of [11, 24 * 60, 5 * 24 * 60]) {
      await post('/api/control/clock', { advanceMs: minutes * 60_000 })
      statuses.push((await call('GET', `/orders/${result.id}`)).result.status)
    }
    expect(statuses).toEqual(['inprocess', 'fulfilled', 'fulfilled'])
    const sent = await receiver.received(4)
    expect(sent.map(({ body }) => JSON.parse(body).type)).toEqual([
      'order_updated',
      'order_updated',
      'shipment_sent',
      'shipment_delivered',
    ])
    for (const { body, signature } of sent) expect(signature).toBe(printSignature(body, printWebhookSecret))
    expect(await call('GET', `/orders/${result.id}`)).toMatchObject({
      result: { shipments: [{ carrier: 'DHL', tracking_number: expect.stringMatching(/^SANDBOX/) }] },
    })
  })

  it('leave in parts, of which each says that it arrived', async () => {
    const { call, shirt, post, receiver } = await printfulAt()
    const { result } = await call('POST', '/orders?confirm=true', shirt())
    for (const action of ['print', 'ship-part', 'deliver', 'ship', 'deliver'])
      expect((await post(`/api/control/print-orders/${result.id}/${action}`)).status).toBe(200)
    const shipment = (quantity: number) => ({ items: [{ quantity }], reshipment: false })
    expect(await call('GET', `/orders/${result.id}`)).toMatchObject({
      result: { status: 'fulfilled', shipments: [shipment(1), shipment(1)] },
    })
    const sent = (await receiver.received(6)).map(({ body }) => JSON.parse(body))
    const arrived = sent.filter(({ type }) => type === 'shipment_delivered')
    expect(arrived.map(({ data }) => data.order.status)).toEqual(['partial', 'fulfilled'])
    expect(new Set(arrived.map(({ data }) => data.shipment.id)).size).toBe(2)
  })

  it('fail without a print file that can be loaded, and can be mended and confirmed again', async () => {
    const { call, shirt, post, url } = await printfulAt()
    const [item] = shirt().items
    const missing = [{ ...item, files: [{ type: 'front', url: `${url}/printful/pictures/none.webp` }] }]
    const { result } = await call('POST', '/orders?confirm=true', shirt({ items: missing }))
    await post('/api/control/clock', { advanceMs: 11 * 60_000 })
    expect(await call('GET', `/orders/${result.id}`)).toMatchObject({ result: { status: 'failed' } })
    const mended = await call('POST', '/orders?confirm=true&update_existing=true', shirt())
    expect(mended).toMatchObject({ result: { id: result.id, status: 'pending' } })
  })

  it('are refused with a file for a placement that the variant does not have', async () => {
    const { call, shirt } = await printfulAt()
    const [item] = shirt().items
    const [file] = item?.files ?? []
    const items = [{ ...item, files: [{ ...file, type: 'sleeve' }] }]
    expect(await call('POST', '/orders', shirt({ items }))).toMatchObject({ status: 400 })
  })

  it('can be cancelled until they are printed', async () => {
    const { call, shirt, post } = await printfulAt()
    const { result } = await call('POST', '/orders?confirm=true', shirt())
    await post(`/api/control/print-orders/${result.id}/print`)
    expect(await call('DELETE', `/orders/${result.id}`)).toMatchObject({ status: 400 })
    const other = await call('POST', '/orders?confirm=true', shirt({ external_id: 'FF-00000002' }))
    expect(await call('DELETE', '/orders/@FF-00000002')).toMatchObject({
      result: { id: other.result.id, status: 'canceled' },
    })
  })

  it('are made although the answer is lost, while that is switched on', async () => {
    const { call, shirt, post } = await printfulAt()
    await post('/api/control/faults', { printful: 'answers-lost' })
    await expect(call('POST', '/orders', shirt())).rejects.toThrow()
    expect(await call('GET', '/orders/@FF-00000001')).toMatchObject({ result: { status: 'draft' } })
  })

  it.each([
    ['out-of-stock', 'failed'],
    ['file-rejected', 'failed'],
    ['orders-held', 'onhold'],
  ])('end as the switch %s says', async (fault, status) => {
    const { call, shirt, post } = await printfulAt()
    await post('/api/control/faults', { printful: fault })
    const { result } = await call('POST', '/orders?confirm=true', shirt())
    await post('/api/control/clock', { advanceMs: 11 * 60_000 })
    expect(await call('GET', `/orders/${result.id}`)).toMatchObject({ result: { status } })
  })
})

describe('the signature of a webhook', () => {
  it('is that of the documents’ example', () => {
    expect(printSignature('{"type":"shipment_sent"}', '00112233445566778899aabbccddeeff')).toBe(
      'a584d673ef192634bf317e26bdc2244d6aef89987d934d8a8a77d7f50b7860d2',
    )
  })
})

describe('shipping rates', () => {
  it('are known for every variant that can be printed on', async () => {
    const { call } = await printfulAt()
    for (const { id } of printProducts) {
      const { result } = await call('GET', `/products/${id}`)
      const variants = result.variants
      if (!Array.isArray(variants)) throw new Error(`product ${id} has no variants`)
      for (const variant of variants) {
        const asked = { recipient: { country_code: 'LK' }, items: [{ variant_id: variant.id, quantity: 1 }] }
        expect((await call('POST', '/shipping/rates', asked)).status, `variant ${variant.id}`).toBe(200)
      }
    }
  })
})
