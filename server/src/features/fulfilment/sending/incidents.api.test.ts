import { describe, expect, it } from 'vitest'
import {
  atPartner,
  paidCustomOrder,
  partnerOrderIn,
  partnerOrderRow,
  partnerSays,
  printWebhooks,
  receive,
  signedPrintEvent,
  staffDo,
  staffSee,
  usePrintShop,
} from '../../../../testing/designs/print-partner.ts'
import { everyJobDone } from '../../../../testing/jobs-done.ts'
import { soon } from '../../../../testing/payments/payment-harness.ts'
import { owner, signIn } from '../../../../testing/signed-in-staff.ts'

const { test } = usePrintShop()

async function shippedOrder() {
  const { orderId } = await paidCustomOrder(test.shop)
  const { id, external_id } = await partnerOrderIn(test.shop, orderId, 'sent')
  const externalId: string = external_id
  await partnerSays(test.shop, externalId, 'ship')
  await partnerOrderIn(test.shop, orderId, 'shipped')
  return { orderId, id, externalId }
}

const shown = async (id: string) => (await staffSee(test.shop, id)).body.partnerOrder

const incidentIs = (id: string, incident: string | null) =>
  expect.poll(async () => (await shown(id)).incident, soon).toBe(incident)

/** Where orders are in the list of staff. */
async function placesOf(...ids: readonly string[]) {
  const { headers } = await signIn(test.shop, owner)
  const { partnerOrders } = (await test.shop.call('staff.partner-orders', { headers })).body
  return ids.map((id) => partnerOrders.findIndex(({ _id }) => _id === id))
}

const linesOf = async (id: string, text: string) =>
  (await shown(id)).history.filter((line) => line.text === text)

describe('an order that has left the print partner', () => {
  it.each([
    ['return-parcel', 'parcel-returned', 'came back', 'The address is incomplete.'],
    ['cancel-shipment', 'parcel-cancelled', 'cancelled a shipment', 'The parcel was lost here.'],
    ['refund', 'refunded-there', 'refunded the order', ''],
    ['stop', 'stopped-there', 'after it had left', 'The carrier lost the parcel.'],
  ])('waits for staff after a %s, with the reason in its history', async (action, incident, text, note) => {
    const { orderId, id, externalId } = await shippedOrder()
    const other = await shippedOrder()
    await partnerSays(test.shop, externalId, action)
    await incidentIs(id, incident)
    const order = await shown(id)
    expect(order).toMatchObject({ state: 'shipped', incidentNote: note, can: { resolve: true } })
    expect(order.history.at(-1)).toMatchObject({
      text: expect.stringContaining(text),
      actor: 'Print partner',
      note,
    })
    const [first = -1, second = -1] = await placesOf(id, other.id)
    expect(first).toBeGreaterThanOrEqual(0)
    expect(first).toBeLessThan(second)
    expect((await partnerOrderRow(test.shop, orderId)).state).toBe('shipped')
  })

  it('waits no longer once staff have resolved it, who say what they did', async () => {
    const { shop } = test
    const { id, externalId } = await shippedOrder()
    await partnerSays(shop, externalId, 'return-parcel')
    await incidentIs(id, 'parcel-returned')
    const { version } = await shown(id)
    const resolved = await staffDo(shop, 'resolve', { id, version })
    expect(resolved).toMatchObject({
      status: 200,
      body: { partnerOrder: { incident: null, incidentNote: '', can: { resolve: false } } },
    })
    expect((await shown(id)).history.at(-1)).toMatchObject({ text: 'Marked as resolved', note: 'As agreed' })
    const again = { id, version: resolved.body.partnerOrder.version }
    expect((await staffDo(shop, 'resolve', again)).body.code).toBe('fulfilment.not-possible')
    await partnerSays(shop, externalId, 'return-parcel')
    await incidentIs(id, 'parcel-returned')
  })

  it('is told of once, however often the partner repeats itself', async () => {
    const { shop } = test
    const { id, externalId } = await shippedOrder()
    await partnerSays(shop, externalId, 'return-parcel')
    await incidentIs(id, 'parcel-returned')
    const { body } = (await printWebhooks(shop, externalId)).at(-1) ?? { body: '' }
    await receive(shop, signedPrintEvent(body.replace('"retries":0', '"retries":1')))
    await everyJobDone(shop)
    expect(await linesOf(id, 'A parcel came back to the print partner')).toHaveLength(1)
  })

  it('and was stopped there is noticed without a webhook too, and not again after staff have resolved it', async () => {
    const { shop } = test
    const { id, externalId } = await shippedOrder()
    await atPartner(shop, externalId, 'stop')
    const ask = () =>
      shop.deliver('partner-order-reported/fetch', { partnerOrderId: id, reason: '', isDelivery: false })
    await ask()
    expect(await shown(id)).toMatchObject({ incident: 'stopped-there', incidentNote: '' })
    await staffDo(shop, 'resolve', { id, version: (await shown(id)).version })
    await ask()
    expect((await shown(id)).incident).toBeNull()
  })
})
