import { describe, expect, it } from 'vitest'
import { expectPoints, leaderboardOf, newChallenge, submitLook } from '../../../testing/community/looks.ts'
import { newShopper } from '../../../testing/shoppers.ts'
import { owner, signIn } from '../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'
import { callingFromWithin } from '../../platform/http/in-process.ts'

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

describe('an article', () => {
  const article = {
    title: 'How to fold a sarong',
    category: 'styling-tips',
    excerpt: 'Twice.',
    bodyHtml: '<p onclick="x()">Fold <b>twice</b>.</p><script>alert(1)</script><a href="javascript:x">x</a>',
    featuredImage: '',
    publishedAt: Date.parse('2026-01-01T00:00:00Z'),
    products: ['weligama-tee'],
  }

  it('is sanitised, has its products, and an address of its own that stays [B7.42] [B3.38]', async () => {
    const { shop } = test
    const headers = await staff()
    const add = () => shop.call('staff.post-add', { headers, body: article })
    const [first, second] = [(await add()).body.post, (await add()).body.post]
    expect([first.slug, second.slug]).toEqual(['how-to-fold-a-sarong', 'how-to-fold-a-sarong-2'])
    const read = async (slug: string) => shop.call('community.post', { path: `/api/community/posts/${slug}` })
    const { post } = (await read(first.slug)).body
    expect(post.bodyHtml).toContain('<b>twice</b>')
    expect(post.bodyHtml).not.toMatch(/script|onclick|javascript/)
    expect(post.products.map(({ slug }) => slug)).toEqual(['weligama-tee'])
    const listed = (await shop.call('community.posts', { path: '/api/community/posts?limit=6' })).body.posts
    expect(listed.length).toBeLessThanOrEqual(6)
    const saved = await shop.call('staff.post-save', {
      headers,
      path: `/api/admin/posts/${first._id}`,
      body: { ...article, title: 'Another title', version: 1 },
    })
    expect(saved.body.post).toMatchObject({ slug: 'how-to-fold-a-sarong', version: 2 })
  })

  it('is seen once its time has come, and a draft by nobody', async () => {
    const { shop } = test
    const headers = await staff()
    const add = async (publishedAt: number | null) =>
      (await shop.call('staff.post-add', { headers, body: { ...article, publishedAt } })).body.post.slug
    const draft = await add(null)
    const later = await add(shop.clock.now().getTime() + 3_600_000)
    const status = async (slug: string) =>
      (await shop.call('community.post', { path: `/api/community/posts/${slug}` })).status
    expect([await status(draft), await status(later)]).toEqual([404, 404])
    shop.clock.advance(3_700_000)
    expect([await status(draft), await status(later)]).toEqual([404, 200])
  })
})

const applied = {
  fullName: 'Nadeesha Silva',
  phone: '0771234567',
  socialMedia: { instagram: '@nadeesha', facebook: 'nadeesha.silva', tiktok: '@n', youtube: 'nadeesha' },
  followerCount: 1200,
  bio: 'I sew.',
  whyAmbassador: 'I wear it anyway.',
  contentIdeas: 'A shirt, worn five ways.',
}

describe('an application', () => {
  it('comes to the staff as it was written, its followers as a number [B3.30] [B3.31] [B3.32]', async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    const body = { ...applied, email, followerCount: '1200' }
    expect((await shop.call('community.ambassador-apply', { token, body })).status).toBe(200)
    const { applications } = (await shop.call('staff.applications', { headers: await staff() })).body
    expect(applications.find((one) => one.email === email)).toMatchObject({ ...applied, email })
  })

  it('has up to three links, and is pending until the staff say what they think [B3.33] [B3.34] [B9.15]', async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    const links = ['https://a.example', 'https://b.example', 'https://c.example']
    const apply = (portfolio: readonly string[]) =>
      shop.call('community.ambassador-apply', { token, body: { ...applied, email, portfolio } })
    expect(await apply([...links, 'https://d.example'])).toMatchObject({
      status: 422,
      body: { code: 'community.application-invalid', message: 'You can add 3 links' },
    })
    expect((await apply(links)).body.application).toMatchObject({ status: 'pending', reviewNotes: '' })
    const headers = await staff()
    const { applications } = (await shop.call('staff.applications', { headers })).body
    const sent = applications.find((one) => one.email === email)
    expect(sent).toMatchObject({ portfolio: links, status: 'pending', reviewNotes: '' })
    for (const status of ['reviewing', 'rejected', 'approved'] as const) {
      const decided = await shop.call('staff.application-decide', {
        headers,
        path: `/api/admin/applications/${sent?._id}/decide`,
        body: { status, reviewNotes: `We say: ${status}` },
      })
      expect(decided.body.application).toMatchObject({ status, reviewNotes: `We say: ${status}` })
    }
  })

  it('is sent once, and its author sees what becomes of it [B7.44] [B7.45] [B4.08]', async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    const state = () => shop.call('community.ambassador-status', { token })
    expect((await state()).body).toMatchObject({ hasApplied: false, application: null })
    const body = { ...applied, email, portfolio: ['https://a.example', '', ''] }
    const apply = () => shop.call('community.ambassador-apply', { token, body })
    expect((await apply()).body.application.status).toBe('pending')
    expect((await apply()).body.code).toBe('community.already-applied')
    const headers = await staff()
    const { applications } = (await shop.call('staff.applications', { headers })).body
    const id = applications.find((one) => one.email === email)?._id ?? ''
    for (const status of ['reviewing', 'approved'] as const) {
      await shop.call('staff.application-decide', {
        headers,
        path: `/api/admin/applications/${id}/decide`,
        body: { status, reviewNotes: 'Welcome' },
      })
      expect((await state()).body.application).toMatchObject({ status, reviewNotes: 'Welcome' })
    }
    const { membership } = (await shop.call('community.join', { token, path: '/api/community/join?check=1' }))
      .body
    expect(membership.level).toBe('ambassador')
  })
})

it('pages of the community are built anew when what they show changes, and say so to the cache', async () => {
  const { shop } = test
  const { token } = await newShopper(shop)
  const { submission } = (await submitLook(shop, token)).body
  const tagsOf = async (url: string) =>
    callingFromWithin(async () => String((await shop.app.inject(url)).headers['cache-tag']).split(' '))
  const gallery = await tagsOf('/api/community/submissions')
  expect(gallery).toContain('community-gallery')
  expect(gallery).toContain(`submission:${submission._id}`)
  expect(await tagsOf('/api/community/leaderboard')).toContain('community-leaderboard')
  expect(await tagsOf('/api/community/posts')).toEqual(['community-posts'])
})
