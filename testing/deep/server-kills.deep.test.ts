import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { balance, inBalance, noteStock } from './balance.ts'
import { type RunningShop, runShop } from './running-shop.ts'
import { call, orderOf, payAt, register, retryingCall, type Sku, skusWithStock, until } from './shopping.ts'

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

const orders = async (key: string) =>
  (await shop.pool.query('select order_id from idempotency_keys where key = $1', [key])).rows

/** Starts a call, kills the server after this many ms, and restarts it. */
async function killedDuring(work: () => Promise<unknown>, afterMs: number): Promise<void> {
  const working = work()
  await wait(afterMs)
  await shop.killServer()
  await working
  await shop.startServer()
}

const moments = [0, 3, 6, 10, 15, 25, 40]

describe('a server that is killed', () => {
  it.each(moments)(
    '%i ms into placing a cash order leaves one order, or none until a retry places it',
    async (ms) => {
      const headers = { token, 'idempotency-key': randomUUID() }
      const place = (by = call) => by(shop, '/api/order/place', orderOf(skus), headers)
      await killedDuring(() => place(), ms)
      const again = await place(retryingCall)
      expect(again.status).toBe(200)
      expect(await orders(headers['idempotency-key'])).toEqual([{ order_id: again.body.orderId }])
      expect(await balance(shop)).toEqual(inBalance)
    },
  )

  it.each(moments)('%i ms into placing a card order leaves one order that can be paid', async (ms) => {
    const headers = { token, 'idempotency-key': randomUUID() }
    const place = (by = call) => by(shop, '/api/order/stripe', orderOf(skus), headers)
    await killedDuring(() => place(), ms)
    const again = await place(retryingCall)
    expect(again.status).toBe(200)
    await payAt(shop, String(again.body.session_url))
    await until('the order is paid', () => isPaid(again.body.orderId))
    expect(await balance(shop)).toEqual(inBalance)
  })

  it.each(moments)('%i ms into the return from paying still ends with a paid order', async (ms) => {
    const placed = await retryingCall(shop, '/api/order/stripe', orderOf(skus), {
      token,
      'idempotency-key': randomUUID(),
    })
    const { orderId } = placed.body
    await killedDuring(async () => {
      await payAt(shop, String(placed.body.session_url))
      await call(shop, '/api/order/verifyStripe', { orderId, success: 'true' }, { token })
    }, ms)
    await retryingCall(shop, '/api/order/verifyStripe', { orderId, success: 'true' }, { token })
    await until('the order is paid', () => isPaid(orderId))
    expect(await balance(shop)).toEqual(inBalance)
  })
})

async function isPaid(orderId: unknown): Promise<boolean> {
  const { rows } = await shop.pool.query('select payment_state from orders where id = $1', [orderId])
  return rows[0]?.payment_state === 'paid'
}
