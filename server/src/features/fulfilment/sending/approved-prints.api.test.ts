import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { copyPrintOrder } from '../../../../testing/designs/copied-orders.ts'
import { customShirt } from '../../../../testing/designs/design-calls.ts'
import {
  customCheckout,
  heldAfterLostAnswer,
  ordersThere,
  paidCustomOrder,
  partnerOrderIn,
  partnerSays,
  proofTimeoutMs,
  shopperWithShirt,
  staffDo,
  staffReplaceDesign,
  staffSee,
} from '../../../../testing/designs/print-partner.ts'
import { newShopper } from '../../../../testing/shoppers.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'

const test = useTestShop()

beforeAll(async () => {
  await shopperWithShirt(test.shop)
}, proofTimeoutMs)

describe('the print files that shoppers approved', () => {
  it('are what the partner is sent, and what staff see with their proof', async () => {
    const { shop } = test
    const { orderId } = await paidCustomOrder(shop)
    const row = await partnerOrderIn(shop, orderId, 'sent')
    const [there] = await ordersThere(shop)
    const { body } = await staffSee(shop, row.id)
    const [file] = body.partnerOrder.items[0]?.files ?? []
    const { rows } = await shop.database.pool.query(
      `select p.sha256, p.name from order_line_prints p join order_lines l on l.id = p.order_line_id
       where l.order_id = $1`,
      [orderId],
    )
    expect(rows).toHaveLength(1)
    expect(file).toMatchObject({ side: 'front', sha256: rows[0].sha256, width: 1800, height: 2400, dpi: 150 })
    expect(file?.proof).toContain(rows[0].name)
    expect(there).toMatchObject({ items: [{ files: [{ type: 'front', url: file?.address }] }] })
    const { pathname } = new URL(file?.address ?? '')
    expect((await shop.app.inject({ url: pathname })).headers['content-type']).toBe('image/png')
  })

  it('can be those of another design in the same variant, if the partner rejects the file', async () => {
    const { shop } = test
    const { orderId, token } = await paidCustomOrder(shop)
    const { external_id: externalId } = await partnerOrderIn(shop, orderId, 'sent')
    await partnerSays(shop, externalId, 'reject-file')
    const refused = await partnerOrderIn(shop, orderId, 'refused')
    expect((await staffSee(shop, refused.id)).body.partnerOrder.hasNewDesign).toBe(false)
    const { product: other } = await customShirt(shop, token, { name: 'Larger letters' })
    const awaitedBy = async (id: string) => {
      const path = `/api/printful/designer/custom-product/${id}`
      return (await shop.call('custom-products.get', { token, path })).body.customProduct.awaitedBy
    }
    const [order] = (await shop.call('orders.user', { token })).body.orders
    const ordered = order?.items[0]?.productId?.replace('custom_', '') ?? ''
    await copyPrintOrder(shop, orderId, 25)
    expect(await awaitedBy(other._id)).toEqual({ number: order?.orderNumber })
    expect(await awaitedBy(ordered)).toBeNull()
    const { product: strangers } = await customShirt(shop, (await newShopper(shop)).token)
    const { hasNewDesign, items } = (await staffSee(shop, refused.id)).body.partnerOrder
    expect(hasNewDesign).toBe(true)
    const [item] = items
    expect(item?.otherDesigns).toMatchObject([{ id: other._id, name: 'Larger letters' }])
    const lineId = item?.lineId ?? ''
    const before = item?.files[0]?.address
    const unfit = await staffReplaceDesign(test.shop, refused, { lineId, designId: strangers._id })
    expect(unfit).toMatchObject({ status: 409, body: { code: 'fulfilment.design-unfit' } })
    const replaced = (await staffReplaceDesign(test.shop, refused, { lineId, designId: other._id })).body
      .partnerOrder
    expect(replaced.hasNewDesign).toBe(false)
    const address = replaced.items[0]?.files[0]?.address
    expect(address).not.toBe(before)
    const [mended] = (await shop.call('orders.user', { token })).body.orders
    expect(mended?.items[0]?.image).toBe(item?.otherDesigns[0]?.proof)
    expect(order?.items[0]?.image).not.toBe(mended?.items[0]?.image)
    expect(replaced.history.at(-1)).toMatchObject({ text: '‘Larger letters’ is printed instead' })
    await staffDo(shop, 'resend', { id: refused.id, version: replaced.version })
    const sent = await partnerOrderIn(shop, orderId, 'sent')
    // The partner could revive the one with the rejected file.
    const there = (await ordersThere(shop)).filter(({ external_id }) => external_id.startsWith(externalId))
    expect(there).toMatchObject([
      { external_id: externalId, status: 'canceled' },
      { external_id: `${externalId}-2`, status: 'pending', items: [{ files: [{ url: address }] }] },
    ])
    expect(await awaitedBy(other._id)).toBeNull()
    expect((await staffSee(shop, sent.id)).body.partnerOrder.items[0]?.otherDesigns).toEqual([])
  })

  it('are not those of the design before, which the partner may have had when staff held the order', async () => {
    const { shop } = test
    const { orderId, token } = await paidCustomOrder(shop)
    const { id, external_id: externalId } = await partnerOrderIn(shop, orderId, 'sent')
    await heldAfterLostAnswer(shop, id)
    const { product: other } = await customShirt(shop, token, { name: 'Smaller letters' })
    const held = await partnerOrderIn(shop, orderId, 'held')
    const lineId = (await staffSee(shop, id)).body.partnerOrder.items[0]?.lineId ?? ''
    const replaced = (await staffReplaceDesign(test.shop, held, { lineId, designId: other._id })).body
      .partnerOrder
    await staffDo(shop, 'release', { id, version: replaced.version })
    await partnerOrderIn(shop, orderId, 'sent')
    const url = replaced.items[0]?.files[0]?.address
    const there = (await ordersThere(shop)).filter(({ external_id }) => external_id.startsWith(externalId))
    expect(there).toMatchObject([
      { external_id: externalId, status: 'canceled' },
      { external_id: `${externalId}-2`, status: 'pending', items: [{ files: [{ url }] }] },
    ])
  })

  it('are not sent once their bytes are others: staff read why the order is held', async () => {
    const { shop } = test
    const { token, body } = await customCheckout(shop)
    const { orderId } = (await shop.call('order.place', { token, body })).body
    const held = await partnerOrderIn(shop, orderId, 'held')
    const { rows } = await shop.database.pool.query(
      `select p.name from order_line_prints p join order_lines l on l.id = p.order_line_id where l.order_id = $1`,
      [orderId],
    )
    await writeFile(join(shop.dataDir, 'media', 'prints', rows[0].name, 'print.png'), 'another file')
    await staffDo(shop, 'release', held)
    await expect
      .poll(async () => (await staffSee(shop, held.id)).body.partnerOrder.heldReason)
      .toBe('wrong-print-file')
    expect((await ordersThere(shop)).filter(({ external_id }) => external_id === held.external_id)).toEqual(
      [],
    )
  })
})
