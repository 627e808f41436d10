import { randomUUID } from 'node:crypto'
import type { Calls, ResponseOf } from '@first-fashion/contract'
import type { Quote } from '@first-fashion/contract/checkout/quote'
import { expect } from 'vitest'
import { reserveStock } from '../../src/features/catalog/index.ts'
import { stripe } from '../payments/harnesses.ts'
import { staffCalls } from '../payments/refund-behaviour.ts'
import { deliver, staffReturns } from '../returns.ts'
import { goodAddress } from '../shoppers.ts'
import { changeCredit } from '../store-credit.ts'
import type { TestShop } from '../test-shop.ts'
import { everyRefundSent, expectToBePaidFor, isRefundedByStaff } from './balanced-books.ts'
import { linesRefunded } from './line-actions.ts'
import type { End, OrderAction, OrderStory, StoryCode } from './order-story.ts'

/** A colour and size, with another size of the same colour to exchange it for. */
export interface Sku {
  readonly productId: string
  readonly variantId: string
  readonly variantIndex: number
  readonly size: string
  readonly otherSize: string
}

export interface Shopper {
  readonly token: string
  readonly customerId: string
}

interface Scene {
  readonly shop: TestShop
  readonly skus: readonly Sku[]
  readonly shopper: Shopper
  /** Somebody else, for whom units can be reserved. */
  readonly another: Shopper
}

const american = {
  city: 'Portland',
  state: 'OR',
  postalCode: '97201',
  country: 'US',
  phone: '503 555 0100',
  phoneCode: '+1',
} as const

/** Plays an order from the cart to its last return; returns its id. Nothing may be refused that the figures allow. */
export async function playStory(scene: Scene, story: OrderStory): Promise<string> {
  const { shop, shopper } = scene
  await setCredit(shop, shopper, story.creditCents)
  // One shopper lives all the stories: the calls of returns are limited.
  await shop.database.pool.query('delete from rate_limit_counts')
  await reserved(scene, story)
  const orderId = await placed(scene, story)
  for (const action of story.cancellations) {
    await linesRefunded(shop, orderId, action)
    if (await isCancelled(shop, orderId)) return orderId
  }
  if (story.isCancelled) {
    const cancelled = await shop.call('orders.cancel', { token: shopper.token, body: { orderId } })
    expect(cancelled.status).toBe(200)
    return orderId
  }
  await deliver(shop, orderId)
  for (const action of story.actions) await done(scene, orderId, action)
  return orderId
}

async function reserved({ shop, skus, shopper, another }: Scene, story: OrderStory): Promise<void> {
  const until = new Date(shop.clock.now().getTime() + 30 * 60_000)
  for (const { sku, quantity, isForAnother } of story.reserved) {
    const one = skus[sku]
    if (one === undefined) continue
    const { customerId } = isForAnother ? another : shopper
    const row = { id: randomUUID(), customerId, variantId: one.variantId, size: one.size, quantity, until }
    await shop.database.transaction((tx) => reserveStock(tx, row))
  }
}

async function isCancelled(shop: TestShop, orderId: string): Promise<boolean> {
  const { rows } = await shop.database.pool.query('select fulfilment from orders where id = $1', [orderId])
  return rows[0].fulfilment === 'cancelled'
}

/** Gives or takes store credit until the shopper has so much, in LKR cents. */
async function setCredit(shop: TestShop, { customerId }: Shopper, cents: number): Promise<void> {
  const { rows } = await shop.database.pool.query(
    'select balance_cents::int as cents from store_credits where customer_id = $1',
    [customerId],
  )
  const difference = cents - (rows[0]?.cents ?? 0)
  if (difference !== 0) await changeCredit(shop, customerId, difference / 100)
}

async function placed({ shop, skus, shopper: { token } }: Scene, story: OrderStory): Promise<string> {
  const isCash = story.isCash && !story.isAbroad
  const address = { ...goodAddress, ...(story.isAbroad ? american : {}) }
  const items = story.lines.flatMap(({ sku, quantity }) => {
    const one = skus[sku]
    return one === undefined
      ? []
      : [{ productId: one.productId, size: one.size, variantIndex: one.variantIndex, quantity }]
  })
  const { city, state, postalCode, country: countryCode } = address
  // Cash on delivery is collected in rupees and takes no code.
  const currency = { code: isCash ? 'LKR' : story.currency }
  const promo = story.code === undefined || isCash ? {} : { promoCode: await setCode(shop, story.code) }
  const useStoreCredit = story.creditCents > 0
  const asked = {
    items,
    countryCode,
    place: { city, state, postalCode },
    currency,
    expressShipping: story.isExpress,
    useStoreCredit,
    ...promo,
  }
  const { quote } = (await shop.call('checkout.quote', { token, body: asked })).body
  expectQuoteToAddUp(quote)
  const body = {
    address,
    items,
    amount: quote.total,
    currency,
    quoteId: quote.quoteId,
    expressShipping: story.isExpress,
    ...(quote.promoCode === null ? {} : promo),
    ...(quote.storeCredit.used === 0 ? {} : { useStoreCredit: true, storeCredit: quote.storeCredit.used }),
  }
  return ordered(shop, token, body, quote.due === 0 ? 'place-paid' : isCash ? 'place' : 'stripe')
}

async function ordered(
  shop: TestShop,
  token: string,
  body: Record<string, unknown>,
  way: 'place' | 'place-paid' | 'stripe',
): Promise<string> {
  if (way !== 'stripe') {
    const answer = await shop.call(`order.${way}`, { token, body })
    expect({ way, code: answer.body.code }).toEqual({ way, code: undefined })
    return answer.body.orderId
  }
  const order = await stripe.place(shop, token, body)
  expect(order.code).toBeUndefined()
  await stripe.pay(shop, order.sessionId)
  await stripe.comeBack(shop, token, order)
  return order.orderId
}

const cents = (rupees: number) => Math.round(rupees * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

function expectQuoteToAddUp(quote: Quote): void {
  expect(sum(quote.lines.map(({ lineTotal }) => cents(lineTotal)))).toBe(cents(quote.subtotal))
  expect(cents(quote.subtotal) + cents(quote.shipping) - cents(quote.discount)).toBe(cents(quote.total))
  expect(cents(quote.total) - cents(quote.storeCredit.used)).toBe(cents(quote.due))
}

/** One code whose terms each story sets: tries of new codes are limited. */
const storyCode = 'STORY'

async function setCode(shop: TestShop, { type, percent, cents: off }: StoryCode): Promise<string> {
  await shop.database.pool.query(
    `insert into promo_codes (code, discount_type, discount_percent, discount_cents, uses_maximum, source, created_at)
     values ($1, $2, $3, $4, null, 'staff', now())
     on conflict (code) do update set discount_type = excluded.discount_type,
       discount_percent = excluded.discount_percent, discount_cents = excluded.discount_cents`,
    [storyCode, type, type === 'percentage' ? percent : null, type === 'fixed' ? off : null],
  )
  return storyCode
}

async function done(scene: Scene, orderId: string, action: OrderAction): Promise<void> {
  const { shop, shopper, skus } = scene
  const { token } = shopper
  const path = `/api/return/${orderId}`
  const state = (await shop.call('returns.of-order', { token, path })).body
  if (action.kind === 'staff-refund') {
    const isOpen = state.requests.some(({ status }) => status === 'pending')
    return refundedByStaff(shop, orderId, action.percent, isOpen)
  }
  if (action.kind === 'line-refund') return linesRefunded(shop, orderId, action)
  const lines = askedLines(skus, state, action)
  if (lines.length === 0) return
  const payout =
    action.kind === 'refund' && state.payouts.includes(action.payout) ? action.payout : 'store-credit'
  const asked = { orderId, lines, reason: 'fault', note: '' }
  const body = action.kind === 'refund' ? { ...asked, payout } : asked
  const takePricesBack = await setPrices(shop, skus, action.kind === 'exchange' ? action.pricePercent : 100)
  const preview = await shop.call('returns.preview', { token, body: { ...body, kind: action.kind } })
  // Nothing was paid for it, for example as a code took all of it off.
  if (preview.body.code === 'returns.nothing-to-refund') return takePricesBack()
  if (preview.body.code === 'returns.refunded-already') {
    expect(await isRefundedByStaff(shop, orderId)).toBe(true)
    return takePricesBack()
  }
  expect(preview.body).toMatchObject({ success: true })
  const call = action.kind === 'refund' ? 'returns.request-refund' : 'returns.request-exchange'
  const { request } = (await shop.call(call, { token, body })).body
  await takePricesBack()
  if (action.kind === 'exchange') await expectToBePaidFor(shop, request._id)
  const { figures } = preview.body
  expect(request.priceDifference).toBe(figures.priceDifference)
  expect(request.priceDifference).toBeLessThanOrEqual(0)
  const { total: totalRefundAmount, toStoreCredit, toOriginalText, shipping } = figures
  expect(request).toMatchObject({ totalRefundAmount, toStoreCredit, toOriginalText, shipping })
  await ended(shop, request._id, action.end)
}

/** Changes the prices of all products of a story; returns how to take that back. */
async function setPrices(shop: TestShop, skus: readonly Sku[], percent: number) {
  const ids = skus.map(({ productId }) => productId)
  const { rows } = await shop.database.pool.query(
    'select id, price_cents from products where id = any($1::uuid[])',
    [ids],
  )
  const setAll = async (share: number) => {
    for (const { id, price_cents: before } of rows)
      await shop.database.pool.query('update products set price_cents = $2 where id = $1', [
        id,
        Math.round((Number(before) * share) / 100),
      ])
  }
  if (percent !== 100) await setAll(percent)
  return () => (percent === 100 ? Promise.resolve() : setAll(100))
}

type Returnable = ResponseOf<Calls['returns.of-order']>

function askedLines(
  skus: readonly Sku[],
  { lines }: Pick<Returnable, 'lines'>,
  action: Extract<OrderAction, { kind: 'refund' | 'exchange' }>,
) {
  return lines.flatMap((line, at) => {
    const quantity = Math.min(line.left, action.units[at] ?? 0)
    const sku = skus.find((one) => one.productId === line.productId && one.size === line.size)
    const size = sku?.otherSize ?? line.size
    const choice = action.kind === 'exchange' ? { variantIndex: line.variantIndex, size } : {}
    return quantity === 0 ? [] : [{ lineId: line.lineId, quantity, ...choice }]
  })
}

async function ended(shop: TestShop, id: string, end: End) {
  if (end === 'open') return
  const staff = await staffReturns(shop)
  if (end === 'rejected') {
    expect((await staff.step('reject', id, { note: 'It was worn' })).status).toBe(200)
    return
  }
  if (end === 'in-part') await cameInPart(shop, id)
  const settled =
    end === 'in-part'
      ? await staff.step('settle', id)
      : await staff.complete(id, end === 'damaged' ? 'damaged' : 'good')
  expect(settled).toMatchObject({ status: 200 })
  if (settled.body.request.step === 'refund-due') await staff.untilSettled(id)
}

/** One unit of a refund is missing, and one of what came is damaged; the figures are those that were shown. */
async function cameInPart(shop: TestShop, id: string): Promise<void> {
  const staff = await staffReturns(shop)
  const { body } = await staff.step('approve', id)
  const { kind, version, lines: asked } = body.request
  const units = sum(asked.map(({ quantity }) => quantity))
  const lines = asked.map(({ lineId, quantity }, at) => {
    const missing = at === 0 && kind === 'refund' && units > 1 ? 1 : 0
    const damaged = Math.min(1, quantity - missing)
    return { lineId, good: quantity - missing - damaged, damaged }
  })
  const path = `/api/admin/returns/${id}/receive-preview`
  const { headers } = staff
  const preview = await shop.call('staff.return-receive-preview', { headers, path, body: { version, lines } })
  const { total, toStoreCredit, toOriginalText, shipping } = preview.body.figures
  const more = { lines, note: 'One was missing', shown: { total } }
  const received = await staff.step('receive', id, more)
  const figures = { totalRefundAmount: total, toStoreCredit, toOriginalText, shipping }
  expect(received.body.request).toMatchObject({ step: 'received', ...figures })
}

/** While a return is open its money is promised. */
async function refundedByStaff(
  shop: TestShop,
  orderId: string,
  percent: number,
  isReturnOpen: boolean,
): Promise<void> {
  const staff = await staffCalls(shop)
  const { refundableMinor } = await staff.payments(orderId)
  const amountMinor = Math.floor((refundableMinor * percent) / 100)
  if (amountMinor === 0) return
  const { code } = (await staff.refund(orderId, amountMinor)).body
  expect(code).toBe(isReturnOpen ? 'payments.return-open' : undefined)
  // A refund that is made changes the order's version.
  await everyRefundSent(shop, orderId)
}
