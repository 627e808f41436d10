import { describe, expect, it } from 'vitest'
import {
  atPartner,
  customCheckout,
  ordersThere,
  paidCustomOrder,
  partnerOrderIn,
  partnerOrderRow,
  partnerSays,
  printFault,
  staffDo,
  usePrintShop,
} from '../../../../testing/designs/print-partner.ts'
import { everyJobDone } from '../../../../testing/jobs-done.ts'
import { orderLines, shownUnits } from '../../../../testing/line-refunds.ts'
import { soon } from '../../../../testing/payments/payment-harness.ts'
import { owner, signIn } from '../../../../testing/signed-in-staff.ts'

const { test } = usePrintShop()

async function moveTo(orderId: string, street: string) {
  const { headers } = await signIn(test.shop, owner)
  const path = `/api/admin/orders/${orderId}/address`
  const { address, version } = (await test.shop.call('staff.delivery-address', { headers, path })).body.form
  const body = { ...address, street, version }
  return test.shop.call('staff.delivery-address-change', { headers, path, body })
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
    async (_, deed, state) => {
      const { shop } = test
      const { orderId } = await paidCustomOrder(shop)
      const { external_id: externalId } = await partnerOrderIn(shop, orderId, 'sent')
      if (deed !== undefined) await partnerSays(shop, externalId, deed)
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
    await staffDo(shop, 'release', held)
    await partnerOrderIn(shop, orderId, 'sent')
    expect(await thereFor(held.external_id)).toEqual([[held.external_id, 'pending', '9 Hill Street']])
  })

  it('and was refused is mended with the new one when staff send it again', async () => {
    const { shop } = test
    const { orderId } = await paidCustomOrder(shop)
    const { external_id: externalId } = await partnerOrderIn(shop, orderId, 'sent')
    await partnerSays(shop, externalId, 'out-of-stock')
    const refused = await partnerOrderIn(shop, orderId, 'refused')
    await moveTo(orderId, '3 Canal Row')
    await everyJobDone(shop)
    await staffDo(shop, 'resend', refused)
    await partnerOrderIn(shop, orderId, 'sent')
    expect(await thereFor(externalId)).toEqual([[externalId, 'pending', '3 Canal Row']])
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

  it('stays for the one before if the partner has begun it, of which the history tells', async () => {
    const { shop } = test
    const { orderId } = await paidCustomOrder(shop)
    const { id, external_id: externalId } = await partnerOrderIn(shop, orderId, 'sent')
    expect((await atPartner(shop, externalId, 'print')).status).toBe(200)
    // The shop has not heard of it.
    expect((await moveTo(orderId, '5 Beach Lane')).status).toBe(200)
    await partnerOrderIn(shop, orderId, 'printing')
    const tooLate = async () => {
      const { rows } = await shop.database.pool.query(
        'select text from partner_order_events where partner_order_id = $1',
        [id],
      )
      return rows.filter(({ text }) => text.startsWith('Too late for the new address')).length
    }
    await expect.poll(tooLate, soon).toBe(1)
    expect(await thereFor(externalId)).toEqual([[externalId, 'inprocess', '14 Temple Road']])
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

describe('an order of which staff cancel some printed units', () => {
  /** Cancels one of the two shirts. */
  async function cancelOne(orderId: string) {
    const lineId = (await orderLines(test.shop, orderId)).lines[0]?.lineId ?? ''
    const { confirm } = await shownUnits(test.shop, { id: orderId, lineId }, 1)
    expect((await confirm()).status).toBe(200)
    await everyJobDone(test.shop)
  }

  const unitsThere = async (externalId: string) =>
    (await ordersThere(test.shop)).find(({ external_id }) => external_id === externalId)?.items[0]?.quantity

  it('is sent anew without them, and costs less', async () => {
    const { shop } = test
    const { orderId } = await paidCustomOrder(shop)
    const before = await partnerOrderIn(shop, orderId, 'sent')
    await cancelOne(orderId)
    const after = await partnerOrderIn(shop, orderId, 'sent')
    expect(after.external_id).toBe(`${before.external_id}-2`)
    expect(await unitsThere(after.external_id)).toBe(1)
    expect(Number(after.goods_minor)).toBe(Number(before.goods_minor) / 2)
    const states = (await thereFor(before.external_id)).map(([, status]) => status)
    expect(states).toEqual(['canceled', 'pending'])
  })

  it('comes whole if the partner has begun it, of which the history tells', async () => {
    const { shop } = test
    const { token, orderId } = await paidCustomOrder(shop)
    const { external_id: externalId } = await partnerOrderIn(shop, orderId, 'sent')
    expect((await atPartner(shop, externalId, 'print')).status).toBe(200)
    await cancelOne(orderId)
    expect(await unitsThere(externalId)).toBe(2)
    const { orders } = (await shop.call('orders.user', { token })).body
    const texts = orders.find(({ _id }) => _id === orderId)?.events.map(({ text }) => text)
    expect(texts).toContain('Too late to cancel these items at the print partner: they come all the same')
  })
})
