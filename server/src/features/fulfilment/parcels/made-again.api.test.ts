import { beforeAll, describe, expect, it } from 'vitest'
import { customShirt } from '../../../../testing/designs/design-calls.ts'
import {
  paidCustomOrder,
  partnerOrderIn,
  partnerSays,
  proofTimeoutMs,
  shopperWithShirt,
  staffDo,
  staffReplaceDesign,
  staffSee,
} from '../../../../testing/designs/print-partner.ts'
import { exchangeOf, staffReturns } from '../../../../testing/returns.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'

const test = useTestShop()

beforeAll(async () => {
  await shopperWithShirt(test.shop)
}, proofTimeoutMs)

/** An order whose file the partner rejected, and which was printed with another design of its shopper's. */
async function printedOtherwise() {
  const { shop } = test
  const { orderId, token } = await paidCustomOrder(shop)
  const { external_id: externalId } = await partnerOrderIn(shop, orderId, 'sent')
  await partnerSays(shop, externalId, 'reject-file')
  const refused = await partnerOrderIn(shop, orderId, 'refused')
  const { product: other } = await customShirt(shop, token, { name: 'Larger letters' })
  const lineId = (await staffSee(shop, refused.id)).body.partnerOrder.items[0]?.lineId ?? ''
  const { body } = await staffReplaceDesign(shop, refused, { lineId, designId: other._id })
  await staffDo(shop, 'resend', { id: refused.id, version: body.partnerOrder.version })
  const { external_id: sentAs } = await partnerOrderIn(shop, orderId, 'sent')
  await partnerSays(shop, sentAs, 'ship')
  await partnerOrderIn(shop, orderId, 'shipped')
  await partnerSays(shop, sentAs, 'deliver')
  const { id } = await partnerOrderIn(shop, orderId, 'delivered')
  return { orderId, token, lineId, partnerOrderId: id }
}

describe('the same again for a faulty print', () => {
  it('is the design that was printed, if that was not the one that was ordered', async () => {
    const { shop } = test
    const { token, partnerOrderId, ...line } = await printedOtherwise()
    const [asPrinted] = (await staffSee(shop, partnerOrderId)).body.partnerOrder.items
    const path = `/api/return/${line.orderId}`
    const { lines } = (await shop.call('returns.of-order', { token, path })).body
    const size = lines.find(({ lineId }) => lineId === line.lineId)?.size ?? ''
    const asked = { ...exchangeOf(line, 0, size), reason: 'fault' }
    const { request } = (await shop.call('returns.request-exchange', { token, body: asked })).body
    const staff = await staffReturns(shop)
    await staff.complete(request._id, 'damaged')
    const [replacement] = (await shop.call('orders.user', { token })).body.orders
    const row = await partnerOrderIn(shop, replacement?._id ?? '', 'sent')
    const [madeAgain] = (await staffSee(shop, row.id)).body.partnerOrder.items
    expect(madeAgain?.files).toEqual(asPrinted?.files)
    expect(madeAgain?.image).toBe(asPrinted?.image)
  })
})
