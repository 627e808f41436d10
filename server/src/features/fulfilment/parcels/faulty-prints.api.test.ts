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

async function deliveredPrint(withStock = false) {
  const { shop } = test
  const { token, orderId } = await paidCustomOrder(shop, { withStock })
  const { external_id: externalId } = await partnerOrderIn(shop, orderId, 'sent')
  await partnerSays(shop, externalId, 'ship')
  await partnerOrderIn(shop, orderId, 'shipped')
  if (withStock) {
    await deliver(shop, orderId)
    shop.clock.advance(5 * dayMs)
  }
  await partnerSays(shop, externalId, 'deliver')
  await partnerOrderIn(shop, orderId, 'delivered')
  const path = `/api/return/${orderId}`
  const { lines, until } = (await shop.call('returns.of-order', { token, path })).body
  return { token, orderId, until, lineId: lines.find(({ madeToOrder }) => madeToOrder)?.lineId ?? '' }
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

  it('can be sent back for as long as any other item, from its own delivery on', async () => {
    const { until } = await deliveredPrint(true)
    expect(until).toBeGreaterThan(test.shop.clock.now().getTime() + 6.9 * dayMs)
  })
})
