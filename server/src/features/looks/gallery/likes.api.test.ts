import { hourlyLikes } from '@first-fashion/contract/looks/look-limits'
import { describe, expect, it } from 'vitest'
import { leaderboardOf, loyalBuyer, submitLook } from '../../../../testing/community/looks.ts'
import { deliver } from '../../../../testing/returns.ts'
import {
  confirmedShopper,
  newShopper,
  orderOf,
  productInStock,
  tokenFromMail,
} from '../../../../testing/shoppers.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'

const test = useOwnShop()
const like = (token: string, submissionId: string, liked?: boolean) =>
  test.shop.call('community.like', {
    token,
    body: { submissionId, ...(liked === undefined ? {} : { liked }) },
  })

async function newLook() {
  const author = await confirmedShopper(test.shop)
  const { body } = await submitLook(test.shop, author.token)
  return { author, id: body.submission._id }
}

const shown = async (id: string) =>
  (await test.shop.call('community.submission', { path: `/api/community/submissions/${id}` })).body.submission

/** The likes of a look as they are stored. */
async function likesStored(id: string): Promise<{ count: number; people: number }> {
  const { rows } = await test.shop.database.pool.query(
    'select count(*)::int as count, count(distinct customer_id)::int as people from community_likes where submission_id = $1',
    [id],
  )
  return rows[0]
}

/** So many likes of one person within the last minutes, each of another look of an author. */
async function moreLikes(author: string, fan: string, many: number): Promise<void> {
  await test.shop.database.pool.query(
    `with looks as (insert into community_submissions (id, customer_id, title, description, likes_count, created_at)
       select gen_random_uuid(), c.id, 'A look', 'One of many', 1, $4 from customers c, generate_series(1, $3)
       where email = $1 returning id)
     insert into community_likes (submission_id, customer_id, is_counted, liked_at)
     select looks.id, c.id, false, $4 from looks, customers c where email = $2`,
    [author, fan, many, test.shop.clock.now()],
  )
}

/** Accounts that are signed in, without the work of a password for each. */
async function accounts(many: number, name: string): Promise<string[]> {
  const tokens = Array.from({ length: many }, (_, at) => `${name}-${at}-`.padEnd(43, 'x'))
  const { pool } = test.shop.database
  const now = test.shop.clock.now()
  await pool.query(
    `with people as (insert into customers (id, name, email, password_hash, created_at, last_login_at, verified_at)
       select gen_random_uuid(), 'Fan', token || '@example.com', 'none', $2, $2, $2 from unnest($1::text[]) token
       returning id, email)
     insert into customer_sessions (token_hash, customer_id, created_at, expires_at)
     select sha256(convert_to(split_part(email, '@', 1), 'UTF8')), id, $2, $2::timestamptz + interval '1 day' from people`,
    [tokens, now],
  )
  return tokens
}

/** So many at a time: a server refuses calls that wait too long. */
async function inWaves<One>(
  all: readonly One[],
  size: number,
  work: (one: One, at: number) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < all.length; from += size)
    await Promise.all(all.slice(from, from + size).map((one, at) => work(one, from + at)))
}

describe('a like', () => {
  it('is given and taken back by the same call, and counted once a person [B7.39] [B4.12]', async () => {
    const { id } = await newLook()
    const { token } = await confirmedShopper(test.shop)
    expect((await like(token, id)).body).toEqual({ success: true, liked: true, likes: 1 })
    expect((await shown(id)).likesCount).toBe(1)
    expect((await shown(id)).likes).toHaveLength(1)
    expect((await like(token, id)).body).toEqual({ success: true, liked: false, likes: 0 })
  })

  it('that says what shall be changes nothing the second time', async () => {
    const { id } = await newLook()
    const { token } = await confirmedShopper(test.shop)
    const answers = await Promise.all(Array.from({ length: 20 }, () => like(token, id, true)))
    for (const { body } of answers) expect(body).toEqual({ success: true, liked: true, likes: 1 })
    expect((await like(token, id, false)).body.likes).toBe(0)
    expect((await like(token, id, false)).body.likes).toBe(0)
  })

  it('is not given and taken back without end', async () => {
    const { id } = await newLook()
    const { token } = await confirmedShopper(test.shop)
    const statuses: number[] = []
    while (statuses.length < 500 && statuses.at(-1) !== 429) statuses.push((await like(token, id)).status)
    expect(statuses.at(-1)).toBe(429)
    expect((await shown(id)).likesCount).toBe((statuses.length - 1) % 2)
  })

  it('needs a login, and a look that is there [B5.18]', async () => {
    const { id } = await newLook()
    expect(await test.shop.call('community.like', { body: { submissionId: id } })).toMatchObject({
      status: 401,
    })
    const { token } = await confirmedShopper(test.shop)
    for (const unknown of ['x', '019a0000-0000-4000-8000-000000000000'])
      expect((await like(token, unknown)).body.code).toBe('community.submission-unknown')
  })

  it('is known again when its giver comes back', async () => {
    const [one, other] = [await newLook(), await newLook()]
    const { token } = await confirmedShopper(test.shop)
    await like(token, one.id)
    const body = { submissionIds: [one.id, other.id, 'x'] }
    expect((await test.shop.call('community.liked', { token, body })).body.liked).toEqual([one.id])
  })

  it('goes with the account of its giver, and so does its count', async () => {
    const { id } = await newLook()
    const buyer = await loyalBuyer(test.shop)
    await like(buyer.token, id)
    const password = 'a-long-enough-one'
    expect(
      (await test.shop.call('personal-data.delete-account', { token: buyer.token, body: { password } }))
        .status,
    ).toBe(200)
    expect((await shown(id)).likesCount).toBe(0)
  })
})

describe('a flood of likes', () => {
  it('from one account counts once on a look, and ends at the hour’s limit over all looks', async () => {
    const { shop } = test
    const { id, author } = await newLook()
    const fan = await confirmedShopper(shop)
    const flood = await Promise.all(Array.from({ length: 100 }, () => like(fan.token, id)))
    expect(flood.every(({ status }) => status === 200)).toBe(true)
    expect((await likesStored(id)).count).toBeLessThanOrEqual(1)
    expect((await shown(id)).likesCount).toBe((await likesStored(id)).count)
    await moreLikes(author.email, fan.email, hourlyLikes)
    const next = await newLook()
    expect(await like(fan.token, next.id, true)).toMatchObject({
      status: 429,
      body: { code: 'community.too-many-likes' },
    })
    expect((await shown(next.id)).likesCount).toBe(0)
    shop.clock.advance(3_600_001)
    expect((await like(fan.token, next.id, true)).body.likes).toBe(1)
  })

  it('from 200 accounts, a hundred at once, counts each of them once, and takes back what is taken back', {
    timeout: 120_000,
  }, async () => {
    const { id } = await newLook()
    const tokens = await accounts(200, 'flood')
    // Every fifth one likes twice, and every tenth takes the like back while others still like.
    await inWaves(tokens, 100, async (token, at) => {
      await Promise.all(
        at % 5 === 0 ? [like(token, id, true), like(token, id, true)] : [like(token, id, true)],
      )
      if (at % 10 === 0) await like(token, id, false)
    })
    expect((await shown(id)).likesCount).toBe(180)
    expect(await likesStored(id)).toEqual({ count: 180, people: 180 })
  })
})

describe('a like before the address is confirmed', () => {
  it('is seen by its giver alone, who is told, and counts once the address is confirmed', async () => {
    const { shop } = test
    const { id } = await newLook()
    const fan = await newShopper(shop)
    const message = 'Your like counts once you confirm your email address.'
    expect((await like(fan.token, id, true)).body).toMatchObject({ liked: true, likes: 1, message })
    expect(await shown(id)).toMatchObject({ likesCount: 0, likes: [] })
    expect((await like(fan.token, id, false)).body).toMatchObject({ liked: false, likes: 0 })
    await like(fan.token, id, true)
    const token = await tokenFromMail(shop, fan.email, '/verify-email')
    expect((await shop.call('accounts.verify-email', { body: { token } })).status).toBe(200)
    await expect.poll(async () => (await shown(id)).likesCount).toBe(1)
    expect((await like(fan.token, id, false)).body).toEqual({ success: true, liked: false, likes: 0 })
  })
})

describe('the leaderboard of likes', () => {
  it('counts people who kept what they bought, so that 100 fresh accounts cannot move it', async () => {
    const { shop } = test
    const [honest, farmer] = [await newLook(), await newLook()]
    for (const _ of [1, 2]) await like((await loyalBuyer(shop)).token, honest.id)
    // Points come a moment later, and are no matter of likes.
    const places = async () =>
      (await leaderboardOf(shop, 'likes')).map(({ _id, stats }) => ({ _id, likes: stats.totalLikes }))
    const before = await places()
    await Promise.all((await accounts(100, 'farm')).map((token) => like(token, farmer.id)))
    // On the look all of them count, and each once.
    expect((await shown(farmer.id)).likesCount).toBe(100)
    expect(await places()).toEqual(before)
    expect(before.at(0)?.likes).toBeGreaterThan(0)
  })

  it('does not count what an author likes of their own', async () => {
    const author = await loyalBuyer(test.shop)
    const { body } = await submitLook(test.shop, author.token)
    await like(author.token, body.submission._id)
    const { membership } = (
      await test.shop.call('community.join', { token: author.token, path: '/api/community/join?check=1' })
    ).body
    expect(membership.stats.totalLikes).toBe(0)
  })
})

describe('the leaderboards of looks and points', () => {
  it('are not moved by 100 fresh accounts that share looks and collect points', async () => {
    const { shop } = test
    const tokens = await accounts(100, 'crowd')
    const [first = ''] = tokens
    await submitLook(shop, first)
    const places = async () => [
      (await leaderboardOf(shop, 'submissions')).map(({ _id, stats }) => ({ _id, looks: stats.submissions })),
      (await leaderboardOf(shop, 'loyalty')).map(({ _id }) => _id),
    ]
    const before = await places()
    await inWaves(tokens, 10, async (token) => {
      await shop.call('community.join', { token })
    })
    // What they could have after weeks.
    await shop.change(
      `update community_members set submissions = 90, lifetime_points = 5000
       where customer_id in (select id from customers where email like 'crowd-%')`,
    )
    expect(await places()).toEqual(before)
    for (const board of before) expect(board.length).toBeGreaterThan(5)
  })

  it('have a place for who buys something and keeps it, and none any more once all of it went back', async () => {
    const { shop } = test
    const { email, token } = await confirmedShopper(shop)
    await shop.call('community.join', { token })
    await shop.change(
      `update community_members set submissions = 500
       where customer_id = (select id from customers where email = $1)`,
      [email],
    )
    const isFirst = async () => (await leaderboardOf(shop, 'submissions'))[0]?.stats.submissions === 500
    expect(await isFirst()).toBe(false)
    const { product, variant, size } = await productInStock(shop)
    const order = orderOf(product, variant.variantIndex, size)
    const { orderId } = (await shop.call('order.place', { token, body: order })).body
    await deliver(shop, orderId)
    shop.clock.advance(8 * 24 * 3_600_000)
    await shop.features.everyMinute()
    await expect.poll(isFirst).toBe(true)
    await shop.change(`update orders set payment_state = 'refunded' where id = $1`, [orderId])
    await shop.deliver('order-completed/community-likes', { orderId })
    expect(await isFirst()).toBe(false)
  })
})

describe('a view', () => {
  it('is counted once a session and day', async () => {
    const { shop } = test
    const { id } = await newLook()
    const visit = '5b0f7c3e-5f0a-4c7e-9d5b-0a1b2c3d4e5f'
    const view = (as: string) => shop.call('community.view', { body: { submissionId: id, visit: as } })
    await Promise.all([view(visit), view(visit), view(visit)])
    await view('6b0f7c3e-5f0a-4c7e-9d5b-0a1b2c3d4e5f')
    expect((await shown(id)).views).toBe(2)
    shop.clock.advance(24 * 3_600_000)
    await view(visit)
    expect((await shown(id)).views).toBe(3)
  })
})
