import { randomUUID } from 'node:crypto'
import type { Randomness } from '../../server/seeds/randomness.ts'
import { onDatabase } from '../generator/databases.ts'
import { shopperCount, tokenOf } from '../generator/shoppers.ts'
import { addressOf, checkedBy, drawKey, type Side } from '../load/ask.ts'
import { sameRows } from './limits.ts'
import type { Field, Measure, Prepared } from './measure.ts'
import type { Stock } from './stock.ts'

/** Writes of shoppers. The limit writes the same rows by one statement of bare SQL. */
export const writeMeasures: readonly Measure[] = [
  { name: 'cart', title: 'Cart add', shop: 'caching', limit: 'bareWrites', prepare: cart },
  { name: 'order', title: 'Order placement (cash)', shop: 'caching', limit: 'bareWrites', prepare: order },
]

const deliveryRupees = 350

/** Shoppers add items; a cart that has the item gets one more. Carts are empty before each round. */
async function cart(field: Field): Promise<Prepared> {
  let added = 0
  const emptyCarts = async () => {
    await onDatabase(field.databaseUrl, (client) => client.query('truncate cart_items, bare.cart_items'))
    added = 0
  }
  const expected = '{"success":true,"message":"Item added to cart"}'
  const subject: Side = {
    origin: field.shop.origin,
    draw: (random) => {
      const shopper = random.below(shopperCount)
      const { productId, variantIndex, size } = skuFor(random, field.stock, shopper)
      const body = JSON.stringify({ itemId: productId, size, variantIndex, quantity: 1 })
      return { method: 'POST', path: '/api/cart/add', headers: headersOf(random, shopper), body, key: 'cart' }
    },
    check: checkedBy((text) => {
      added += 1
      return text === expected
    }),
  }
  const limit = sameRows(field, 'bare-cart', (random) => {
    const shopper = random.below(shopperCount)
    return { customerId: bareCustomer(shopper), ...skuFor(random, field.stock, shopper) }
  })
  return {
    subject,
    limit,
    reset: emptyCarts,
    audit: () =>
      requireSame(field, 'units in carts', 'select sum(quantity)::int as n from cart_items', added),
  }
}

/** A cart holds at most a hundred different items: each shopper picks some hot ones and a few others. */
function skuFor(random: Randomness, { hotSkus, skus }: Stock, shopper: number) {
  const own = (list: typeof skus, taste: number) => list[(shopper * 31 + taste * 7919) % list.length]
  const sku = random.below(10) === 0 ? own(skus, random.below(20)) : own(hotSkus, random.below(40))
  if (sku === undefined) throw new Error('the generated shop has nothing in stock')
  return sku
}

/** One unit, cash on delivery, with a new idempotency key as the store sends it. */
async function order(field: Field): Promise<Prepared> {
  const before = await Promise.all(traces.map(({ query }) => numberOf(field, query)))
  let placed = 0
  const subject: Side = {
    origin: field.shop.origin,
    draw: (random) => {
      const shopper = random.below(shopperCount)
      const { productId, variantIndex, size, rupees } = drawKey(random, field.stock.hotSkus, field.stock.skus)
      const items = [{ productId, variantIndex, size, quantity: 1 }]
      const amount = rupees + deliveryRupees
      const body = JSON.stringify({ address: addressFor(shopper), items, amount, currency: { code: 'LKR' } })
      const headers = { ...headersOf(random, shopper), 'idempotency-key': randomUUID() }
      return { method: 'POST', path: '/api/order/place', headers, body, key: 'order' }
    },
    check: checkedBy((text) => {
      placed += 1
      return /^\{"success":true,"message":"[^"]+","orderId":"[0-9a-f-]{36}"\}$/.test(text)
    }),
  }
  const audit = async () => {
    for (const [index, { what, query }] of traces.entries())
      await requireSame(field, what, query, (before[index] ?? 0) + placed)
  }
  const limit = sameRows(field, 'bare-order', (random) => ({
    customerId: bareCustomer(random.below(shopperCount)),
    ...drawKey(random, field.stock.hotSkus, field.stock.skus),
  }))
  return { subject, limit, audit }
}

/** Nobody; the bare tables refer to no customers. */
const bareCustomer = (shopper: number) => `00000000-0000-4000-8000-${String(shopper).padStart(12, '0')}`

/** The rows that an order of one unit creates, once each. */
const traces = [
  { what: 'orders', query: 'select count(*)::int as n from orders' },
  { what: 'units of orders', query: 'select sum(quantity)::int as n from order_lines' },
  {
    what: 'units taken for orders',
    query: "select sum(quantity)::int as n from stock_holds where state = 'final'",
  },
  {
    what: 'units missing from the stock',
    query: 'select -sum(on_hand)::bigint::float8 as n from variant_stock',
  },
]

/** Each shopper has a phone and an address of their own: orders to the same ones are placed one after the other. */
const addressFor = (shopper: number) => ({
  firstName: 'Nadeesha',
  lastName: 'Silva',
  email: `shopper-${shopper}@example.com`,
  street: `${shopper} Temple Road`,
  city: 'Colombo',
  postalCode: '00300',
  country: 'LK',
  phone: `77 123 ${String(shopper).padStart(4, '0')}`,
  phoneCode: '+94',
})

const headersOf = (random: Randomness, shopper: number) => ({
  'content-type': 'application/json',
  'x-forwarded-for': addressOf(random),
  token: tokenOf(shopper),
})

const numberOf = ({ databaseUrl }: Field, query: string): Promise<number> =>
  onDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ n: number | null }>(query)
    return rows[0]?.n ?? 0
  })

/** Every answered write must be in the database exactly once. */
async function requireSame(field: Field, what: string, query: string, answered: number): Promise<void> {
  const stored = await numberOf(field, query)
  if (stored !== answered) throw new Error(`${answered} ${what} were answered, but ${stored} are stored`)
}
