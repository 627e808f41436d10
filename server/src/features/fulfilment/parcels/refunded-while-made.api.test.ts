import { describe, expect, it } from 'vitest'
import {
  ordersThere,
  paidCustomOrder,
  partnerOrderIn,
  partnerOrderRow,
  partnerSays,
  staffSee,
  usePrintShop,
} from '../../../../testing/designs/print-partner.ts'
import { everyJobDone } from '../../../../testing/jobs-done.ts'
import { orderNow, soon } from '../../../../testing/payments/payment-harness.ts'
import { staffCalls } from '../../../../testing/payments/refund-behaviour.ts'
import { deliver } from '../../../../testing/returns.ts'
import { mailsFor } from '../../../../testing/shoppers.ts'

const { test, files } = usePrintShop()

/** Staff give back all that was paid. */
async function refundAll(orderId: string): Promise<void> {
  const staff = await staffCalls(test.shop)
  const { refundableMinor } = await staff.payments(orderId)
  expect((await staff.refund(orderId, refundableMinor)).status).toBe(200)
}

/** An order whose other parcel the shop has sent, with what the partner said of the print. */
async function otherParcelSent(action?: string) {
  const { shop } = test
  const { token, orderId } = await paidCustomOrder(shop, { withStock: true })
  const { id, external_id: externalId } = await partnerOrderIn(shop, orderId, 'sent')
  if (action !== undefined) {
    await partnerSays(shop, externalId, action)
    // What the partner does moves the order, too.
    await everyJobDone(shop)
  }
  await deliver(shop, orderId, ['packing', 'shipped'])
  return { token, orderId, id, externalId }
}

const statusThere = async (externalId: string) =>
  (await ordersThere(test.shop)).find(({ external_id }) => external_id === externalId)?.status

describe('an order that is refunded in full after the shop’s own parcel has left', () => {
  it.each([
    ['has accepted', undefined, 'sent'],
    ['has put on hold', 'hold', 'on-hold'],
    ['has refused', 'out-of-stock', 'refused'],
  ] as const)('is not made any more if the partner %s the print', async (_, action, state) => {
    const { orderId, id, externalId } = await otherParcelSent(action)
    await partnerOrderIn(test.shop, orderId, state)
    await refundAll(orderId)
    await partnerOrderIn(test.shop, orderId, 'cancelled')
    expect(await statusThere(externalId)).toBe('canceled')
    const { history } = (await staffSee(test.shop, id)).body.partnerOrder
    expect(history.at(-1)).toMatchObject({ text: 'Cancelled', note: 'The order was refunded' })
  })

  it('is not sent to the partner any more if it was held', async () => {
    const { shop } = test
    files.areThere = false
    const { orderId } = await paidCustomOrder(shop, { withStock: true })
    const { external_id: externalId } = await partnerOrderIn(shop, orderId, 'held')
    files.areThere = true
    await deliver(shop, orderId, ['packing', 'shipped'])
    await refundAll(orderId)
    await partnerOrderIn(shop, orderId, 'cancelled')
    expect(await statusThere(externalId)).toBeUndefined()
  })

  it('goes on if the print has left too', async () => {
    const { token, orderId, externalId } = await otherParcelSent('ship')
    await partnerOrderIn(test.shop, orderId, 'shipped')
    await refundAll(orderId)
    await expect.poll(async () => (await orderNow(test.shop, token))?.paymentState, soon).toBe('refunded')
    await everyJobDone(test.shop)
    expect(await partnerOrderRow(test.shop, orderId)).toMatchObject({
      state: 'shipped',
      cancel_requested_at: null,
    })
    expect(await statusThere(externalId)).toBe('fulfilled')
  })
})

describe('an order that is made although all its money went back', () => {
  it('has a parcel that its shopper can follow until it arrives', async () => {
    const { shop } = test
    const { token, email, orderId } = await paidCustomOrder(shop)
    const { external_id: externalId } = await partnerOrderIn(shop, orderId, 'sent')
    await partnerSays(shop, externalId, 'print')
    await partnerOrderIn(shop, orderId, 'printing')
    await refundAll(orderId)
    await expect
      .poll(async () => (await partnerOrderRow(shop, orderId)).cancel_requested_at, soon)
      .not.toBeNull()
    await partnerSays(shop, externalId, 'ship')
    await partnerOrderIn(shop, orderId, 'shipped')
    const parcels = async () =>
      (await shop.call('fulfilment.parcels', { token, path: `/api/fulfilment/${orderId}` })).body.parcels
    expect(await parcels()).toMatchObject([
      { from: 'print-partner', step: 'shipped', tracking: { carrier: 'DHL' }, items: [{ quantity: 2 }] },
    ])
    await partnerSays(shop, externalId, 'deliver')
    await partnerOrderIn(shop, orderId, 'delivered')
    const shown = await orderNow(shop, token)
    expect(shown).toMatchObject({ _id: orderId, paymentState: 'refunded' })
    expect(shown?.events.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Made-to-order parcel shipped', 'Made-to-order parcel delivered']),
    )
    const mail = async () =>
      (await mailsFor(shop, email)).find(({ subject }) => subject.includes('parcel is on its way'))?.text
    await expect.poll(mail, soon).toContain('from our print partner: DHL')
    expect(await mail()).not.toContain('other items')
  })
})
