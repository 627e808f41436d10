import { describe, expect, it } from 'vitest'
import { copyOrder } from '../../../../testing/designs/copied-orders.ts'
import {
  atPartner,
  ordersThere,
  paidCustomOrder,
  partnerOrderIn,
  partnerOrderRow,
  partnerSays,
  printFault,
  printWebhooks,
  receive,
  signedPrintEvent,
  staffDo,
  staffSee,
  usePrintShop,
} from '../../../../testing/designs/print-partner.ts'
import { orderNow, soon } from '../../../../testing/payments/payment-harness.ts'
import { deliver } from '../../../../testing/returns.ts'
import { mailsFor, newShopper } from '../../../../testing/shoppers.ts'
import { owner, signIn, support } from '../../../../testing/signed-in-staff.ts'

const { test, files } = usePrintShop()

async function sentOrder(contents: Parameters<typeof paidCustomOrder>[1] = {}) {
  const paid = await paidCustomOrder(test.shop, contents)
  const row = await partnerOrderIn(test.shop, paid.orderId, 'sent')
  const externalId: string = row.external_id
  return { ...paid, row, externalId }
}

const parcelsOf = async (token: string, orderId: string) =>
  (await test.shop.call('fulfilment.parcels', { token, path: `/api/fulfilment/${orderId}` })).body.parcels
describe('the parcels of an order', () => {
  it('are two if the shop packs a part: each has its items, progress and tracking', async () => {
    const { shop } = test
    const { token, orderId, externalId } = await sentOrder({ withStock: true })
    const step = async () => (await parcelsOf(token, orderId)).map(({ from, step }) => `${from} ${step}`)
    expect(await step()).toEqual(['shop waiting', 'print-partner preparing'])
    await partnerSays(shop, externalId, 'print')
    await partnerOrderIn(shop, orderId, 'printing')
    await partnerSays(shop, externalId, 'ship')
    await partnerOrderIn(shop, orderId, 'shipped')
    expect(await step()).toEqual(['shop waiting', 'print-partner shipped'])
    await deliver(shop, orderId, ['packing', 'shipped', 'delivered'])
    await partnerSays(shop, externalId, 'deliver')
    await partnerOrderIn(shop, orderId, 'delivered')
    const [own, made] = await parcelsOf(token, orderId)
    expect(own).toMatchObject({ step: 'delivered', tracking: null, items: [{ quantity: 1 }] })
    expect(made).toMatchObject({
      step: 'delivered',
      items: [{ name: 'Galle Fort', quantity: 2 }],
      tracking: { carrier: 'DHL', number: expect.stringMatching(/^SANDBOX/), url: /^https:\/\/www.dhl.com/ },
    })
    expect(made?.reached.map((one) => one.step)).toEqual([
      ...['waiting', 'preparing', 'printing', 'shipped', 'delivered'],
    ])
    const texts = (await orderNow(shop, token))?.events.map(({ text }) => text)
    expect(texts).toEqual(expect.arrayContaining(['Being printed', 'Made-to-order parcel shipped']))
  })

  it('tell the shopper by email where the one that is made can be followed', async () => {
    const { shop } = test
    const { email, orderId, externalId } = await sentOrder({ withStock: true })
    await partnerSays(shop, externalId, 'ship')
    await partnerOrderIn(shop, orderId, 'shipped')
    await expect
      .poll(async () => (await mailsFor(shop, email)).map(({ subject }) => subject).join(), soon)
      .toContain('your made-to-order parcel is on its way')
  })

  it('are nobody else’s, and none of an order that the shop packs', async () => {
    const { shop } = test
    const { orderId } = await sentOrder()
    const other = await newShopper(shop)
    const asked = { token: other.token, path: `/api/fulfilment/${orderId}` }
    expect((await shop.call('fulfilment.parcels', asked)).body.code).toBe('order.unknown')
  })
})

describe('an order that is nothing but made to order', () => {
  it('moves with its parcel: packing, shipped with the tracking number, delivered', async () => {
    const { shop } = test
    const { token, orderId, externalId } = await sentOrder()
    const status = async () => (await orderNow(shop, token))?.status
    expect(await status()).toBe('Packing')
    await partnerSays(shop, externalId, 'ship')
    await partnerOrderIn(shop, orderId, 'shipped')
    expect(await orderNow(shop, token)).toMatchObject({ status: 'Shipped', tracking: { carrier: 'DHL' } })
    await partnerSays(shop, externalId, 'deliver')
    await partnerOrderIn(shop, orderId, 'delivered')
    expect(await status()).toBe('Delivered')
  })
})

describe('a webhook event of the print partner', () => {
  it('counts once, in any sequence, however often it arrives', async () => {
    const { shop } = test
    const { token, orderId, externalId } = await sentOrder()
    await atPartner(shop, externalId, 'print')
    await atPartner(shop, externalId, 'ship')
    await expect.poll(async () => (await printWebhooks(shop, externalId)).length, soon).toBe(3)
    const events = (await printWebhooks(shop, externalId)).toReversed()
    for (const event of [...events, ...events]) expect((await receive(shop, event)).statusCode).toBe(200)
    await partnerOrderIn(shop, orderId, 'shipped')
    const shown = await orderNow(shop, token)
    expect(shown?.events.filter(({ text }) => text === 'Shipped')).toHaveLength(1)
    const { rows } = await shop.database.pool.query(
      'select count(*)::int from print_webhook_events w join partner_orders p on p.id = w.partner_order_id where p.order_id = $1',
      [orderId],
    )
    expect(rows).toEqual([{ count: 3 }])
  })

  it('is believed only as far as the partner says the same when it is asked', async () => {
    const { shop } = test
    const { orderId, externalId } = await sentOrder()
    const order = { id: 1, external_id: externalId, status: 'fulfilled' }
    const forged = JSON.stringify({ type: 'shipment_delivered', data: { order }, retries: 9 })
    expect((await receive(shop, signedPrintEvent(forged))).statusCode).toBe(200)
    await shop.deliver('partner-order-reported/fetch', {
      partnerOrderId: (await partnerOrderRow(shop, orderId)).id,
      reason: '',
      isDelivery: true,
    })
    expect((await partnerOrderRow(shop, orderId)).state).toBe('sent')
  })

  it('is refused without the right signature, and ignored if it is about no order of ours', async () => {
    const { shop } = test
    const body = JSON.stringify({ type: 'order_updated', data: { order: { external_id: 'FF-SOMEBODY' } } })
    const wrong = {
      body,
      headers: { 'content-type': 'application/json', 'x-pf-webhook-signature': 'f'.repeat(64) },
    }
    const refused = await receive(shop, wrong)
    expect({ status: refused.statusCode, code: refused.json().code }).toEqual({
      ...{ status: 400, code: 'fulfilment.signature-wrong' },
    })
    expect((await receive(shop, signedPrintEvent(body))).statusCode).toBe(200)
    const { rows } =
      await shop.database.pool.query(`select from print_webhook_events where type = 'order_updated'
      and partner_order_id not in (select id from partner_orders)`)
    expect(rows).toEqual([])
  })
})

describe('an order that the partner refuses', () => {
  it('reaches staff and shopper, and is mended and sent again under the same name', async () => {
    const { shop } = test
    const { email, orderId, externalId } = await sentOrder({ withStock: true })
    await partnerSays(shop, externalId, 'out-of-stock')
    const refused = await partnerOrderIn(shop, orderId, 'refused')
    expect(refused).toMatchObject({
      problem: 'out-of-stock',
      problem_note: expect.stringMatching(/out of stock/),
    })
    await expect
      .poll(async () => (await mailsFor(shop, email))[0]?.text, soon)
      .toMatch(/‘Your own design’ in your order .+ is out of stock at our print partner/)
    expect((await staffDo(shop, 'resend', refused)).body.message).toContain('again')
    await partnerOrderIn(shop, orderId, 'sent')
    const there = (await ordersThere(shop)).filter(({ external_id }) => external_id === externalId)
    expect(there).toMatchObject([{ status: 'pending' }])
  })

  it('has its reason also if the shop had asked before the event that names it came', async () => {
    const { shop } = test
    const { orderId, externalId } = await sentOrder()
    await atPartner(shop, externalId, 'out-of-stock')
    const { id: partnerOrderId } = await partnerOrderRow(shop, orderId)
    const fetched = { partnerOrderId, isDelivery: false }
    await shop.deliver('partner-order-reported/fetch', { ...fetched, reason: '' })
    expect(await partnerOrderRow(shop, orderId)).toMatchObject({ state: 'refused', problem: 'other' })
    await shop.deliver('partner-order-reported/fetch', { ...fetched, reason: 'White / L is out of stock.' })
    expect(await partnerOrderRow(shop, orderId)).toMatchObject({
      problem: 'out-of-stock',
      problem_note: 'White / L is out of stock.',
    })
  })

  it('says so at once if it is never accepted: an address that the partner does not ship to', async () => {
    const { shop } = test
    files.areThere = false
    const { orderId } = await paidCustomOrder(shop)
    const held = await partnerOrderIn(shop, orderId, 'held')
    files.areThere = true
    await shop.database.pool.query(`update orders set country_code = 'KP' where id = $1`, [orderId])
    await staffDo(shop, 'release', held)
    expect(await partnerOrderIn(shop, orderId, 'refused')).toMatchObject({
      problem_note: 'We do not ship to this country.',
    })
  })

  it('is put on hold there and goes on', async () => {
    const { shop } = test
    const { orderId } = await printFault(shop, 'orders-held', async () => {
      const paid = await paidCustomOrder(shop)
      await partnerOrderIn(shop, paid.orderId, 'on-hold')
      return paid
    })
    const { external_id: externalId } = await partnerOrderRow(shop, orderId)
    await partnerSays(shop, externalId, 'release')
    await partnerOrderIn(shop, orderId, 'sent')
  })

  it('is put on hold for a reason that staff read, also if it comes after the hold', async () => {
    const { shop } = test
    const { orderId, row, externalId } = await sentOrder()
    expect((await atPartner(shop, externalId, 'hold')).status).toBe(200)
    const news = { partnerOrderId: row.id, reason: '', isDelivery: false }
    await shop.deliver('partner-order-reported/fetch', news)
    expect(await partnerOrderIn(shop, orderId, 'on-hold')).toMatchObject({ problem_note: '' })
    const [webhook] = (await printWebhooks(shop, externalId)).filter(({ type }) => type === 'order_put_hold')
    expect((await receive(shop, webhook ?? { headers: {}, body: '' })).statusCode).toBe(200)
    const note = async () => (await partnerOrderRow(shop, orderId))?.problem_note
    await expect.poll(note, soon).toBe('The address could not be verified.')
  })
})

describe('staff', () => {
  it('see proof, files, costs, rate and margin, and find it by number and name', async () => {
    const { shop } = test
    const { orderId, row } = await sentOrder()
    const { body } = await staffSee(shop, row.id, support)
    expect(body.partnerOrder).toMatchObject({
      state: 'sent',
      items: [{ name: 'Galle Fort', quantity: 2, files: [{ side: 'front', width: 1800, dpi: 150 }] }],
      costs: { goodsText: 'USD 18.50', shippingText: 'USD 17.99', totalText: 'USD 36.49' },
    })
    const { sold = 0, margin, marginPercent } = body.partnerOrder.costs ?? {}
    // Each is sold at $10 more than it costs.
    expect(margin).toBeCloseTo(20 / 0.0031, 0)
    expect(marginPercent).toBeCloseTo((100 * (margin ?? 0)) / sold, 1)
    // However many newer orders have the same name.
    await copyOrder(shop, orderId, 501)
    const { headers } = await signIn(shop, support)
    for (const search of [orderId.slice(-8).toUpperCase(), 'Nadeesha'])
      for (const state of ['sent', 'held'] as const) {
        const path = `/api/admin/partner-orders?state=${state}&search=${search}`
        const found = (await shop.call('staff.partner-orders', { headers, path })).body.partnerOrders
        expect(found.some(({ _id }) => _id === row.id)).toBe(state === 'sent')
      }
  })

  it('see what the print partner keeps waiting before what goes its way', async () => {
    const { shop } = test
    const waiting = await sentOrder()
    await partnerSays(shop, waiting.externalId, 'hold')
    await partnerOrderIn(shop, waiting.orderId, 'on-hold')
    const newer = await sentOrder()
    const { headers } = await signIn(shop, owner)
    const listed = (await shop.call('staff.partner-orders', { headers })).body.partnerOrders
    const at = (orderId: string) => listed.findIndex((one) => one.orderId === orderId)
    expect(at(waiting.orderId)).toBeGreaterThanOrEqual(0)
    expect(at(waiting.orderId)).toBeLessThan(at(newer.orderId))
  })

  it('may look at it in support, and change it only as managers; each change is in the audit log', async () => {
    const { shop } = test
    const { orderId, externalId } = await sentOrder()
    await partnerSays(shop, externalId, 'reject-file')
    const refused = await partnerOrderIn(shop, orderId, 'refused')
    expect((await staffDo(shop, 'hold', refused, support)).status).toBe(403)
    const held = await staffDo(shop, 'hold', refused)
    expect(held.body.partnerOrder).toMatchObject({ state: 'held', heldReason: 'staff' })
    expect((await staffDo(shop, 'release', refused)).body.code).toBe('fulfilment.changed-meanwhile')
    const { version } = held.body.partnerOrder
    expect((await staffDo(shop, 'resend', { id: refused.id, version })).body.code).toBe(
      'fulfilment.not-possible',
    )
    const { rows } = await shop.database.pool.query(`select action from staff_changes where subject = $1`, [
      `partner-order:${refused.id}`,
    ])
    expect(rows).toEqual([{ action: 'partner-order-hold' }])
  })

  it('record a delivery that the partner never tells', async () => {
    const { shop } = test
    const { token, orderId, externalId } = await sentOrder()
    await partnerSays(shop, externalId, 'ship')
    const shipped = await partnerOrderIn(shop, orderId, 'shipped')
    expect((await staffDo(shop, 'delivered', shipped)).status).toBe(200)
    expect((await orderNow(shop, token))?.status).toBe('Delivered')
  })
})
