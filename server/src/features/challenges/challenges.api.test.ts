import { describe, expect, it } from 'vitest'
import { expectPoints, leaderboardOf, newChallenge, submitLook } from '../../../testing/community/looks.ts'
import { newShopper } from '../../../testing/shoppers.ts'
import { invalidateSessions, owner, signIn } from '../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'
import { dayInColombo } from '../../platform/clock.ts'

const test = useOwnShop()

const staff = async () => (await signIn(test.shop, owner)).headers
const activeTitles = async () =>
  (await test.shop.call('community.challenges')).body.challenges.map(({ title }) => title)

const fields = {
  title: 'Checks only',
  description: 'Squares of any size.',
  rules: 'One look each.',
  featuredImage: '/media/scenes/look-6/960.webp',
  startDate: '2020-01-01',
  endDate: '2099-12-31',
  isPublished: true,
  prizes: [{ description: 'A shirt', loyaltyPoints: 12 }],
}

describe('a challenge', () => {
  it('is written by staff and runs on its days in Colombo [B7.43] [B3.36]', async () => {
    const { shop } = test
    const headers = await staff()
    const add = (body: object) => shop.call('staff.challenge-add', { headers, body })
    const { challenge } = (await add(fields)).body
    const { challenges } = (await shop.call('community.challenges')).body
    expect(challenges.find(({ _id }) => _id === challenge._id)).toMatchObject({
      title: 'Checks only',
      prizes: [{ position: 1, description: 'A shirt', loyaltyPoints: 12 }],
    })
    const save = (body: object) =>
      shop.call('staff.challenge-save', { headers, path: `/api/admin/challenges/${challenge._id}`, body })
    const draft = { ...fields, title: 'Checks, later', isPublished: false, version: 1 }
    expect((await save(draft)).body.challenge.version).toBe(2)
    expect(await activeTitles()).not.toContain('Checks, later')
    expect((await save(draft)).body.code).toBe('community.changed-meanwhile')
    const wrong = await add({ ...fields, startDate: '2026-02-02', endDate: '2026-02-01' })
    expect(wrong).toMatchObject({ status: 422, body: { code: 'community.challenge-invalid' } })
  })

  it('that is over has winners, once each, with the points of the prize', async () => {
    const { shop } = test
    const headers = await staff()
    const id = await newChallenge(shop, { title: 'Over soon' })
    const [winner, second] = [await newShopper(shop), await newShopper(shop)]
    const entry = (await submitLook(shop, winner.token, { challengeId: id })).body.submission
    const other = (await submitLook(shop, second.token, { challengeId: id })).body.submission
    const plain = (await submitLook(shop, winner.token)).body.submission
    const choose = (position: number, submissionId: string) =>
      shop.call('staff.challenge-winner', {
        headers,
        path: `/api/admin/challenges/${id}/winners`,
        body: { position, submissionId },
      })
    expect((await choose(1, entry._id)).body.code).toBe('community.challenge-running')
    await shop.change(`update community_challenges set end_date = '2020-02-01' where id = $1`, [id])
    expect((await choose(1, plain._id)).body.code).toBe('community.no-entry')
    expect((await choose(3, entry._id)).body.code).toBe('community.no-entry')
    const both = await Promise.all([choose(1, entry._id), choose(1, other._id)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [won] = both[0].status === 200 ? [winner] : [second]
    // Five for the entry, and the prize's twenty.
    const plainPoints = won === winner ? 3 : 0
    await expectPoints(shop, won.token, 25 + plainPoints)
    const { challenges } = (await shop.call('community.past-challenges')).body
    expect(challenges.find(({ _id }) => _id === id)?.winners).toHaveLength(1)
    const [first] = await leaderboardOf(shop, 'challenges')
    expect(first?.stats.challengesWon).toBeGreaterThanOrEqual(1)
    const { membership } = (
      await shop.call('community.join', { token: won.token, path: '/api/community/join?check=1' })
    ).body
    expect(membership.milestones).toContain('challenges:1')
  })
})

it('a challenge is over when its last day in Colombo has passed by the clock of the shop, and staff see its entries with their pictures', async () => {
  const { shop } = test
  const today = dayInColombo(shop.clock.now())
  const id = await newChallenge(shop, { title: 'The last day', endDate: today })
  const { token } = await newShopper(shop)
  const { submission } = (await submitLook(shop, token, { challengeId: id }, 2)).body
  const listed = async () => {
    const { headers } = await signIn(shop, owner)
    const { challenges } = (await shop.call('staff.challenges', { headers })).body
    return challenges.find(({ _id }) => _id === id)
  }
  const [first] = submission.images
  expect(await listed()).toMatchObject({
    isOver: false,
    entries: [{ _id: submission._id, title: 'Rampart walk', image: first?.url, likesCount: 0 }],
  })
  shop.clock.advance(86_400_000)
  // The session of the day before has expired.
  invalidateSessions(shop)
  expect(await listed()).toMatchObject({ isOver: true, endDate: today })
})
