import { describe, expect, it } from 'vitest'
import {
  atPartner,
  paidCustomOrder,
  partnerOrderIn,
  partnerSays,
  printFault,
  usePrintShop,
} from '../../../../testing/designs/print-partner.ts'
import { everyJobDone } from '../../../../testing/jobs-done.ts'
import { takeUnheardPartnerOrders } from '../partner-orders.queries.ts'

const { test } = usePrintShop()
const hourMs = 3_600_000

async function sentOrder() {
  const { orderId } = await paidCustomOrder(test.shop)
  return partnerOrderIn(test.shop, orderId, 'sent')
}

describe('an order of which no webhook event arrives', () => {
  it('is asked about after hours', async () => {
    const { shop } = test
    const { order_id: orderId, external_id: externalId } = await sentOrder()
    await atPartner(shop, externalId, 'print')
    shop.clock.advance(7 * 3_600_000)
    await shop.features.everyMinute()
    await partnerOrderIn(shop, orderId, 'printing')
  })

  it('is asked about once in hours, also while the partner is down', async () => {
    const { shop } = test
    const { id } = await sentOrder()
    shop.clock.advance(7 * 3_600_000)
    const asked = await printFault(shop, 'error-500', async () => {
      for (let minute = 0; minute < 3; minute += 1) {
        await shop.features.everyMinute()
        shop.clock.advance(60_000)
      }
      return timesAsked(id)
    })
    expect(asked).toBe(1)
  })

  it('is asked about for two weeks after it was shipped, and only after those that have not left', async () => {
    const { shop } = test
    const shipped = await sentOrder()
    await partnerSays(shop, shipped.external_id, 'ship')
    await partnerOrderIn(shop, shipped.order_id, 'shipped')
    const sent = await sentOrder()
    // A subscriber that is still running would write when it heard of the order.
    await everyJobDone(shop)
    shop.clock.advance(7 * hourMs)
    const heardAt = (id: string, at: string) =>
      shop.change('update partner_orders set checked_at = $2 where id = $1', [id, at])
    await heardAt(shipped.id, '2000-01-01')
    await heardAt(sent.id, '2000-01-02')
    const now = shop.clock.now()
    const asked = { since: now, shippedSince: new Date(now.getTime() - 24 * hourMs), now, limit: 1 }
    expect(await takeUnheardPartnerOrders(shop.database.db, asked)).toEqual([sent.id])
    await heardAt(shipped.id, '2000-01-01')
    const before = await timesAsked(shipped.id)
    await shop.features.everyMinute()
    expect(await timesAsked(shipped.id)).toBe(before + 1)
    await everyJobDone(shop)
    shop.clock.advance(15 * 24 * hourMs)
    await shop.features.everyMinute()
    // Those of two weeks ago are purged, and there is no new one.
    expect(await timesAsked(shipped.id)).toBe(0)
  })
})

async function timesAsked(id: string): Promise<number> {
  const { rows } = await test.shop.database.pool.query(
    `select from outbox_events where name = 'partner-order-reported' and payload ->> 'partnerOrderId' = $1`,
    [id],
  )
  return rows.length
}
