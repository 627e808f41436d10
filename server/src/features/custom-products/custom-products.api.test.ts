import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { badSides, frontSide, newShirt, shirtDraft } from '../../../testing/designs/design-calls.ts'
import { newShopper } from '../../../testing/shoppers.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()
const base = '/api/printful/designer'
const list = async (token: string) =>
  (await test.shop.call('custom-products.list', { token })).body.customProducts
const find = (token: string, id: string) =>
  test.shop.call('custom-products.get', { token, path: `${base}/custom-product/${id}` })
const remove = (token: string, id: string) =>
  test.shop.call('custom-products.delete', { token, path: `${base}/custom-product/${id}` })
const update = (token: string, id: string, body: unknown) =>
  test.shop.call('custom-products.update', { token, body, path: `/api/custom-products/update/${id}` })

describe('a custom product', () => {
  it('is created and found again, in the list and by itself [B3.52] [B7.49] [B7.60]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { draft, variant } = await shirtDraft(shop)
    const { body } = await shop.call('custom-products.create', { token, body: draft })
    expect(body).toMatchObject({ success: true, costChanged: false })
    const { designs, log, mockupTasks, awaitedBy, ...item } = body.product
    expect({ log, mockupTasks, awaitedBy }).toEqual({ log: null, mockupTasks: [], awaitedBy: null })
    expect(item).toEqual({
      _id: expect.any(String),
      printfulProductId: 71,
      printfulVariantId: variant.id,
      productTitle: 'Unisex Staple T-Shirt | Bella + Canvas 3001',
      name: 'Galle Fort',
      description: 'For the beach',
      status: 'ready',
      state: 'proof-needed',
      price: Math.round(((variant.price + 10) / 0.0031) * 100) / 100,
      baseCost: variant.price,
      printCost: 0,
      profit: 10,
      sellingPrice: variant.price + 10,
      selectedOptions: { size: 'L', color: 'White', material: ['100% cotton'] },
      colorCode: variant.color_code,
      image: expect.stringMatching(/^\/api\/image\/proxy\?url=http/),
      isDesignShown: false,
      mockups: [],
      createdAt: expect.any(Number),
      updatedAt: expect.any(Number),
      version: 0,
    })
    expect(designs).toMatchObject([{ placement: 'front', elements: [{ text: 'Ceylon' }] }])
    expect(await list(token)).toEqual([{ ...item, log }])
    expect((await find(token, item._id)).body.customProduct).toEqual(body.product)
  })

  it('is stored as the designer sends it [B3.49] [B3.50] [B3.51]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { draft, variant } = await shirtDraft(shop)
    const { product } = (await shop.call('custom-products.create', { token, body: draft })).body
    const found = (await find(token, product._id)).body.customProduct
    expect(found).toMatchObject({
      printfulProductId: 71,
      printfulVariantId: variant.id,
      name: draft.name,
      description: draft.description,
      baseCost: variant.price,
      sellingPrice: draft.sellingPrice,
      selectedOptions: { size: 'L', color: 'White' },
    })
    expect(found.designs).toMatchObject([
      {
        placement: 'front',
        elements: [{ type: 'text', text: 'Ceylon' }],
        background: 'transparent',
        dimensions: { width: 300, height: 400 },
      },
    ])
  })

  it('names its options, its state, its day and the mockups of it [B3.47] [B3.53]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product } = await newShirt(shop, token)
    const found = (await find(token, product._id)).body.customProduct
    expect(found.selectedOptions).toEqual({ size: 'L', color: 'White', material: ['100% cotton'] })
    expect(found).toMatchObject({ status: 'ready', mockups: [] })
    expect(Math.abs(found.createdAt - shop.clock.now().getTime())).toBeLessThan(60_000)
  })

  it('costs what the partner asks and what its maker adds, whatever is sent of the costs [B3.46]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { variant } = await shirtDraft(shop)
    const cheap = { baseCost: 0.01, sellingPrice: 0.02, name: '' }
    const { draft } = await shirtDraft(shop, cheap)
    const { product, costChanged } = (await shop.call('custom-products.create', { token, body: draft })).body
    expect(costChanged).toBe(true)
    expect(product).toMatchObject({
      baseCost: variant.price,
      sellingPrice: variant.price,
      printCost: 0,
      profit: 0,
      name: 'Unisex Staple T-Shirt | Bella + Canvas 3001',
    })
  })

  it('with nothing on it is a draft, and ready with the first element', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, draft } = await newShirt(shop, token, { designs: [] })
    expect(product).toMatchObject({ status: 'draft', state: 'empty' })
    const saved = await update(token, product._id, { ...draft, designs: [frontSide()], version: 0 })
    expect(saved.body.product).toMatchObject({ status: 'ready', state: 'proof-needed', version: 1 })
  })

  it('changed in two tabs keeps what was saved first, and the second tab is shown it', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, draft } = await newShirt(shop, token)
    const tab = (text: string) =>
      update(token, product._id, { ...draft, designs: [frontSide(text)], version: 0 })
    const answers = await Promise.all([tab('Galle'), tab('Kandy')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const stored = (await find(token, product._id)).body.customProduct
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'custom-products.changed', stored })
    expect(stored.version).toBe(1)
  })

  it('that is created once more under the same id is there once, and the repeat is shown it', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { draft } = await shirtDraft(shop, { id: randomUUID() })
    const create = (body: object, by = token) => shop.call('custom-products.create', { token: by, body })
    const { product } = (await create(draft)).body
    expect(product._id).toBe(draft.id)
    const again = await create({ ...draft, designs: [frontSide('Kandy')] })
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'custom-products.changed', stored: { _id: draft.id, version: 0 } },
    })
    expect(await list(token)).toMatchObject([{ _id: draft.id }])
    expect((await find(token, product._id)).body.customProduct).toEqual(product)
    const other = await newShopper(shop)
    expect((await create(draft, other.token)).body.code).toBe('custom-products.unknown')
    expect(await list(other.token)).toEqual([])
  })

  it('that is created twice at once under the same id is there once', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { draft: body } = await shirtDraft(shop, { id: randomUUID() })
    const create = () => shop.call('custom-products.create', { token, body })
    const statuses = (await Promise.all([create(), create()])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409])
    expect(await list(token)).toHaveLength(1)
  })

  it('changed by a client that names no version is replaced as it is now [B7.49]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, draft } = await newShirt(shop, token)
    await update(token, product._id, { ...draft, designs: [frontSide('Galle')], version: 0 })
    const saved = await update(token, product._id, { ...draft, designs: [frontSide('Kandy')] })
    expect(saved).toMatchObject({ status: 200, body: { product: { _id: product._id, version: 2 } } })
    const found = (await find(token, product._id)).body.customProduct
    expect(found.designs).toMatchObject([{ elements: [{ text: 'Kandy' }] }])
  })

  it('is one of 200 at most, those counted that were deleted while a cart showed them', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, draft } = await newShirt(shop, token)
    await shop.change(
      `insert into custom_products
         select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(),
           'status', case when nth % 2 = 0 then 'archived' else 'ready' end))).*
         from custom_products one, generate_series(2, 200) nth where one.id = $1`,
      [product._id],
    )
    const full = await shop.call('custom-products.create', { token, body: draft })
    expect(full).toMatchObject({ status: 422, body: { code: 'custom-products.full' } })
    await shop.call('custom-products.delete', {
      token,
      path: `/api/printful/designer/custom-product/${product._id}`,
    })
    expect((await shop.call('custom-products.create', { token, body: draft })).status).toBe(200)
  })

  it('is made of what the partner offers', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { variant } = await shirtDraft(shop)
    const code = async (change: object) =>
      (await shop.call('custom-products.create', { token, body: (await shirtDraft(shop, change)).draft }))
        .body.code
    expect(await code({ printfulProductId: 999 })).toBe('designs.product-unknown')
    expect(await code({ printfulVariantId: 1 })).toBe('custom-products.variant-unknown')
    expect(await code({ printfulProductId: 19, printfulVariantId: variant.id })).toBe(
      'custom-products.variant-unknown',
    )
  })

  it('is refused with what cannot be read, and stays as it was', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, draft } = await newShirt(shop, token)
    for (const [what, designs] of Object.entries(badSides())) {
      const created = await shop.call('custom-products.create', { token, body: { ...draft, designs } })
      expect(created.body.code, what).toBe('request.malformed')
      expect((await update(token, product._id, { ...draft, designs, version: 0 })).status, what).toBe(400)
    }
    for (const price of [-1, 1e12, '10', null])
      expect((await update(token, product._id, { ...draft, sellingPrice: price, version: 0 })).status).toBe(
        400,
      )
    expect(await list(token)).toMatchObject([{ version: 0 }])
  })

  it('is listed, and shown in a cart, without what is drawn on it being read', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product } = await newShirt(shop, token)
    const inCart = { productId: `custom_${product._id}`, size: 'L', variantIndex: 0, quantity: 1 }
    const statements = await shop.statementsOf(async () => {
      expect(await list(token)).toMatchObject([{ state: 'proof-needed' }])
      await shop.call('checkout.quote', { token, body: { items: [inCart] } })
    })
    const ofProducts = statements.filter((text) => /from "?custom_products/.test(text))
    expect(ofProducts.length).toBeGreaterThan(1)
    // Whether there is anything is all that is asked.
    for (const text of ofProducts) expect(text).not.toMatch(/\bsides\b(?!" <> '\[\]')/)
  })

  it('belongs to its maker alone, who can delete it [B6.05] [B7.61]', async () => {
    const { shop } = test
    const [own, other] = [await newShopper(shop), await newShopper(shop)]
    const { product, draft } = await newShirt(shop, own.token)
    const { _id } = product
    for (const answer of [
      await find(other.token, _id),
      await remove(other.token, _id),
      await update(other.token, _id, { ...draft, version: 0 }),
      await find(own.token, 'nothing'),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'custom-products.unknown' } })
    const itemId = `custom_${_id}`
    const foreign = await shop.call('cart.add', { token: other.token, body: { itemId, size: 'L' } })
    expect(foreign.body.code).toBe('cart.product-unknown')
    expect((await remove(own.token, _id)).body).toMatchObject({ message: 'Design deleted successfully' })
    expect(await list(own.token)).toEqual([])
    expect((await shop.call('custom-products.list')).status).toBe(401)
  })
})
