import { brotliDecompressSync } from 'node:zlib'
import { productCard } from '@first-fashion/contract/catalog/product'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { stripe } from '../../../testing/payments/harnesses.ts'
import { newShopper, orderOf, productInStock, setStock } from '../../../testing/shoppers.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'
import { heldUnit, joinQueue, type LastUnit } from '../../../testing/waitlist.ts'

const test = useOwnShop()

const answers = z.union([
  z.object({ products: z.array(productCard) }),
  z.object({ product: productCard }).transform(({ product }) => ({ products: [product] })),
])

/** The products of an answer as a browser gets it: compressed from the second time on. */
async function productsAt(path: string) {
  const { rawPayload, headers } = await test.shop.app.inject({
    url: path,
    headers: { 'accept-encoding': 'br' },
  })
  const json = headers['content-encoding'] === 'br' ? brotliDecompressSync(rawPayload) : rawPayload
  return answers.parse(JSON.parse(json.toString())).products
}

describe('answers of the catalogue', () => {
  it('are cached briefly, but never those of a search: there are more searches than room', async () => {
    const { cache } = test.shop.features
    const cachedAfter = async (path: string) => {
      const before = cache.reading().entries
      await productsAt(path)
      return cache.reading().entries - before
    }
    expect(await cachedAfter('/api/product/list?page=1&size=7')).toBe(1)
    expect(await cachedAfter('/api/product/list?page=1&size=7&search=linen')).toBe(0)
  })
})

describe('the address of a product', () => {
  it('is the same in capitals, asked first or later', async () => {
    const { product } = await productInStock(test.shop)
    for (const slug of [product.slug.toUpperCase(), product.slug, product.slug.toUpperCase()])
      expect((await productsAt(`/api/product/single?id=${slug}`)).map(({ _id }) => _id)).toEqual([
        product._id,
      ])
  })
})

describe('the stock in answers of the catalogue', () => {
  it('is at most a second old after an order', async () => {
    const { shop } = test
    const { product, variant, size } = await productInStock(shop, 12)
    const name = encodeURIComponent(product.name)
    const paths = [
      '/api/product/list',
      `/api/product/list?page=1&search=${name}`,
      `/api/product/list?page=1&size=48&category=${product.category}&type=${product.subCategory}`,
      `/api/product/cards?category=${product.category}&type=${product.subCategory}&size=48`,
      `/api/product/single?id=${product._id}`,
      `/api/product/suggest?search=${name}`,
    ]
    const pageStockAt = async (path: string) =>
      (await productsAt(path))
        .find(({ _id }) => _id === product._id)
        ?.variants.find(({ _id }) => _id === variant._id)
        ?.sizes.find((one) => one.size === size)?.quantity
    const shown = async () => {
      const stock: (number | undefined)[] = []
      for (const path of paths) stock.push(await pageStockAt(path))
      return stock
    }
    const [before = 0] = await shown()
    expect(await shown()).toEqual(paths.map(() => before))
    const { token } = await newShopper(shop)
    const order = orderOf(product, variant.variantIndex, size, 2)
    expect((await shop.call('order.place', { token, body: order })).status).toBe(200)
    shop.clock.advance(1000)
    expect(await shown()).toEqual(paths.map(() => before - 2))
  })

  it('is no older on a page made of cards that another page has read', async () => {
    const { shop } = test
    const { product, variant, size } = await productInStock(shop, 12)
    const path = (pageSize: number) => `/api/product/cards?category=${product.category}&size=${pageSize}`
    const listedOn = async (pageSize: number) =>
      (await productsAt(path(pageSize)))
        .find(({ _id }) => _id === product._id)
        ?.variants.find(({ _id }) => _id === variant._id)
        ?.sizes.find((one) => one.size === size)?.quantity
    shop.clock.stop()
    shop.clock.advance(1000)
    const before = await listedOn(48)
    shop.clock.advance(400)
    expect(await shop.statementsOf(() => listedOn(47))).toEqual([])
    const { token } = await newShopper(shop)
    const order = orderOf(product, variant.variantIndex, size, 2)
    expect((await shop.call('order.place', { token, body: order })).status).toBe(200)
    shop.clock.advance(600)
    expect(await listedOn(47)).toBe((before ?? 0) - 2)
  })
})

describe('the details of a product, with the clock stopped', () => {
  const detailsOf =
    ({ product, variant, size }: Pick<LastUnit, 'product' | 'variant' | 'size'>) =>
    async () =>
      (await productsAt(`/api/product/single?id=${product._id}`))
        .flatMap(({ variants }) => variants)
        .find(({ _id }) => _id === variant._id)
        ?.sizes.find((one) => one.size === size)?.quantity

  it('show an order and its cancellation, and drop no page while there is much', async () => {
    const { shop } = test
    shop.clock.stop()
    const sku = await productInStock(shop, 12)
    const left = detailsOf(sku)
    const before = (await left()) ?? 0
    const page = { body: 'a page', tags: [`product:${sku.product._id}`] }
    await shop.features.cache.get('page /one', async () => page)
    const { token } = await newShopper(shop)
    const body = orderOf(sku.product, sku.variant.variantIndex, sku.size, 2)
    const { orderId } = (await shop.call('order.place', { token, body })).body
    expect(await left()).toBe(before - 2)
    expect(shop.features.cache.find('page /one')).toBeDefined()
    expect((await shop.call('orders.cancel', { token, body: { orderId } })).status).toBe(200)
    expect(await left()).toBe(before)
  })

  it('show an order that was not paid in time as left again', async () => {
    const { shop } = test
    const sku = await productInStock(shop, 12)
    const left = detailsOf(sku)
    const before = (await left()) ?? 0
    const { token } = await newShopper(shop)
    const body = orderOf(sku.product, sku.variant.variantIndex, sku.size, 2)
    await stripe.place(shop, token, body)
    expect(await left()).toBe(before - 2)
    shop.clock.advance(3_600_000)
    await shop.features.everyMinute()
    await expect.poll(left).toBe(before)
  })

  it('show what is set aside for somebody who waits', async () => {
    const { shop } = test
    const unit = await heldUnit(shop)
    const { token } = await newShopper(shop)
    await joinQueue(shop, token, unit)
    await setStock(shop, unit.variant._id, unit.size, 1)
    const left = detailsOf(unit)
    expect(await left()).toBe(1)
    await shop.features.everyMinute()
    expect(await left()).toBe(0)
  })
})
