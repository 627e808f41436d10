import { describe, expect, it } from 'vitest'
import {
  paidCustomOrder,
  partnerOrderIn,
  partnerOrderRow,
  partnerSays,
  usePrintShop,
} from '../../../../testing/designs/print-partner.ts'
import { orderNow, soon } from '../../../../testing/payments/payment-harness.ts'
import { staffCalls } from '../../../../testing/payments/refund-behaviour.ts'
import { mailsFor } from '../../../../testing/shoppers.ts'

const { test } = usePrintShop()

describe('an order that is made although all its money went back', () => {
  it('has a parcel that its shopper can follow until it arrives', async () => {
    const { shop } = test
    const { token, email, orderId } = await paidCustomOrder(shop)
    const { external_id: externalId } = await partnerOrderIn(shop, orderId, 'sent')
    await partnerSays(shop, externalId, 'print')
    await partnerOrderIn(shop, orderId, 'printing')
    const staff = await staffCalls(shop)
    const { refundableMinor } = await staff.payments(orderId)
    expect((await staff.refund(orderId, refundableMinor)).status).toBe(200)
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
