import { describe, expect, it } from 'vitest'
import {
  ordersThere,
  paidCustomOrder,
  partnerOrderIn,
  partnerOrderRow,
  printFault,
  usePrintShop,
} from '../../../../testing/designs/print-partner.ts'
import { orderLines, orderUnits, previewUnits } from '../../../../testing/line-refunds.ts'
import { soon } from '../../../../testing/payments/payment-harness.ts'

const { test } = usePrintShop()

async function sentOrder() {
  const { orderId } = await paidCustomOrder(test.shop)
  const { id, external_id: externalId } = await partnerOrderIn(test.shop, orderId, 'sent')
  const [line] = (await orderLines(test.shop, orderId)).lines
  return { id, orderId, externalId, shirts: { id: orderId, lineId: line?.lineId ?? '' } }
}

async function thereFor(externalId: string) {
  const found = (await ordersThere(test.shop)).filter(({ external_id }) => external_id.startsWith(externalId))
  return found.map(({ external_id, status, items }) => [external_id, status, items[0]?.quantity])
}

describe('a change of an order that is refused', () => {
  it('after the print partner has cancelled it there has it sent again as it was', async () => {
    const { shop } = test
    const { orderId, externalId, shirts } = await sentOrder()
    const { confirm } = await orderUnits(shop, shirts, 1)
    const { asked } = await printFault(shop, 'held', async () => {
      const asked = confirm()
      const claim = async () => (await partnerOrderRow(shop, orderId)).claimed_until
      await expect.poll(claim, soon).not.toBeNull()
      // Somebody else changes the order while the partner is asked.
      await shop.change('update orders set version = version + 1 where id = $1', [orderId])
      return { asked }
    })
    expect((await asked).body.code).toBe('line-refunds.changed-meanwhile')
    await expect
      .poll(() => partnerOrderRow(shop, orderId), soon)
      .toMatchObject({ state: 'sent', external_id: `${externalId}-2`, problem: null })
    expect(await thereFor(externalId)).toEqual([
      [externalId, 'canceled', 2],
      [`${externalId}-2`, 'pending', 2],
    ])
  })

  it('as its account was deleted, and store credit can go nowhere, leaves the print partner alone', async () => {
    const { shop } = test
    const { orderId, externalId, shirts } = await sentOrder()
    await shop.change('update orders set customer_id = null where id = $1', [orderId])
    expect((await previewUnits(shop, shirts, 1, 'store-credit')).body.code).toBe('payments.no-account')
    const { confirm } = await orderUnits(shop, shirts, 1, 'store-credit')
    expect((await confirm()).body.code).toBe('payments.no-account')
    expect(await thereFor(externalId)).toEqual([[externalId, 'pending', 2]])
    expect((await previewUnits(shop, shirts, 1)).status).toBe(200)
  })
})
