import { expect, it } from 'vitest'
import { stripe } from '../../../testing/payments/harnesses.ts'
import { newShopper } from '../../../testing/shoppers.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'
import { joinQueue, lastUnit, standing, stockSums } from '../../../testing/waitlist.ts'

const test = useOwnShop()

/** The long tests send 200. */
const shoppers = Number(process.env.RUSH_SHOPPERS ?? '30')

it(`makes of ${shoppers} payments at once for one unit one order and an ordered queue, which sells it once`, async () => {
  const { shop } = test
  const unit = await lastUnit(shop)
  const tokens: string[] = []
  while (tokens.length < shoppers) tokens.push((await newShopper(shop)).token)
  const expectStock = async () => {
    const { onHand, held, heldByOrders, reserved, sold } = await stockSums(shop, unit)
    expect({ onHand, held }).toEqual({ onHand: 1 - sold, held: heldByOrders + reserved })
    expect(sold + held).toBe(1)
  }
  const placed = await Promise.all(
    tokens.map(async (token) => ({ token, ...(await stripe.place(shop, token, unit.body)) })),
  )
  await expectStock()
  const [winner, ...others] = placed.filter(({ status }) => status === 200)
  if (winner === undefined) throw new Error('nobody could order it')
  expect(others).toEqual([])
  const late = placed.filter(({ status }) => status !== 200)
  expect(new Set(late.map(({ code }) => code))).toEqual(new Set(['order.item-unavailable']))
  const message = `${unit.product.name}: the last one is in someone’s checkout`
  expect(new Set(late.map((one) => one.message))).toEqual(new Set([message]))

  await Promise.all(late.map(({ token }) => joinQueue(shop, token, unit)))
  const positions = await Promise.all(
    late.map(async ({ token }) => ({ token, at: (await standing(shop, token, unit)).position ?? 0 })),
  )
  positions.sort((a, b) => a.at - b.at)
  expect(positions.map(({ at }) => at)).toEqual(late.map((_one, at) => at + 1))

  await shop.call('order.cancel-unpaid', { token: winner.token, body: { orderId: winner.orderId } })
  await expectStock()
  const [next, ...waiting] = positions
  const again = await Promise.all(
    tokens.map(async (token) => ({ token, ...(await stripe.place(shop, token, unit.body)) })),
  )
  await expectStock()
  const [order, ...more] = again.filter(({ status }) => status === 200)
  expect(more).toEqual([])
  expect(order?.token).toBe(next?.token)
  if (order === undefined) throw new Error('the first in the queue could not order')
  await stripe.pay(shop, order.sessionId)
  await stripe.comeBack(shop, order.token, order)
  await expectStock()
  const { rows } = await shop.database.pool.query(
    `select o.id, o.payment_state as state from stock_holds h join orders o on o.id = h.order_id
     where h.variant_id = $1 and h.size = $2 and h.state = 'final'`,
    [unit.variant._id, unit.size],
  )
  expect(rows).toEqual([{ id: order.orderId, state: 'paid' }])
  const { rows: places } = await shop.database.pool.query('select count(*)::int as n from waitlist_places')
  expect(places).toEqual([{ n: waiting.length }])
})
