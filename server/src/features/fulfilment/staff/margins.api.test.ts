import { describe, expect, it } from 'vitest'
import {
  customCheckout,
  paidCustomOrder,
  partnerOrderIn,
  partnerOrderRow,
  partnerSays,
  staffDo,
  staffSee,
  usePrintShop,
} from '../../../../testing/designs/print-partner.ts'
import { orderLines, refundUnits } from '../../../../testing/line-refunds.ts'
import { orderNow, soon } from '../../../../testing/payments/payment-harness.ts'
import { staffCalls } from '../../../../testing/payments/refund-behaviour.ts'
import { refundOf, staffReturns } from '../../../../testing/returns.ts'
import { owner, signIn } from '../../../../testing/signed-in-staff.ts'

const { test } = usePrintShop()

async function sentOrder(withStock = false) {
  const paid = await paidCustomOrder(test.shop, { withStock })
  const { id, external_id } = await partnerOrderIn(test.shop, paid.orderId, 'sent')
  const externalId: string = external_id
  return { ...paid, id, externalId }
}

const costsOf = async (id: string) => (await staffSee(test.shop, id)).body.partnerOrder.costs

const soldOf = async (id: string): Promise<number> => (await costsOf(id))?.sold ?? -1

const paymentIs = (token: string, state: string) =>
  expect.poll(async () => (await orderNow(test.shop, token))?.paymentState, soon).toBe(state)

async function printedLine(orderId: string) {
  const { lines } = await orderLines(test.shop, orderId)
  return { id: orderId, lineId: lines.find(({ isMadeToOrder }) => isMadeToOrder)?.lineId ?? '' }
}

describe('the margin of an order at the print partner', () => {
  it('is none once the order was cancelled in time: the partner charges nothing', async () => {
    const { shop } = test
    const { token, orderId, id } = await sentOrder()
    expect(await soldOf(id)).toBeGreaterThan(0)
    expect((await shop.call('orders.cancel', { token, body: { orderId } })).status).toBe(200)
    await partnerOrderIn(shop, orderId, 'cancelled')
    expect(await costsOf(id)).toBeNull()
  })

  it('is the partner’s costs as a loss if the order was cancelled too late', async () => {
    const { shop } = test
    const { orderId, id, externalId } = await sentOrder()
    await partnerSays(shop, externalId, 'print')
    await partnerOrderIn(shop, orderId, 'printing')
    const { headers } = await signIn(shop, owner)
    const path = `/api/admin/orders/${orderId}`
    const { version } = (await shop.call('staff.order', { headers, path })).body.order
    const body = { to: 'cancelled', version, note: 'As promised' }
    expect((await shop.call('staff.order-move', { headers, path: `${path}/move`, body })).status).toBe(200)
    expect(await costsOf(id)).toMatchObject({ sold: 0, goodsText: 'USD 18.50', marginPercent: null })
    expect((await costsOf(id))?.margin).toBeLessThan(0)
  })

  it('leaves out what was paid for a faulty print that came back', async () => {
    const { shop } = test
    const { token, orderId, id, externalId } = await sentOrder()
    const before = await soldOf(id)
    await partnerSays(shop, externalId, 'ship')
    await partnerSays(shop, externalId, 'deliver')
    await partnerOrderIn(shop, orderId, 'delivered')
    const { lineId } = await printedLine(orderId)
    const body = refundOf({ orderId, lineId }, 1, { reason: 'fault', payout: 'original' })
    const { request } = (await shop.call('returns.request-refund', { token, body })).body
    const staff = await staffReturns(shop)
    await staff.complete(request._id, 'damaged')
    await staff.untilSettled(request._id)
    expect(request.totalRefundAmount).toBeGreaterThan(0)
    expect(await soldOf(id)).toBeCloseTo(before - request.totalRefundAmount, 2)
  })

  it('bears its share of a refund by amount, and all of a full one', async () => {
    const { shop } = test
    const { token, orderId, id, externalId } = await sentOrder(true)
    await partnerSays(shop, externalId, 'print')
    await partnerOrderIn(shop, orderId, 'printing')
    const before = await soldOf(id)
    const staff = await staffCalls(shop)
    const { refundableMinor } = await staff.payments(orderId)
    const half = Math.round(refundableMinor / 2)
    expect((await staff.refund(orderId, half)).status).toBe(200)
    await paymentIs(token, 'partly-refunded')
    expect(await soldOf(id)).toBeCloseTo(before / 2, 1)
    expect((await staff.refund(orderId, refundableMinor - half)).status).toBe(200)
    await paymentIs(token, 'refunded')
    expect(await costsOf(id)).toMatchObject({ sold: 0, goodsText: 'USD 18.50' })
  })

  it('leaves out units that were cancelled before they were paid for, once', async () => {
    const { shop } = test
    const both = await soldOf((await sentOrder()).id)
    const { token, body } = await customCheckout(shop)
    const { orderId } = (await shop.call('order.place', { token, body })).body
    await partnerOrderIn(shop, orderId, 'held')
    expect((await refundUnits(shop, await printedLine(orderId), 1)).status).toBe(200)
    await staffDo(shop, 'release', await partnerOrderRow(shop, orderId))
    const { id } = await partnerOrderIn(shop, orderId, 'sent')
    expect(await soldOf(id)).toBeCloseTo(both / 2, 2)
  })

  it('is worked out anew, at the rate of its day, when the order is placed there again', async () => {
    const { shop } = test
    const { orderId, id } = await sentOrder()
    await shop.change('update partner_orders set usd_rate = 0.002 where id = $1', [id])
    const { version } = (await staffSee(shop, id)).body.partnerOrder
    const held = (await staffDo(shop, 'hold', { id, version })).body.partnerOrder
    expect(held).toMatchObject({ state: 'held', costs: null })
    await staffDo(shop, 'release', { id, version: held.version })
    expect(await partnerOrderIn(shop, orderId, 'sent')).toMatchObject({ usd_rate: 0.0031 })
    expect(await costsOf(id)).toMatchObject({ goodsText: 'USD 18.50' })
  })
})
