import { createHash } from 'node:crypto'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { designSides } from '@first-fashion/contract/designs/design-document'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { approveProof, frontSide, newShirt, proofOf } from '../../../../testing/designs/design-calls.ts'
import { designedAt, openedDesigner } from '../../../../testing/designs/embedded-designer.ts'
import { confirmedShopper, goodAddress, newShopper } from '../../../../testing/shoppers.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'
import { fetchPicture, photograph, upload } from '../../../../testing/uploads.ts'
import { objectionToPrints, printsBoundTo } from '../index.ts'
import { printsBytes, printsBytesUnconfirmed } from './prints-quota.ts'

const test = useOwnShop()
const backSide = () => ({ ...frontSide('Kandy'), placement: 'back' as const })
const printFiles = () => readdir(join(test.shop.dataDir, 'media', 'prints'))
const printOf = (proof: string) => proof.replace('proof.webp', 'print.png')
const update = (token: string, id: string, body: object) =>
  test.shop.call('custom-products.update', { token, body, path: `/api/custom-products/update/${id}` })
const stateOf = async (token: string) =>
  (await test.shop.call('custom-products.list', { token })).body.customProducts[0]?.state
const add = (token: string, id: string, size = 'L') =>
  test.shop.call('cart.add', { token, body: { itemId: `custom_${id}`, size } })
const image = (url: string, change: object = {}) => ({
  ...{ id: 'picture-1', type: 'image' as const, url, style: {} },
  position: { x: 50, y: 50, width: 100, height: 100 },
  ...change,
})
const withElements = (...elements: object[]) => [{ placement: 'front' as const, elements }]

/** What is refused about a design that is stored like this, even if it could not be stored today. */
async function codeFor(designs: object): Promise<unknown> {
  const { token } = await newShopper(test.shop)
  const { product } = await newShirt(test.shop, token, { designs: [] })
  await test.shop.database.pool.query('update custom_products set sides = $2 where id = $1', [
    product._id,
    JSON.stringify(designSides.parse(designs)),
  ])
  return (await proofOf(test.shop, token, product._id)).body.code
}

describe('the proof of a design', () => {
  it('shows the very files that are printed, in the size and dpi of the print partner', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product } = await newShirt(shop, token, { designs: [frontSide(), backSide()] })
    const { proof } = (await proofOf(shop, token, product._id)).body
    expect(proof).toMatchObject({
      version: 0,
      isApproved: false,
      sides: [{ placement: 'front' }, { placement: 'back' }],
    })
    for (const side of proof.sides) {
      const print = await fetchPicture(shop, printOf(side.image))
      expect(createHash('sha256').update(print).digest('hex')).toBe(side.sha256)
      const { width, height, density } = await sharp(print).metadata()
      expect({ width, height, dpi: density }).toEqual({ width: 1800, height: 2400, dpi: 150 })
      expect(side).toMatchObject({ width: 1800, height: 2400, dpi: 150 })
      expect(await sharp(await fetchPicture(shop, side.image)).metadata()).toMatchObject({
        width: 960,
        height: 1200,
      })
    }
    expect(proof.sides[0]?.sha256).not.toBe(proof.sides[1]?.sha256)
  })

  it('takes the place of the one before, whose files are gone at once', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, draft } = await newShirt(shop, token)
    const proofImage = async () => (await proofOf(shop, token, product._id)).body.proof.sides[0]?.image ?? ''
    const before = await proofImage()
    await update(token, product._id, { ...draft, designs: [frontSide('Kandy')], version: 0 })
    expect((await shop.app.inject(before)).statusCode).toBe(200)
    const now = await proofImage()
    const statuses = [before, printOf(before), now].map(
      async (url) => (await shop.app.inject(url)).statusCode,
    )
    expect(await Promise.all(statuses)).toEqual([404, 404, 200])
  })

  it('is not drawn where print files take too many bytes: fewer until the address is confirmed', async () => {
    const { shop } = test
    for (const [{ token }, quota, words] of [
      [await newShopper(shop), printsBytesUnconfirmed, 'confirm your email address'],
      [await confirmedShopper(shop), printsBytes, 'Please delete a design first'],
    ] as const) {
      const first = (await newShirt(shop, token)).product._id
      expect((await proofOf(shop, token, first)).status).toBe(200)
      const bytesOf = async () => {
        const sql = 'select bytes::float8 from custom_product_prints where custom_product_id = $1'
        return (await shop.database.pool.query(sql, [first])).rows[0].bytes
      }
      expect(await bytesOf()).toBeGreaterThan(1_000)
      await shop.database.pool.query(
        'update custom_product_prints set bytes = $2 where custom_product_id = $1',
        [first, quota - 100],
      )
      const second = (await newShirt(shop, token, { designs: [frontSide('Kandy')] })).product._id
      const before = await printFiles()
      const full = await proofOf(shop, token, second)
      expect(full).toMatchObject({ status: 422, body: { code: 'custom-products.full' } })
      expect(Object(full.body).message).toContain(words)
      expect(await printFiles()).toEqual(before)
      expect((await proofOf(shop, token, first)).status).toBe(200)
      const path = `/api/printful/designer/custom-product/${first}`
      expect((await shop.call('custom-products.delete', { token, path })).status).toBe(200)
      expect((await proofOf(shop, token, second)).status).toBe(200)
    }
  })

  it('is drawn once, even for two who ask at once', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product } = await newShirt(shop, token)
    const asked = await Promise.all([1, 2, 3].map(() => proofOf(shop, token, product._id)))
    const again = await proofOf(shop, token, product._id)
    const names = new Set([...asked, again].map(({ body }) => body.proof.sides[0]?.image))
    expect(names.size).toBe(1)
  })

  it('shows a picture where the designer showed it, from the level that the canvas takes', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const sent = await upload(shop, 'designs.upload-image', {
      token,
      file: await photograph(),
      fields: { name: 'a' },
    })
    const designs = withElements(image(sent.body.url))
    const { product } = await newShirt(shop, token, { designs: designs as [] })
    const [side] = (await proofOf(shop, token, product._id)).body.proof.sides
    const print = sharp(await fetchPicture(shop, printOf(side?.image ?? '')))
    const pixel = async (left: number, top: number) => [
      ...(await print.clone().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
    ]
    // 50 to 150 units of 300 are 300 to 900 px of 1800; the portrait keeps its proportions in that box.
    expect(await pixel(600, 600)).toEqual([63, 125, 110, 255])
    expect((await pixel(200, 600))[3]).toBe(0)
  })

  it('is refused for what cannot be printed', async () => {
    expect(await codeFor([])).toBe('custom-products.unprintable')
    expect(await codeFor(withElements(image('/media/garments/a/1200.webp')))).toBe(
      'custom-products.unprintable',
    )
    const lost = `/media/uploads/${crypto.randomUUID()}/800x600.png`
    expect(await codeFor(withElements(image(lost)))).toBe('custom-products.unprintable')
    const [text] = frontSide().elements
    expect(await codeFor(withElements({ ...text, style: { opacity: 0 } }))).toBe('media.blank-print')
    expect(await codeFor(withElements({ ...text, isHidden: true }))).toBe('custom-products.unprintable')
  })

  it('leaves out a side on which all is transparent', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const [text] = frontSide().elements
    const back = { ...frontSide(), placement: 'back', elements: [{ ...text, style: { opacity: 0 } }] }
    const designs: object[] = [frontSide(), back]
    const { product } = await newShirt(shop, token, { designs: designs as [] })
    const { proof } = (await proofOf(shop, token, product._id)).body
    expect(proof.sides.map(({ placement }) => placement)).toEqual(['front'])
  })

  it('is refused in words for patterns of more tiles than can be printed, and drawn for one that is far too large', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { body } = await upload(shop, 'designs.upload-image', { token, file: await photograph(400, 300) })
    const pattern = (at: number, position: object, tileWidth: number) =>
      image(body.image.url, { id: `p${at}`, tileWidth, position })
    const whole = { x: -4850, y: -4850, width: 10_000, height: 10_000 }
    const many = Array.from({ length: 200 }, (_, at) => pattern(at, whole, 5))
    const { product } = await newShirt(shop, token, { designs: designSides.parse(withElements(...many)) })
    expect(await proofOf(shop, token, product._id)).toMatchObject({
      status: 422,
      body: { code: 'custom-products.unprintable', message: expect.stringContaining('larger tiles') },
    })
    const large = await newShirt(shop, token, {
      designs: designSides.parse(withElements(pattern(1, whole, 5))),
    })
    expect((await proofOf(shop, token, large.product._id)).status).toBe(200)
  })

  it('shows no picture of somebody else', async () => {
    const { shop } = test
    const other = await newShopper(shop)
    const sent = await upload(shop, 'designs.upload-image', {
      token: other.token,
      file: await photograph(400, 300),
      fields: { name: 'a' },
    })
    expect(await codeFor(withElements(image(sent.body.url)))).toBe('custom-products.unprintable')
  })

  it('belongs to its maker alone', async () => {
    const { shop } = test
    const [own, other] = [await newShopper(shop), await newShopper(shop)]
    const { product } = await newShirt(shop, own.token)
    expect((await proofOf(shop, other.token, product._id)).body.code).toBe('custom-products.unknown')
    expect(
      (await shop.app.inject({ url: `/media/prints/${crypto.randomUUID()}/print.png` })).statusCode,
    ).toBe(404)
    expect((await shop.app.inject({ url: '/media/prints/..%2f..%2fx/print.png' })).statusCode).toBe(404)
  })
})

describe('a design without an approved proof', () => {
  it('does not enter a cart, in words that lead to the proof, and does once it is approved', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product } = await newShirt(shop, token)
    expect(await add(token, product._id)).toMatchObject({
      status: 422,
      body: {
        code: 'cart.awaits-customer',
        message: expect.stringContaining('approve the proof of Galle Fort'),
      },
    })
    expect(await stateOf(token)).toBe('proof-needed')
    await approveProof(shop, token, product._id)
    expect(await stateOf(token)).toBe('ok')
    expect((await add(token, product._id)).status).toBe(200)
  })

  it('is not ordered either: of a version in the cart that nobody approved the proof is asked for', async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    const { product } = await newShirt(shop, token)
    await approveProof(shop, token, product._id)
    await add(token, product._id)
    const order = await cashOrder(token, email, product._id)
    await shop.change('update custom_products set version = version + 1 where id = $1', [product._id])
    expect((await shop.call('cart.get', { token })).body.lines).toMatchObject([{ state: 'awaits-customer' }])
    const refused = await shop.call('order.place', { token, body: order })
    expect(refused.body).toMatchObject({ message: expect.stringContaining('approve the proof') })
    await approveProof(shop, token, product._id)
    expect((await shop.call('order.place', { token, body: order })).status).toBe(200)
  })

  it('keeps the approval when only its name or price is changed', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, draft } = await newShirt(shop, token)
    await approveProof(shop, token, product._id)
    await update(token, product._id, { ...draft, name: 'Kandy', version: 0 })
    expect(await stateOf(token)).toBe('ok')
    const { variants } = (
      await shop.call('designs.catalog-product', { path: '/api/custom-products/catalog/product/71' })
    ).body.product
    const black = variants.find(({ color, size }) => color === 'Black' && size === 'L')
    await update(token, product._id, { ...draft, printfulVariantId: black?.id, version: 1 })
    expect(await stateOf(token)).toBe('proof-needed')
  })

  it('is not approved by a proof of before, nor by a part of it', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, draft } = await newShirt(shop, token, { designs: [frontSide(), backSide()] })
    const { version, sides } = (await proofOf(shop, token, product._id)).body.proof
    const approve = async (body: object) =>
      (
        await shop.call('custom-products.approve-proof', {
          token,
          body,
          path: `/api/custom-products/proof/${product._id}/approve`,
        })
      ).body.code
    const seen = sides.map(({ placement, sha256 }) => ({ placement, sha256 }))
    expect(await approve({ version, sides: seen.slice(1) })).toBe('custom-products.proof-changed')
    const other = seen.map((side) => ({ ...side, sha256: '0'.repeat(64) }))
    expect(await approve({ version, sides: other })).toBe('custom-products.proof-changed')
    await update(token, product._id, { ...draft, designs: [frontSide('New')], version })
    expect(await approve({ version, sides: seen })).toBe('custom-products.proof-changed')
  })
})

describe('a design from the embedded designer', () => {
  /** What is bound to an order of one whose print is in a place, and what objects to it. */
  async function boundTo(placement: string, change?: (id: string) => Promise<unknown>) {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    const opened = await openedDesigner(shop, token)
    await designedAt(shop, opened, { placement })
    const { product, designId, partnersId: productId, variantId } = opened
    const body = { productId: product._id, designData: { designId }, printfulData: { productId, variantId } }
    const { customProductId } = (await shop.call('custom-products.save-embedded', { token, body })).body
    await change?.(customProductId)
    const { size } = await optionsOf(token, customProductId)
    expect((await add(token, customProductId, size)).status).toBe(200)
    const order = await cashOrder(token, email, customProductId, size)
    expect((await shop.call('order.place', { token, body: order })).status).toBe(200)
    const bound = { ...shop.features.shop, storeUrl: 'https://shop.example' }
    const lineId = await lineOf(customProductId)
    const files = await printsBoundTo(bound, shop.database.db, lineId)
    return { files, objection: await objectionToPrints(bound, shop.database.db, lineId) }
  }

  it.each([
    ['front', 'front'],
    ['default', 'front'],
    ['back', 'back'],
  ])('has the partner’s own files bound to its order, on their side: %s', async (placement, side) => {
    const { files, objection } = await boundTo(placement)
    expect(files).toMatchObject([{ side, width: 1, height: 1 }])
    expect(objection).toBeUndefined()
  })
})

describe('an order of a design', () => {
  it('has the approved files bound to its line, whatever becomes of the design', async () => {
    const { shop } = test
    const { token, proof, product, lineId } = await ordered()
    const bound = { ...shop.features.shop, storeUrl: 'https://shop.example' }
    const { db } = shop.database
    const [side] = proof.sides
    expect(await printsBoundTo(bound, db, lineId)).toEqual([
      {
        side: 'front',
        sha256: side?.sha256,
        address: `https://shop.example${printOf(side?.image ?? '')}`,
        proof: side?.image,
        ...{ width: 1800, height: 2400, dpi: 150 },
      },
    ])
    const path = `/api/printful/designer/custom-product/${product._id}`
    await shop.call('custom-products.delete', { token, path })
    await shop.database.pool.query('delete from custom_product_prints')
    shop.clock.advance(3 * 24 * 3_600_000)
    await shop.features.everyDay()
    expect(await objectionToPrints(bound, db, lineId)).toBeUndefined()
    expect(await objectionToPrints(bound, db, crypto.randomUUID())).toBe('missing')
    const files = await printFiles()
    const needed = await shop.database.pool.query(
      `select name::text from order_line_prints
       union select split_part(image, '/', 4) from order_lines where image like '/media/prints/%'`,
    )
    expect(files.toSorted()).toEqual(needed.rows.map((row) => String(row.name)).toSorted())
  })

  it('shows its proof wherever it is shown, and the order goes on showing it when another design is printed instead', async () => {
    const { shop } = test
    const { token, proof, product, lineId } = await ordered()
    const image = proof.sides[0]?.image ?? ''
    const [listed] = (await shop.call('custom-products.list', { token })).body.customProducts
    expect(listed).toMatchObject({ _id: product._id, image, isDesignShown: true })
    const [order] = (await shop.call('orders.user', { token })).body.orders
    expect(order?.items.map((item) => item.image)).toEqual([image])
    const { pool } = shop.database
    await pool.query('delete from order_line_prints where order_line_id = $1', [lineId])
    await pool.query('delete from custom_product_prints where custom_product_id = $1', [product._id])
    shop.clock.advance(3 * 24 * 3_600_000)
    await shop.features.everyDay()
    expect((await shop.app.inject({ url: image })).statusCode).toBe(200)
  })

  it('is not printed from a file that was changed or lost', async () => {
    const { shop } = test
    const { proof, lineId } = await ordered()
    const bound = { ...shop.features.shop, storeUrl: 'https://shop.example' }
    const name = proof.sides[0]?.image.split('/')[3] ?? ''
    const file = join(shop.dataDir, 'media', 'prints', name, 'print.png')
    const empty = await sharp({
      create: { width: 10, height: 10, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    await writeFile(file, empty)
    expect(await objectionToPrints(bound, shop.database.db, lineId)).toBe('changed')
    const sha256 = createHash('sha256').update(empty).digest('hex')
    expect(await shop.features.prints.objection(name, sha256)).toBe('blank')
    await rm(file)
    expect(await objectionToPrints(bound, shop.database.db, lineId)).toBe('missing')
  })
})

/** What the checkout sends for one shirt, paid by cash. */
async function cashOrder(token: string, email: string, id: string, size = 'L') {
  const { shop } = test
  const items = [{ productId: `custom_${id}`, size, variantIndex: 0, quantity: 1 }]
  const { version: cartVersion } = (await shop.call('cart.get', { token })).body
  const { quote } = (await shop.call('checkout.quote', { token, body: { items } })).body
  const address = { ...goodAddress, email }
  return { address, items, amount: quote.total, quoteId: quote.quoteId, cartVersion }
}

async function ordered() {
  const { shop } = test
  const { token, email } = await newShopper(shop)
  const { product } = await newShirt(shop, token)
  const proof = await approveProof(shop, token, product._id)
  await add(token, product._id)
  const placed = await shop.call('order.place', { token, body: await cashOrder(token, email, product._id) })
  expect(placed.status).toBe(200)
  const lineId = await lineOf(product._id)
  return { token, product, proof, lineId }
}

async function optionsOf(token: string, id: string) {
  const path = `/api/printful/designer/custom-product/${id}`
  return (await test.shop.call('custom-products.get', { token, path })).body.customProduct.selectedOptions
}

async function lineOf(itemId: string): Promise<string> {
  const text = 'select id from order_lines where item_id = $1'
  const { rows } = await test.shop.database.pool.query(text, [itemId])
  return String(rows[0]?.id)
}
