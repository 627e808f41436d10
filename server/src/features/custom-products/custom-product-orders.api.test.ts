import { describe, expect, it } from 'vitest'
import { customShirt, newShirt } from '../../../testing/designs/design-calls.ts'
import { stripe } from '../../../testing/payments/harnesses.ts'
import { orderNow, soon } from '../../../testing/payments/payment-harness.ts'
import { goodAddress, mailsFor, newShopper, productInStock } from '../../../testing/shoppers.ts'
import { type TestShop, useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()
const cartOf = async (token: string) => (await test.shop.call('cart.get', { token })).body
const list = async (token: string) =>
  (await test.shop.call('custom-products.list', { token })).body.customProducts
const setRate = (rate: number) =>
  test.shop.change(`update currencies set exchange_rate = $1, rate_changed_at = now() where code = 'USD'`, [
    rate,
  ])

/** A customer with two custom shirts and a product in stock in the cart. */
async function filledCart() {
  const { shop } = test
  const { token, email } = await newShopper(shop)
  const { product: custom, draft } = await customShirt(shop, token)
  const itemId = `custom_${custom._id}`
  expect((await shop.call('cart.add', { token, body: { itemId, size: 'L', quantity: 2 } })).status).toBe(200)
  const { product, variant, size } = await productInStock(shop)
  const { variantIndex } = variant
  await shop.call('cart.add', { token, body: { itemId: product._id, size, variantIndex } })
  const items = [
    { productId: itemId, size: 'L', variantIndex: 0, quantity: 2 },
    { productId: product._id, size, variantIndex, quantity: 1 },
  ]
  return { token, email, custom, draft, itemId, product, items }
}

/** What the checkout sends for it. */
async function checkoutOf({ token, email, items }: Awaited<ReturnType<typeof filledCart>>) {
  const { version: cartVersion } = await cartOf(token)
  const { quote } = (await test.shop.call('checkout.quote', { token, body: { items } })).body
  const address = { ...goodAddress, email }
  return { address, items, amount: quote.total, quoteId: quote.quoteId, cartVersion }
}

async function waitingForLock({ database }: TestShop): Promise<number> {
  const { rows } = await database.pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

const update = (token: string, id: string, body: object) =>
  test.shop.call('custom-products.update', { token, body, path: `/api/custom-products/update/${id}` })

describe('a custom product in the cart', () => {
  it('has a total that says what the partner takes, what the profit is, and at which rate', async () => {
    const { shop } = test
    const usdRate = 0.0031
    const { token, items, draft } = await filledCart()
    const { quote } = (await shop.call('checkout.quote', { token, body: { items } })).body
    const path = `/api/checkout/quote/${quote.quoteId}/explanation`
    const { explanation } = (await shop.call('explanation.quote', { token, path })).body
    const baseCents = Math.round(draft.baseCost * 100)
    const price = { baseCents, profitCents: 1000, usdRate, fixedAt: expect.any(Number) }
    const [goods] = explanation.figures
    expect(goods).toMatchObject({ kind: 'subtotal', facts: [{ kind: 'dollar-price', line: 0, price }] })
    expect(explanation.lines[0]?.unitPriceCents).toBe(Math.round((baseCents + 1000) / usdRate))
  })

  it('costs no delivery there: its parcel has its price at the checkout; what the shop sends costs its fee', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product: custom } = await customShirt(shop, token)
    await shop.call('cart.add', { token, body: { itemId: `custom_${custom._id}`, size: 'L' } })
    const alone = (await cartOf(token)).totals
    expect(alone).toMatchObject({ subtotal: custom.price, shipping: 0, total: custom.price })
    const { product, variant, size } = await productInStock(shop)
    await shop.call('cart.add', {
      token,
      body: { itemId: product._id, size, variantIndex: variant.variantIndex },
    })
    expect((await cartOf(token)).totals.shipping).toBe(350)
  })

  it('has the fields of a custom cart item, and its price in rupees [B3.55] [B3.57] [B3.58]', async () => {
    const { token, custom, itemId } = await filledCart()
    const { cartData, lines } = await cartOf(token)
    expect(cartData[itemId]).toEqual({
      L: 2,
      variantInfo: { color: 'White', colorCode: custom.colorCode, variantIndex: 0 },
      item: {
        id: itemId,
        name: 'Galle Fort',
        price: custom.price,
        image: expect.stringMatching(/^\/media\/prints\/[0-9a-f-]{36}\/proof\.webp$/),
        size: 'L',
        isCustom: true,
        customProductId: custom._id,
        printfulData: { productId: 71, variantId: custom.printfulVariantId },
      },
    })
    const path = `/custom-products/${custom._id}`
    expect(lines[0]).toMatchObject({ path, options: ['White', 'L'], price: custom.price, state: 'ok' })
  })

  it.each(['cart.add', 'cart.update'] as const)(
    'enters by %s at the cost of today: its profit never falls below 0',
    async (call) => {
      const { shop } = test
      const { token } = await newShopper(shop)
      const { product, variant } = await customShirt(shop, token)
      await shop.change('update print_variants set usd_cents = 5000 where id = $1', [variant.id])
      expect((await list(token))[0]?.price).toBeCloseTo(50 / 0.0031, 2)
      await shop.call(call, { token, body: { itemId: `custom_${product._id}`, size: 'L', quantity: 1 } })
      expect(await list(token)).toMatchObject([{ baseCost: 50, sellingPrice: 50, profit: 0 }])
      expect((await cartOf(token)).lines[0]?.price).toBeCloseTo(50 / 0.0031, 2)
      await shop.change('update print_variants set usd_cents = $2 where id = $1', [
        variant.id,
        variant.price * 100,
      ])
    },
  )

  it('keeps the price of the garment that it became while it was being added', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product } = await customShirt(shop, token)
    const changing = await shop.database.pool.connect()
    await changing.query('begin')
    await changing.query(
      `update custom_products set selling_cents = 9000, base_cost_cents = 8000, price_cents = 2903226,
       version = version + 1 where id = $1`,
      [product._id],
    )
    const added = shop.call('cart.add', { token, body: { itemId: `custom_${product._id}`, size: 'L' } })
    await expect.poll(() => waitingForLock(shop)).toBe(1)
    await changing.query('commit')
    changing.release()
    expect((await added).body.code).toBe('cart.awaits-customer')
    expect(await list(token)).toMatchObject([{ sellingPrice: 90, version: 1 }])
  })

  it('stays as it is there, until it is taken out', async () => {
    const { shop } = test
    const { token, custom, draft, itemId } = await filledCart()
    const change = { ...draft, name: 'Another', version: 0 }
    const refused = await update(token, custom._id, change)
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'custom-products.in-cart', stored: { _id: custom._id, version: 0 } },
    })
    expect((await cartOf(token)).lines.find(({ key }) => key === itemId)).toMatchObject({ state: 'ok' })
    await shop.call('cart.update', { token, body: { itemId, size: 'L', quantity: 0 } })
    expect((await update(token, custom._id, change)).status).toBe(200)
  })

  it('is not sold at the price that was quoted for what it was before a change', async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    const { product, draft } = await customShirt(shop, token)
    const items = [{ productId: `custom_${product._id}`, size: 'L', variantIndex: 0, quantity: 1 }]
    const { quote } = (await shop.call('checkout.quote', { token, body: { items } })).body
    const dearer = { ...draft, sellingPrice: draft.sellingPrice + 30, version: 0 }
    expect((await update(token, product._id, dearer)).status).toBe(200)
    const { quote: now } = (await shop.call('checkout.quote', { token, body: { items } })).body
    expect(now.total).toBeGreaterThan(quote.total)
    const order = { address: { ...goodAddress, email }, items, amount: quote.total, quoteId: quote.quoteId }
    const refused = await shop.call('order.place', { token, body: order })
    expect(refused).toMatchObject({ status: 409, body: { code: 'order.quote-changed' } })
    const again = { ...order, amount: now.total, quoteId: now.quoteId }
    expect((await shop.call('order.place', { token, body: again })).status).toBe(200)
  })

  it('is not sold if it was changed while the order was being placed', async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    const { product } = await customShirt(shop, token)
    const items = [{ productId: `custom_${product._id}`, size: 'L', variantIndex: 0, quantity: 1 }]
    const { quote } = (await shop.call('checkout.quote', { token, body: { items } })).body
    const changing = await shop.database.pool.connect()
    await changing.query('begin')
    await changing.query('update custom_products set version = version + 1 where id = $1', [product._id])
    await changing.query(
      'update custom_product_prints set version = version + 1 where custom_product_id = $1',
      [product._id],
    )
    const body = { address: { ...goodAddress, email }, items, amount: quote.total, quoteId: quote.quoteId }
    const placing = shop.call('order.place', { token, body })
    await expect.poll(() => waitingForLock(shop)).toBe(1)
    await changing.query('commit')
    changing.release()
    const { body: answer } = await placing
    expect(answer).toMatchObject({ code: 'order.item-unavailable' })
    expect(answer.message).toContain('was changed meanwhile')
  })

  it('stays there when it is deleted, not for sale any more, until it is taken out', async () => {
    const { shop } = test
    const { token, custom, itemId, items } = await filledCart()
    const path = `/api/printful/designer/custom-product/${custom._id}`
    expect((await shop.call('custom-products.delete', { token, path })).status).toBe(200)
    expect(await list(token)).toEqual([])
    const line = async () => (await cartOf(token)).lines.find(({ productId }) => productId === itemId)
    expect(await line()).toMatchObject({ name: 'Galle Fort', path: '', state: 'unpublished', quantity: 2 })
    const quoted = await shop.call('checkout.quote', { token, body: { items } })
    expect(quoted.body).toMatchObject({ code: 'order.item-unavailable' })
    await shop.call('cart.update', { token, body: { itemId, size: 'L', quantity: 0 } })
    expect(await line()).toBeUndefined()
  })

  it('is forgotten in the night after it was deleted and taken out; what was ordered is not', async () => {
    const { shop } = test
    const { token, custom, itemId, ...cart } = await filledCart()
    const ordered = (await customShirt(shop, token)).product
    await shop.call('cart.add', { token, body: { itemId: `custom_${ordered._id}`, size: 'L' } })
    const items = [{ productId: `custom_${ordered._id}`, size: 'L', variantIndex: 0, quantity: 1 }]
    const order = await checkoutOf({ token, custom, itemId, ...cart, items })
    expect((await shop.call('order.place', { token, body: order })).status).toBe(200)
    for (const { _id } of [custom, ordered])
      await shop.call('custom-products.delete', {
        token,
        path: `/api/printful/designer/custom-product/${_id}`,
      })
    const statuses = async () => {
      await shop.features.tasks.find(({ name }) => name === 'purge-archived-designs')?.run()
      const { rows } = await shop.database.pool.query(
        'select status from custom_products where id = any($1)',
        [[custom._id, ordered._id]],
      )
      return rows.map(({ status }) => status)
    }
    expect(await statuses()).toEqual(['archived', 'archived'])
    await shop.call('cart.update', { token, body: { itemId, size: 'L', quantity: 0 } })
    expect(await statuses()).toEqual(['archived'])
  })

  it('is refused in words where it cannot be made', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant } = await customShirt(shop, token)
    const empty = (await newShirt(shop, token, { designs: [] })).product
    const add = async (id: string, size = 'L', variantIndex = 0) =>
      (await shop.call('cart.add', { token, body: { itemId: `custom_${id}`, size, variantIndex } })).body.code
    expect(await add(empty._id)).toBe('cart.product-unknown')
    expect(await add(product._id, 'XXL')).toBe('cart.size-unknown')
    expect(await add(product._id, 'L', 1)).toBe('cart.size-unknown')
    await shop.change('update print_variants set is_in_stock = false where id = $1', [variant.id])
    expect(await add(product._id)).toBe('cart.out-of-stock')
    await shop.change('update print_variants set is_in_stock = true, is_listed = false where id = $1', [
      variant.id,
    ])
    expect(await add(product._id)).toBe('cart.product-unknown')
    expect(await list(token)).toMatchObject([{ state: 'empty' }, { state: 'unavailable' }])
    await shop.change('update print_variants set is_listed = true where id = $1', [variant.id])
  })
})

describe('a custom product at the checkout', () => {
  it('is quoted, ordered by cash beside a product in stock, mailed, and stays as it was ordered', async () => {
    const { shop } = test
    const cart = await filledCart()
    const { token, email, custom, draft, product } = cart
    const body = await checkoutOf(cart)
    const placed = await shop.call('order.place', { token, body })
    expect(placed.status).toBe(200)
    const shown = {
      path: `/custom-products/${custom._id}`,
      name: 'Galle Fort',
      price: custom.price,
      quantity: 2,
    }
    expect(await orderNow(shop, token)).toMatchObject({
      amount: body.amount,
      items: [shown, { productId: product._id }],
    })
    expect((await cartOf(token)).lines).toEqual([])
    await expect.poll(async () => (await list(token))[0]?.status, soon).toBe('ordered')
    await expect
      .poll(async () => (await mailsFor(shop, email))[0]?.text, soon)
      .toContain('2 × Your own design (White, L)')
    const refused = await update(token, custom._id, { ...draft, version: 0 })
    expect(refused).toMatchObject({ status: 409, body: { code: 'custom-products.ordered' } })
    const again = await shop.call('cart.add', { token, body: { itemId: cart.itemId, size: 'L' } })
    expect(again.status).toBe(200)
  })

  it('cannot be changed while its order waits for the payment, only afterwards if that fails', async () => {
    const { shop } = test
    const cart = await filledCart()
    const { token, custom, draft } = cart
    const placed = await stripe.place(shop, token, await checkoutOf(cart))
    expect(placed.status).toBe(200)
    const change = { ...draft, name: 'Another', version: 0 }
    expect((await update(token, custom._id, change)).body.code).toBe('custom-products.ordered')
    await shop.database.pool.query(`update orders set fulfilment = 'cancelled' where id = $1`, [
      placed.orderId,
    ])
    await shop.call('cart.update', { token, body: { itemId: cart.itemId, size: 'L', quantity: 0 } })
    expect((await update(token, custom._id, change)).status).toBe(200)
  })

  it('is archived when it is deleted while its order marks it as ordered', async () => {
    const { shop } = test
    const { token, custom } = await filledCart()
    const marking = await shop.database.pool.connect()
    await marking.query('begin')
    await marking.query(`update custom_products set status = 'ordered' where id = $1`, [custom._id])
    const path = `/api/printful/designer/custom-product/${custom._id}`
    const deleted = shop.call('custom-products.delete', { token, path })
    await expect.poll(() => waitingForLock(shop)).toBe(1)
    await marking.query('commit')
    marking.release()
    expect((await deleted).status).toBe(200)
    expect(await list(token)).toEqual([])
    expect(await frozen(custom._id)).toMatchObject({ status: 'archived' })
  })

  it('is archived when it is deleted after it was ordered', async () => {
    const { shop } = test
    const cart = await filledCart()
    const { token, custom } = cart
    await shop.call('order.place', { token, body: await checkoutOf(cart) })
    const path = `/api/printful/designer/custom-product/${custom._id}`
    expect((await shop.call('custom-products.delete', { token, path })).status).toBe(200)
    expect(await list(token)).toEqual([])
    expect(await frozen(custom._id)).toMatchObject({ status: 'archived' })
    expect(await orderNow(shop, token)).toMatchObject({ items: [{ name: 'Galle Fort' }, {}] })
    const again = await shop.call('cart.add', { token, body: { itemId: cart.itemId, size: 'L' } })
    expect(again.body.code).toBe('cart.product-unknown')
  })
})

// Last, for the clock runs ahead here.
describe('the price of a custom product', () => {
  it('keeps the rate that it entered with for seven days', async () => {
    const { token, custom, itemId } = await filledCart()
    const { usd_rate, rate_set_at } = await frozen(custom._id)
    expect({ usd_rate, rate_set_at }).toEqual({ usd_rate: 0.0031, rate_set_at: null })
    await setRate(0.0025)
    const priceIn = async () => (await cartOf(token)).lines.find((line) => line.key === itemId)?.price
    expect(await priceIn()).toBe(custom.price)
    expect((await list(token))[0]?.price).toBeCloseTo(custom.sellingPrice / 0.0025, 2)
    test.shop.clock.advance(7 * 24 * 3_600_000)
    expect(await priceIn()).toBeCloseTo(custom.sellingPrice / 0.0025, 2)
    await test.shop.call('cart.add', { token, body: { itemId, size: 'L' } })
    expect(await frozen(custom._id)).toMatchObject({ usd_rate: 0.0025, rate_set_at: expect.any(Date) })
    await setRate(0.0031)
  })

  it('covers the cost of today once it is no longer fixed, also of what is bought without a cart', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant } = await customShirt(shop, token)
    await shop.change('update print_variants set usd_cents = 5000 where id = $1', [variant.id])
    const items = [{ productId: `custom_${product._id}`, size: 'L', variantIndex: 0, quantity: 1 }]
    const subtotal = async () =>
      (await shop.call('checkout.quote', { token, body: { items } })).body.quote.subtotal
    expect(await subtotal()).toBe(product.price)
    shop.clock.advance(7 * 24 * 3_600_000)
    expect(await subtotal()).toBeCloseTo(50 / 0.0031, 2)
  })
})

/** Its row, with what was fixed when it entered the cart. */
async function frozen(id: string) {
  const { rows } = await test.shop.database.pool.query('select * from custom_products where id = $1', [id])
  return rows[0]
}
