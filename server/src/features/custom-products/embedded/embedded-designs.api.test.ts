import { describe, expect, it } from 'vitest'
import { frontSide, shirtDraft } from '../../../../testing/designs/design-calls.ts'
import {
  designableProduct,
  designedAt,
  openedDesigner,
} from '../../../../testing/designs/embedded-designer.ts'
import { newShopper, productInStock } from '../../../../testing/shoppers.ts'
import type { TestShop } from '../../../../testing/test-shop.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'

const test = useOwnShop()

const fault = (printful: string) =>
  fetch(`${test.shop.sandboxUrl}/api/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ printful }),
  })
const open = (shop: TestShop, token: string, body: object) =>
  shop.call('custom-products.open-embedded', { token, body })
const save = (shop: TestShop, token: string, body: object) =>
  shop.call('custom-products.save-embedded', { token, body })
const find = async (shop: TestShop, token: string, id: string) => {
  const path = `/api/printful/designer/custom-product/${id}`
  return (await shop.call('custom-products.get', { token, path })).body.customProduct
}

/** The save of an opened design, as the store sends it. */
const saveOf = (opened: Awaited<ReturnType<typeof openedDesigner>>, files: object = {}) => ({
  productId: opened.product._id,
  designData: { designId: opened.designId },
  printfulData: { productId: opened.partnersId, variantId: opened.variantId, ...files },
})

describe('the embedded designer', () => {
  it('opens for a product that is printed on demand, in a frame of our own [B7.58]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const opened = await openedDesigner(shop, token)
    const { partnersId, variantId } = opened
    expect(opened.designerUrl).toMatch(
      new RegExp(`^/designer-frame\\?nonce=[0-9a-f]{32}&product=${partnersId}&variant=${variantId}$`),
    )
    const { body } = await shop.call('custom-products.designer-origin')
    expect(body).toEqual({ success: true, origin: shop.sandboxUrl })
  })

  it('is told by the product itself what it is at the partner [B7.57]', async () => {
    const { shop } = test
    const { product, partnersId, variantId } = await designableProduct(shop)
    const path = `/api/product/single?id=${product._id}`
    const { body } = await shop.call('catalog.single-by-id', { path })
    expect(body.product).toMatchObject({
      name: product.name,
      printful_product_id: partnersId,
      printful_variant_id: variantId,
    })
    const stock = await productInStock(shop)
    const other = await shop.call('catalog.single-by-id', {
      path: `/api/product/single?id=${stock.product._id}`,
    })
    expect(other.body.product).not.toHaveProperty('printful_product_id')
  })

  it('opens for no other product and no forged ids', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, partnersId: printfulProductId, variantId } = await designableProduct(shop)
    const stock = await productInStock(shop)
    const right = { productId: product._id, printfulProductId, variantId }
    const code = async (change: object) => (await open(shop, token, { ...right, ...change })).body.code
    expect(await code({ productId: crypto.randomUUID() })).toBe('catalog.product-unknown')
    expect(await code({ productId: 'x' })).toBe('catalog.product-unknown')
    expect(await code({ productId: stock.product._id })).toBe('custom-products.not-designable')
    expect(await code({ printfulProductId: 19 })).toBe('custom-products.not-designable')
    expect(await code({ variantId: 1 })).toBe('custom-products.variant-unknown')
    expect((await shop.call('custom-products.open-embedded', { body: right })).status).toBe(401)
  })

  it('says so while the partner does not answer', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, partnersId: printfulProductId, variantId } = await designableProduct(shop)
    const body = { productId: product._id, printfulProductId, variantId }
    await fault('error-500')
    expect((await open(shop, token, body)).body).toMatchObject({ code: 'custom-products.no-designer' })
    await fault('none')
    expect((await open(shop, token, body)).status).toBe(200)
  })
})

describe('a design from the embedded designer', () => {
  it('becomes a custom product at the usual profit, with its picture, and can be bought [B7.59]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const opened = await openedDesigner(shop, token)
    await designedAt(shop, opened)
    const { customProductId } = (await save(shop, token, saveOf(opened))).body
    const made = await find(shop, token, customProductId)
    expect(made).toMatchObject({
      name: opened.product.name.slice(0, 50),
      printfulVariantId: opened.variantId,
      status: 'ready',
      state: 'ok',
      profit: 10,
      designs: [],
      image: expect.stringMatching(/^\/media\/uploads\//),
      mockups: [{ placement: 'front' }],
    })
    const item = { itemId: `custom_${customProductId}`, size: made.selectedOptions.size }
    expect((await shop.call('cart.add', { token, body: item })).status).toBe(200)
  })

  it('is not changed by a design of another origin, which would be printed from its files', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const opened = await openedDesigner(shop, token)
    await designedAt(shop, opened)
    const { customProductId: id } = (await save(shop, token, saveOf(opened))).body
    const path = `/api/custom-products/update/${id}`
    for (const designs of [[frontSide()], []]) {
      const { draft } = await shirtDraft(shop, { designs })
      const refused = await shop.call('custom-products.update', { token, body: draft, path })
      expect(refused.body.code).toBe('custom-products.embedded')
    }
    expect(await find(shop, token, id)).toMatchObject({ status: 'ready', version: 0, designs: [] })
  })

  it('is saved once, however often that is asked for', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const opened = await openedDesigner(shop, token)
    await designedAt(shop, opened)
    const answers = await Promise.all(Array.from({ length: 5 }, () => save(shop, token, saveOf(opened))))
    expect(new Set(answers.map(({ body }) => body.customProductId)).size).toBe(1)
    const { body } = await shop.call('custom-products.list', { token })
    expect(body.customProducts).toHaveLength(1)
  })

  it('is saved by the one who began it, and only once the partner has it', async () => {
    const { shop } = test
    const [own, other] = [await newShopper(shop), await newShopper(shop)]
    const opened = await openedDesigner(shop, own.token)
    const code = async (token: string, body: object) => (await save(shop, token, body)).body.code
    expect(await code(own.token, saveOf(opened))).toBe('custom-products.not-saved')
    await designedAt(shop, opened)
    expect(await code(other.token, saveOf(opened))).toBe('custom-products.design-unknown')
    for (const designId of [crypto.randomUUID(), 'x', 7, undefined])
      expect(await code(own.token, { ...saveOf(opened), designData: { designId } })).toBe(
        'custom-products.design-unknown',
      )
    const { product } = await productInStock(shop)
    expect(await code(own.token, { ...saveOf(opened), productId: product._id })).toBe(
      'custom-products.design-unknown',
    )
    expect(await code(own.token, saveOf(opened, { variantId: 4014 }))).toBe('custom-products.variant-unknown')
    expect(await code(own.token, saveOf(opened))).toBeUndefined()
  })

  it('is refused if its print is in a place that the shop does not print on', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const opened = await openedDesigner(shop, token)
    await designedAt(shop, opened, { placement: 'sleeve_left' })
    expect(await save(shop, token, saveOf(opened))).toMatchObject({
      status: 422,
      body: {
        code: 'custom-products.wrong-place',
        message: expect.stringContaining('front and the back only'),
      },
    })
    expect((await shop.call('custom-products.list', { token })).body.customProducts).toEqual([])
  })

  it('has no files but those that the partner made of it', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const [opened, another] = [await openedDesigner(shop, token), await openedDesigner(shop, token)]
    await designedAt(shop, opened)
    await designedAt(shop, another)
    const { customProductId } = (await save(shop, token, saveOf(another))).body
    const { rows } = await shop.database.pool.query('select print_files from custom_products where id = $1', [
      customProductId,
    ])
    const othersFile = rows[0].print_files[0]
    expect(othersFile).toContain(shop.sandboxUrl)
    for (const url of [
      'https://evil.example/a.png',
      'http://127.0.0.1/a.png',
      'file:///etc/passwd',
      'x',
      othersFile,
    ])
      for (const files of [{ mockupUrl: url }, { printFiles: [url] }])
        expect((await save(shop, token, saveOf(opened, files))).body.code, String(url)).toBe(
          'custom-products.file-foreign',
        )
  })
})
