import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { forceOrders } from '../../../testing/forced-states.ts'
import { customerIdOf, pointsOf, refundOf } from '../../../testing/loyalty.ts'
import { newShopper } from '../../../testing/shoppers.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

/** So many accounts try; `test:deep` lets a thousand of them. */
const accounts = Number(process.env.FUZZ_RUNS ?? '12')
const test = useOwnShop()

const query = (text: string, values: readonly unknown[] = []) =>
  test.shop.database.pool.query(text, [...values])
const tell = (queue: string, fact: object) => test.shop.deliver(queue, { ...fact, event: randomUUID() })

/** Does all that costs nothing, from a network of its own: shares and reviews of everything, and friends who are other accounts of the same hand. */
async function farm(account: Account, products: readonly string[]): Promise<void> {
  const { shop } = test
  const { token, id, code } = account
  const headers = { 'x-forwarded-for': `10.80.${Number.parseInt(id.slice(-2), 16)}.1` }
  for (const productId of products) {
    await shop.call('loyalty.award-share', { token, headers, body: { productId, platform: 'twitter' } })
    await query(
      `insert into reviews (id, product_id, customer_id, rating, body, created_at)
       values (gen_random_uuid(), $1, $2, 5, 'Wonderful, all of it.', now()) on conflict do nothing`,
      [productId, id],
    )
    await tell('review-published/points', { reviewId: randomUUID(), productId, customerId: id })
  }
  for (let friend = 0; friend < 6; friend += 1) {
    const friendId = randomUUID()
    await query(
      `insert into customers (id, name, email, referred_by_code, verified_at, created_at, last_login_at)
       values ($1, 'Friend', $2, $3, now(), now(), now())`,
      [friendId, `${friendId}@example.com`, code],
    )
    await tell('customer-verified/referral', { customerId: friendId })
  }
}

/** Buys for a lot of money and has all of it refunded, in several steps, before and after the return window. */
async function buyAndRefund({ id }: Account, orderId: string, isCompleted: boolean): Promise<void> {
  await query('delete from loyalty_orders where order_id = $1', [orderId])
  await forceOrders(
    test.shop,
    "customer_id = $1, payment_state = 'paid', refunded_minor = 0, completed_at = null where id = $2",
    [id, orderId],
  )
  await tell('order-paid/points', { orderId })
  if (isCompleted) {
    await forceOrders(test.shop, 'completed_at = now() where id = $1', [orderId])
    await tell('order-completed/points', { orderId })
  }
  for (const percent of [30, 80, 100]) {
    await forceOrders(
      test.shop,
      "payment_state = 'partly-refunded', refunded_minor = charged_minor * $2::int / 100 where id = $1",
      [orderId, percent],
    )
    await tell('order-refunded/points', refundOf(orderId))
  }
}

type Account = Awaited<ReturnType<typeof newAccount>>

async function newAccount() {
  const { shop } = test
  const { token, email } = await newShopper(shop)
  const { referralCode: code } = (await shop.call('loyalty.generate-referral', { token })).body
  return { token, code, id: await customerIdOf(shop, email) }
}

describe(`${accounts} accounts of one hand`, () => {
  it('gain nothing by shares, reviews, friends, and orders that are refunded', {
    timeout: 3_600_000,
  }, async () => {
    const { shop } = test
    const listed = (await shop.call('catalog.list')).body.products
    const products = listed.slice(0, 12).map(({ _id }) => _id)
    const found = await query(
      "select id from orders where charged_minor > 0 and fulfilment <> 'cancelled' order by total_cents desc limit 2",
    )
    const { rewards } = (await shop.call('loyalty.rewards', { token: (await newAccount()).token })).body
    for (let nth = 0; nth < accounts; nth += 1) {
      const account = await newAccount()
      await farm(account, products)
      expect(await pointsOf(shop, account.token)).toMatchObject({ currentPoints: 17, lifetimePoints: 17 })
      // Orders are few and pass from hand to hand: each account has them for itself.
      if (nth < found.rows.length) await buyAndRefund(account, found.rows[nth].id, nth % 2 === 1)
      const points = await pointsOf(shop, account.token)
      expect(points).toMatchObject({ currentPoints: 17, pendingPoints: 0, hasCompletedOrder: false })
      for (const { _id: rewardId } of rewards) {
        const answer = await shop.call('loyalty.redeem', { token: account.token, body: { rewardId } })
        expect(['loyalty.no-completed-order', 'loyalty.too-few-points']).toContain(answer.body.code)
      }
    }
    const { rows } = await query(
      `select max(points)::int as most from (
         select customer_id, sum(points) as points from loyalty_entries
         where kind in ('review', 'share', 'referral') and created_at > now() - interval '2 hours'
         group by customer_id, date_trunc('month', created_at at time zone 'Asia/Colombo')) months`,
    )
    expect(rows[0].most).toBe(17)
  })
})
