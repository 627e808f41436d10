import { calls } from '@first-fashion/contract'
import { describe, expect, it } from 'vitest'
import { leaderboardOf, loyalBuyer, newChallenge, submitLook } from '../../../testing/community/looks.ts'
import { confirmedShopper, newShopper } from '../../../testing/shoppers.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()

describe('membership', () => {
  it('is checked without enrolling, and begins with the join call [B7.41] [B4.11]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const check = () => shop.call('community.join', { token, path: '/api/community/join?check=1' })
    for (const _ of [1, 2])
      expect(await check()).toMatchObject({
        status: 404,
        body: { success: false, code: 'community.not-a-member' },
      })
    const joined = await shop.call('community.join', { token })
    expect(joined.body).toMatchObject({ success: true, message: 'Welcome to the First Fashion community!' })
    expect((await shop.call('community.join', { token })).body.membership.joinedAt).toBe(
      joined.body.membership.joinedAt,
    )
    expect((await check()).body).toMatchObject({
      success: true,
      membership: { level: 'member', stats: { submissions: 0, totalLikes: 0 }, milestones: [] },
    })
  })

  it('is open to customers only', async () => {
    expect(await test.shop.call('community.join')).toMatchObject({ status: 401 })
  })
})

describe('the community', () => {
  const shown = ['submissions', 'leaderboard', 'posts', 'challenges', 'past-challenges'] as const

  it('is open to visitors for browsing, and to customers for all that leaves a mark [B1.01] [B6.01]', async () => {
    const { shop } = test
    for (const part of shown) expect((await shop.call(`community.${part}`)).status).toBe(200)
    const others = Object.entries(calls).filter(
      ([name, { access }]) => name.startsWith('community.') && access === 'customer',
    )
    expect(others.map(([name]) => name)).toEqual(
      expect.arrayContaining(['community.join', 'community.like', 'community.submit-style']),
    )
    for (const [name, { method, path }] of others) {
      const answer = await shop.app.inject({ method, url: path, payload: {} })
      expect([name, answer.statusCode]).toEqual([name, 401])
    }
  })

  it('lets a customer join, share, like and apply, and see who leads, what is new and what is on [B1.05]', async () => {
    const { shop } = test
    const { token, email } = await confirmedShopper(shop)
    expect((await shop.call('community.join', { token })).status).toBe(200)
    const challengeId = await newChallenge(shop)
    const { submission } = (await submitLook(shop, token, { challengeId })).body
    const liked = await shop.call('community.like', { token, body: { submissionId: submission._id } })
    expect(liked.body).toMatchObject({ liked: true, likes: 1 })
    const application = { fullName: 'Nadeesha Silva', email, phone: '0771234567', followerCount: 3 }
    const applied = await shop.call('community.ambassador-apply', {
      token,
      body: { ...application, bio: 'I sew.', whyAmbassador: 'I wear it anyway.' },
    })
    expect(applied.status).toBe(200)
    const titles = (await shop.call('community.challenges', { token })).body.challenges.map(
      ({ title }) => title,
    )
    expect(titles).toContain('Monsoon layers')
    const { posts } = (await shop.call('community.posts', { token })).body
    expect(posts.length).toBeGreaterThan(0)
    expect(posts.length).toBeLessThanOrEqual(6)
  })
})

describe('the gallery', () => {
  it('comes in pages of twelve that say how many there are [B7.38] [B9.17]', async () => {
    const { shop } = test
    const page = async (query: string) =>
      (await shop.call('community.submissions', { path: `/api/community/submissions${query}` })).body
    const first = await page('')
    expect(first.submissions).toHaveLength(12)
    expect(first).toMatchObject({ success: true, pagination: { total: 2, current: 1 } })
    expect(await page('?page=1&limit=12')).toEqual(first)
    const second = await page('?page=2&limit=12')
    expect(second.pagination).toEqual({ total: 2, current: 2 })
    const ids = new Set([...first.submissions, ...second.submissions].map(({ _id }) => _id))
    expect(ids.size).toBe(12 + second.submissions.length)
    expect(first).not.toHaveProperty('message')
    expect(await page('?page=99&limit=12')).toMatchObject({
      submissions: [],
      message: 'There is no page 99. The last page is 2.',
    })
  })
})

describe('the leaderboard', () => {
  it('has four kinds and twenty places [B7.40] [B9.17]', async () => {
    const { shop } = test
    for (let nth = 0; nth < 21; nth++) await shop.call('community.join', await newShopper(shop))
    await shop.change('update community_members set submissions = 1, total_likes = 1, challenges_won = 1')
    await shop.change('update community_members set lifetime_points = 1')
    for (const type of ['submissions', 'likes', 'challenges', 'loyalty']) {
      const path = `/api/community/leaderboard?type=${type}`
      const { success, leaderboard } = (await shop.call('community.leaderboard', { path })).body
      expect([success, leaderboard.length]).toEqual([true, 20])
      const five = await shop.call('community.leaderboard', { path: `${path}&limit=5` })
      expect(five.body.leaderboard).toHaveLength(5)
    }
    const unknown = await shop.call('community.leaderboard', {
      path: '/api/community/leaderboard?type=height',
    })
    expect(unknown.status).toBe(400)
  })

  it('shows name, picture, tier, points and level of a member [B3.39] [B3.40] [B6.07]', async () => {
    const { shop } = test
    for (const [at, level] of (['member', 'ambassador', 'vip'] as const).entries()) {
      const shopper = await loyalBuyer(shop)
      await shop.call('community.join', shopper)
      await shop.change(
        `update community_members set level = $1, lifetime_points = $2, submissions = $3
         where customer_id = (select id from customers where email = $4)`,
        [level, 1_000_000 + at, 1_000 + at, shopper.email],
      )
    }
    const [first, second, third] = await leaderboardOf(shop, 'loyalty')
    expect([first, second, third].map((entry) => entry?.level)).toEqual(['vip', 'ambassador', 'member'])
    expect(first).toEqual({
      _id: expect.any(String),
      user: {
        name: 'Nadeesha Silva',
        profileImage: null,
        slug: expect.any(String),
        loyaltyTier: 'Platinum',
        lifetimePoints: 1_000_002,
      },
      level: 'vip',
      stats: { submissions: 1_002, totalLikes: 0, challengesWon: 0, lifetimePoints: 1_000_002 },
    })
    expect((await leaderboardOf(shop, 'submissions'))[0]).toEqual(first)
  })
})
