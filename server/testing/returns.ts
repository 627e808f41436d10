import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { stripe } from './payments/harnesses.ts'
import { soon } from './payments/payment-harness.ts'
import { goodAddress, newShopper, orderOf, productInStock, setStock, stockOf } from './shoppers.ts'
import { owner, signIn } from './signed-in-staff.ts'
import type { TestShop } from './test-shop.ts'

/** Staff bring an order to its shopper; cash is collected. */
export async function deliver(
  shop: TestShop,
  orderId: string,
  steps: readonly string[] = ['packing', 'shipped', 'delivered'],
): Promise<void> {
  const { headers } = await signIn(shop, owner)
  for (const to of steps) {
    const { rows } = await shop.database.pool.query('select version from orders where id = $1', [orderId])
    const path = `/api/admin/orders/${orderId}/move`
    const body = { to, version: rows[0].version, note: '', collected: true }
    const moved = await shop.call('staff.order-move', { headers, path, body })
    if (moved.status !== 200) throw new Error(`the order did not move to ${to}: ${moved.body.message}`)
  }
}

interface Bought {
  readonly quantity?: number
  /** A promo code of 10%, and the charged currency. */
  readonly isReduced?: boolean
  readonly currency?: string
  readonly token?: string
  readonly credit?: number
}

/** An order of one line, paid by card and delivered. */
export async function deliveredOrder(shop: TestShop, bought: Bought = {}) {
  const { quantity = 2, isReduced = false, currency = 'LKR', credit = 0 } = bought
  const token = bought.token ?? (await newShopper(shop)).token
  const { product, variant, size } = await productInStock(shop, 20)
  const promo = isReduced ? { promoCode: await tenPercent(shop) } : {}
  const items = [{ productId: product._id, size, variantIndex: variant.variantIndex, quantity }]
  const place = { city: goodAddress.city, state: '', postalCode: goodAddress.postalCode }
  const asked = { items, countryCode: 'LK', place, currency: { code: currency }, ...promo }
  const { quote } = (await shop.call('checkout.quote', { token, body: asked })).body
  const before = await stockOf(shop, variant._id, size)
  const placed = await stripe.place(shop, token, {
    address: goodAddress,
    items,
    amount: quote.total,
    currency: { code: currency },
    quoteId: quote.quoteId,
    ...promo,
    ...(credit === 0 ? {} : { useStoreCredit: true, storeCredit: credit }),
  })
  await stripe.pay(shop, placed.sessionId)
  await stripe.comeBack(shop, token, placed)
  await deliver(shop, placed.orderId)
  return { ...(await bareOrder(shop, token, placed.orderId)), product, variant, size, before, quote }
}

/** An order of one line, paid in cash on delivery and delivered. */
export async function deliveredForCash(shop: TestShop, quantity = 2) {
  const { token } = await newShopper(shop)
  const { product, variant, size } = await productInStock(shop, 20)
  const before = await stockOf(shop, variant._id, size)
  const body = orderOf(product, variant.variantIndex, size, quantity)
  const { orderId } = (await shop.call('order.place', { token, body })).body
  await deliver(shop, orderId)
  return { ...(await bareOrder(shop, token, orderId)), product, variant, size, before, total: body.amount }
}

async function bareOrder(shop: TestShop, token: string, orderId: string) {
  const path = `/api/return/${orderId}`
  const { lines } = (await shop.call('returns.of-order', { token, path })).body
  return { token, orderId, lineId: lines[0]?.lineId ?? '' }
}

export async function tenPercent(shop: TestShop): Promise<string> {
  const code = `TEN-${randomUUID().slice(0, 8).toUpperCase()}`
  await shop.database.pool.query(
    `insert into promo_codes (code, discount_type, discount_percent, source, created_at)
     values ($1, 'percentage', 10, 'staff', now())`,
    [code],
  )
  return code
}

interface Line {
  readonly orderId: string
  readonly lineId: string
}

export const refundOf = ({ orderId, lineId }: Line, quantity = 1, change: object = {}) => ({
  orderId,
  lines: [{ lineId, quantity }],
  reason: 'size',
  note: 'Too tight',
  payout: 'store-credit',
  ...change,
})

export const exchangeOf = ({ orderId, lineId }: Line, variantIndex: number, size: string, quantity = 1) => ({
  orderId,
  lines: [{ lineId, quantity, variantIndex, size }],
  reason: 'size',
  note: '',
})

type StepCall = 'approve' | 'reject' | 'receive' | 'reopen' | 'settle'

/** Staff take a request step by step. */
export async function staffReturns(shop: TestShop, who = owner) {
  const { headers } = await signIn(shop, who)
  const pathOf = (id: string) => `/api/admin/returns/${id}`
  const find = async (id: string) =>
    (await shop.call('staff.return', { headers, path: pathOf(id) })).body.request
  const step = async (name: StepCall, id: string, more: object = {}) => {
    const { version } = await find(id)
    const path = `${pathOf(id)}/${name}`
    return shop.call(`staff.return-${name}`, { headers, path, body: { version, ...more } })
  }
  const receive = async (id: string, condition: 'good' | 'damaged' = 'good') => {
    const { lines } = await find(id)
    const cameAs = (quantity: number) =>
      condition === 'good' ? { good: quantity, damaged: 0 } : { good: 0, damaged: quantity }
    return step('receive', id, {
      lines: lines.map(({ lineId, quantity }) => ({ lineId, ...cameAs(quantity) })),
    })
  }
  return {
    headers,
    find,
    step,
    receive,
    /** What a payment partner refunds keeps it open until it has. */
    untilSettled: (id: string) => expect.poll(async () => (await find(id)).step, soon).toBe('settled'),
    /** All steps after the request, to the end. */
    complete: async (id: string, condition: 'good' | 'damaged' = 'good') => {
      await step('approve', id)
      await receive(id, condition)
      return step('settle', id)
    },
  }
}

/** What a product costs from now on, in rupees. */
export async function setPrice(shop: TestShop, { _id }: { _id: string }, rupees: number): Promise<void> {
  await shop.database.pool.query('update products set price_cents = $2 where id = $1', [
    _id,
    Math.round(rupees * 100),
  ])
}

/** Five units of another product at a price, in rupees. */
export async function anotherProduct(shop: TestShop, not: { _id: string }, rupees: number) {
  const { products } = (await shop.call('catalog.list')).body
  const product = products.find(
    ({ _id, madeToOrder, variants }) => _id !== not._id && !madeToOrder && variants[0]?.sizes[0],
  )
  const [variant] = product?.variants ?? []
  const size = variant?.sizes[0]?.size
  if (product === undefined || variant === undefined || size === undefined)
    throw new Error('nothing else is sold')
  await setPrice(shop, product, rupees)
  await setStock(shop, variant._id, size, 5)
  const { variantIndex, _id: variantId } = variant
  return { productId: product._id, name: product.name, variantIndex, size, variantId }
}

interface Chosen {
  readonly id: string
  readonly lineId: string
  readonly productId: string
  readonly variantIndex: number
  readonly size: string
}

type Staff = Awaited<ReturnType<typeof staffReturns>>

const choiceOf = async (staff: Staff, { id, lineId, productId, variantIndex, size }: Chosen) => {
  const { version } = await staff.find(id)
  return { version, lineId, productId, variantIndex, size }
}

/** Staff choose something else for a line of an exchange. */
export async function chosenByStaff(shop: TestShop, staff: Staff, chosen: Chosen, note = '') {
  const path = `/api/admin/returns/${chosen.id}/exchange`
  const body = { ...(await choiceOf(staff, chosen)), note }
  return shop.call('staff.return-exchange', { headers: staff.headers, path, body })
}

/** What it would come to. */
export async function returnForStaff(shop: TestShop, staff: Staff, chosen: Chosen) {
  const path = `/api/admin/returns/${chosen.id}/exchange-preview`
  const body = await choiceOf(staff, chosen)
  return shop.call('staff.return-exchange-preview', { headers: staff.headers, path, body })
}
