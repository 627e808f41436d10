import { describe, expect, it } from 'vitest'
import {
  atPartner,
  paidCustomOrder,
  partnerOrderIn,
  printFault,
  usePrintShop,
} from '../../../../testing/designs/print-partner.ts'

const { test } = usePrintShop()

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
      const { rows } = await shop.database.pool.query(
        `select from pgboss.job where name = 'partner-order-reported/fetch' and data ->> 'partnerOrderId' = $1`,
        [id],
      )
      return rows.length
    })
    expect(asked).toBe(1)
  })
})
