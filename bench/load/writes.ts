import { randomUUID } from 'node:crypto'
import type { Randomness } from '../../server/seeds/randomness.ts'
import { numberIn, onDatabase, requireStored } from '../databases/on-database.ts'
import { shopperCount, tokenOf } from '../databases/shoppers.ts'
import type { BareWrite } from '../servers/bare-calls.ts'
import type { Contest } from './round.ts'
import type { Field } from './scenario.ts'
import { checkedBy, drawKey, fromAddress, type Side, sendsJson } from './side.ts'
import type { Sku, Stock } from './stock.ts'

const inCarts = ['units in carts', 'select sum(quantity)::int as n from cart_items'] as const

/** Shoppers add items; a cart that has the item gets one more. Carts are empty before each round. */
export async function addToCart(field: Field): Promise<Contest> {
  let added = 0
  const reset = async () => {
    await onDatabase(field.databaseUrl, (client) => client.query('truncate cart_items, bare.cart_items'))
    added = 0
  }
  const subject: Side = {
    server: field.shop,
    draw: (random) => {
      const shopper = random.below(shopperCount)
      const { productId, variantIndex, size } = skuFor(random, field.stock, shopper)
      const body = JSON.stringify({ itemId: productId, size, variantIndex, quantity: 1 })
      const headers = headersOf(random, shopper)
      return { method: 'POST', path: '/api/cart/add', headers, body, key: 'cart' }
    },
    check: checkedBy((text) => {
      added += 1
      return text === '{"success":true,"message":"Item added to cart"}'
    }),
  }
  const limit = sameRows(field, 'bare-cart', (random) => {
    const shopper = random.below(shopperCount)
    return { customerId: bareCustomer(shopper), ...skuFor(random, field.stock, shopper) }
  })
  return { subject, limit, reset, audit: () => requireStored(field.databaseUrl, inCarts, added) }
}

/** A cart holds at most a hundred different items: each shopper picks some hot ones and a few others. */
function skuFor(random: Randomness, { hotSkus, skus }: Stock, shopper: number): Sku {
  const own = (list: typeof skus, taste: number) => list[(shopper * 31 + taste * 7919) % list.length]
  const sku = random.below(10) === 0 ? own(skus, random.below(20)) : own(hotSkus, random.below(40))
  if (sku === undefined) throw new Error('the generated shop has nothing in stock')
  return sku
}

/** What an order of one unit adds, once each. */
const addedByOrder = [
  ['orders', 'select count(*)::int as n from orders'],
  ['units of orders', 'select sum(quantity)::int as n from order_lines'],
  ['units taken for orders', "select sum(quantity)::int as n from stock_holds where state = 'final'"],
  ['units missing from the stock', 'select -sum(on_hand)::bigint::float8 as n from variant_stock'],
] as const

/** One unit, cash on delivery, with a new idempotency key as the store sends it. */
export async function placeOrders(field: Field): Promise<Contest> {
  const { databaseUrl } = field
  const before = await Promise.all(addedByOrder.map(([, query]) => numberIn(databaseUrl, query)))
  let placed = 0
  const subject: Side = {
    server: field.shop,
    draw: (random) => {
      const shopper = random.below(shopperCount)
      const sku = drawKey(random, field.stock.hotSkus, field.stock.skus)
      const headers = { ...headersOf(random, shopper), 'idempotency-key': randomUUID() }
      const body = JSON.stringify(orderOf(shopper, sku))
      return { method: 'POST', path: '/api/order/place', headers, body, key: 'order' }
    },
    check: checkedBy((text) => {
      placed += 1
      return /^\{"success":true,"message":"[^"]+","orderId":"[0-9a-f-]{36}"\}$/.test(text)
    }),
  }
  const limit = sameRows(field, 'bare-order', (random) => ({
    customerId: bareCustomer(random.below(shopperCount)),
    ...drawKey(random, field.stock.hotSkus, field.stock.skus),
  }))
  const audit = async () => {
    for (const [at, added] of addedByOrder.entries())
      await requireStored(databaseUrl, added, (before[at] ?? 0) + placed)
  }
  return { subject, limit, audit }
}

const headersOf = (random: Randomness, shopper: number) => ({
  ...{ ...sendsJson, ...fromAddress(random) },
  token: tokenOf(shopper),
})

const deliveryRupees = 350

/** Each shopper has a phone and an address of their own: orders to the same ones are placed one after the other. */
export const orderOf = (shopper: number, { rupees, ...sku }: Sku) => ({
  address: {
    firstName: 'Nadeesha',
    lastName: 'Silva',
    email: `shopper-${shopper}@example.com`,
    street: `${shopper} Temple Road`,
    city: 'Colombo',
    postalCode: '00300',
    country: 'LK',
    phone: `77 123 ${String(shopper).padStart(4, '0')}`,
    phoneCode: '+94',
  },
  items: [{ ...sku, quantity: 1 }],
  amount: rupees + deliveryRupees,
  currency: { code: 'LKR' },
})

/** Nobody; the bare tables refer to no customers. */
const bareCustomer = (shopper: number) => `00000000-0000-4000-8000-${String(shopper).padStart(12, '0')}`

/** The rows of a cart or an order, written by one prepared statement; the answer follows the fsync. */
const sameRows = ({ bare }: Field, name: string, draw: (random: Randomness) => BareWrite): Side => ({
  server: bare,
  draw: (random) => ({
    method: 'POST',
    path: `/${name}`,
    headers: sendsJson,
    body: JSON.stringify(draw(random)),
    key: name,
  }),
  check: checkedBy((text) => /^\{"(?:id|quantity)":/.test(text)),
})
