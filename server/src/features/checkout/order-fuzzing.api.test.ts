import { orderPayload } from '@first-fashion/contract/checkout/calls'
import { chargedMinorUnits } from '@first-fashion/contract/money/checkout-sums'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { likeSchema } from '../../../testing/requests/call-arbitraries.ts'
import { goodAddress, newShopper, orderOf, productInStock, setStock } from '../../../testing/shoppers.ts'
import { changeCredit } from '../../../testing/store-credit.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'
import { jsonSchemaOf } from '../../platform/http/schemas.ts'

const test = useOwnShop()
const runs = Number(process.env.FUZZ_RUNS ?? '6')
const seed = Number(process.env.FUZZ_SEED ?? '2026')

type Json = Record<string, unknown>
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

interface Field {
  readonly path: readonly string[]
  readonly schema: Json
}

/** Every field of a schema, those of objects and of the first entry of lists too. */
function fieldsOf(schema: Json, path: readonly string[] = []): Field[] {
  const inside = isJson(schema.properties)
    ? Object.entries(schema.properties)
    : isJson(schema.items)
      ? [['0', schema.items] as const]
      : []
  const below = inside.flatMap(([name, of]) => (isJson(of) ? fieldsOf(of, [...path, name]) : []))
  return path.length === 0 ? below : [{ path, schema }, ...below]
}

const fields = fieldsOf(jsonSchemaOf(orderPayload, 'input'))
const absent = Symbol('absent')

/** The order with one field replaced, or left out. */
function withField(order: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  if (Array.isArray(order))
    return order.map((one, at) => (String(at) !== name ? one : replaced(one, rest, value)))
  const { [name]: before, ...others } = isJson(order) ? order : {}
  const next = replaced(before, rest, value)
  return next === absent ? others : { ...others, [name]: next }
}
const replaced = (before: unknown, rest: readonly string[], value: unknown) =>
  rest.length === 0 ? value : withField(before, rest, value)

/** Each way to place an order, with the order that it takes as it is. */
const ways = ['place', 'stripe', 'koko', 'razorpay', 'place-paid'] as const
type Way = (typeof ways)[number]
/** The methods as they are stored, where they are not named as the call. */
const storedMethods = new Map<Way, string>([
  ['place', 'cod'],
  ['place-paid', 'no-payment-due'],
])
const methodOf = (way: Way) => storedMethods.get(way) ?? way

const shopper = { token: '', id: '' }
const sku = { productId: '', variantId: '', variantIndex: 0, size: '', priceCents: 0 }
const orders: Record<Way, Json> = { place: {}, stripe: {}, koko: {}, razorpay: {}, 'place-paid': {} }
const knownIds = ['']

beforeAll(async () => {
  const { shop } = test
  const { product, variant, size } = await productInStock(shop)
  const { token, email } = await newShopper(shop)
  const { rows } = await shop.database.pool.query('select id from customers where email = $1', [email])
  Object.assign(shopper, { token, id: rows[0].id })
  const order = orderOf(product, variant.variantIndex, size)
  const location = { lat: 6.9, lng: 79.8, formattedAddress: '14 Temple Road', placeId: 'p-1' }
  const optional = { shippingCost: 350, expressShipping: false, discount: 0, location }
  const home = { ...order, ...optional, address: { ...goodAddress, area: '', district: '', zoneId: '' } }
  Object.assign(orders, {
    place: home,
    stripe: home,
    koko: home,
    razorpay: { ...home, ...indian, amount: product.price + indian.shippingCost },
    'place-paid': { ...home, useStoreCredit: true, storeCredit: order.amount },
  })
  await changeCredit(shop, rows[0].id, 10_000_000)
  Object.assign(sku, {
    productId: product._id,
    variantId: variant._id,
    variantIndex: variant.variantIndex,
    size,
    priceCents: Math.round(product.price * 100),
  })
  const asked = { items: order.items, countryCode: 'LK', place: { city: 'Colombo' } }
  const quoted = async (who: string) => (await shop.call('checkout.quote', { token: who, body: asked })).body
  const other = (await newShopper(shop)).token
  knownIds.splice(0, 1, product._id, (await quoted(token)).quote.quoteId, (await quoted(other)).quote.quoteId)
})

const indian = {
  shippingCost: 2900,
  address: { ...goodAddress, country: 'IN', state: 'MH', city: 'Mumbai', postalCode: '400001', zoneId: '' },
}

/** Everything that an order could have changed. */
async function stateOf() {
  const { shop } = test
  const { rows } = await shop.database.pool.query(
    `select s.on_hand, s.held,
       (select count(*)::int from orders where customer_id = $3) as orders,
       (select count(*)::int from stock_holds) as holds,
       (select count(*)::int from payment_attempts) as attempts,
       (select balance_cents::float8 from store_credits where customer_id = $3) as credit
     from variant_stock s where s.variant_id = $1 and s.size = $2`,
    [sku.variantId, sku.size, shopper.id],
  )
  const { cartData } = (await shop.call('cart.get', { token: shopper.token })).body
  return { ...rows[0], cartData }
}

async function lastOrder() {
  const { rows } = await test.shop.database.pool.query(
    `select o.*, (select json_agg(json_build_object('productId', product_id, 'size', size, 'variantIndex', variant_index,
       'quantity', quantity, 'unitPrice', unit_price_cents)) from order_lines where order_id = o.id) as lines
     from orders o where customer_id = $1 order by placed_at desc, id desc limit 1`,
    [shopper.id],
  )
  return rows[0]
}

/** What was typed is what was written down, but for the spaces around it. */
function expectAddress(order: Json, { address }: ReturnType<typeof orderPayload.parse>): void {
  const { firstName, lastName, street, apartment, city, instructions, country } = address
  const typed = { firstName, lastName, street, apartment, city, instructions }
  const trimmed = Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.trim()]))
  const { first_name, last_name, ...rest } = order
  expect({ firstName: first_name, lastName: last_name, ...rest }).toMatchObject(trimmed)
  expect(order.country_code).toBe(country.toUpperCase())
}

/** The order is the one that was asked for, and its figures are the shop's own. Returns what it takes. */
async function expectRight(way: Way, body: unknown) {
  const asked = orderPayload.parse(body)
  const order = await lastOrder()
  expectAddress(order, asked)
  expect(order.payment_method).toBe(methodOf(way))
  const quantity = asked.items.reduce((sum, item) => sum + item.quantity, 0)
  const { priceCents } = sku
  const [line] = asked.items
  const { productId, size, variantIndex } = line ?? {}
  expect(order.lines).toEqual([{ productId, size, variantIndex, quantity, unitPrice: priceCents }])
  const [subtotal, shipping, discount, total] = [
    order.subtotal_cents,
    order.shipping_cents,
    order.discount_cents,
    order.total_cents,
  ].map(Number)
  expect(subtotal).toBe(priceCents * quantity)
  expect(total).toBe(Number(subtotal) + Number(shipping) - Number(discount))
  expect(total).toBe(Math.round(asked.amount * 100))
  expect(order.currency_code).toBe(asked.currency.code)
  const currency = { code: order.currency_code, symbol: '', exchangeRate: order.exchange_rate }
  const credit = Number(order.store_credit_cents)
  expect(asked.useStoreCredit || credit === 0).toBe(true)
  const rows = {
    lines: [{ price: priceCents / 100, quantity }],
    goodsOff: [Number(discount) / 100],
    shipping: Number(shipping) / 100,
    prepaid: [credit / 100],
  }
  expect(Number(order.charged_minor)).toBe(chargedMinorUnits(rows, currency))
  const isTheSku = line?.variantIndex === sku.variantIndex && line.size === sku.size
  return { quantity: isTheSku ? quantity : 0, credit }
}

it.each(ways)('the order that is changed below is a right one for /api/order/%s', async (way) => {
  const { shop } = test
  await setStock(shop, sku.variantId, sku.size, 50)
  const headers = { 'content-type': 'application/json', token: shopper.token }
  const payload = JSON.stringify(orders[way])
  const answer = await shop.app.inject({ method: 'POST', url: `/api/order/${way}`, headers, payload })
  expect(answer.statusCode, answer.body).toBe(200)
  await expectRight(way, JSON.parse(payload))
})

describe('an order with a field of any value is the right order or none at all', () => {
  it.each(fields.map(({ path, schema }) => ({ name: path.join('.'), path, schema })))(
    '$name',
    async ({ path, schema }) => {
      const { shop } = test
      const values = fc.oneof(
        { arbitrary: likeSchema(schema, knownIds), weight: 9 },
        { arbitrary: fc.constant(absent), weight: 1 },
      )
      const property = fc.asyncProperty(values, fc.constantFrom(...ways), async (value, way) => {
        const url = `/api/order/${way}`
        await setStock(shop, sku.variantId, sku.size, 50)
        const line = {
          itemId: sku.productId,
          size: sku.size,
          variantIndex: sku.variantIndex,
          quantity: 1,
        }
        await shop.call('cart.update', { token: shopper.token, body: line })
        await shop.call('cart.add', { token: shopper.token, body: line })
        const before = await stateOf()
        const body = withField(orders[way], path, value)
        const headers = { 'content-type': 'application/json', token: shopper.token }
        const payload = JSON.stringify(body)
        const answer = await shop.app.inject({ method: 'POST', url, headers, payload })
        expect(answer.statusCode, answer.body).toBeLessThan(500)
        const after = await stateOf()
        if (answer.statusCode !== 200) {
          expect(after, answer.body).toEqual(before)
          return
        }
        const { quantity, credit } = await expectRight(way, JSON.parse(payload))
        expect(after.credit).toBe(before.credit - credit)
        expect(after.orders).toBe(before.orders + 1)
        expect(after.on_hand - after.held).toBe(before.on_hand - before.held - quantity)
      })
      await fc.assert(property, { numRuns: runs, seed })
    },
    30_000 + runs * 2_000,
  )
})
