import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { forceOrders } from '../../../testing/forced-states.ts'
import { customerIdOf, pointsOf } from '../../../testing/loyalty.ts'
import { newShopper } from '../../../testing/shoppers.ts'
import { useTestShop } from '../../../testing/test-shop.ts'

/** Sequences; `test:deep` tries more, and FUZZ_SEED chooses others. */
const runs = Number(process.env.FUZZ_RUNS ?? '8')
const seed = Number(process.env.FUZZ_SEED ?? '2026')
const test = useTestShop()

const [orders, products, friends] = [4, 3, 3]
const nth = (many: number) => fc.nat({ max: many - 1 })

/** What may happen to a member, in any order. */
const happening = fc.oneof(
  fc.record({ what: fc.constant('paid' as const), order: nth(orders) }),
  fc.record({ what: fc.constant('refunded' as const), order: nth(orders), percent: fc.nat({ max: 100 }) }),
  fc.record({ what: fc.constant('completed' as const), order: nth(orders) }),
  fc.record({ what: fc.constant('review' as const), product: nth(products), isShown: fc.boolean() }),
  fc.record({ what: fc.constant('share' as const), product: nth(products) }),
  fc.record({ what: fc.constant('referral' as const), friend: nth(friends) }),
  fc.record({ what: fc.constant('redeem' as const) }),
  fc.record({ what: fc.constant('undo' as const) }),
  fc.record({ what: fc.constant('days' as const), days: fc.constantFrom(1, 20, 200) }),
)
type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never

const query = (text: string, values: readonly unknown[] = []) =>
  test.shop.database.pool.query(text, [...values])

/** A member with orders that were just placed, products to review and share, and friends. */
async function newMember() {
  const { shop } = test
  const { token, email } = await newShopper(shop)
  const id = await customerIdOf(shop, email)
  // Months pass in one session.
  await query("update customer_sessions set expires_at = '2100-01-01' where customer_id = $1", [id])
  const { referralCode } = (await shop.call('loyalty.generate-referral', { token })).body
  const found = await query(
    "select id from orders where charged_minor > 0 and fulfilment <> 'cancelled' order by id limit $1",
    [orders],
  )
  const orderIds: string[] = found.rows.map((row) => row.id)
  await query('delete from loyalty_orders where order_id = any($1)', [orderIds])
  await forceOrders(
    shop,
    `customer_id = $1, payment_state = 'awaiting', refunded_minor = 0, completed_at = null where id = any($2)`,
    [id, orderIds],
  )
  const listed = (await shop.call('catalog.list')).body.products
  const productIds = listed.slice(0, products).map(({ _id }) => _id)
  const friendIds = Array.from({ length: friends }, () => randomUUID())
  for (const friend of friendIds)
    await query(
      `insert into customers (id, name, email, referred_by_code, verified_at, created_at, last_login_at)
       values ($1, 'Ruwan', $2, $3, now(), now(), now())`,
      [friend, `${friend}@example.com`, referralCode],
    )
  return { token, id, orderIds, productIds, friendIds }
}
type Member = Awaited<ReturnType<typeof newMember>>

async function happen(member: Member, one: Happening): Promise<void> {
  const { shop } = test
  const { token, id, orderIds, productIds, friendIds } = member
  const orderId = 'order' in one ? orderIds[one.order] : undefined
  const productId = 'product' in one ? productIds[one.product] : undefined
  const tell = (queue: string, fact: object) => shop.deliver(queue, { ...fact, event: randomUUID() })
  if (one.what === 'paid') {
    await forceOrders(shop, "payment_state = 'paid' where id = $1 and payment_state = 'awaiting'", [orderId])
    await tell('order-paid/points', { orderId })
  }
  if (one.what === 'refunded') {
    await forceOrders(
      shop,
      `refunded_minor = greatest(refunded_minor, charged_minor * $2::int / 100),
       payment_state = case when $2::int = 100 then 'refunded' else 'partly-refunded' end
       where id = $1 and payment_state in ('paid', 'partly-refunded')`,
      [orderId, one.percent],
    )
    await tell('order-refunded/points', { orderId, amountText: '' })
  }
  if (one.what === 'completed') {
    await forceOrders(shop, 'completed_at = $2 where id = $1', [orderId, shop.clock.now()])
    await tell('order-completed/points', { orderId })
  }
  if (one.what === 'review') {
    if (one.isShown)
      await query(
        `insert into reviews (id, product_id, customer_id, rating, body, created_at)
         values (gen_random_uuid(), $1, $2, 5, 'Stays on in the wind.', now()) on conflict do nothing`,
        [productId, id],
      )
    else await query('delete from reviews where product_id = $1 and customer_id = $2', [productId, id])
    const review = { reviewId: randomUUID(), productId, customerId: id }
    await tell(one.isShown ? 'review-published/points' : 'review-removed/points', review)
  }
  if (one.what === 'share')
    await shop.call('loyalty.award-share', { token, body: { productId, platform: 'facebook' } })
  if (one.what === 'referral') await tell('customer-verified/referral', { customerId: friendIds[one.friend] })
  if (one.what === 'redeem') await redeemCheapest(token)
  if (one.what === 'undo') await undoLatest(token)
  if (one.what === 'days') {
    shop.clock.advance(one.days * 86_400_000)
    await shop.features.everyDay()
  }
}

/** Spending never takes a balance below zero, whatever it was before. */
async function redeemCheapest(token: string): Promise<void> {
  const { shop } = test
  const { rewards } = (await shop.call('loyalty.rewards', { token })).body
  const before = await pointsOf(shop, token)
  const answer = await shop.call('loyalty.redeem', { token, body: { rewardId: rewards[0]?._id ?? '' } })
  const after = await pointsOf(shop, token)
  if (answer.status === 200) expect(after.currentPoints).toBeGreaterThanOrEqual(0)
  else expect(after.currentPoints).toBe(before.currentPoints)
}

async function undoLatest(token: string): Promise<void> {
  const { shop } = test
  const { redemptions } = (await shop.call('loyalty.redemptions', { token })).body
  const active = redemptions.find(({ state }) => state === 'active')
  if (active !== undefined)
    await shop.call('loyalty.undo-redemption', { token, body: { redemptionId: active._id } })
}

/** What must be true of a member at any time. */
async function check({ token, id }: Member): Promise<void> {
  const shown = await pointsOf(test.shop, token)
  const { rows } = await query(
    `select coalesce(sum(points) filter (where bucket = 'available'), 0)::int as available,
       coalesce(sum(points) filter (where bucket = 'pending'), 0)::int as pending,
       count(*)::int as entries, count(distinct reason_key)::int as reasons
     from loyalty_entries where customer_id = $1`,
    [id],
  )
  expect(rows[0]).toMatchObject({ available: shown.currentPoints, pending: shown.pendingPoints })
  expect(rows[0].reasons).toBe(rows[0].entries)
  const { rows: wrong } = await query(
    `select a.id from loyalty_entries a where a.customer_id = $1 and a.award_id is null and a.points > 0
       and a.points + (select coalesce(sum(r.points), 0) from loyalty_entries r
         where r.award_id = a.id and r.kind = 'reversal') not between 0 and a.points`,
    [id],
  )
  expect(wrong).toEqual([])
  expect(shown.pendingPoints).toBeGreaterThanOrEqual(0)
  expect(shown.lifetimePoints).toBeGreaterThanOrEqual(0)
  const { transactions, total } = (await test.shop.call('loyalty.history', { token, body: {} })).body
  expect(transactions.length).toBe(Math.min(20, total))
}

it('points add up after anything that may happen, in any order', { timeout: 3_600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 4, maxLength: 24 }), async (sequence) => {
      const member = await newMember()
      for (const one of sequence) {
        await happen(member, one)
        await check(member)
      }
    }),
    { numRuns: runs, seed },
  )
})
