import { orderNumber } from '@first-fashion/contract/orders/status'
import { describe, expect, it } from 'vitest'
import {
  customCheckout,
  ordersThere,
  paidCustomOrder,
  partnerOrderIn,
  partnerOrderRow,
  partnerSays,
  printWebhooks,
  receive,
  staffDo,
  staffSee,
  usePrintShop,
} from '../../../../testing/designs/print-partner.ts'
import { orderLines, refundUnits } from '../../../../testing/line-refunds.ts'
import { orderNow, soon } from '../../../../testing/payments/payment-harness.ts'
import { readPdf } from '../../../../testing/pdf-text.ts'
import { deliver } from '../../../../testing/returns.ts'
import { mailsFor } from '../../../../testing/shoppers.ts'
import { owner, signIn } from '../../../../testing/signed-in-staff.ts'

const { test, files } = usePrintShop()

const asStaff = async () => (await signIn(test.shop, owner)).headers
const pathOf = (orderId: string) => `/api/admin/orders/${orderId}`

const orderOfStaff = async (orderId: string) =>
  (await test.shop.call('staff.order', { headers: await asStaff(), path: pathOf(orderId) })).body.order

async function move(orderId: string, to: string) {
  const { version } = await orderOfStaff(orderId)
  const body = { to, version, note: '', collected: true }
  return test.shop.call('staff.order-move', {
    headers: await asStaff(),
    path: `${pathOf(orderId)}/move`,
    body,
  })
}

const track = async (orderId: string) =>
  test.shop.call('staff.order-track', {
    headers: await asStaff(),
    path: `${pathOf(orderId)}/tracking`,
    body: { carrier: 'Domex', number: 'DX 1' },
  })

const slipOf = async (orderId: string) =>
  test.shop.call('staff.packing-slip', {
    headers: await asStaff(),
    path: `${pathOf(orderId)}/packing-slip`,
  })

const refused = { status: 422, body: { code: 'order.sent-by-partner' } }

/** An order of custom shirts only, whose parcel is as far as the action says. */
async function printAfter(action: 'hold' | 'print' | 'ship' | 'out-of-stock', state: string) {
  const { shop } = test
  const { token, orderId } = await paidCustomOrder(shop)
  const { external_id: externalId } = await partnerOrderIn(shop, orderId, 'sent')
  await partnerSays(shop, externalId, action)
  await partnerOrderIn(shop, orderId, state)
  return { token, orderId, externalId }
}

async function heldWithoutFile() {
  const { shop } = test
  files.areThere = false
  const { token, orderId } = await paidCustomOrder(shop)
  await partnerOrderIn(shop, orderId, 'held')
  files.areThere = true
  await deliver(shop, orderId, ['packing'])
  return { token, orderId }
}

/** As if staff had held it before it was sent. */
async function heldPrint() {
  const held = await heldWithoutFile()
  await test.shop.change(`update partner_orders set held_reason = 'staff' where order_id = $1`, [
    held.orderId,
  ])
  return held
}

describe('an order that the print partner makes and sends', () => {
  it.each([
    ['held', heldPrint],
    ['on hold there', () => printAfter('hold', 'on-hold')],
    ['being printed', () => printAfter('print', 'printing')],
    ['refused', () => printAfter('out-of-stock', 'refused')],
  ])('is not marked as shipped by staff while its parcel is %s', async (_, ordered) => {
    const { token, orderId } = await ordered()
    const before = await orderOfStaff(orderId)
    expect(before).toMatchObject({ status: 'Packing', awaitsPartner: true, next: ['cancelled'] })
    const { status, body } = await move(orderId, 'shipped')
    expect({ status, body }).toMatchObject(refused)
    expect(body.message).toContain('The print partner sends this order')
    expect(await track(orderId)).toMatchObject(refused)
    expect(await orderOfStaff(orderId)).toEqual(before)
    expect(await orderNow(test.shop, token)).toMatchObject({ status: 'Packing', tracking: null })
  })

  it('but has no print file is shipped by staff, who order it at the partner themselves', async () => {
    const { orderId } = await heldWithoutFile()
    expect(await orderOfStaff(orderId)).toMatchObject({ awaitsPartner: false })
    expect((await track(orderId)).status).toBe(200)
    expect((await move(orderId, 'shipped')).body.order).toMatchObject({ status: 'Shipped' })
  })

  it('is left out when many orders are moved, with the reason', async () => {
    const { orderId } = await heldPrint()
    const { version } = await orderOfStaff(orderId)
    const { body } = await test.shop.call('staff.orders-move', {
      headers: await asStaff(),
      body: { orders: [{ id: orderId, version }], to: 'shipped' },
    })
    expect(body.orders[0]?.problem).toContain('The print partner sends this order')
  })

  it('is a row with a problem in a file of tracking numbers, before and after it is saved', async () => {
    const { orderId } = await heldPrint()
    const file = { headers: await asStaff(), body: { csv: `${orderNumber(orderId)},Domex,1`, ships: true } }
    const problem = expect.stringContaining('The print partner sends this order')
    const seen = await test.shop.call('staff.orders-tracking-preview', file)
    expect(seen.body.rows).toMatchObject([{ problem, ships: false }])
    const saved = await test.shop.call('staff.orders-tracking', file)
    expect(saved.body.rows).toMatchObject([{ problem, ships: false }])
    expect(await orderOfStaff(orderId)).toMatchObject({ status: 'Packing', tracking: null })
  })

  it('that was marked as shipped too early goes no further before its parcel does', async () => {
    const { orderId } = await heldPrint()
    await test.shop.database.pool.query(`update orders set fulfilment = 'shipped' where id = $1`, [orderId])
    expect(await orderOfStaff(orderId)).toMatchObject({ awaitsPartner: true, next: [] })
    for (const to of ['out-for-delivery', 'delivered']) expect(await move(orderId, to)).toMatchObject(refused)
  })

  it('is moved on by staff once its parcel has left, and can get another tracking number', async () => {
    const { orderId } = await printAfter('ship', 'shipped')
    expect(await orderOfStaff(orderId)).toMatchObject({
      awaitsPartner: false,
      next: ['out-for-delivery', 'delivered'],
    })
    expect((await track(orderId)).status).toBe(200)
    await deliver(test.shop, orderId, ['out-for-delivery', 'delivered'])
  })

  it('and is to be paid in cash is approved by packing, and delivered once staff have collected', async () => {
    const { shop } = test
    const { token, body } = await customCheckout(shop)
    const { orderId } = (await shop.call('order.place', { token, body })).body
    await partnerOrderIn(shop, orderId, 'held')
    expect(await orderOfStaff(orderId)).toMatchObject({ next: ['packing', 'cancelled'] })
    await deliver(shop, orderId, ['packing'])
    const { external_id: externalId } = await partnerOrderIn(shop, orderId, 'sent')
    expect(await move(orderId, 'shipped')).toMatchObject(refused)
    await partnerSays(shop, externalId, 'ship')
    await partnerSays(shop, externalId, 'deliver')
    await partnerOrderIn(shop, orderId, 'delivered')
    await deliver(shop, orderId, ['delivered'])
    expect(await orderNow(shop, token)).toMatchObject({ status: 'Delivered', payment: true })
  })

  it('has no packing slip: the shop packs nothing of it', async () => {
    const { orderId } = await heldPrint()
    expect(await slipOf(orderId)).toMatchObject(refused)
  })
})

/** A webhook that tells nothing new arrives, and is worked off. */
async function hearNothingNew(externalId: string, orderId: string) {
  const { shop } = test
  const { checked_at: before } = await partnerOrderRow(shop, orderId)
  const [webhook] = await printWebhooks(shop, externalId)
  if (webhook === undefined) throw new Error('the partner has sent nothing')
  expect((await receive(shop, webhook)).statusCode).toBe(200)
  await expect.poll(async () => (await partnerOrderRow(shop, orderId)).checked_at, soon).not.toEqual(before)
}

describe('an order that the partner has accepted', () => {
  it('is held by staff: taken back there, and made under another id once they release it', async () => {
    const { shop } = test
    const { orderId } = await paidCustomOrder(shop)
    const sent = await partnerOrderIn(shop, orderId, 'sent')
    const { version } = (await staffSee(shop, sent.id)).body.partnerOrder
    await hearNothingNew(sent.external_id, orderId)
    const held = (await staffDo(shop, 'hold', { id: sent.id, version })).body.partnerOrder
    expect(held).toMatchObject({ state: 'held', heldReason: 'staff', partnerId: '' })
    expect(held.externalId).not.toBe(sent.external_id)
    const there = (await ordersThere(shop)).find(({ external_id: id }) => id === sent.external_id)
    expect(there).toMatchObject({ status: 'canceled' })
    await staffDo(shop, 'release', { id: sent.id, version: held.version })
    const again = await partnerOrderIn(shop, orderId, 'sent')
    expect(again.external_id).toBe(held.externalId)
  })

  it('is not held once the partner is making it, though the shop has not heard of that', async () => {
    const { shop } = test
    const { orderId, externalId } = await printAfter('print', 'printing')
    const printing = await partnerOrderIn(shop, orderId, 'printing')
    await shop.change(`update partner_orders set state = 'sent' where order_id = $1`, [orderId])
    const { version } = (await staffSee(shop, printing.id)).body.partnerOrder
    expect(await staffDo(shop, 'hold', { id: printing.id, version })).toMatchObject({ status: 422 })
    expect((await ordersThere(shop)).find(({ external_id: id }) => id === externalId)?.status).not.toBe(
      'canceled',
    )
  })
})

describe('an order of which the shop packs a part', () => {
  it('is shipped by staff whatever the other parcel waits for, with a slip of what the shop packs', async () => {
    const { shop } = test
    const { orderId } = await paidCustomOrder(shop, { withStock: true })
    const { external_id: externalId } = await partnerOrderIn(shop, orderId, 'sent')
    await partnerSays(shop, externalId, 'out-of-stock')
    await partnerOrderIn(shop, orderId, 'refused')
    const { items, ...order } = await orderOfStaff(orderId)
    expect(order.awaitsPartner).toBe(false)
    expect(items.map(({ isSentByPartner }) => isSentByPartner)).toEqual([true, false])
    const { text } = await readPdf((await slipOf(orderId)).body.file)
    expect(text).toContain('1 item')
    expect(text).not.toContain('Galle Fort')
    expect((await track(orderId)).status).toBe(200)
    await deliver(shop, orderId, ['packing', 'shipped', 'delivered'])
    expect((await partnerOrderRow(shop, orderId)).state).toBe('refused')
  })

  it('is told of by email as two parcels: what the shop sends is listed, the rest has a parcel of its own', async () => {
    const { shop } = test
    const { orderId, email } = await paidCustomOrder(shop, { withStock: true })
    await partnerOrderIn(shop, orderId, 'sent')
    const [own] = (await orderOfStaff(orderId)).items.filter(({ isSentByPartner }) => !isSentByPartner)
    await track(orderId)
    await deliver(shop, orderId, ['packing', 'shipped'])
    const textOf = async (about: string) =>
      (await mailsFor(shop, email)).find(
        ({ subject }) => subject === `Your order ${orderNumber(orderId)}: ${about}`,
      )?.text
    for (const about of ['tracking number', 'Shipped']) {
      await expect.poll(() => textOf(about), soon).toContain(`1 × ${own?.name}`)
      const text = await textOf(about)
      expect(text).toContain('a part of your order')
      expect(text).toContain('What is made to order comes in a separate parcel.')
      expect(text).not.toMatch(/own design|Total/)
    }
    await expect.poll(() => textOf('Packing'), soon).toContain('2 × Your own design')
  })

  it('is told of with the name and the picture of the design to its owner only, whose address is verified', async () => {
    const { shop } = test
    const confirmation = async () => {
      const { orderId, email } = await paidCustomOrder(shop)
      const subject = `Your order ${orderNumber(orderId)}`
      const sent = async () => (await mailsFor(shop, email)).find((mail) => mail.subject === subject)
      await expect.poll(sent, soon).toBeDefined()
      const { text, html } = (await sent()) ?? { text: '', html: '' }
      return { email, text, html }
    }
    const { email, text, html } = await confirmation()
    expect(text).toContain('2 × Your own design')
    expect(text + html).not.toMatch(/Galle Fort|\/media\/prints/)
    await shop.change('update customers set verified_at = now() where email_key = $1', [email.toLowerCase()])
    expect((await confirmation()).text).toContain('2 × Galle Fort')
  })

  it('waits for the print partner once that part is cancelled, unless the other parcel has left', async () => {
    const { shop } = test
    const cancelOwn = async (id: string) => {
      const { lines } = await orderLines(shop, id)
      const lineId = lines.find(({ quantity }) => quantity === 1)?.lineId ?? ''
      expect((await refundUnits(shop, { id, lineId }, 1)).status).toBe(200)
    }
    const made = await paidCustomOrder(shop, { withStock: true })
    await partnerOrderIn(shop, made.orderId, 'sent')
    await cancelOwn(made.orderId)
    await deliver(shop, made.orderId, ['packing'])
    expect(await move(made.orderId, 'shipped')).toMatchObject(refused)

    const gone = await paidCustomOrder(shop, { withStock: true })
    const { external_id: externalId } = await partnerOrderIn(shop, gone.orderId, 'sent')
    await partnerSays(shop, externalId, 'ship')
    await partnerOrderIn(shop, gone.orderId, 'shipped')
    await cancelOwn(gone.orderId)
    await deliver(shop, gone.orderId, ['packing', 'shipped'])
  })
})

describe('the items of an order that can be cancelled', () => {
  it('say which of them are made to order and so do not go back into stock', async () => {
    const { orderId } = await paidCustomOrder(test.shop, { withStock: true })
    const { lines } = await orderLines(test.shop, orderId)
    expect(lines.map(({ isMadeToOrder }) => isMadeToOrder)).toEqual([true, false])
  })
})
