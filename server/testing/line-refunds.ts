import { stripe } from './payments/harnesses.ts'
import { deliver, tenPercent } from './returns.ts'
import { goodAddress, newShopper, orderOf, productInStock, stockOf } from './shoppers.ts'
import { owner, signIn } from './signed-in-staff.ts'
import { shopperWithCredit } from './store-credit.ts'
import type { TestShop } from './test-shop.ts'
import { everyRefundSent } from './whole-orders/balanced-books.ts'

interface Bought {
  readonly quantity?: number
  readonly currency?: string
  readonly isReduced?: boolean
  readonly isDelivered?: boolean
}

/** A paid order of one line, by card. */
export async function paidOrder(shop: TestShop, bought: Bought = {}) {
  const { quantity = 3, currency = 'LKR', isReduced = false, isDelivered = false } = bought
  const { token, email } = await newShopper(shop)
  const { product, variant, size } = await productInStock(shop, 20)
  const promo = isReduced ? { promoCode: await tenPercent(shop) } : {}
  const items = [{ productId: product._id, size, variantIndex: variant.variantIndex, quantity }]
  const place = { city: goodAddress.city, state: '', postalCode: goodAddress.postalCode }
  const asked = { items, countryCode: 'LK', place, currency: { code: currency }, ...promo }
  const { quote } = (await shop.call('checkout.quote', { token, body: asked })).body
  const before = await stockOf(shop, variant._id, size)
  const address = { ...goodAddress, email }
  const body = {
    address,
    items,
    amount: quote.total,
    currency: { code: currency },
    quoteId: quote.quoteId,
    ...promo,
  }
  const placed = await stripe.place(shop, token, body)
  await stripe.pay(shop, placed.sessionId)
  await stripe.comeBack(shop, token, placed)
  if (isDelivered) await deliver(shop, placed.orderId)
  const { lines } = await orderLines(shop, placed.orderId)
  const stockNow = () => stockOf(shop, variant._id, size)
  return {
    token,
    email,
    id: placed.orderId,
    lineId: lines[0]?.lineId ?? '',
    quote,
    before,
    stockNow,
    product,
  }
}

/** An order of one line that is to be paid in cash on delivery; so many rupees of store credit pay a part of it. */
export async function cashOrder(shop: TestShop, { quantity = 3, credit = 0 } = {}) {
  const { token, email } = credit === 0 ? await newShopper(shop) : await shopperWithCredit(shop, credit)
  const { product, variant, size } = await productInStock(shop, 20)
  const before = await stockOf(shop, variant._id, size)
  const order = orderOf(product, variant.variantIndex, size, quantity)
  const body = {
    ...order,
    address: { ...order.address, email },
    ...(credit === 0 ? {} : { useStoreCredit: true, storeCredit: credit }),
  }
  const id: string = (await shop.call('order.place', { token, body })).body.orderId
  const { lines } = await orderLines(shop, id)
  const stockNow = () => stockOf(shop, variant._id, size)
  return { token, email, id, lineId: lines[0]?.lineId ?? '', price: product.price, before, stockNow }
}

/** What can be done with the lines of an order. */
export async function orderLines(shop: TestShop, id: string) {
  const { headers } = await signIn(shop, owner)
  return (await shop.call('staff.order-lines', { headers, path: `/api/admin/orders/${id}/lines` })).body.order
}

interface Units {
  readonly id: string
  readonly lineId: string
}

type Payout = 'original' | 'store-credit'

export async function previewUnits(
  shop: TestShop,
  { id, lineId }: Units,
  quantity: number,
  payout: Payout = 'original',
) {
  const { headers } = await signIn(shop, owner)
  const path = `/api/admin/orders/${id}/lines/preview`
  return shop.call('staff.line-refund-preview', {
    headers,
    path,
    body: { lines: [{ lineId, quantity }], payout },
  })
}

/** Staff look at the figures; returns what they then confirm, as often as it is called. */
export async function orderUnits(
  shop: TestShop,
  units: Units,
  quantity: number,
  payout: Payout = 'original',
) {
  const { headers } = await signIn(shop, owner)
  const { figures } = (await previewUnits(shop, units, quantity, payout)).body
  const { version } = await orderLines(shop, units.id)
  const path = `/api/admin/orders/${units.id}/lines/refund`
  const lines = [{ lineId: units.lineId, quantity }]
  const body = { lines, payout, version, total: figures?.total ?? 0, note: 'A loose seam' }
  return { figures, confirm: () => shop.call('staff.line-refund', { headers, path, body }) }
}

/** Staff look at the figures and confirm them. */
export async function refundUnits(
  shop: TestShop,
  units: Units,
  quantity: number,
  payout: Payout = 'original',
) {
  const { figures, confirm } = await orderUnits(shop, units, quantity, payout)
  const answer = await confirm()
  // The refund changes the order once more; whoever comes next bases on that.
  if (answer.status === 200) await everyRefundSent(shop, units.id)
  return { ...answer, figures }
}
