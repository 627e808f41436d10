import { expect } from 'vitest'
import { soon } from './payments/payment-harness.ts'
import { deliver } from './returns.ts'
import { orderOf, productInStock, tokenFromMail } from './shoppers.ts'
import type { TestShop } from './test-shop.ts'

/** The points of a signed-in customer. */
export async function pointsOf(shop: TestShop, token: string) {
  return (await shop.call('loyalty.dashboard', { token })).body.loyaltyData
}

/** Waits until background work has brought the points up to what is expected. */
export const expectPoints = (shop: TestShop, token: string, points: object) =>
  expect.poll(() => pointsOf(shop, token), soon).toMatchObject(points)

/** Waits for the points that an order gives while its return window is open, and returns them. */
export async function earnedPoints(shop: TestShop, token: string): Promise<number> {
  const pending = async () => (await pointsOf(shop, token)).pendingPoints
  await expect.poll(pending, soon).toBeGreaterThan(0)
  return pending()
}

/** The customer's id; calls never show it. */
export async function customerIdOf(shop: TestShop, email: string): Promise<string> {
  const { rows } = await shop.database.pool.query('select id from customers where email = $1', [email])
  return rows[0].id
}

/** So many points by hand, as if they had been earned some days ago. */
export async function givePoints(shop: TestShop, email: string, points: number, daysAgo = 0): Promise<void> {
  const id = await customerIdOf(shop, email)
  const at = new Date(shop.clock.now().getTime() - daysAgo * 86_400_000)
  const expires = new Date(at.getTime() + 365 * 86_400_000)
  await shop.database.pool.query(
    `insert into loyalty_members (customer_id, tier_id, joined_at)
     select $1, id, $2 from loyalty_tiers where from_points = 0 on conflict do nothing`,
    [id, at],
  )
  await shop.database.pool.query(
    `insert into loyalty_entries (id, customer_id, kind, bucket, points, reason_key, description, created_at, expires_at)
     values (gen_random_uuid(), $1, 'manual', 'available', $2, gen_random_uuid(), 'Given in a test', $3, $4)`,
    [id, points, at, expires],
  )
}

/** A cash order of so many rupees of goods, delivered and paid by a shopper. */
export async function orderWorth(shop: TestShop, token: string, rupees: number) {
  const { product, variant, size } = await productInStock(shop)
  await shop.database.pool.query('update products set price_cents = $2 where id = $1', [
    product._id,
    rupees * 100,
  ])
  const priced = { ...product, price: rupees }
  const placed = await shop.call('order.place', { token, body: orderOf(priced, variant.variantIndex, size) })
  expect(placed.body).toMatchObject({ success: true })
  const { orderId } = placed.body
  await deliver(shop, orderId)
  return { orderId, product, variantIndex: variant.variantIndex, size }
}

let nextHome = 1

/** Another customer who joined with a code, from a network of their own, and confirmed the address. */
export async function friendOf(
  shop: TestShop,
  referralCode: string,
  { address = `10.77.${nextHome++}.1`, email = `friend-${crypto.randomUUID()}@example.com` } = {},
) {
  const friend = await newShopperWith(shop, referralCode, { address, email })
  const link = await tokenFromMail(shop, friend.email, '/verify-email')
  expect((await shop.call('accounts.verify-email', { body: { token: link } })).status).toBe(200)
  return friend
}

async function newShopperWith(
  shop: TestShop,
  referralCode: string,
  { address, email }: { readonly address: string; readonly email: string },
) {
  const headers = { 'x-forwarded-for': address }
  const body = { name: 'Ruwan Perera', email, password: 'a-long-enough-one', referralCode }
  return { email, token: (await shop.call('accounts.register', { body, headers })).body.token }
}

/** A customer keeps an order beyond its return window: what they bought is theirs. */
export async function keepOrder(shop: TestShop, token: string, rupees = 5_000): Promise<void> {
  const { orderId } = await orderWorth(shop, token, rupees)
  await shop.database.pool.query(
    "update orders set completed_at = now(), fulfilment = 'delivered', return_days = 7 where id = $1",
    [orderId],
  )
  await shop.deliver('order-completed/points', { orderId, event: crypto.randomUUID() }, crypto.randomUUID())
}

/** What orders say when money went back: points ask the order how much. */
export const refundOf = (orderId: string) => ({
  ...{ orderId, amountText: '', amountMinor: null, isCredit: false, cents: 0 },
  ...{ reason: 'staff', note: '', refundId: null, cause: null },
})
