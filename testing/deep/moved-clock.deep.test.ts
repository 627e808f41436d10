import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { balance, inBalance, noteStock } from './balance.ts'
import { type RunningShop, runShop } from './running-shop.ts'
import { orderOf, payAt, register, retryingCall, type Sku, skusWithStock, until } from './shopping.ts'

const hourMs = 60 * 60_000

let shop: RunningShop
let token = ''
let skus: Sku[] = []
beforeAll(async () => {
  shop = await runShop()
  token = await register(shop)
  skus = await skusWithStock(shop, 2, 500)
  await noteStock(shop)
})
afterAll(() => shop.stop())
afterEach(async () => expect(await balance(shop)).toEqual(inBalance))

const place = (path: string) =>
  retryingCall(shop, path, orderOf(skus), { token, 'idempotency-key': randomUUID() })
const stateOf = async (orderId: unknown): Promise<string> => {
  const { rows } = await shop.pool.query('select payment_state, fulfilment from orders where id = $1', [
    orderId,
  ])
  return `${rows[0]?.payment_state}, ${rows[0]?.fulfilment}`
}

describe("a server's clock that jumps", () => {
  it("an hour forward ends unpaid orders by the card provider's status, not by the clock alone", async () => {
    const unpaid = await place('/api/order/stripe')
    const paid = await place('/api/order/stripe')
    shop.moveClock(hourMs)
    // Its webhook event is refused, because it seems to be an hour old.
    await payAt(shop, String(paid.body.session_url))
    const within = 3 * 60_000
    await until(
      'the unpaid order is let go',
      async () => (await stateOf(unpaid.body.orderId)) === 'failed, cancelled',
      within,
    )
    await until(
      'the paid order is kept',
      async () => (await stateOf(paid.body.orderId)) === 'paid, placed',
      within,
    )
  })

  it.each([
    ['a day forward', 24 * hourMs],
    ['two hours back', -2 * hourMs],
  ])('%s still sells for cash; cards wait in words until it is right', async (_, offsetMs) => {
    shop.moveClock(offsetMs)
    const buyer = await register(shop)
    const buy = (path: string) =>
      retryingCall(shop, path, orderOf(skus), { token: buyer, 'idempotency-key': randomUUID() })
    expect((await buy('/api/order/place')).status).toBe(200)
    // Stripe accepts a page that expires in 30 minutes to 24 hours, by its own clock.
    expect(await buy('/api/order/stripe')).toMatchObject({
      status: 503,
      body: { code: 'payments.unavailable' },
    })
    shop.moveClock(0)
    const card = await buy('/api/order/stripe')
    await payAt(shop, String(card.body.session_url))
    const body = { orderId: card.body.orderId, success: 'true' }
    expect((await retryingCall(shop, '/api/order/verifyStripe', body, { token: buyer })).status).toBe(200)
    expect(await stateOf(card.body.orderId)).toBe('paid, placed')
  })
})
