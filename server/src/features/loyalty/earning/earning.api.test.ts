import { describe, expect, it } from 'vitest'
import {
  customerIdOf,
  expectPoints,
  friendOf,
  givePoints,
  keepOrder,
  orderWorth,
  pointsOf,
} from '../../../../testing/loyalty.ts'
import { soon } from '../../../../testing/payments/payment-harness.ts'
import { mailsFor, newShopper, productInStock } from '../../../../testing/shoppers.ts'
import { owner, signIn } from '../../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'

const test = useOwnShop()
const review = 'Stays on in the wind of the rampart.'

async function addReview(token: string, productId: string) {
  const { shop } = test
  return (await shop.call('reviews.add', { token, body: { productId, rating: 5, review } })).body.reviewId
}

const share = (token: string, productId: string) =>
  test.shop.call('loyalty.award-share', { token, body: { productId, platform: 'whatsapp' } })

describe('an order', () => {
  it('earns a point per Rs. 5000 of goods once it is paid, pending until its return window ends [B9.01] [B3.10]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { orderId } = await orderWorth(shop, token, 27_499)
    await expectPoints(shop, token, { currentPoints: 0, pendingPoints: 5, lifetimePoints: 5 })
    const body = { orderIds: [orderId, 'nonsense'] }
    const seenBy = async (token: string) =>
      (await shop.call('loyalty.points-of-orders', { token, body })).body.orders
    expect(await seenBy(token)).toMatchObject([{ orderId, earned: 5, reversed: 0, isPending: true }])
    expect(await seenBy((await newShopper(shop)).token)).toEqual([])

    const other = await newShopper(shop)
    const kept = await orderWorth(shop, other.token, 27_499)
    await expectPoints(shop, other.token, { pendingPoints: 5 })
    await shop.database.pool.query(
      "update orders set completed_at = now(), fulfilment = 'delivered', return_days = 7 where id = $1",
      [kept.orderId],
    )
    await shop.deliver(
      'order-completed/points',
      { orderId: kept.orderId, event: crypto.randomUUID() },
      crypto.randomUUID(),
    )
    expect(await pointsOf(shop, other.token)).toMatchObject({
      currentPoints: 5,
      pendingPoints: 0,
      lifetimePoints: 5,
      hasCompletedOrder: true,
    })
  })

  it('loses the points of what is refunded, and gets none back twice [B3.14] [B7.28]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { orderId } = await orderWorth(shop, token, 30_000)
    await expectPoints(shop, token, { pendingPoints: 6 })
    const { headers } = await signIn(shop, owner)
    const path = `/api/admin/orders/${orderId}/refund-to-credit`
    const refund = (amount: number) =>
      shop.call('staff.order-refund-credit', { headers, path, body: { amount, note: 'A loose seam' } })
    expect((await refund(12_000)).status).toBe(200)
    await expectPoints(shop, token, { pendingPoints: 3, lifetimePoints: 3 })
    const { transactions } = await pointsOf(shop, token)
    expect(transactions).toMatchObject([
      { type: 'reversed', points: -3, cause: 'refund' },
      {
        type: 'earned',
        points: 6,
        reversedPoints: 3,
        isPending: true,
        reversals: [{ points: 3, cause: 'refund' }],
        availableAt: expect.any(Number),
      },
    ])
    expect((await refund(18_350)).status).toBe(200)
    await expectPoints(shop, token, { pendingPoints: 0, lifetimePoints: 0 })
  })

  it("earns by the multiplier of the member's tier, rounded down", async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    await givePoints(shop, email, 60)
    await shop.database.pool.query(
      "update loyalty_members set tier_id = (select id from loyalty_tiers where name = 'Silver') where customer_id = $1",
      [await customerIdOf(shop, email)],
    )
    await orderWorth(shop, token, 25_000)
    await expectPoints(shop, token, { pendingPoints: 6 })
  })
})

describe('a review', () => {
  it('earns one point while it is shown, once for a product [B9.03]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product } = await productInStock(shop)
    const reviewId = await addReview(token, product._id)
    await expectPoints(shop, token, { currentPoints: 1, lifetimePoints: 1 })
    await shop.call('reviews.delete', { token, body: { reviewId, isAdmin: true } })
    await expectPoints(shop, token, { currentPoints: 0, lifetimePoints: 0 })
    await addReview(token, product._id)
    await expectPoints(shop, token, { currentPoints: 1, lifetimePoints: 1 })
    const { transactions } = await pointsOf(shop, token)
    expect(transactions.filter(({ type }) => type === 'earned')).toHaveLength(1)
  })
})

describe('a share', () => {
  it('earns a point once a product and day of Colombo, however many come at once [B9.04] [A7.24] [A9.14]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product } = await productInStock(shop)
    const answers = await Promise.all(Array.from({ length: 100 }, () => share(token, product._id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refusals = answers.filter(({ status }) => status !== 200).map(({ body }) => body)
    expect(new Set(refusals.map(({ code, message }) => `${code} ${message}`))).toEqual(
      new Set(['loyalty.shared-today You have already earned points for sharing this product today']),
    )
    expect(await pointsOf(shop, token)).toMatchObject({ currentPoints: 1, lifetimePoints: 1 })
  })

  it('of a product that is not published, archived or unknown earns nothing', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { products } = (await shop.call('catalog.list')).body
    const hidden = products.at(-1)?._id ?? ''
    await shop.database.pool.query('update products set is_published = false where id = $1', [hidden])
    for (const id of [hidden, crypto.randomUUID(), 'nonsense'])
      expect((await share(token, id)).body.code).toBe('catalog.product-unknown')
    await shop.database.pool.query('update products set archived_at = now() where id = $1', [hidden])
    expect((await share(token, hidden)).body.code).toBe('catalog.product-unknown')
    await shop.database.pool.query(
      'update products set archived_at = null, is_published = true where id = $1',
      [hidden],
    )
    expect(
      (await shop.call('loyalty.award-share', { body: { productId: hidden, platform: 'twitter' } })).status,
    ).toBe(401)
  })

  it('earns what a few people would from one network, however many accounts share from it', async () => {
    const { shop } = test
    const { products } = (await shop.call('catalog.list')).body
    const headers = { 'x-forwarded-for': '10.79.1.1' }
    let earned = 0
    for (let account = 0; account < 6; account += 1) {
      const { token } = await newShopper(shop)
      for (const { _id: productId } of products.slice(0, 5)) {
        const body = { productId, platform: 'whatsapp' }
        const answer = await shop.call('loyalty.award-share', { token, headers, body })
        earned += answer.status === 200 ? answer.body.points : 0
      }
    }
    expect(earned).toBe(20)
  })

  it('earns at most five a day', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { products } = (await shop.call('catalog.list')).body
    const answers = []
    for (const { _id } of products.slice(0, 6)) answers.push((await share(token, _id)).body)
    expect(answers.map(({ success }) => success)).toEqual([true, true, true, true, true, false])
    expect(answers[5]).toMatchObject({ code: 'loyalty.too-many-awards' })
  })
})

describe('a referral', () => {
  const codeOf = async (token: string) =>
    (await test.shop.call('loyalty.generate-referral', { token })).body.referralCode

  it('earns 5 points once the friend keeps a first order, and is listed by first name [B9.02] [B3.13] [B7.29]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(token)))
    expect(new Set(codes).size).toBe(1)
    const friend = await friendOf(shop, ` ${codes[0]?.toLowerCase()} `)
    const listed = async () => (await shop.call('loyalty.referrals', { token })).body.referrals
    await expect.poll(listed, soon).toMatchObject([{ name: 'Ruwan', state: 'joined' }])
    expect(await pointsOf(shop, token)).toMatchObject({ currentPoints: 0, lifetimePoints: 0 })
    await keepOrder(shop, friend.token)
    await expectPoints(shop, token, { currentPoints: 5, referralCount: 1, referralCode: codes[0] })
    expect(await listed()).toMatchObject([{ name: 'Ruwan', state: 'confirmed' }])
  })

  it('of oneself on the same device is refused quietly', async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    const code = await codeOf(token)
    const second = await friendOf(shop, code)
    await keepOrder(shop, second.token)
    await expectPoints(shop, token, { currentPoints: 5 })
    const ids = [await customerIdOf(shop, email), await customerIdOf(shop, second.email)]
    for (const id of ids)
      await shop.database.pool.query(
        "insert into customer_devices (token_hash, customer_id, last_used_at) values (sha256('one device'), $1, now())",
        [id],
      )
    await shop.deliver(
      'customer-verified/referral',
      { customerId: ids[1], event: crypto.randomUUID() },
      crypto.randomUUID(),
    )
    expect(await pointsOf(shop, token)).toMatchObject({ currentPoints: 0, referralCount: 0 })
    const { referrals } = (await shop.call('loyalty.referrals', { token })).body
    expect(referrals).toMatchObject([{ state: 'joined' }])
  })

  it('counts once for a mailbox and once for a network, however many accounts keep orders', async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    const code = await codeOf(token)
    const name = crypto.randomUUID().replaceAll('-', '')
    const joined = [
      { email: `${name}@gmail.com`, address: '10.78.1.1' },
      { email: `${name}+again@googlemail.com`, address: '10.78.2.1' },
      { email: `a-${name}@example.com`, address: '10.78.1.200' },
      { email: `b-${name}@example.com`, address: '10.78.3.1' },
    ]
    for (const one of joined) await keepOrder(shop, (await friendOf(shop, code, one)).token)
    await expectPoints(shop, token, { currentPoints: 10, referralCount: 2 })
    const { rows } = await shop.database.pool.query(
      `select r.reason from loyalty_referrals r join customers c on c.id = r.referred_id
       where r.referrer_id = $1 order by r.joined_at`,
      [await customerIdOf(shop, email)],
    )
    expect(rows.map(({ reason }) => reason)).toEqual(['', 'same-mailbox', 'same-network', ''])
  })

  it('with the code of a blocked or deleted account, or with none, earns nothing', async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    const code = await codeOf(token)
    await shop.database.pool.query('update customers set blocked_at = now() where email = $1', [email])
    const friend = await friendOf(shop, code)
    const other = await friendOf(shop, 'NOSUCHCODE')
    const deleted = await newShopper(shop)
    const lostCode = await codeOf(deleted.token)
    const body = { password: 'a-long-enough-one' }
    expect((await shop.call('personal-data.delete-account', { token: deleted.token, body })).status).toBe(200)
    const late = await friendOf(shop, lostCode)
    await expectPoints(shop, late.token, { currentPoints: 0 })
    await expectPoints(shop, friend.token, { currentPoints: 0 })
    await expectPoints(shop, other.token, { currentPoints: 0 })
    const { rows } = await shop.database.pool.query(
      'select 1 from loyalty_referrals where referred_id = any($1)',
      [await Promise.all([friend, late].map(({ email: address }) => customerIdOf(shop, address)))],
    )
    expect(rows).toEqual([])
  })
})

describe('a month', () => {
  it('has room for twenty points of reviews, shares and referrals together', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { referralCode } = (await shop.call('loyalty.generate-referral', { token })).body
    for (let friend = 0; friend < 5; friend += 1)
      await keepOrder(shop, (await friendOf(shop, referralCode)).token)
    await expectPoints(shop, token, { referralCount: 5, currentPoints: 20 })
    const { product } = await productInStock(shop)
    expect((await share(token, product._id)).body.code).toBe('loyalty.too-many-awards')
    expect(await pointsOf(shop, token)).toMatchObject({ currentPoints: 20 })
  })
})

describe('a tier', () => {
  it('follows the lifetime points up and down, and is written about by email [B3.11] [B3.12] [B9.09]', async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    await givePoints(shop, email, 49)
    const { product } = await productInStock(shop)
    expect(await pointsOf(shop, token)).toMatchObject({
      tier: { name: 'Bronze', multiplier: 1 },
      nextTier: { name: 'Silver', pointsNeeded: 1 },
    })
    const reviewId = await addReview(token, product._id)
    await expectPoints(shop, token, { tier: { name: 'Silver', multiplier: 1.25 }, lifetimePoints: 50 })
    const subjects = async () => (await mailsFor(shop, email)).map(({ subject }) => subject)
    await expect.poll(subjects, soon).toContain('You have reached Silver')
    await shop.call('reviews.delete', { token, body: { reviewId, isAdmin: true } })
    await expectPoints(shop, token, { tier: { name: 'Bronze' } })
    await expect.poll(subjects, soon).toContain('Your loyalty tier is now Bronze')
  })
})

describe('points', () => {
  it('expire 365 days after they were earned, the oldest first, and what was spent does not', async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    await givePoints(shop, email, 10, 370)
    await givePoints(shop, email, 7, 340)
    await givePoints(shop, email, 4)
    await shop.database.pool.query(
      `insert into loyalty_entries (id, customer_id, kind, bucket, points, reason_key, description, created_at)
       values (gen_random_uuid(), $1, 'redemption', 'available', -6, gen_random_uuid(), 'Spent', now())`,
      [await customerIdOf(shop, email)],
    )
    expect(await pointsOf(shop, token)).toMatchObject({ currentPoints: 15, expiringPoints: 11 })
    await shop.features.everyDay()
    await shop.features.everyDay()
    expect(await pointsOf(shop, token)).toMatchObject({
      currentPoints: 11,
      expiringPoints: 7,
      lifetimePoints: 21,
    })
    const { transactions } = (await shop.call('loyalty.history', { token, body: { type: 'expired' } })).body
    expect(transactions).toMatchObject([{ type: 'expired', points: -4 }])
  })

  it('that come back after they would have expired expire with the next night', async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    const id = await customerIdOf(shop, email)
    const { product } = await productInStock(shop)
    await givePoints(shop, email, 3)
    await shop.database.pool.query(
      `insert into loyalty_entries (id, customer_id, kind, bucket, points, reason_key, source_id, description, created_at, expires_at)
       values (gen_random_uuid(), $1, 'review', 'available', 1, $2, $3, 'Review', now() - interval '400 days', now() - interval '35 days')`,
      [id, `review:${id}:${product._id}`, product._id],
    )
    const settle = () =>
      shop.deliver('review-removed/points', {
        reviewId: crypto.randomUUID(),
        productId: product._id,
        customerId: id,
        event: crypto.randomUUID(),
      })
    await settle()
    expect(await pointsOf(shop, token)).toMatchObject({ currentPoints: 3, lifetimePoints: 3 })
    await shop.features.everyDay()
    await addReview(token, product._id)
    await expectPoints(shop, token, { lifetimePoints: 4 })
    await shop.features.everyDay()
    expect(await pointsOf(shop, token)).toMatchObject({ currentPoints: 3, lifetimePoints: 4 })
  })

  it('are never changed or deleted, whoever tries', async () => {
    const { shop } = test
    const { email } = await newShopper(shop)
    await givePoints(shop, email, 3)
    const id = await customerIdOf(shop, email)
    const tried = (statement: string) => shop.database.pool.query(statement, [id])
    await expect(tried('update loyalty_entries set points = 900 where customer_id = $1')).rejects.toThrow(
      'append-only',
    )
    await expect(tried('delete from loyalty_entries where customer_id = $1')).rejects.toThrow('append-only')
  })
})
