import { describe, expect, it } from 'vitest'
import {
  paidCustomOrder,
  partnerOrderIn,
  partnerOrderRow,
  partnerSays,
  printWebhooks,
  receive,
  signedPrintEvent,
  staffSee,
  usePrintShop,
} from '../../../../testing/designs/print-partner.ts'
import { everyJobDone } from '../../../../testing/jobs-done.ts'
import { orderNow, soon } from '../../../../testing/payments/payment-harness.ts'

const { test } = usePrintShop()

async function printingOrder() {
  const { token, orderId } = await paidCustomOrder(test.shop)
  const { id, external_id: externalId } = await partnerOrderIn(test.shop, orderId, 'sent')
  await partnerSays(test.shop, externalId, 'print')
  await partnerOrderIn(test.shop, orderId, 'printing')
  return { token, orderId, id, externalId }
}

const arrivedOf = async (orderId: string): Promise<number> =>
  (await partnerOrderRow(test.shop, orderId)).delivered_shipments.length

describe('an order that leaves the print partner in two shipments', () => {
  it('is delivered when both have arrived, however often the first one is told of', async () => {
    const { shop } = test
    const { token, orderId, id, externalId } = await printingOrder()
    await partnerSays(shop, externalId, 'ship-part')
    await partnerSays(shop, externalId, 'ship')
    await partnerOrderIn(shop, orderId, 'shipped')
    await partnerSays(shop, externalId, 'deliver')
    await expect.poll(() => arrivedOf(orderId), soon).toBe(1)
    const first = (await printWebhooks(shop, externalId)).at(-1)?.body ?? ''
    const again = signedPrintEvent(first.replace('"retries":0', '"retries":1'))
    expect((await receive(shop, again)).statusCode).toBe(200)
    await everyJobDone(shop)
    expect(await orderNow(shop, token)).toMatchObject({ _id: orderId, status: 'Shipped' })
    const { history, state } = (await staffSee(shop, id)).body.partnerOrder
    expect(state).toBe('shipped')
    expect(history.filter(({ text }) => text === 'A part of it was delivered')).toHaveLength(1)
    await partnerSays(shop, externalId, 'deliver')
    await partnerOrderIn(shop, orderId, 'delivered')
    expect(await orderNow(shop, token)).toMatchObject({ status: 'Delivered' })
  })

  it('is delivered with the second one if the first one arrived before that left', async () => {
    const { shop } = test
    const { orderId, externalId } = await printingOrder()
    await partnerSays(shop, externalId, 'ship-part')
    await partnerSays(shop, externalId, 'deliver')
    await expect.poll(() => arrivedOf(orderId), soon).toBe(1)
    expect((await partnerOrderRow(shop, orderId)).state).toBe('printing')
    await partnerSays(shop, externalId, 'ship')
    await partnerOrderIn(shop, orderId, 'shipped')
    await partnerSays(shop, externalId, 'deliver')
    await partnerOrderIn(shop, orderId, 'delivered')
  })
})
