import { describe, expect, it } from 'vitest'
import {
  paidCustomOrder,
  partnerOrderIn,
  partnerOrderRow,
  partnerSays,
  usePrintShop,
} from '../../../../testing/designs/print-partner.ts'
import { everyJobDone } from '../../../../testing/jobs-done.ts'
import { orderNow } from '../../../../testing/payments/payment-harness.ts'
import { mailsFor } from '../../../../testing/shoppers.ts'
import { owner, signIn } from '../../../../testing/signed-in-staff.ts'

const { test } = usePrintShop()

/** An order whose parcel has left with this number, which the partner has corrected since. */
async function shippedAs(before: string, withStock = false) {
  const { shop } = test
  const { orderId, token, email } = await paidCustomOrder(shop, { withStock })
  const { external_id: externalId } = await partnerOrderIn(shop, orderId, 'sent')
  await partnerSays(shop, externalId, 'ship')
  const { id, tracking_number: corrected } = await partnerOrderIn(shop, orderId, 'shipped')
  await everyJobDone(shop)
  await shop.change('update partner_orders set tracking_number = $2 where id = $1', [id, before])
  if (before === '') await shop.change('delete from order_tracking where order_id = $1', [orderId])
  else await shop.change('update order_tracking set number = $2 where order_id = $1', [orderId, before])
  return { id, orderId, token, email, corrected }
}

const ask = (partnerOrderId: string) =>
  test.shop.deliver('partner-order-reported/fetch', { partnerOrderId, reason: '', isDelivery: false })

const numberOf = async (token: string) => (await orderNow(test.shop, token))?.tracking?.number

describe('the tracking number of a parcel of the print partner', () => {
  it.each([
    ['is corrected', 'MISTYPED 1'],
    ['comes late', ''],
  ])('that %s reaches the order, and its shopper by email, once', async (_, before) => {
    const { shop } = test
    const { id, token, email, corrected } = await shippedAs(before)
    const mails = (await mailsFor(shop, email)).length
    await ask(id)
    await ask(id)
    expect(await numberOf(token)).toBe(corrected)
    await everyJobDone(shop)
    const sent = await mailsFor(shop, email)
    expect(sent).toHaveLength(mails + 1)
    expect(sent.map(({ text }) => text).join()).toContain(corrected)
  })

  it('that is corrected leaves the one that staff have set', async () => {
    const { shop } = test
    const { id, orderId, token } = await shippedAs('MISTYPED 2')
    const path = `/api/admin/orders/${orderId}/tracking`
    const { headers } = await signIn(shop, owner)
    await shop.call('staff.order-track', { headers, path, body: { carrier: 'Domex', number: 'DX 1' } })
    await ask(id)
    expect(await numberOf(token)).toBe('DX 1')
  })

  it('is not named by the email about the parcel if the partner gives none', async () => {
    const { shop } = test
    const { id, orderId, email } = await shippedAs('', true)
    await shop.deliver('partner-parcel-shipped/email', { partnerOrderId: id })
    await everyJobDone(shop)
    expect((await partnerOrderRow(shop, orderId)).tracking_number).toBe('')
    const texts = (await mailsFor(shop, email)).map(({ text }) => text)
    expect(texts.join()).toContain('is on its way from our print partner. Your other items')
  })
})
