import { brotliDecompressSync } from 'node:zlib'
import { colourFamilyOf } from '@first-fashion/contract/catalog/colour-family'
import { describe, expect, it } from 'vitest'
import { newShopper, orderOf, productInStock, setStock } from '../../../testing/shoppers.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'
import { productsChanged } from './catalog.service.ts'

const test = useOwnShop()
const page = (query: string) => test.shop.call('catalog.list', { path: `/api/product/list?${query}` })

describe('the catalogue', () => {
  it('has collections with a story, and shows the products of one', async () => {
    const { shop } = test
    const { collections } = (await shop.call('catalog.collections')).body
    expect(collections.map(({ name }) => name)).toContain('Surf')
    const { body } = await shop.call('catalog.list', {
      path: '/api/product/list?page=1&size=48&collection=surf',
    })
    expect(body.total).toBeGreaterThan(10)
    expect(new Set(body.products.map(({ collection }) => collection?.name))).toEqual(new Set(['Surf']))
    const none = await shop.call('catalog.list', { path: '/api/product/list?page=1&collection=none' })
    expect(none.body).toMatchObject({ total: 0, collection: null })
    expect(body).toMatchObject({ collection: { id: 'surf' }, facets: { collection: { surf: body.total } } })
    const two = await shop.call('catalog.list', {
      path: '/api/product/list?page=1&collection=surf&collection=office',
    })
    expect(two.body).toMatchObject({
      total: body.total + (body.facets?.collection.office ?? 0),
      collection: null,
    })
    expect(Object.keys(two.body.facets?.collection ?? {})).toContain('monsoon')
  })

  it('is read by POST with its slug and by GET with its id [A7.03]', async () => {
    const { shop } = test
    const bySlug = await shop.call('catalog.single', { body: { slug: 'weligama-tee' } })
    const path = `/api/product/single?id=${bySlug.body.product._id}`
    const byId = await shop.call('catalog.single-by-id', { path })
    expect(byId.body).toEqual(bySlug.body)
    const unknown = await shop.call('catalog.single-by-id', { path: '/api/product/single?id=nothing' })
    expect(unknown).toMatchObject({ status: 404, body: { code: 'catalog.product-unknown' } })
  })

  it('lists all published products and no others [A7.02]', async () => {
    const { body } = await test.shop.call('catalog.list')
    const { rows } = await test.shop.database.pool.query(
      'select count(*)::int as n from products where is_published',
    )
    expect(body.products).toHaveLength(rows[0].n)
    expect(body.products.every((product) => product.isPublished)).toBe(true)
  })

  it('answers a page in at most two statements, and a cached page in none', async () => {
    const asked = () => test.shop.statementsOf(() => page('page=2&category=Women'))
    expect((await asked()).length).toBeLessThanOrEqual(2)
    expect(await asked()).toEqual([])
  })

  it('sends for cards the same page with less about each product, in one statement', async () => {
    const { shop } = test
    const query = 'page=2&category=Women&sort=low-high'
    const cards = () => shop.call('catalog.cards', { path: `/api/product/cards?${query}` })
    expect(await shop.statementsOf(cards)).toHaveLength(1)
    const [{ body }, { body: list }] = [await cards(), await page(query)]
    expect({ ...body, products: [] }).toEqual({ ...list, products: [] })
    expect(body.products).toEqual(
      list.products.map(
        ({ description, sizeChart, collection, fabric, care, careNote, fit, ...product }) => ({
          ...product,
          image: product.image.slice(0, 2),
          variants: product.variants.map((variant) => ({ ...variant, images: variant.images.slice(0, 1) })),
        }),
      ),
    )
    expect(JSON.stringify(body).length).toBeLessThan(JSON.stringify(list).length / 2)
  })

  it('answers a product with its related ones in at most two statements [A7.03] [A2.46] [A9.09]', async () => {
    const single = () => test.shop.call('catalog.single', { body: { slug: 'galle-fort-linen-shirt' } })
    expect((await test.shop.statementsOf(single)).length).toBeLessThanOrEqual(2)
    const { body } = await single()
    expect(body.product.name).toBe('Galle Fort Linen Shirt')
    expect(body.related.length).toBeLessThanOrEqual(5)
    for (const other of body.related) {
      expect([other.category, other.subCategory]).toEqual(['Men', 'Topwear'])
      expect(other._id).not.toBe(body.product._id)
    }
  })

  it('keeps a product, compressed for those who ask again, and shows the right number once few are left', async () => {
    const { shop } = test
    const { product, variant, size } = await productInStock(shop)
    await setStock(shop, variant._id, size, 6)
    await productsChanged(shop.features.shop, shop.database.db, [product._id])
    const single = () => shop.call('catalog.single', { body: { slug: product.slug } })
    const left = async () =>
      (await single()).body.product.variants
        .find(({ _id }) => _id === variant._id)
        ?.sizes.find((one) => one.size === size)?.quantity
    expect(await left()).toBe(6)
    expect(await shop.statementsOf(async () => expect(await left()).toBe(6))).toEqual([])
    const asked = await shop.app.inject({
      method: 'POST',
      url: '/api/product/single',
      headers: { 'accept-encoding': 'gzip, br' },
      payload: { slug: product.slug },
    })
    expect(asked.headers['content-encoding']).toBe('br')
    expect(JSON.parse(brotliDecompressSync(asked.rawPayload).toString()).product._id).toBe(product._id)
    const { token } = await newShopper(shop)
    const order = orderOf(product, variant.variantIndex, size, 2)
    expect((await shop.call('order.place', { token, body: order })).status).toBe(200)
    expect(await left()).toBe(4)
  })

  it('finds a product by its id where there is no slug [A2.04]', async () => {
    const { body } = await test.shop.call('catalog.single', { body: { slug: 'weligama-tee' } })
    const byId = await test.shop.call('catalog.single', { body: { slug: body.product._id } })
    expect(byId.body.product.slug).toBe('weligama-tee')
  })

  it('does not show what is not published', async () => {
    const answer = await test.shop.call('catalog.single', { body: { slug: 'vesak-lantern-tee' } })
    expect(answer).toMatchObject({ status: 404, body: { code: 'catalog.product-unknown' } })
  })

  it('finds names by any part of them, in any case, and takes % as a sign [A2.36]', async () => {
    const { products } = (await page('page=1&search=LINEN')).body
    expect(products.every((one) => /linen/i.test(`${one.name} ${one.fabric}`))).toBe(true)
    const { products: begun } = (await page('page=1&search=lin')).body
    expect(begun[0]?.fabric).toMatch(/linen/i)
    expect((await page('page=1&search=lagoon')).body.total).toBeGreaterThan(0)
    expect((await page('page=1&search=%25')).body.total).toBe(0)
  })

  it('finds all at once what its pages find together, in the same order [A2.36]', async () => {
    const found = async (query: string) =>
      (await test.shop.call('catalog.list', { path: `/api/product/list?${query}` })).body.products.map(
        ({ slug }) => slug,
      )
    for (const query of [
      'search=linnen',
      'search=lagoon',
      'sizes=XS&inStock=true',
      'minPrice=9000',
      'sort=low-high',
    ]) {
      const all = await found(query)
      const pages = [...(await found(`${query}&page=1&size=48`)), ...(await found(`${query}&page=2&size=48`))]
      expect(all.length, query).toBeGreaterThan(0)
      expect(all.slice(0, pages.length), query).toEqual(pages)
    }
  })

  it('sorts by price both ways [A2.30]', async () => {
    const prices = async (sort: string) =>
      (await page(`page=1&sort=${sort}`)).body.products.map((one) => one.price)
    const [up, down] = [await prices('low-high'), await prices('high-low')]
    expect(up).toEqual(up.toSorted((a, b) => a - b))
    expect(down).toEqual(down.toSorted((a, b) => b - a))
  })

  it('filters by several categories and types, twelve a page, and counts what each choice would show [A2.29] [A2.31]', async () => {
    const { body } = await page('page=1&category=Men&category=Kids&type=Topwear')
    expect(
      body.products.every((one) => ['Men', 'Kids'].includes(one.category) && one.subCategory === 'Topwear'),
    ).toBe(true)
    expect(body.products.length).toBeLessThanOrEqual(12)
    const { facets } = body
    expect((facets?.category.Men ?? 0) + (facets?.category.Kids ?? 0)).toBe(body.total)
    const bags = await page('page=1&category=Men&category=Kids&type=Bags')
    expect(bags.body.total).toBe(facets?.type.Bags)
  })

  it('is narrowed by sizes, colours, prices and what is in stock, and says how many each choice would show', async () => {
    const { body } = await page(
      'page=1&sizes=M&sizes=L&colour=Green&minPrice=2000&maxPrice=9000&inStock=true&size=48',
    )
    expect(body.products.length).toBe(body.total)
    expect(body.total).toBeGreaterThan(0)
    for (const { price, variants } of body.products) {
      expect(price).toBeGreaterThanOrEqual(2000)
      expect(price).toBeLessThanOrEqual(9000)
      const buyable = variants
        .filter(({ colorCode }) => colourFamilyOf(colorCode) === 'Green')
        .flatMap(({ sizes }) => sizes.filter(({ quantity }) => quantity > 0).map(({ size }) => size))
      expect(buyable.some((size) => size === 'M' || size === 'L')).toBe(true)
    }
    const one = await page('page=1&sizes=M&sizes=L&colour=Blue&minPrice=2000&maxPrice=9000&inStock=true')
    expect(one.body.total).toBe(body.facets?.colour.Blue ?? 0)
  })

  it('shows a size as out of stock as soon as its last unit is sold', async () => {
    const { shop } = test
    const { product, variant, size } = await productInStock(shop)
    await setStock(shop, variant._id, size, 1)
    const inStock = async () => {
      const query = `page=1&size=48&inStock=true&sizes=${encodeURIComponent(size)}&search=${encodeURIComponent(product.name)}`
      return (await page(query)).body.total
    }
    const others = product.variants.filter(({ _id }) => _id !== variant._id)
    for (const { _id } of others) await setStock(shop, _id, size, 0)
    await productsChanged(shop.features.shop, shop.database.db, [product._id])
    expect(await inStock()).toBe(1)
    const { token } = await newShopper(shop)
    const order = orderOf(product, variant.variantIndex, size)
    expect((await shop.call('order.place', { token, body: order })).status).toBe(200)
    expect(await inStock()).toBe(0)
  })

  it('suggests a few products while one types, in at most one statement', async () => {
    const suggest = (search: string) =>
      test.shop.call('catalog.suggest', { path: `/api/product/suggest?search=${encodeURIComponent(search)}` })
    expect((await test.shop.statementsOf(() => suggest('tee'))).length).toBeLessThanOrEqual(1)
    const { body } = await suggest('tee')
    expect(body.products.length).toBeLessThanOrEqual(6)
    expect(body.products.every(({ name }) => /tee/i.test(name))).toBe(true)
    expect((await suggest('shrit')).body).toMatchObject({ approximate: true })
    expect((await suggest('')).status).toBe(400)
  })

  it('answers a page beyond the last one as empty, with the right total', async () => {
    const { body } = await page('page=900')
    expect(body.products).toEqual([])
    expect(body.total).toBeGreaterThan(48)
  })
})
