import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { balance, inBalance, noteStock } from './balance.ts'
import { type RunningShop, runShop } from './running-shop.ts'
import { type Answer, call, orderOf, register, skusWithStock, until } from './shopping.ts'

let shop: RunningShop
beforeAll(async () => {
  shop = await runShop()
})
afterAll(() => shop.stop())

describe('a database that dies under load', () => {
  it('causes 503 answers in words, and no order is lost or duplicated once it is back', async () => {
    const skus = await skusWithStock(shop, 3, 5_000)
    await noteStock(shop)
    const tokens = await Promise.all(Array.from({ length: 8 }, () => register(shop)))
    const answers: Answer[] = []
    const placed = new Set<string>()
    let isOver = false
    const shopper = async (token: string) => {
      while (!isOver) {
        const headers = { token, 'idempotency-key': randomUUID() }
        // A shopper retries the same attempt until there is an answer.
        for (let answer: Answer | undefined; answer?.status !== 200 && !isOver; await wait(20)) {
          answer = await call(shop, '/api/order/place', orderOf(skus), headers)
          answers.push(answer)
          if (answer.status === 200) placed.add(String(answer.body.orderId))
        }
      }
    }
    const shopping = Promise.all(tokens.map(shopper))
    for (let death = 0; death < 3; death += 1) {
      await wait(1_000)
      await shop.killDatabase()
      await wait(500)
      await shop.startDatabase()
    }
    const before = placed.size
    await until('orders are placed again', async () => placed.size > before + 10)
    isOver = true
    await shopping
    const statuses = new Set(answers.map(({ status }) => status))
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
    for (const { status, body } of answers)
      if (status === 503) expect(body).toMatchObject({ success: false, code: 'server.overloaded' })
    const { rows } = await shop.pool.query('select order_id from idempotency_keys where order_id is not null')
    const kept = new Set(rows.map(({ order_id }) => String(order_id)))
    expect([...placed].filter((id) => !kept.has(id))).toEqual([])
    const doubled = await shop.pool.query(
      'select 1 from orders o where (select count(*) from idempotency_keys k where k.order_id = o.id) > 1',
    )
    expect(doubled.rows).toEqual([])
    expect(await balance(shop)).toEqual(inBalance)
  })
})
