import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { balance, inBalance, noteStock } from './balance.ts'
import { type RunningShop, runShop } from './running-shop.ts'
import { type Answer, call, orderOf, payAt, register, type Sku, skusWithStock } from './shopping.ts'

let shop: RunningShop
beforeAll(async () => {
  shop = await runShop()
})
afterAll(() => shop.stop())

const shoppers = 200
const shortSkus = 20
const unitsOfEach = 3

describe('two hundred shoppers for twenty scarce SKUs', () => {
  it('buy all the stock and no more, for cash and by card, and money and stock add up', async () => {
    const skus = await skusWithStock(shop, shortSkus, unitsOfEach)
    await noteStock(shop)
    const tokens: string[] = []
    while (tokens.length < shoppers)
      tokens.push(...(await Promise.all(Array.from({ length: 20 }, () => register(shop)))))
    const answers = (await Promise.all(tokens.map((token, nth) => shopFor(token, nth, skus)))).flat()
    expect(answers.filter(({ status }) => status !== 200 && status !== 409 && status !== 503)).toEqual([])
    const { rows } = await shop.pool.query(
      'select sum(on_hand)::int as left from variant_stock where (variant_id, size) in (select * from unnest($1::uuid[], $2::text[]))',
      [skus.map(({ variantId }) => variantId), skus.map(({ size }) => size)],
    )
    expect(rows[0].left).toBeGreaterThanOrEqual(0)
    expect(await balance(shop)).toEqual(inBalance)
    const sold = answers.filter(({ status }) => status === 200).length
    // Two units an order; a few single units that match no pair may remain.
    const most = (shortSkus * unitsOfEach) / 2
    expect(sold).toBeGreaterThan(most * 0.7)
    expect(sold).toBeLessThanOrEqual(most)
  })
})

/** Every shopper orders two different SKUs at once, and tries three times; every other one pays by card. */
async function shopFor(token: string, nth: number, skus: readonly Sku[]): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let tries = 0; tries < 3; tries += 1) {
    const chosen = [0, 7].flatMap((step) => skus[(nth + tries * 3 + step) % skus.length] ?? [])
    const path = nth % 2 === 0 ? '/api/order/place' : '/api/order/stripe'
    const answer = await call(shop, path, orderOf(chosen), { token, 'idempotency-key': randomUUID() })
    answers.push(answer)
    if (typeof answer.body.session_url !== 'string') continue
    await payAt(shop, answer.body.session_url)
    await call(shop, '/api/order/verifyStripe', { orderId: answer.body.orderId }, { token })
  }
  return answers
}
