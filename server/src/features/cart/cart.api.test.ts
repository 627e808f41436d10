import { describe, expect, it } from 'vitest'
import { newShopper, productInStock, setStock } from '../../../testing/shoppers.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'
import { productsChanged } from '../catalog/index.ts'

const test = useOwnShop()

describe('the cart', () => {
  it('keeps what was added, under product and variant index, with prices and totals [A7.04] [A7.06] [A9.04]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const body = { itemId: product._id, size, variantIndex: variant.variantIndex, quantity: 2 }
    const statements = await shop.statementsOf(async () => {
      const added = await shop.call('cart.add', { token, body })
      expect(added.body).toEqual({ success: true, message: '2 items added to cart' })
    })
    expect(statements.length).toBeLessThanOrEqual(3)
    const cart = await shop.call('cart.get', { token })
    const { color, colorCode, variantIndex } = variant
    expect(cart.body.cartData).toEqual({
      [`${product._id}_${variantIndex}`]: { [size]: 2, variantInfo: { color, colorCode, variantIndex } },
    })
    expect(cart.body.totals).toEqual({
      subtotal: product.price * 2,
      shipping: 350,
      discount: 0,
      total: product.price * 2 + 350,
    })
  })

  it('sets a quantity, and removes the line at 0 [A7.05] [A5.11]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const line = { itemId: product._id, size, variantIndex: variant.variantIndex }
    await shop.call('cart.add', { token, body: { ...line, quantity: 1 } })
    await shop.call('cart.update', { token, body: { ...line, quantity: 4 } })
    expect((await shop.call('cart.get', { token })).body.lines[0]?.quantity).toBe(4)
    await shop.call('cart.update', { token, body: { ...line, quantity: 0 } })
    const empty = await shop.call('cart.get', { token })
    expect(empty.body).toMatchObject({ cartData: {}, totals: { subtotal: 0, shipping: 0, total: 0 } })
  })

  it('refuses more than there is, also when it adds up [A5.07]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    await setStock(shop, variant._id, size, 3)
    const body = { itemId: product._id, size, variantIndex: variant.variantIndex, quantity: 2 }
    expect((await shop.call('cart.add', { token, body })).status).toBe(200)
    expect(await shop.call('cart.add', { token, body })).toMatchObject({
      status: 409,
      body: { code: 'cart.stock-short', message: 'Only 3 items available in stock' },
    })
  })

  it('marks a line whose product was unpublished, sold out or repriced since', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    await shop.call('cart.add', {
      token,
      body: { itemId: product._id, size, variantIndex: variant.variantIndex },
    })
    const line = async () => (await shop.call('cart.get', { token })).body.lines[0]
    await shop.database.pool.query('update products set price_cents = price_cents + 10000 where id = $1', [
      product._id,
    ])
    expect(await line()).toMatchObject({
      state: 'ok',
      price: product.price + 100,
      priceWhenAdded: product.price,
    })
    await setStock(shop, variant._id, size, 0)
    expect(await line()).toMatchObject({ state: 'sold-out' })
    await shop.database.pool.query('update products set is_published = false where id = $1', [product._id])
    expect(await line()).toMatchObject({ state: 'unpublished' })
    expect((await shop.call('cart.get', { token })).body.totals.total).toBe(0)
    productsChanged(shop.features.shop, shop.database.db, [product._id])
  })

  it.each([
    ['an unknown product', { itemId: '019a0000-0000-7000-8000-000000000000' }, 404, 'cart.product-unknown'],
    ['an id that is none', { itemId: "1' or '1'='1" }, 404, 'cart.product-unknown'],
    ['an unknown colour', { variantIndex: 77 }, 404, 'cart.size-unknown'],
    ['an unknown size', { size: 'XXXXL' }, 404, 'cart.size-unknown'],
    ['no size', { size: '' }, 422, 'cart.size-missing'],
    ['a negative quantity', { quantity: -1 }, 400, 'request.malformed'],
    ['a fraction of a piece', { quantity: 1.5 }, 400, 'request.malformed'],
    ['a huge quantity', { quantity: 1e12 }, 400, 'request.malformed'],
    ['more than there can be', { quantity: 90_000 }, 409, 'cart.stock-short'],
    ['a quantity as text', { quantity: '2' }, 400, 'request.malformed'],
  ])('refuses %s', async (_what, change, status, code) => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const body = { itemId: product._id, size, variantIndex: variant.variantIndex, quantity: 1, ...change }
    expect(await shop.call('cart.add', { token, body })).toMatchObject({
      status,
      body: { success: false, code },
    })
    expect((await shop.call('cart.get', { token })).body.cartData).toEqual({})
  })

  it('asks for a size in words [A5.01]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant } = await productInStock(shop)
    const body = { itemId: product._id, size: '', variantIndex: variant.variantIndex, quantity: 1 }
    expect((await shop.call('cart.add', { token, body })).body.message).toBe('Please select product size')
  })

  it("is everyone's own", async () => {
    const { shop } = test
    const [first, second] = [await newShopper(shop), await newShopper(shop)]
    const { product, variant, size } = await productInStock(shop)
    await shop.call('cart.add', {
      token: first.token,
      body: { itemId: product._id, size, variantIndex: variant.variantIndex },
    })
    expect((await shop.call('cart.get', { token: second.token })).body.cartData).toEqual({})
  })
})
