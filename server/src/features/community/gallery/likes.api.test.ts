import { describe, expect, it } from 'vitest'
import { leaderboardOf, loyalBuyer, submitLook } from '../../../../testing/community/looks.ts'
import { newShopper } from '../../../../testing/shoppers.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'

const test = useTestShop()
const like = (token: string, submissionId: string, liked?: boolean) =>
  test.shop.call('community.like', {
    token,
    body: { submissionId, ...(liked === undefined ? {} : { liked }) },
  })

async function newLook() {
  const author = await newShopper(test.shop)
  const { body } = await submitLook(test.shop, author.token)
  return { author, id: body.submission._id }
}

const shown = async (id: string) =>
  (await test.shop.call('community.submission', { path: `/api/community/submissions/${id}` })).body.submission

describe('a like', () => {
  it('is given and taken back by the same call, and counted once a person [B7.39] [B4.12]', async () => {
    const { id } = await newLook()
    const { token } = await newShopper(test.shop)
    expect((await like(token, id)).body).toEqual({ success: true, liked: true, likes: 1 })
    expect((await shown(id)).likesCount).toBe(1)
    expect((await shown(id)).likes).toHaveLength(1)
    expect((await like(token, id)).body).toEqual({ success: true, liked: false, likes: 0 })
  })

  it('that says what shall be changes nothing the second time', async () => {
    const { id } = await newLook()
    const { token } = await newShopper(test.shop)
    const answers = await Promise.all(Array.from({ length: 20 }, () => like(token, id, true)))
    for (const { body } of answers) expect(body).toEqual({ success: true, liked: true, likes: 1 })
    expect((await like(token, id, false)).body.likes).toBe(0)
    expect((await like(token, id, false)).body.likes).toBe(0)
  })

  it('needs a login, and a look that is there [B5.18]', async () => {
    const { id } = await newLook()
    expect(await test.shop.call('community.like', { body: { submissionId: id } })).toMatchObject({
      status: 401,
    })
    const { token } = await newShopper(test.shop)
    for (const unknown of ['x', '019a0000-0000-4000-8000-000000000000'])
      expect((await like(token, unknown)).body.code).toBe('community.submission-unknown')
  })

  it('is known again when its giver comes back', async () => {
    const [one, other] = [await newLook(), await newLook()]
    const { token } = await newShopper(test.shop)
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

describe('the leaderboard of likes', () => {
  it('counts people who kept what they bought, so that 100 fresh accounts cannot move it', async () => {
    const { shop } = test
    const [honest, farmer] = [await newLook(), await newLook()]
    for (const _ of [1, 2]) await like((await loyalBuyer(shop)).token, honest.id)
    const before = await leaderboardOf(shop, 'likes')
    const fresh = await Promise.all(Array.from({ length: 100 }, () => newShopper(shop)))
    await Promise.all(fresh.map(({ token }) => like(token, farmer.id)))
    // On the look all of them count, and each once.
    expect((await shown(farmer.id)).likesCount).toBe(100)
    expect(await leaderboardOf(shop, 'likes')).toEqual(before)
    expect(before.at(0)?.stats.totalLikes).toBeGreaterThan(0)
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
