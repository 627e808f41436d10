import { describe, expect, it } from 'vitest'
import {
  paidCustomOrder,
  partnerOrderIn,
  partnerSays,
  usePrintShop,
} from '../../../../testing/designs/print-partner.ts'
import { deliver, exchangeOf, refundOf, staffReturns } from '../../../../testing/returns.ts'

const { test } = usePrintShop()

const dayMs = 24 * 3_600_000

async function shippedPrint(withStock = false) {
  const { shop } = test
  const { token, orderId } = await paidCustomOrder(shop, { withStock })
  const { external_id: externalId } = await partnerOrderIn(shop, orderId, 'sent')
  await partnerSays(shop, externalId, 'ship')
  await partnerOrderIn(shop, orderId, 'shipped')
  return { token, orderId, externalId }
}

async function deliveredPrint(shipped = shippedPrint()) {
  const { shop } = test
  const { token, orderId, externalId } = await shipped
  await partnerSays(shop, externalId, 'deliver')
  await partnerOrderIn(shop, orderId, 'delivered')
  const path = `/api/return/${orderId}`
  const { lines, until } = (await shop.call('returns.of-order', { token, path })).body
  return { token, orderId, until, lineId: lines.find(({ madeToOrder }) => madeToOrder)?.lineId ?? '' }
}

/** What the shop packed was delivered so many days ago, and the print is still on its way. */
async function printAfterStock(days: number) {
  const shipped = await shippedPrint(true)
  await deliver(test.shop, shipped.orderId)
  await daysPass(shipped.orderId, days)
  return shipped
}

/** All of an order happened so many days earlier: the clock stays, as payments and sessions go by the real time. */
async function daysPass(orderId: string, days: number): Promise<void> {
  const { shop } = test
  await shop.change('update order_events set at = at - make_interval(days => $2) where order_id = $1', [
    orderId,
    days,
  ])
  await shop.change(
    'update partner_orders set changed_at = changed_at - make_interval(days => $2) where order_id = $1',
    [orderId, days],
  )
  await shop.features.everyMinute()
}

async function isComplete(orderId: string): Promise<boolean> {
  const { rows } = await test.shop.database.pool.query('select completed_at from orders where id = $1', [
    orderId,
  ])
  return rows[0].completed_at !== null
}

describe('what the print partner made', () => {
  it.each(['size', 'changed-mind', 'not-as-shown'])('is not taken back for the reason %s', async (reason) => {
    const { token, ...line } = await deliveredPrint()
    const body = refundOf(line, 1, { reason, payout: 'original' })
    const refused = await test.shop.call('returns.preview', { token, body: { ...body, kind: 'refund' } })
    expect(refused.body.code).toBe('returns.made-to-order')
    const exchanged = await test.shop.call('returns.request-exchange', {
      token,
      body: { ...exchangeOf(line, 0, 'L'), reason },
    })
    expect(exchanged.body.code).toBe('returns.made-to-order')
  })

  it('is refunded if it is faulty', async () => {
    const { shop } = test
    const { token, ...line } = await deliveredPrint()
    const asked = refundOf(line, 1, { reason: 'fault', payout: 'original' })
    const { body: requested } = await shop.call('returns.request-refund', { token, body: asked })
    expect(requested.request.totalRefundAmount).toBeGreaterThan(0)
    const staff = await staffReturns(shop)
    await staff.complete(requested.request._id, 'damaged')
    await staff.untilSettled(requested.request._id)
  })

  // Beyond a month the order is complete by then.
  it.each([5, 8, 40])('can be sent back from its own delivery on, %i days after the rest', async (days) => {
    const { shop } = test
    const { token, until, ...line } = await deliveredPrint(printAfterStock(days))
    expect(until).toBeGreaterThan(shop.clock.now().getTime() + 6.9 * dayMs)
    const asked = refundOf(line, 1, { reason: 'fault', payout: 'original' })
    expect(await shop.call('returns.request-refund', { token, body: asked })).toMatchObject({ status: 200 })
  })

  it('keeps its order from being complete until its own return window is over', async () => {
    const { orderId } = await deliveredPrint(printAfterStock(8))
    expect(await isComplete(orderId)).toBe(false)
    await daysPass(orderId, 6)
    expect(await isComplete(orderId)).toBe(false)
    await daysPass(orderId, 2)
    expect(await isComplete(orderId)).toBe(true)
  })

  it('does so for a month after it has left if nobody reports its delivery', async () => {
    const { orderId } = await printAfterStock(29)
    expect(await isComplete(orderId)).toBe(false)
    await daysPass(orderId, 2)
    expect(await isComplete(orderId)).toBe(true)
  })

  it('does so for as long as it has not left', async () => {
    const { shop } = test
    const { orderId } = await paidCustomOrder(shop, { withStock: true })
    await partnerOrderIn(shop, orderId, 'sent')
    await deliver(shop, orderId)
    await daysPass(orderId, 40)
    expect(await isComplete(orderId)).toBe(false)
  })
})
