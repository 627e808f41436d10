import { describe, expect, it } from 'vitest'
import {
  atPartner,
  customCheckout,
  heldAfterLostAnswer,
  ordersThere,
  paidCustomOrder,
  partnerOrderIn,
  partnerOrderRow,
  partnerSays,
  printFault,
  staffDo,
  staffSee,
  usePrintShop,
} from '../../../../testing/designs/print-partner.ts'
import { everyJobDone } from '../../../../testing/jobs-done.ts'
import { orderLines, orderUnits } from '../../../../testing/line-refunds.ts'
import { soon } from '../../../../testing/payments/payment-harness.ts'
import { deliver } from '../../../../testing/returns.ts'
import { owner, signIn } from '../../../../testing/signed-in-staff.ts'

const { test } = usePrintShop()

async function moveTo(orderId: string, street: string) {
  const { headers } = await signIn(test.shop, owner)
  const path = `/api/admin/orders/${orderId}/address`
  const { address, version } = (await test.shop.call('staff.delivery-address', { headers, path })).body.form
  const body = { ...address, street, version }
  return test.shop.call('staff.delivery-address-change', { headers, path, body })
}

async function ownOrder(token: string, orderId: string) {
  const { orders } = (await test.shop.call('orders.user', { token })).body
  return orders.find(({ _id }) => _id === orderId)
}

/** Where each of its orders at the partner goes, and how far it is. */
async function thereFor(externalId: string) {
  const found = (await ordersThere(test.shop)).filter(({ external_id }) => external_id.startsWith(externalId))
  return found.map(({ external_id, status, recipient }) => [external_id, status, recipient.address1])
}

describe('an order that goes to another address', () => {
  it.each([
    ['accepted', undefined, 'sent'],
    ['held there because of its address', 'hold', 'on-hold'],
  ] as const)(
    'and is %s by the print partner is cancelled there and sent anew, once',
    async (_, action, state) => {
      const { shop } = test
      const { orderId } = await paidCustomOrder(shop)
      const { external_id: externalId } = await partnerOrderIn(shop, orderId, 'sent')
      if (action !== undefined) await partnerSays(shop, externalId, action)
      await partnerOrderIn(shop, orderId, state)
      expect((await moveTo(orderId, '7 Lake Drive')).status).toBe(200)
      await expect
        .poll(() => partnerOrderRow(shop, orderId), soon)
        .toMatchObject({ state: 'sent', external_id: `${externalId}-2` })
      await everyJobDone(shop)
      const sentAnew = [
        [externalId, 'canceled', '14 Temple Road'],
        [`${externalId}-2`, 'pending', '7 Lake Drive'],
      ]
      expect(await thereFor(externalId)).toEqual(sentAnew)
      await shop.deliver('partner-order-queued/send', {
        partnerOrderId: (await partnerOrderRow(shop, orderId)).id,
      })
      expect(await thereFor(externalId)).toEqual(sentAnew)
    },
  )

  it('and was not sent yet is sent to the new one only', async () => {
    const { shop } = test
    const { token, body } = await customCheckout(shop)
    const { orderId } = (await shop.call('order.place', { token, body })).body
    const held = await partnerOrderIn(shop, orderId, 'held')
    await moveTo(orderId, '9 Hill Street')
    await staffDo(shop, 'release', await partnerOrderRow(shop, orderId))
    await partnerOrderIn(shop, orderId, 'sent')
    expect(await thereFor(held.external_id)).toEqual([[held.external_id, 'pending', '9 Hill Street']])
  })

  it('and was refused is made anew for the new one when staff send it again', async () => {
    const { shop } = test
    const { orderId } = await paidCustomOrder(shop)
    const { external_id: externalId } = await partnerOrderIn(shop, orderId, 'sent')
    await partnerSays(shop, externalId, 'out-of-stock')
    const refused = await partnerOrderIn(shop, orderId, 'refused')
    await moveTo(orderId, '3 Canal Row')
    expect((await staffDo(shop, 'resend', refused)).body.code).toBe('fulfilment.changed-meanwhile')
    await staffDo(shop, 'resend', await partnerOrderIn(shop, orderId, 'refused'))
    await partnerOrderIn(shop, orderId, 'sent')
    expect(await thereFor(externalId)).toEqual([
      [externalId, 'canceled', '14 Temple Road'],
      [`${externalId}-2`, 'pending', '3 Canal Row'],
    ])
  })

  it('and may be at the partner, whose answer was lost, is not made for the one before', async () => {
    const { shop } = test
    const { orderId, externalId } = await printFault(shop, 'answers-lost', async () => {
      const paid = await paidCustomOrder(shop)
      const lost = async () => (await partnerOrderRow(shop, paid.orderId))?.send_error
      await expect.poll(lost, soon).toBe('Our print partner does not answer')
      return { orderId: paid.orderId, externalId: (await partnerOrderRow(shop, paid.orderId)).external_id }
    })
    await moveTo(orderId, '11 Fort Road')
    await expect
      .poll(() => partnerOrderRow(shop, orderId), soon)
      .toMatchObject({ state: 'sent', external_id: `${externalId}-2` })
    const open = (await thereFor(externalId)).filter(([, status]) => status !== 'canceled')
    expect(open).toEqual([[`${externalId}-2`, 'pending', '11 Fort Road']])
  })

  it('and is about to be sent is sent to the new one only, however the two meet', async () => {
    const { shop } = test
    const { orderId } = await paidCustomOrder(shop)
    const { id, external_id: externalId } = await partnerOrderIn(shop, orderId, 'sent')
    // As it was before anybody sent it.
    await shop.database.pool.query(
      `update partner_orders set state = 'queued', tries = 0, external_id = external_id || '-7', attempt = 7 where id = $1`,
      [id],
    )
    const send = () => shop.deliver('partner-order-queued/send', { partnerOrderId: id }).catch(() => {})
    await Promise.all([moveTo(orderId, '23 Tank Bund'), send(), send()])
    await expect.poll(async () => (await partnerOrderRow(shop, orderId)).claimed_until, soon).toBeNull()
    const { headers } = await signIn(shop, owner)
    const path = `/api/admin/orders/${orderId}`
    const goesTo = (await shop.call('staff.order', { headers, path })).body.order.address.street
    await send()
    await partnerOrderIn(shop, orderId, 'sent')
    const open = (await thereFor(`${externalId}-`)).filter(([, status]) => status === 'pending')
    expect(open.map(([, , street]) => street)).toEqual([goesTo])
  })

  it('and is held by staff after it was sent is made for the new one only', async () => {
    const { shop } = test
    const { orderId } = await paidCustomOrder(shop)
    const { id, external_id: externalId } = await partnerOrderIn(shop, orderId, 'sent')
    await heldAfterLostAnswer(shop, id)
    expect((await moveTo(orderId, '21 Temple Trees')).status).toBe(200)
    await staffDo(shop, 'release', await partnerOrderIn(shop, orderId, 'held'))
    await partnerOrderIn(shop, orderId, 'sent')
    expect(await thereFor(externalId)).toEqual([
      [externalId, 'canceled', '14 Temple Road'],
      [`${externalId}-2`, 'pending', '21 Temple Trees'],
    ])
  })

  it('stays where it goes if the partner has begun it without the shop’s knowing', async () => {
    const { shop } = test
    const { token, orderId } = await paidCustomOrder(shop)
    const { external_id: externalId } = await partnerOrderIn(shop, orderId, 'sent')
    expect((await atPartner(shop, externalId, 'print')).status).toBe(200)
    expect(await moveTo(orderId, '5 Beach Lane')).toMatchObject({
      status: 409,
      body: { code: 'order.in-production' },
    })
    await partnerOrderIn(shop, orderId, 'printing')
    expect(await ownOrder(token, orderId)).toMatchObject({ address: { street: '14 Temple Road' } })
    expect(await thereFor(externalId)).toEqual([[externalId, 'inprocess', '14 Temple Road']])
  })

  it('stays where it goes while the partner does not answer, and can go elsewhere after that', async () => {
    const { shop } = test
    const { token, orderId } = await paidCustomOrder(shop)
    await partnerOrderIn(shop, orderId, 'sent')
    const refused = await printFault(shop, 'error-500', () => moveTo(orderId, '5 Beach Lane'))
    expect(refused).toMatchObject({ status: 503, body: { code: 'order.production-unknown' } })
    expect(refused.body.message).toContain('nothing was changed')
    expect(await ownOrder(token, orderId)).toMatchObject({ address: { street: '14 Temple Road' } })
    expect((await moveTo(orderId, '5 Beach Lane')).status).toBe(200)
    await partnerOrderIn(shop, orderId, 'sent')
  })

  it('and whose other parcel has left sends what is still to be made to the new one', async () => {
    const { shop } = test
    const { orderId } = await paidCustomOrder(shop, { withStock: true })
    const { external_id: externalId } = await partnerOrderIn(shop, orderId, 'sent')
    await partnerSays(shop, externalId, 'hold')
    await partnerOrderIn(shop, orderId, 'on-hold')
    await deliver(shop, orderId, ['packing', 'shipped'])
    expect((await moveTo(orderId, '17 Station Road')).status).toBe(200)
    await partnerOrderIn(shop, orderId, 'sent')
    expect((await thereFor(externalId)).at(-1)).toEqual([`${externalId}-2`, 'pending', '17 Station Road'])
  })

  it('is fixed while the partner makes a part of it', async () => {
    const { shop } = test
    const { orderId } = await paidCustomOrder(shop, { withStock: true })
    const { external_id: externalId } = await partnerOrderIn(shop, orderId, 'sent')
    await partnerSays(shop, externalId, 'print')
    await partnerOrderIn(shop, orderId, 'printing')
    expect(await moveTo(orderId, '5 Beach Lane')).toMatchObject({
      status: 422,
      body: { code: 'order.address-fixed' },
    })
  })
})

describe('an order of which staff cancel or refund printed units', () => {
  /** Takes so many of the two shirts off it. */
  async function takeOff(orderId: string, units: number) {
    const { lines } = await orderLines(test.shop, orderId)
    const lineId = lines.find(({ quantity }) => quantity === 2)?.lineId ?? ''
    const { confirm } = await orderUnits(test.shop, { id: orderId, lineId }, units)
    return confirm()
  }

  const unitsThere = async (externalId: string) =>
    (await ordersThere(test.shop)).find(({ external_id }) => external_id === externalId)?.items[0]?.quantity

  it('is sent again without them, and costs less', async () => {
    const { shop } = test
    const { orderId } = await paidCustomOrder(shop)
    const before = await partnerOrderIn(shop, orderId, 'sent')
    expect((await takeOff(orderId, 1)).status).toBe(200)
    const after = await partnerOrderIn(shop, orderId, 'sent')
    expect(after.external_id).toBe(`${before.external_id}-2`)
    expect(await unitsThere(after.external_id)).toBe(1)
    expect(Number(after.goods_minor)).toBe(Number(before.goods_minor) / 2)
    expect((await staffSee(shop, after.id)).body.partnerOrder).toMatchObject({ units: 1 })
    const states = (await thereFor(before.external_id)).map(([, status]) => status)
    expect(states).toEqual(['canceled', 'pending'])
  })

  it('keeps them if the partner has begun without the shop’s knowing, until staff know', async () => {
    const { shop } = test
    const { orderId } = await paidCustomOrder(shop)
    const { external_id: externalId } = await partnerOrderIn(shop, orderId, 'sent')
    expect((await atPartner(shop, externalId, 'print')).status).toBe(200)
    expect((await takeOff(orderId, 1)).body.code).toBe('order.in-production')
    expect(await orderLines(shop, orderId)).toMatchObject({ isInProduction: true })
    expect((await takeOff(orderId, 1)).status).toBe(200)
    expect(await unitsThere(externalId)).toBe(2)
  })

  it('and is being made shows what is made, whatever is refunded then', async () => {
    const { shop } = test
    const { token, orderId } = await paidCustomOrder(shop, { withStock: true })
    const { id, external_id: externalId } = await partnerOrderIn(shop, orderId, 'sent')
    await deliver(shop, orderId, ['packing', 'shipped'])
    expect((await takeOff(orderId, 1)).status).toBe(200)
    await partnerOrderIn(shop, orderId, 'sent')
    await partnerSays(shop, `${externalId}-2`, 'print')
    await partnerOrderIn(shop, orderId, 'printing')
    expect((await staffSee(shop, id)).body.partnerOrder).toMatchObject({ units: 1, items: [{ quantity: 1 }] })
    const path = `/api/fulfilment/${orderId}`
    const { parcels } = (await shop.call('fulfilment.parcels', { token, path })).body
    expect(parcels.at(-1)).toMatchObject({ from: 'print-partner', items: [{ quantity: 1 }] })
  })

  it.each([
    ['out-of-stock', 'refused'],
    ['hold', 'on-hold'],
  ] as const)(
    'after the other parcel has left is not made any more, if the partner says %s',
    async (action, state) => {
      const { shop } = test
      const { orderId } = await paidCustomOrder(shop, { withStock: true })
      const { external_id: externalId } = await partnerOrderIn(shop, orderId, 'sent')
      await partnerSays(shop, externalId, action)
      await partnerOrderIn(shop, orderId, state)
      await deliver(shop, orderId, ['packing', 'shipped'])
      expect((await takeOff(orderId, 2)).status).toBe(200)
      await partnerOrderIn(shop, orderId, 'cancelled')
      expect(await thereFor(externalId)).toMatchObject([[externalId, 'canceled', '14 Temple Road']])
    },
  )
})
