import { describe, expect, it } from 'vitest'
import {
  ordersThere,
  paidCustomOrder,
  partnerOrderIn,
  receive,
  signedPrintEvent,
  staffDo,
  usePrintShop,
} from '../../../../testing/designs/print-partner.ts'
import { everyJobDone } from '../../../../testing/jobs-done.ts'
import { mailsFor } from '../../../../testing/shoppers.ts'

const { test } = usePrintShop()

const statusesThere = async (externalId: string) =>
  (await ordersThere(test.shop))
    .filter(({ external_id }) => external_id.startsWith(externalId))
    .map(({ external_id, status }) => [external_id, status])

const cancelThere = (externalId: string) =>
  fetch(`${test.shop.sandboxUrl}/printful/orders/@${externalId}`, {
    method: 'DELETE',
    headers: { authorization: 'Bearer sandbox-printful-token' },
  })

/** An order that the partner has cancelled, for a reason that sounds like another problem. */
async function cancelledOrder(reason: string) {
  const { shop } = test
  const { orderId, email } = await paidCustomOrder(shop)
  const { external_id: externalId } = await partnerOrderIn(shop, orderId, 'sent')
  expect((await cancelThere(externalId)).status).toBe(200)
  const order = { id: 1, external_id: externalId, status: 'canceled' }
  const event = JSON.stringify({ type: 'order_canceled', data: { order, reason } })
  expect((await receive(shop, signedPrintEvent(event))).statusCode).toBe(200)
  return { email, orderId, externalId, refused: await partnerOrderIn(shop, orderId, 'refused') }
}

describe('an order that the partner has cancelled', () => {
  it.each([
    ['without a reason', '', 'cancelled-there'],
    ['as it is out of stock', 'The shirt is out of stock.', 'out-of-stock'],
    ['for its print file', 'The print file shows a brand.', 'file-rejected'],
  ])('%s is ordered anew when staff send it again', async (_, reason, problem) => {
    const { shop } = test
    const { email, orderId, externalId, refused } = await cancelledOrder(reason)
    expect(refused.problem).toBe(problem)
    await everyJobDone(shop)
    const before = (await mailsFor(shop, email)).length
    await staffDo(shop, 'resend', refused)
    await everyJobDone(shop)
    expect(await partnerOrderIn(shop, orderId, 'sent')).toMatchObject({ external_id: `${externalId}-2` })
    expect(await statusesThere(externalId)).toEqual([
      [externalId, 'canceled'],
      [`${externalId}-2`, 'pending'],
    ])
    expect(await mailsFor(shop, email)).toHaveLength(before)
  })
})
