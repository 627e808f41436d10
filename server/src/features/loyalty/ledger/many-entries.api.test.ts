import { randomUUID } from 'node:crypto'
import { awardKinds } from '@first-fashion/contract/loyalty/entry'
import { describe, expect, it } from 'vitest'
import { customerIdOf, givePoints, orderWorth, pointsOf } from '../../../../testing/loyalty.ts'
import { newShopper, productInStock } from '../../../../testing/shoppers.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'
import { balanceOf } from './ledger.queries.ts'

const test = useTestShop()
const query = (text: string, values: readonly unknown[] = []) =>
  test.shop.database.pool.query(text, [...values])

/** A member with so many entries of one point. */
async function memberWithEntries(entries: number) {
  const { shop } = test
  const { token, email } = await newShopper(shop)
  await givePoints(shop, email, 1)
  const id = await customerIdOf(shop, email)
  await query(
    `insert into loyalty_entries (id, customer_id, kind, bucket, points, reason_key, description, created_at, expires_at)
     select gen_random_uuid(), $1::uuid, 'manual', 'available', 1, 'many:' || $1::uuid || n, 'Entry ' || n,
       now() - n * interval '1 second', now() + interval '300 days' from generate_series(1, $2::int - 1) n`,
    [id, entries],
  )
  return { token, id }
}

describe('a member with 10,000 entries', () => {
  it('has a balance of one statement that reads one index, and a history in pages', async () => {
    const { shop } = test
    const { token, id } = await memberWithEntries(10_000)
    const other = await memberWithEntries(2)
    await query('vacuum analyze loyalty_entries')
    const statements = await shop.statementsOf(() => balanceOf(shop.database.db, id))
    expect(statements).toHaveLength(1)
    const { rows } = await query(`explain ${statements[0] ?? ''}`, [...awardKinds, 'reversal', other.id])
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/Index (Only )?Scan using loyalty_entries_/)
    expect(await pointsOf(shop, token)).toMatchObject({ currentPoints: 10_000, lifetimePoints: 10_000 })
    const page = async (number: number) =>
      (await shop.call('loyalty.history', { token, body: { page: number } })).body
    expect(await page(500)).toMatchObject({ total: 10_000, pages: 500 })
    expect((await page(500)).transactions).toHaveLength(20)
    expect((await page(501)).transactions).toEqual([])
  })
})

describe('an event that arrives forty times at once', () => {
  const hammer = (queue: string, fact: object) =>
    Promise.all(Array.from({ length: 40 }, () => test.shop.deliver(queue, { ...fact, event: randomUUID() })))
  const awards = async (id: string, kind: string) => {
    const { rows } = await query(
      'select points from loyalty_entries where customer_id = $1 and kind = $2 order by created_at',
      [id, kind],
    )
    return rows.map(({ points }) => points)
  }

  it('awards an order, a review and a referral once each', async () => {
    const { shop } = test
    const { email, token } = await newShopper(shop)
    const id = await customerIdOf(shop, email)
    const { orderId } = await orderWorth(shop, token, 20_000)
    const { product } = await productInStock(shop)
    await query(
      `insert into reviews (id, product_id, customer_id, rating, body, created_at)
       values (gen_random_uuid(), $1, $2, 5, 'Stays on in the wind.', now())`,
      [product._id, id],
    )
    const { referralCode } = (await shop.call('loyalty.generate-referral', { token })).body
    const friend = randomUUID()
    await query(
      `insert into customers (id, name, email, referred_by_code, verified_at, created_at, last_login_at)
       values ($1, 'Ruwan', $2, $3, now(), now(), now())`,
      [friend, `${friend}@example.com`, referralCode],
    )
    await givePoints(shop, `${friend}@example.com`, 1)
    await query(
      `insert into loyalty_orders (order_id, customer_id, net_cents, multiplier_percent, rupees_per_point, paid_at, completed_at)
       select id, $1, 100, 100, 5000, now(), now() from orders where id <> $2 order by id limit 1
       on conflict (order_id) do update set customer_id = $1, net_cents = 100, completed_at = now()`,
      [friend, orderId],
    )
    await hammer('order-paid/points', { orderId })
    await hammer('review-published/points', {
      reviewId: randomUUID(),
      productId: product._id,
      customerId: id,
    })
    await hammer('customer-verified/referral', { customerId: friend })
    expect(await awards(id, 'review')).toEqual([1])
    expect(await awards(id, 'referral')).toEqual([5])
    expect(await awards(id, 'order')).toEqual([4])
  })
})
