import { limits } from '@first-fashion/contract/limits'
import { describe, expect, it } from 'vitest'
import { newShopper, productInStock, setStock } from '../../../testing/shoppers.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'
import { productsChanged } from '../catalog/index.ts'

const test = useOwnShop()
const unknownId = '019a0000-0000-7000-8000-000000000000'

const products = async () => (await test.shop.call('catalog.list')).body.products
const wishesOf = async (token: string) =>
  (await test.shop.call('wishlist.get', { token })).body.wishlist.products
const idsOf = async (token: string) => (await wishesOf(token)).map((item) => item.productId._id)

describe('the wishlist', () => {
  it('keeps products with what is shown of them, the last added first [A3.20] [A7.17] [B3.29]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const [first, second] = await products()
    const body = { productId: first?._id }
    expect((await shop.call('wishlist.add', { token, body })).body).toEqual({
      success: true,
      message: 'Added to wishlist',
    })
    shop.clock.advance(1000)
    await shop.call('wishlist.add', { token, body: { productId: second?._id } })
    const items = await wishesOf(token)
    expect(items.map((item) => item.productId._id)).toEqual([second?._id, first?._id])
    const { slug, name, image, price, averageRating, reviewCount } = first ?? {}
    expect(items[1]).toMatchObject({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      addedAt: expect.any(Number),
      state: 'ok',
      productId: { _id: first?._id, slug, name, image, price, averageRating, reviewCount },
    })
  })

  it('adds, removes, toggles and clears in the words of the shop [A7.18] [A7.19] [A8.26]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const [first, second] = await products()
    const body = { productId: first?._id }
    const toggled = await shop.call('wishlist.toggle', { token, body })
    expect(toggled.body).toEqual({ success: true, message: 'Added to wishlist', isInWishlist: true })
    const back = await shop.call('wishlist.toggle', { token, body })
    expect(back.body).toEqual({ success: true, message: 'Removed from wishlist', isInWishlist: false })
    expect(await idsOf(token)).toEqual([])
    await shop.call('wishlist.add', { token, body })
    await shop.call('wishlist.add', { token, body: { productId: second?._id } })
    expect((await shop.call('wishlist.remove', { token, body })).body.message).toBe('Removed from wishlist')
    expect(await idsOf(token)).toEqual([second?._id])
    expect((await shop.call('wishlist.clear', { token })).body).toMatchObject({ message: 'Wishlist cleared' })
    expect(await idsOf(token)).toEqual([])
  })

  it('holds a product once, however often and at once it is added', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const [first] = await products()
    const add = () => shop.call('wishlist.add', { token, body: { productId: first?._id } })
    const answers = await Promise.all(Array.from({ length: 12 }, add))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect((await shop.call('wishlist.remove', { token, body: { productId: unknownId } })).status).toBe(200)
    expect(await idsOf(token)).toEqual([first?._id])
    const { rows } = await shop.database.pool.query('select customer_id, product_id from wishlist_items')
    await expect(
      shop.database.pool.query(
        `insert into wishlist_items (id, customer_id, kind, product_id, added_at) values ($1, $2, 'product', $3, now())`,
        [unknownId, rows[0].customer_id, rows[0].product_id],
      ),
    ).rejects.toThrow(/unique/)
  })

  it('tells what is sold out or no longer offered, and lets it go', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product } = await productInStock(shop)
    const body = { productId: product._id }
    await shop.call('wishlist.add', { token, body })
    for (const variant of product.variants)
      for (const { size } of variant.sizes) await setStock(shop, variant._id, size, 0)
    expect(await wishesOf(token)).toMatchObject([{ state: 'sold-out' }])
    await shop.database.pool.query('update products set is_published = false where id = $1', [product._id])
    expect(await wishesOf(token)).toMatchObject([{ state: 'unpublished', productId: { name: product.name } }])
    expect((await shop.call('wishlist.toggle', { token, body })).body.isInWishlist).toBe(false)
    expect(await shop.call('wishlist.toggle', { token, body })).toMatchObject({
      status: 404,
      body: { code: 'wishlist.product-unknown' },
    })
    await productsChanged(shop.features.shop, shop.database.db, [product._id])
  })

  it.each([
    ['an unknown product', unknownId],
    ['an id that is none', "1' or '1'='1"],
  ])('refuses %s', async (_what, productId) => {
    const { shop } = test
    const { token } = await newShopper(shop)
    for (const name of ['wishlist.add', 'wishlist.toggle'] as const)
      expect(await shop.call(name, { token, body: { productId } })).toMatchObject({
        status: 404,
        body: { success: false, code: 'wishlist.product-unknown' },
      })
    expect(await idsOf(token)).toEqual([])
  })

  it('has an end, and a product that is in it already does not meet it', async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    const [first, second] = await products()
    await shop.call('wishlist.add', { token, body: { productId: first?._id } })
    await shop.database.pool.query(
      `with copied as (
        insert into products (id, slug, name, description_html, price_cents, category, product_type, created_at)
        select gen_random_uuid(), 'copy-' || n, 'Copy', '', 100, 'Men', 'Bags', now()
        from generate_series(2, $2) n returning id)
      insert into wishlist_items (id, customer_id, kind, product_id, added_at)
      select gen_random_uuid(), c.id, 'product', copied.id, now() from copied, customers c where c.email = $1`,
      [email, limits.wishlistMaximum],
    )
    const full = await shop.call('wishlist.add', { token, body: { productId: second?._id } })
    expect(full).toMatchObject({ status: 422, body: { code: 'wishlist.full' } })
    expect((await shop.call('wishlist.add', { token, body: { productId: first?._id } })).status).toBe(200)
  })

  it("is everyone's own, and nobody's without a token [A6.03]", async () => {
    const { shop } = test
    const [mine, theirs] = [await newShopper(shop), await newShopper(shop)]
    const [first] = await products()
    const body = { productId: first?._id }
    await shop.call('wishlist.add', { token: mine.token, body })
    expect(await idsOf(theirs.token)).toEqual([])
    await shop.call('wishlist.remove', { token: theirs.token, body: { ...body, userId: mine.email } })
    await shop.call('wishlist.clear', { token: theirs.token })
    expect(await idsOf(mine.token)).toEqual([first?._id])
    for (const name of ['get', 'add', 'remove', 'toggle', 'clear'] as const)
      expect(await shop.call(`wishlist.${name}`, { body })).toMatchObject({
        status: 401,
        body: { code: 'accounts.login-needed' },
      })
  })

  it('is read in three statements, however long it is', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    for (const { _id } of (await products()).slice(0, 6))
      await shop.call('wishlist.add', { token, body: { productId: _id } })
    const statements = await shop.statementsOf(async () => expect(await wishesOf(token)).toHaveLength(6))
    expect(statements.length).toBeGreaterThan(0)
    expect(statements.length).toBeLessThanOrEqual(3)
  })
})
