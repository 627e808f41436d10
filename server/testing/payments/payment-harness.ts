import type { PaymentProviderName } from '@first-fashion/contract/payments/methods'
import { expect } from 'vitest'
import type { PaymentAbilities } from '../../src/ports/payment-provider.ts'
import { newShopper, orderOf, productInStock, stockOf } from '../shoppers.ts'
import type { TestShop } from '../test-shop.ts'

/** A notice as a partner sends it. */
export interface SentWebhookEvent {
  readonly headers: Record<string, string>
  readonly payload: string
}

/** How a test makes a partner do what it can. `sessionId` is the partner's name for a payment. */
export interface PaymentHarness {
  readonly name: PaymentProviderName
  readonly country: 'LK' | 'IN'
  /** As the adapter declares them. */
  readonly abilities: PaymentAbilities
  place(shop: TestShop, token: string, body: unknown): Promise<Placed>
  /** The shopper pays on the partner's page; returns what the browser brings back. */
  pay(shop: TestShop, sessionId: string): Promise<Response>
  decline(shop: TestShop, sessionId: string): Promise<Response>
  cancel?(shop: TestShop, sessionId: string): Promise<Response>
  /** The browser comes back; a forged way back says that all is well. */
  comeBack(shop: TestShop, token: string, order: Placed, back?: ComingBack): Promise<Verified>
  webhookEventsOf(shop: TestShop, sessionId: string): Promise<SentWebhookEvent[]>
  /** The same notice with a signature of someone else. */
  forge(webhookEvent: SentWebhookEvent): SentWebhookEvent
  /** What happens in the partner's dashboard and at the shopper's bank, behind the shop's back. */
  readonly dashboard?: PartnerDashboard
}

export interface PartnerDashboard {
  /** All of the payment by default, in minor units; returns the partner's name for the refund. */
  refund(shop: TestShop, paymentId: string, amountMinor?: number): Promise<string>
  /** A refund does not reach the shopper. */
  fail(shop: TestShop, refundId: string): Promise<void>
  /** Returns the partner's name for the dispute. */
  dispute(shop: TestShop, paymentId: string, amountMinor?: number): Promise<string>
  closeDispute(shop: TestShop, disputeId: string, status: 'won' | 'lost'): Promise<void>
  /** The events of the refunds and disputes of a payment, oldest first. */
  eventsOf(shop: TestShop, paymentId: string): Promise<SentWebhookEvent[]>
}

export interface Placed {
  readonly status: number
  readonly orderId: string
  readonly sessionId: string
  readonly code: string | undefined
  /** Of a refusal. */
  readonly message?: string | undefined
}
interface ComingBack {
  /** What the partner said to the browser when it was paid. */
  readonly paid?: unknown
  readonly isCancelled?: boolean
}
interface Verified {
  readonly status: number
  readonly code: string | undefined
}

export const control = (shop: TestShop, path: string, body?: object) =>
  fetch(`${shop.sandboxUrl}/api/control/${path}`, {
    method: 'POST',
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })

/** Switches a fault of a partner on while some work is done. */
export async function withFault<T>(
  shop: TestShop,
  partner: PaymentProviderName,
  fault: string,
  work: () => Promise<T>,
): Promise<T> {
  const change = (to: string) =>
    fetch(`${shop.sandboxUrl}/api/control/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ [partner]: to }),
    })
  await change(fault)
  try {
    return await work()
  } finally {
    await change('none')
  }
}

export async function sendWebhookEvent(
  shop: TestShop,
  name: PaymentProviderName,
  webhookEvent: SentWebhookEvent,
) {
  const { headers, payload } = webhookEvent
  return shop.app.inject({ method: 'POST', url: `/api/webhooks/${name}`, headers, payload })
}

const addresses = {
  LK: {},
  IN: { country: 'IN', state: 'MH', postalCode: '400001', city: 'Mumbai' },
} as const

/** An order that awaits its payment, with everything that a test looks at. */
export async function placedOrder(
  shop: TestShop,
  harness: PaymentHarness,
  change: object = {},
  shopper?: { readonly token: string },
) {
  const { token } = shopper ?? (await newShopper(shop))
  const { product, variant, size } = await productInStock(shop)
  const line = { itemId: product._id, size, variantIndex: variant.variantIndex, quantity: 1 }
  await shop.call('cart.add', { token, body: line })
  const before = await stockOf(shop, variant._id, size)
  const order = orderOf(product, variant.variantIndex, size)
  const address = { ...order.address, ...addresses[harness.country] }
  const { city, state, postalCode, country: countryCode } = address
  const place = { city, state, postalCode }
  const asked = { items: order.items, countryCode, place }
  const { quote } = (await shop.call('checkout.quote', { token, body: asked })).body
  const shippingCents = Math.round(quote.shipping * 100)
  const body = { ...order, address, amount: quote.total, ...change }
  const placed = await harness.place(shop, token, body)
  return { token, product, variant, size, before, shippingCents, ...placed }
}

export const orderNow = async (shop: TestShop, token: string) =>
  (await shop.call('orders.user', { token })).body.orders[0]

/** The sums of an order's ledger, by account. */
export async function ledgerOf(shop: TestShop, orderId: string) {
  const { rows } = await shop.database.pool.query(
    `select p.account, sum(p.amount_cents)::int as cents from ledger_postings p
     join ledger_transactions t on t.id = p.transaction_id where t.order_id = $1 group by 1 order by 1`,
    [orderId],
  )
  return rows
}

export const cartOf = async (shop: TestShop, token: string) =>
  Object.keys((await shop.call('cart.get', { token })).body.cartData).length

export type Test = { readonly shop: TestShop }
export const soon = { timeout: 20_000 }
type Order = Awaited<ReturnType<typeof placedOrder>>

export async function paidOrder(
  harness: PaymentHarness,
  shop: TestShop,
  change: object = {},
  shopper?: { readonly token: string },
) {
  const order = await placedOrder(shop, harness, change, shopper)
  expect(order.status).toBe(200)
  const paid: unknown = await (await harness.pay(shop, order.sessionId)).json()
  return { ...order, paid }
}

export const isSold = async (shop: TestShop, { variant, size, before }: Order) =>
  expect(await stockOf(shop, variant._id, size)).toEqual({ ...before, on_hand: before.on_hand - 1 })
export const isFree = async (shop: TestShop, { variant, size, before }: Order) =>
  expect(await stockOf(shop, variant._id, size)).toEqual(before)
