import { describe, expect, it } from 'vitest'
import { designedAt, openedDesigner } from '../../../../testing/designs/embedded-designer.ts'
import {
  ordersThere,
  paidCustomOrder,
  partnerOrderIn,
  partnerSays,
  staffDo,
  staffSee,
} from '../../../../testing/designs/print-partner.ts'
import { newShopper } from '../../../../testing/shoppers.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'

const test = useOwnShop()

/** A design that was saved in the partner's designer; its files can be changed before it is bought. */
async function embeddedDesign(
  how: Parameters<typeof designedAt>[2],
  before?: (id: string) => Promise<void>,
  maker?: Awaited<ReturnType<typeof newShopper>>,
) {
  const { shop } = test
  const shopper = maker ?? (await newShopper(shop))
  const { token } = shopper
  const opened = await openedDesigner(shop, token)
  await designedAt(shop, opened, how)
  const { product, designId, partnersId: productId, variantId } = opened
  const body = { productId: product._id, designData: { designId }, printfulData: { productId, variantId } }
  const { customProductId } = (await shop.call('custom-products.save-embedded', { token, body })).body
  await before?.(customProductId)
  const path = `/api/printful/designer/custom-product/${customProductId}`
  const custom = (await shop.call('custom-products.get', { token, path })).body.customProduct
  return { ...shopper, custom }
}

const thereFor = async (externalId: string) =>
  (await ordersThere(test.shop)).find(({ external_id }) => external_id === externalId)

const printFilesAre = (files: string) => (id: string) =>
  test.shop.change(
    `update custom_products set print_files = $2,
       print_sides = (array['front', 'back'])[1:cardinality($2::text[])] where id = $1`,
    [id, files],
  )

describe('a design of the print partner’s designer without print files', () => {
  it('is printed from its template there, and staff see that', async () => {
    const { shop } = test
    const of = await embeddedDesign({ hasFile: false })
    const { orderId } = await paidCustomOrder(shop, { of })
    const { id, external_id: externalId } = await partnerOrderIn(shop, orderId, 'sent')
    const { items } = (await staffSee(shop, id)).body.partnerOrder
    expect(items).toMatchObject([{ quantity: 2, files: [], templateId: expect.any(Number) }])
    expect(await thereFor(externalId)).toMatchObject({
      status: 'pending',
      items: [
        {
          variant_id: of.custom.printfulVariantId,
          quantity: 2,
          product_template_id: items[0]?.templateId,
          files: [],
        },
      ],
    })
    await partnerSays(shop, externalId, 'print')
    await partnerOrderIn(shop, orderId, 'printing')
  })

  it('is printed so too if the partner did not hand its file over', async () => {
    const { shop } = test
    const of = await embeddedDesign({}, printFilesAre(`{${shop.sandboxUrl}/printful/files/gone.png}`))
    const { orderId } = await paidCustomOrder(shop, { of })
    const { id } = await partnerOrderIn(shop, orderId, 'sent')
    expect((await staffSee(shop, id)).body.partnerOrder.items).toMatchObject([
      { files: [], templateId: expect.any(Number) },
    ])
  })

  it('and that was held for want of a file goes to the partner once staff approve it', async () => {
    const { shop } = test
    const of = await embeddedDesign({ hasFile: false }, async (id) => {
      await shop.change(`update custom_products set design_facts = '{}' where id = $1`, [id])
    })
    const { orderId } = await paidCustomOrder(shop, { of })
    const held = await partnerOrderIn(shop, orderId, 'held')
    expect(held).toMatchObject({ held_reason: 'no-print-file' })
    const { custom: known } = await embeddedDesign({ hasFile: false })
    await shop.change(
      `update custom_products set design_facts = (select design_facts from custom_products where id = $2) where id = $1`,
      [of.custom._id, known._id],
    )
    await staffDo(shop, 'release', held)
    await partnerOrderIn(shop, orderId, 'sent')
  })

  it('that has its files is printed from them', async () => {
    const { shop } = test
    const { orderId } = await paidCustomOrder(shop, { of: await embeddedDesign({ placement: 'back' }) })
    const { id, external_id: externalId } = await partnerOrderIn(shop, orderId, 'sent')
    expect((await staffSee(shop, id)).body.partnerOrder.items).toMatchObject([
      { files: [{ side: 'back' }], templateId: null },
    ])
    expect(await thereFor(externalId)).toMatchObject({ items: [{ files: [{ type: 'back' }] }] })
  })

  it('and is rejected can be replaced by another one as soon as that is saved there', async () => {
    const { shop } = test
    const of = await embeddedDesign({})
    const { orderId } = await paidCustomOrder(shop, { of })
    const { external_id: externalId } = await partnerOrderIn(shop, orderId, 'sent')
    await partnerSays(shop, externalId, 'reject-file')
    const { id } = await partnerOrderIn(shop, orderId, 'refused')
    const others = async () => (await staffSee(shop, id)).body.partnerOrder.items[0]?.otherDesigns
    expect(await others()).toEqual([])
    await embeddedDesign({}, async (other) => expect(await others()).toMatchObject([{ id: other }]), of)
  })
})
