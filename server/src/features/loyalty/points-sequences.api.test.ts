import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { forceOrders } from '../../../testing/forced-states.ts'
import { customerIdOf, givePoints, pointsOf, refundOf } from '../../../testing/loyalty.ts'
import { orderOf, productInStock } from '../../../testing/shoppers.ts'
import { shopperWithCredit } from '../../../testing/store-credit.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

/** Sequences; `test:deep` tries more, and FUZZ_SEED chooses others. */
const runs = Number(process.env.FUZZ_RUNS ?? '8')
const seed = Number(process.env.FUZZ_SEED ?? '2026')
const test = useOwnShop()
/** How many orders were placed with a code. */
let used = 0

const [orders, products, friends, codes] = [4, 3, 3, 3]
/** What a code of the cheapest reward takes off, in rupees. */
const codeAmount = 1_000
const nth = (many: number) => fc.nat({ max: many - 1 })

/** What may happen to a member, in any order. */
const happening = fc.oneof(
  fc.record({ what: fc.constant('paid' as const), order: nth(orders) }),
  fc.record({ what: fc.constant('refunded' as const), order: nth(orders), percent: fc.nat({ max: 100 }) }),
  fc.record({ what: fc.constant('back' as const), order: nth(orders) }),
  fc.record({ what: fc.constant('completed' as const), order: nth(orders) }),
  fc.record({ what: fc.constant('review' as const), product: nth(products), isShown: fc.boolean() }),
  fc.record({ what: fc.constant('share' as const), product: nth(products) }),
  fc.record({ what: fc.constant('referral' as const), friend: nth(friends) }),
  fc.record({ what: fc.constant('redeem' as const) }),
  fc.record({ what: fc.constant('undo' as const) }),
  fc.record({ what: fc.constant('use' as const), code: nth(codes) }),
  fc.record({ what: fc.constant('cancel' as const) }),
  fc.record({ what: fc.constant('days' as const), days: fc.constantFrom(1, 20, 200) }),
)
type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never

const query = (text: string, values: readonly unknown[] = []) =>
  test.shop.database.pool.query(text, [...values])

beforeAll(async () => {
  await query(
    `insert into loyalty_rewards (id, name, type, amount_cents, points_cost)
     values (gen_random_uuid(), 'A small discount', 'discount', $1, 1)`,
    [codeAmount * 100],
  )
})

/** A member with points and orders that were just placed, products to review and share, and friends. */
async function newMember() {
  const { shop } = test
  const { token, email } = await shopperWithCredit(shop, 500_000)
  const id = await customerIdOf(shop, email)
  await givePoints(shop, email, 30)
  // Months pass in one session.
  await query("update customer_sessions set expires_at = '2100-01-01' where customer_id = $1", [id])
  const { referralCode } = (await shop.call('loyalty.generate-referral', { token })).body
  const found = await query(
    `select id from orders where charged_minor > 0 and fulfilment <> 'cancelled'
     and id not in (select order_id from promo_code_uses) order by id limit $1`,
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
  return { token, id, orderIds, productIds, friendIds, withCodes: [] as string[] }
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
  if (one.what === 'refunded' && orderId !== undefined) {
    await forceOrders(
      shop,
      `refunded_minor = greatest(refunded_minor, charged_minor * $2::int / 100),
       payment_state = case when $2::int = 100 then 'refunded' else 'partly-refunded' end
       where id = $1 and payment_state in ('paid', 'partly-refunded')`,
      [orderId, one.percent],
    )
    await tell('order-refunded/points', refundOf(orderId))
  }
  if (one.what === 'back') {
    await forceOrders(
      shop,
      "refunded_minor = 0, payment_state = 'paid' where id = $1 and payment_state in ('partly-refunded', 'refunded')",
      [orderId],
    )
    for (let times = 0; times < 2; times += 1) await tell('order-refund-reversed/points', { orderId })
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
  if (one.what === 'use') await useTwiceAtOnce(member, one.code)
  if (one.what === 'cancel') await cancelLatest(member)
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

/** Two orders at once with a code of the member, whatever became of it before; store credit pays for them. */
async function useTwiceAtOnce({ token, withCodes }: Member, nth: number): Promise<void> {
  const { shop } = test
  const { redemptions } = (await shop.call('loyalty.redemptions', { token })).body
  const redemption = redemptions[nth % Math.max(1, redemptions.length)]
  if (redemption === undefined) return
  const { product, variant, size } = await productInStock(shop)
  const order = orderOf(product, variant.variantIndex, size)
  const amount = order.amount - codeAmount
  const body = { ...order, promoCode: redemption.code, amount, useStoreCredit: true, storeCredit: amount }
  const answers = await Promise.all([1, 2].map(() => shop.call('order.place-paid', { token, body })))
  const placed = answers.filter(({ status }) => status === 200).map((answer) => answer.body.orderId)
  const refusals = answers.map(({ body }) => body.code)
  expect(`${placed.length} placed, ${refusals}`).toMatch(redemption.state === 'active' ? /^1/ : /^0/)
  used += placed.length
  withCodes.push(...placed)
}

/** The code of an order that is cancelled comes back. */
async function cancelLatest({ token, withCodes }: Member): Promise<void> {
  const orderId = withCodes.pop()
  if (orderId === undefined) return
  const answer = await test.shop.call('orders.cancel', { token, body: { orderId } })
  expect(answer.status).toBe(200)
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
  const { rows: uses } = await query(
    `select r.code from loyalty_redemptions r join promo_code_uses u on u.code = r.code
     where r.customer_id = $1 and u.released_at is null
     group by r.id having count(*) > 1 or r.undone_at is not null`,
    [id],
  )
  expect(uses).toEqual([])
  expect(shown.pendingPoints).toBeGreaterThanOrEqual(0)
  expect(shown.lifetimePoints).toBeGreaterThanOrEqual(0)
  expect(shown.tier.fromPoints).toBeLessThanOrEqual(shown.lifetimePoints)
  expect(shown.nextTier?.pointsNeeded ?? 1).toBeGreaterThan(0)
  const { transactions, total } = (await test.shop.call('loyalty.history', { token, body: {} })).body
  expect(transactions.length).toBe(Math.min(20, total))
}

const completedOrder: readonly Happening[] = [
  { what: 'paid', order: 0 },
  { what: 'completed', order: 0 },
]

it('points add up and each code is used once after anything that may happen, in any order [B1.03]', {
  timeout: 3_600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 4, maxLength: 24 }), async (sequence) => {
      const member = await newMember()
      // Rewards are for those who have kept an order.
      for (const one of [...completedOrder, ...sequence]) {
        await happen(member, one)
        await check(member)
      }
    }),
    { numRuns: runs, seed },
  )
  expect(used).toBeGreaterThan(0)
})
