import { describe, expect, it } from 'vitest'
import { printfulBreaker } from './printful.ts'
import { printfulClient } from './printful-client.ts'
import { printfulOrders, printfulSignature } from './printful-orders.ts'

const secret = '00112233445566778899aabbccddeeff'
const client = printfulClient({ token: 'token', apiBase: 'http://127.0.0.1:9' }, printfulBreaker())
const partner = printfulOrders(client, { webhookSecret: secret })
const read = (body: string, signature: string | undefined) =>
  partner.readWebhookEvent(Buffer.from(body), () => signature)

describe('a webhook event of the print partner', () => {
  it('is signed over its raw body with the decoded secret', () => {
    const body = '{"type":"shipment_sent"}'
    const signature = 'a584d673ef192634bf317e26bdc2244d6aef89987d934d8a8a77d7f50b7860d2'
    expect(printfulSignature(body, secret)).toBe(signature)
    expect(read(body, signature)).toEqual({
      type: 'shipment_sent',
      externalId: null,
      reason: '',
      isDelivery: false,
      shipmentId: undefined,
      incident: undefined,
    })
  })

  it.each([
    ['shipment_returned', 'parcel-returned'],
    ['shipment_canceled', 'parcel-cancelled'],
    ['order_refunded', 'refunded-there'],
  ])('tells what staff have to see to: %s', (type, incident) => {
    const order = { external_id: 'FF-1' }
    const body = JSON.stringify({ type, data: { order, reason: 'Nobody was at home.', shipment: { id: 7 } } })
    expect(read(body, printfulSignature(body, secret))).toMatchObject({
      ...{ externalId: 'FF-1', reason: 'Nobody was at home.', shipmentId: '7', incident },
    })
  })

  it.each([
    ['no signature', undefined],
    ['an empty one', ''],
    ['that of another body', printfulSignature('{"type":"order_created"}', secret)],
    [
      'that of another secret',
      printfulSignature('{"type":"shipment_sent"}', 'ffeeddccbbaa99887766554433221100'),
    ],
  ])('is refused with %s', (_name, signature) => {
    expect(() => read('{"type":"shipment_sent"}', signature)).toThrow('signature')
  })

  it('is refused if it is signed, but nothing that can be read', () => {
    for (const body of ['', 'null', '[]', '{"type":5}', '{'])
      expect(() => read(body, printfulSignature(body, secret)), body).toThrow()
  })
})
