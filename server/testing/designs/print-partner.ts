import { createHmac } from 'node:crypto'
import { beforeAll, expect } from 'vitest'
import { sandboxPrintWebhookSecret } from '../../src/boot/sandbox-keys.ts'
import type { BoundPrint } from '../../src/features/custom-products/index.ts'
import type { PrintFiles } from '../../src/features/fulfilment/index.ts'
import { stripe } from '../payments/harnesses.ts'
import { soon } from '../payments/payment-harness.ts'
import { goodAddress, newShopper, productInStock } from '../shoppers.ts'
import { owner, signIn } from '../signed-in-staff.ts'
import { type TestShop, useOwnShop } from '../test-shop.ts'
import { customShirt } from './design-calls.ts'

type Verdict = Awaited<ReturnType<PrintFiles['objection']>>

/** Print files that are there for every line, at the sandbox, and are read and judged as a test says. */
function printFilesForTests() {
  const state: { url: string; verdict: Verdict; areThere: boolean; read: () => Promise<void> } = {
    url: '',
    verdict: undefined,
    areThere: true,
    read: async () => {},
  }
  const files: PrintFiles = {
    of: async () => (state.areThere ? [fileAt(state.url)] : []),
    objection: async () => {
      await state.read()
      return state.areThere ? state.verdict : 'missing'
    },
    template: async () => null,
    fitting: async () => [],
    replace: async () => undefined,
  }
  return { files, state }
}

/** The shop of a test file whose print partner takes its files, with a shirt that can be ordered. */
export function usePrintShop() {
  const bound = printFilesForTests()
  const test = useOwnShop({ printFiles: bound.files })
  beforeAll(async () => {
    bound.state.url = printableAt(test.shop)
    await shopperWithShirt(test.shop)
  }, proofTimeoutMs)
  return { test, files: bound.state }
}

const fileAt = (address: string): BoundPrint => ({
  ...{ side: 'front', sha256: 'a'.repeat(64), address, proof: '' },
  ...{ width: 1800, height: 2400, dpi: 150 },
})

/** Where the partner finds a picture that it can print. */
export const printableAt = ({ sandboxUrl }: TestShop): string => `${sandboxUrl}/printful/pictures/71.webp`

interface Contents {
  /** Beside it, something that the shop packs. */
  readonly withStock?: boolean
  readonly quantity?: number
  /** Whose, and what; a shirt without it. */
  readonly of?: Awaited<ReturnType<typeof newShopperWithShirt>>
}

const shoppersOf = new WeakMap<TestShop, ReturnType<typeof newShopperWithShirt>>()

/** Drawing a proof takes long on a busy machine; it is done before the tests of a file. */
export const proofTimeoutMs = 120_000

/** One in each shop: an approved shirt can be ordered again and again. */
export function shopperWithShirt(shop: TestShop) {
  const known = shoppersOf.get(shop) ?? newShopperWithShirt(shop)
  shoppersOf.set(shop, known)
  return known
}

async function newShopperWithShirt(shop: TestShop) {
  const shopper = await newShopper(shop)
  return { ...shopper, custom: (await customShirt(shop, shopper.token)).product }
}

/** A quoted checkout of a custom shirt. */
export async function customCheckout(shop: TestShop, { withStock = false, quantity = 2, of }: Contents = {}) {
  const { token, email, custom } = of ?? (await shopperWithShirt(shop))
  const { size: customSize } = custom.selectedOptions
  const itemId = `custom_${custom._id}`
  await shop.call('cart.add', { token, body: { itemId, size: customSize, quantity } })
  const items = [{ productId: itemId, size: customSize, variantIndex: 0, quantity }]
  if (withStock) {
    const { product, variant, size } = await productInStock(shop)
    const { variantIndex } = variant
    await shop.call('cart.add', { token, body: { itemId: product._id, size, variantIndex } })
    items.push({ productId: product._id, size, variantIndex, quantity: 1 })
  }
  const { version: cartVersion } = (await shop.call('cart.get', { token })).body
  const { quote } = (await shop.call('checkout.quote', { token, body: { items } })).body
  const address = { ...goodAddress, email }
  return {
    token,
    email,
    custom,
    body: { address, items, amount: quote.total, quoteId: quote.quoteId, cartVersion },
  }
}

/** The same, paid by card. */
export async function paidCustomOrder(shop: TestShop, contents: Contents = {}) {
  const checkout = await customCheckout(shop, contents)
  const placed = await stripe.place(shop, checkout.token, checkout.body)
  expect(placed.status, placed.message).toBe(200)
  await stripe.pay(shop, placed.sessionId)
  await stripe.comeBack(shop, checkout.token, placed)
  return { ...checkout, ...placed }
}

interface ThereOrder {
  readonly id: number
  readonly external_id: string
  readonly status: string
  readonly recipient: { readonly address1: string }
  readonly items: readonly { readonly quantity: number; readonly variant_id: number }[]
}

/** Orders as the partner has them. */
export async function ordersThere(shop: TestShop): Promise<ThereOrder[]> {
  const answer = await fetch(`${shop.sandboxUrl}/api/control/print-orders`)
  const { orders }: { orders: ThereOrder[] } = JSON.parse(await answer.text())
  return orders
}

/** The partner order of an order, as stored. */
export async function partnerOrderRow(shop: TestShop, orderId: string) {
  const { rows } = await shop.database.pool.query('select * from partner_orders where order_id = $1', [
    orderId,
  ])
  return rows[0]
}

/** Waits until it is in a state, and returns it. */
export async function partnerOrderIn(shop: TestShop, orderId: string, state: string) {
  await expect.poll(async () => (await partnerOrderRow(shop, orderId))?.state, soon).toBe(state)
  return partnerOrderRow(shop, orderId)
}

/** As it is if the partner accepted an order, its answer was lost, and staff held the order then. */
export async function heldAfterLostAnswer(shop: TestShop, id: string): Promise<void> {
  await shop.database.pool.query(
    `update partner_orders set state = 'held', held_reason = 'staff' where id = $1 and tries > 0`,
    [id],
  )
}

/** What happens at the partner, as its control page has it. */
export const atPartner = (shop: TestShop, externalId: string, action: string) =>
  fetch(`${shop.sandboxUrl}/api/control/print-orders/@${externalId}/${action}`, { method: 'POST' })

interface Webhook {
  readonly type: string
  readonly headers: Record<string, string>
  readonly body: string
}

/** What the partner has sent about an order, in its sequence. */
export async function printWebhooks(shop: TestShop, externalId: string): Promise<Webhook[]> {
  const answer = await fetch(`${shop.sandboxUrl}/api/control/partner-webhooks`)
  const { partnerWebhooks }: { partnerWebhooks: Webhook[] } = JSON.parse(await answer.text())
  return partnerWebhooks.filter(({ body }) => body.includes(`"${externalId}"`))
}

/** As the partner signs it. */
export const signedPrintEvent = (body: string) => ({
  body,
  headers: {
    'content-type': 'application/json',
    'x-pf-webhook-signature': createHmac('sha256', Buffer.from(sandboxPrintWebhookSecret, 'hex'))
      .update(body)
      .digest('hex'),
  },
})

export const receive = (shop: TestShop, { headers, body }: Pick<Webhook, 'headers' | 'body'>) =>
  shop.app.inject({ method: 'POST', url: '/api/webhooks/printful', headers, payload: body })

/** Something happens at the partner, and its webhook arrives. */
export async function partnerSays(shop: TestShop, externalId: string, action: string): Promise<void> {
  const before = (await printWebhooks(shop, externalId)).length
  expect((await atPartner(shop, externalId, action)).status).toBe(200)
  await expect.poll(async () => (await printWebhooks(shop, externalId)).length, soon).toBe(before + 1)
  const webhook = (await printWebhooks(shop, externalId)).at(-1)
  if (webhook === undefined) throw new Error('the partner has sent nothing')
  expect((await receive(shop, webhook)).statusCode).toBe(200)
}

export async function printFault<T>(shop: TestShop, fault: string, work: () => Promise<T>): Promise<T> {
  const change = (printful: string) =>
    fetch(`${shop.sandboxUrl}/api/control/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ printful }),
    })
  await change(fault)
  try {
    return await work()
  } finally {
    await change('none')
  }
}

/** Staff do something with a partner order. */
export async function staffDo(
  shop: TestShop,
  name: 'hold' | 'release' | 'resend' | 'delivered' | 'resolve',
  { id, version }: { readonly id: string; readonly version: number },
  who = owner,
) {
  const { headers } = await signIn(shop, who)
  const path = `/api/admin/partner-orders/${id}/${name}`
  return shop.call(`staff.partner-order-${name}`, { headers, path, body: { version, note: 'As agreed' } })
}

/** Staff have another approved design printed. */
export async function staffReplaceDesign(
  shop: TestShop,
  { id, version }: { readonly id: string; readonly version: number },
  other: { readonly lineId: string; readonly designId: string },
) {
  const { headers } = await signIn(shop, owner)
  const path = `/api/admin/partner-orders/${id}/design`
  return shop.call('staff.partner-order-design', { headers, path, body: { version, ...other } })
}

export async function staffSee(shop: TestShop, id: string, who = owner) {
  const { headers } = await signIn(shop, who)
  return shop.call('staff.partner-order', { headers, path: `/api/admin/partner-orders/${id}` })
}
