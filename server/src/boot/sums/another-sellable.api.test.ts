import { randomUUID } from 'node:crypto'
import { categories } from '@first-fashion/contract/catalog/classification'
import { lkrCents, rupeesFromCents } from '@first-fashion/contract/money/money'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { stripe } from '../../../testing/payments/harnesses.ts'
import { orderNow, soon } from '../../../testing/payments/payment-harness.ts'
import { goodAddress, mailsFor, newShopper, productInStock } from '../../../testing/shoppers.ts'
import { owner, signIn } from '../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'
import { type SellableSource, useSellableSources } from '../../features/sellables/index.ts'

/** Posters, which the shop has never heard of: printed when they are ordered, on paper of one size. */
const galle = { id: randomUUID(), isSold: true, cents: lkrCents(120_000) }
const posters: SellableSource = {
  kind: 'poster',
  find: async (_db, keys) =>
    keys.map(({ id, size }) =>
      id !== galle.id
        ? undefined
        : {
            path: `/posters/${id}`,
            slug: '',
            name: 'Galle lighthouse',
            image: '/media/posters/galle/960.webp',
            options: [size, 'Matt paper'],
            color: '',
            colorCode: '',
            unitPrice: galle.cents,
            weightGrams: 200,
            category: 'Unisex',
            isMadeToOrder: true,
            isFinalSale: false,
            printVariantId: null,
            variantId: null,
            available: 99,
            withheld: !galle.isSold ? 'not-for-sale' : size === 'A2' ? null : 'option-unknown',
            cartItem: { isPoster: true, paper: 'Matt' },
          },
    ),
  offerOf: ({ id, size }) =>
    sql`select ${galle.cents}::bigint as price_cents, 99 as available
        where ${id}::text = ${galle.id} and ${size} = 'A2' and ${galle.isSold}`,
  wishes: {
    find: async (_db, ids) =>
      ids.filter((id) => id === galle.id).map((id) => ({ id, state: 'ok' as const, shown: posterView(id) })),
    offerOf: (id) => sql`select 1 where ${id}::text = ${galle.id}`,
  },
}

const posterView = (id: string) => ({
  _id: `poster_${id}`,
  slug: 'galle',
  name: 'Galle lighthouse',
  price: rupeesFromCents(galle.cents),
  image: ['/media/posters/galle/960.webp'],
  category: categories[0],
  subCategory: 'Accessories' as const,
  sizes: ['A2'],
  variants: [],
  averageRating: 0,
  reviewCount: 0,
  bestSeller: false,
  isPublished: true,
  madeToOrder: true,
  printful_integration: { enabled: false },
  date: 0,
})

const test = useOwnShop({ sellableSources: [posters] })

const posterId = `poster_${galle.id}`
const poster = { productId: posterId, size: 'A2', variantIndex: 0 }
const shown = {
  productId: posterId,
  path: `/posters/${galle.id}`,
  name: 'Galle lighthouse',
  image: '/media/posters/galle/960.webp',
  options: ['A2', 'Matt paper'],
}

const cartOf = async (token: string) => (await test.shop.call('cart.get', { token })).body
const addPosters = (token: string, quantity = 2) =>
  test.shop.call('cart.add', { token, body: { itemId: posterId, size: 'A2', quantity } })

/** A shopper with two posters and a shirt in the cart, and the order of them. */
async function filledCart() {
  const { shop } = test
  const { token } = await newShopper(shop)
  const { product, variant, size } = await productInStock(shop)
  const { variantIndex } = variant
  await addPosters(token)
  await shop.call('cart.add', { token, body: { itemId: product._id, size, variantIndex } })
  const { version: cartVersion } = await cartOf(token)
  const items = [
    { ...poster, quantity: 2 },
    { productId: product._id, size, variantIndex, quantity: 1 },
  ]
  const { quote } = (await shop.call('checkout.quote', { token, body: { items } })).body
  const email = `poster-${randomUUID().slice(0, 8)}@example.com`
  const address = { ...goodAddress, email }
  const body = { address, items, amount: quote.total, quoteId: quote.quoteId, cartVersion }
  return { token, product, variant, size, quote, email, body }
}

describe('a kind of thing to buy that only this test knows', () => {
  it('goes into the cart and out of it, as its source shows it', async () => {
    const { token } = await newShopper(test.shop)
    const statements = await test.shop.statementsOf(() => addPosters(token))
    expect(statements.filter((text) => text.includes('cart_items'))).toHaveLength(1)
    const { cartData, lines, totals } = await cartOf(token)
    expect(lines).toMatchObject([{ ...shown, quantity: 2, price: 1_200, lineTotal: 2_400, state: 'ok' }])
    expect(cartData).toEqual({
      [posterId]: {
        A2: 2,
        variantInfo: { color: '', colorCode: '', variantIndex: 0 },
        item: { isPoster: true, paper: 'Matt' },
      },
    })
    expect(totals.subtotal).toBe(2_400)
    const update = (quantity: number) =>
      test.shop.call('cart.update', { token, body: { itemId: posterId, size: 'A2', quantity } })
    expect((await update(5)).status).toBe(200)
    expect((await cartOf(token)).lines).toMatchObject([{ quantity: 5 }])
    await update(0)
    expect((await cartOf(token)).lines).toEqual([])
  })

  it('is refused in words where it is not offered', async () => {
    const { token } = await newShopper(test.shop)
    const add = async (itemId: string, size: string, quantity = 1) =>
      (await test.shop.call('cart.add', { token, body: { itemId, size, quantity } })).body.code
    expect(await add(posterId, 'A9')).toBe('cart.size-unknown')
    expect(await add(posterId, 'A2', 100)).toBe('cart.stock-short')
    expect(await add(galle.id, 'A2')).toBe('cart.product-unknown')
    expect(await add(`mug_${galle.id}`, 'A2')).toBe('cart.product-unknown')
    expect(await add('poster_nothing', 'A2')).toBe('cart.product-unknown')
    const order = { items: [{ ...poster, size: 'A9', quantity: 1 }] }
    expect((await test.shop.call('checkout.quote', { token, body: order })).body).toMatchObject({
      code: 'order.item-unavailable',
      message: 'Galle lighthouse is no longer available',
    })
  })

  it('counts for promo codes and for the weight of a parcel', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    await addPosters(token)
    await shop.database.pool.query(
      `insert into promo_codes (code, discount_type, discount_percent, source, categories, created_at)
       values ('POSTERS', 'percentage', 50, 'staff', '{Unisex}', now())`,
    )
    const validated = await shop.call('promo-codes.validate', {
      token,
      body: { code: 'POSTERS', orderAmount: 2_400 },
    })
    expect(validated.body).toMatchObject({ discount: 1_200 })
    const cartItems = [{ productId: posterId, size: 'A2', quantity: 2 }]
    const sent = await shop.call('shipping.calculate', { body: { countryCode: 'LK', cartItems } })
    expect(sent.body.shippingCost).toBeGreaterThan(0)
  })

  it('stands in a wishlist', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const body = { productId: posterId }
    expect((await shop.call('wishlist.toggle', { token, body })).body.isInWishlist).toBe(true)
    const { wishlist } = (await shop.call('wishlist.get', { token })).body
    expect(wishlist.products).toMatchObject([{ state: 'ok', productId: { name: 'Galle lighthouse' } }])
    expect((await shop.call('wishlist.toggle', { token, body })).body.isInWishlist).toBe(false)
    const unknown = await shop.call('wishlist.add', { token, body: { productId: `poster_${randomUUID()}` } })
    expect(unknown.body.code).toBe('wishlist.product-unknown')
  })

  it('is quoted, ordered by cash beside a product, mailed, and seen by shopper and staff', async () => {
    const { shop } = test
    const { token, product, variant, size, quote, email, body } = await filledCart()
    expect(quote.lines).toMatchObject([
      { productId: posterId, name: 'Galle lighthouse', options: ['A2', 'Matt paper'], lineTotal: 2_400 },
      { productId: product._id, name: product.name, options: [variant.color, size] },
    ])
    const placed = await shop.call('order.place', { token, body })
    expect(placed.status).toBe(200)
    const items = [
      { ...shown, quantity: 2, price: 1_200 },
      { productId: product._id, path: `/product/${product.slug}`, options: [variant.color, size] },
    ]
    expect(await orderNow(shop, token)).toMatchObject({ amount: quote.total, items })
    expect((await cartOf(token)).lines).toEqual([])
    const { headers } = await signIn(shop, owner)
    const forStaff = await shop.call('staff.order', {
      headers,
      path: `/api/admin/orders/${placed.body.orderId}`,
    })
    expect(forStaff.body.order.items).toMatchObject(items)
    await expect.poll(async () => (await mailsFor(shop, email)).length, soon).toBe(1)
    const [mail] = await mailsFor(shop, email)
    expect(mail?.text).toContain('2 × Your own design (A2, Matt paper)  Rs. 2,400.00')
  })

  it('leaves the cart when it is paid by card, and one cart becomes one order', async () => {
    const { shop } = test
    const { token, body } = await filledCart()
    const first = await stripe.place(shop, token, body)
    const second = await stripe.place(shop, token, body)
    expect([first.status, second.status]).toEqual([200, 200])
    await stripe.pay(shop, second.sessionId)
    await stripe.comeBack(shop, token, second)
    expect((await cartOf(token)).lines).toEqual([])
    const { orders } = (await shop.call('orders.user', { token })).body
    expect(orders.map(({ _id, payment }) => [_id, payment])).toEqual([
      [second.orderId, true],
      [first.orderId, false],
    ])
  })

  it('stays in the cart while it is not for sale, and cannot be ordered', async () => {
    const { token, body } = await filledCart()
    galle.isSold = false
    expect((await cartOf(token)).lines).toMatchObject([{ state: 'unpublished' }, { state: 'ok' }])
    expect((await test.shop.call('order.place', { token, body })).body.code).toBe('order.item-unavailable')
    galle.isSold = true
  })
})

it('two sources of one kind stop the start', () => {
  expect(() => useSellableSources(test.shop.features.shop, [posters, posters])).toThrow('the same kind')
})
