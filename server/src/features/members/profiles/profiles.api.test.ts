import type { ProfileFields } from '@first-fashion/contract/members/membership'
import { describe, expect, it } from 'vitest'
import { expectPoints, leaderboardOf, loyalBuyer, submitLook } from '../../../../testing/community/looks.ts'
import { customerIdOf } from '../../../../testing/loyalty.ts'
import { newShopper } from '../../../../testing/shoppers.ts'
import { owner, signIn } from '../../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'
import { callingFromWithin } from '../../../platform/http/in-process.ts'

const test = useOwnShop()

const save = (token: string, fields: Partial<ProfileFields>) =>
  test.shop.call('community.profile-save', {
    token,
    body: { displayName: '', bio: '', isHidden: false, ...fields },
  })

const profile = (slug: string, query = '') =>
  test.shop.call('community.member', { path: `/api/community/members/${slug}${query}` })

/** A member with a look in the gallery, under a chosen name. */
async function member(displayName: string, who?: Awaited<ReturnType<typeof loyalBuyer>>) {
  const { shop } = test
  const { token, email } = who ?? (await newShopper(shop))
  const { submission } = (await submitLook(shop, token)).body
  const { membership } = (await save(token, { displayName, bio: 'I sew at night.' })).body
  return { token, email, slug: membership.slug, look: submission }
}

const look = async (id: string) =>
  (await test.shop.call('community.submission', { path: `/api/community/submissions/${id}` })).body.submission

describe('a public profile', () => {
  it('shows the chosen name, what was done and the looks, and nothing else of the person', async () => {
    const { shop } = test
    const { slug, email, look: shown } = await member('Rampart Girl')
    expect(slug).toBe('rampart-girl')
    const { status, body } = await profile(slug)
    expect(status).toBe(200)
    expect(body.member).toMatchObject({
      slug: 'rampart-girl',
      name: 'Rampart Girl',
      bio: 'I sew at night.',
      level: 'member',
      profileImage: null,
      joinedMonth: expect.stringMatching(/^\d{4}-\d\d$/),
      stats: { submissions: 1, totalLikes: 0, challengesWon: 0, lifetimePoints: expect.any(Number) },
      milestones: [],
    })
    expect(body.looks.map(({ _id }) => _id)).toEqual([shown._id])
    expect(body.looks[0]?.user).toEqual({ name: 'Rampart Girl', profileImage: null, slug: 'rampart-girl' })
    const sent = JSON.stringify(body)
    for (const secret of [email, 'Nadeesha', 'Silva', await customerIdOf(shop, email)])
      expect(sent.toLowerCase()).not.toContain(secret.toLowerCase())
  })

  it('has twelve looks a page, and none that was taken down', async () => {
    const { shop } = test
    const { token, slug, email, look: first } = await member('Many Looks')
    await shop.database.pool.query(
      `insert into community_submissions (id, customer_id, title, description, created_at)
       select gen_random_uuid(), $1, 'Look ' || n, 'Linen.', now() - n * interval '1 day' from generate_series(1, 12) n`,
      [await customerIdOf(shop, email)],
    )
    const sizes = async () => {
      const pages = [await profile(slug), await profile(slug, '?page=2')]
      return pages.map(({ body }) => [body.looks.length, body.pagination.total])
    }
    expect(await sizes()).toEqual([
      [12, 2],
      [1, 2],
    ])
    const headers = (await signIn(shop, owner)).headers
    await shop.call('staff.look-hide', {
      headers,
      path: `/api/admin/looks/${first._id}/hide`,
      body: { reason: 'Advertising' },
    })
    expect(await sizes()).toEqual([
      [12, 1],
      [0, 1],
    ])
    expect((await save(token, { displayName: 'Many Looks' })).body.membership.stats.submissions).toBe(0)
  })

  it('moves with the name, and has the next free address', async () => {
    const one = await member('Sea Breeze')
    const two = await member('sea breeze')
    expect([one.slug, two.slug]).toEqual(['sea-breeze', 'sea-breeze-2'])
    expect((await save(two.token, { displayName: 'Land Breeze' })).body.membership.slug).toBe('land-breeze')
    expect((await profile('sea-breeze-2')).body.code).toBe('community.member-unknown')
    expect((await save(two.token, { displayName: 'Land Breeze', bio: 'New' })).body.membership.slug).toBe(
      'land-breeze',
    )
    expect((await save(one.token, {})).body.membership).toMatchObject({ name: 'Nadeesha Silva' })
  })

  it('moves with the name of the account if no other was chosen', async () => {
    const { token, email, slug } = await member('')
    expect(slug).toMatch(/^nadeesha-silva/)
    const details = { type: 'basicInfo', name: 'Quiet Harbour', email, phone: '' } as const
    expect((await test.shop.call('profile.update', { token, body: details })).status).toBe(200)
    expect((await profile(slug)).body.code).toBe('community.member-unknown')
    expect((await profile('quiet-harbour')).body.member).toMatchObject({ name: 'Quiet Harbour' })
  })

  it('does not change without end in a quarter of an hour', async () => {
    const { token } = await member('Now and Then')
    const answers: number[] = []
    for (let nth = 0; nth < 200 && answers.at(-1) !== 429; nth += 1)
      answers.push((await save(token, { displayName: 'Now and Then', isHidden: nth % 2 === 0 })).status)
    expect(answers.at(-1)).toBe(429)
    expect(answers.length).toBeGreaterThan(20)
  })

  it('is taken under one name by two at the same time, each with an address of their own', async () => {
    const both = await Promise.all([member('Twin Star'), member('Twin Star')])
    expect(both.map(({ slug }) => slug).toSorted()).toEqual(['twin-star', 'twin-star-2'])
  })

  it('takes no banned word, no address and no long text', async () => {
    const { shop } = test
    const { token } = await member('Plain Words')
    const headers = (await signIn(shop, owner)).headers
    await shop.call('staff.banned-words-save', { headers, body: { words: ['scumbag'] } })
    expect((await save(token, { displayName: 'Scumbag Sam' })).body.code).toBe('community.words-refused')
    expect((await save(token, { bio: 'You SCUMBAG!' })).body.code).toBe('community.words-refused')
    expect((await save(token, { displayName: 'me@example.com' })).body).toMatchObject({
      code: 'community.name-invalid',
      errors: { displayName: 'Choose a name, not an address' },
    })
    expect((await save(token, { displayName: 'x'.repeat(41) })).status).toBe(400)
    expect((await save(token, { bio: 'x'.repeat(401) })).status).toBe(400)
    const stranger = await newShopper(shop)
    expect((await save(stranger.token, {})).body.code).toBe('community.not-a-member')
  })
})

/** Caches something that shows this, and returns whether it is still there. */
async function cachedWith(tag: string): Promise<() => boolean> {
  const { cache } = test.shop.features
  const key = `shows ${tag} ${crypto.randomUUID()}`
  await cache.get(key, async () => ({ body: 'shown', tags: [tag] }))
  return () => cache.find(key) !== undefined
}

describe('a member who hides', () => {
  it('is gone from profiles, looks, leaderboards and cached pages at once, and back at once', async () => {
    const { shop } = test
    const { token, slug, look: shown } = await member('Here And Gone', await loyalBuyer(shop))
    const names = async () => (await leaderboardOf(shop, 'submissions')).map(({ user }) => user.name)
    const gallery = async () => (await shop.app.inject({ url: '/api/community/submissions' })).body
    const seen = async () => [
      (await profile(slug)).status,
      (await look(shown._id)).user?.name,
      (await names()).includes('Here And Gone'),
      (await gallery()).includes('Here And Gone'),
    ]
    expect(await seen()).toEqual([200, 'Here And Gone', true, true])
    const isCached = await cachedWith('community-members')
    expect((await save(token, { displayName: 'Here And Gone', isHidden: true })).body).toMatchObject({
      message: 'Your profile is hidden',
      membership: { isHidden: true },
    })
    expect(await seen()).toEqual([404, undefined, false, false])
    expect(isCached()).toBe(false)
    await save(token, { displayName: 'Here And Gone' })
    expect(await seen()).toEqual([200, 'Here And Gone', true, true])
  })

  it('is hidden like one whom staff excluded', async () => {
    const { shop } = test
    const { slug, look: shown } = await member('Shut Out')
    const headers = (await signIn(shop, owner)).headers
    await shop.call('staff.look-block-author', {
      headers,
      path: `/api/admin/looks/${shown._id}/block-author`,
      body: { reason: 'Advertising' },
    })
    expect((await profile(slug)).status).toBe(404)
  })

  it('may hide under a name with a word that was banned later', async () => {
    const { shop } = test
    const { token, slug } = await member('Gadfly')
    const headers = (await signIn(shop, owner)).headers
    await shop.call('staff.banned-words-save', { headers, body: { words: ['gadfly'] } })
    const fields = { displayName: 'Gadfly', bio: 'I sew at night.' }
    expect((await save(token, { ...fields, isHidden: true })).status).toBe(200)
    expect((await profile(slug)).status).toBe(404)
  })
})

describe('the cached page of a profile', () => {
  const tagsOf = (url: string) =>
    callingFromWithin(async () =>
      String((await test.shop.app.inject({ url })).headers['cache-tag']).split(' '),
    )

  /** A member whose look has brought its points, so that nothing of theirs changes by itself. */
  async function withPoints(displayName: string) {
    const one = await member(displayName)
    await expectPoints(test.shop, one.token, 3)
    return one
  }

  it('is dropped with its looks, their products, its counts and its name', async () => {
    const { shop } = test
    const { slug, look: shown } = await member('Cached Well')
    const headers = (await signIn(shop, owner)).headers
    await shop.call('staff.look-products', {
      headers,
      path: `/api/admin/looks/${shown._id}/products`,
      body: { slugs: ['weligama-tee'] },
    })
    const { member: one, looks } = (await profile(slug)).body
    const own = [
      'community-members',
      'community-views',
      `submission:${shown._id}`,
      `product:${looks[0]?.products[0]?._id}`,
    ]
    expect(await tagsOf(`/api/community/members/${slug}`)).toEqual([`community-member:${one._id}`, ...own])
    expect(await tagsOf(`/api/community/submissions/${shown._id}`)).toEqual(own)
    expect(await tagsOf('/api/community/challenges/past')).toContain('community-members')
    expect(await tagsOf('/api/community/leaderboard')).toContain('community-members')
  })

  it('is dropped when a like counts', async () => {
    const { slug, look: shown } = await withPoints('Well Liked')
    const { _id } = (await profile(slug)).body.member
    const isCached = await cachedWith(`community-member:${_id}`)
    const buyer = await loyalBuyer(test.shop)
    expect(isCached()).toBe(true)
    await test.shop.call('community.like', { token: buyer.token, body: { submissionId: shown._id } })
    expect(isCached()).toBe(false)
    expect((await profile(slug)).body.member.stats.totalLikes).toBe(1)
  })

  it('is dropped alone by another text about oneself, and so is not every page with a member', async () => {
    const { token, slug } = await withPoints('Word Smith')
    const { _id } = (await profile(slug)).body.member
    const isCached = await cachedWith(`community-member:${_id}`)
    const areOthersCached = await cachedWith('community-members')
    await save(token, { displayName: 'Word Smith', bio: 'I sew by day.' })
    expect([isCached(), areOthersCached()]).toEqual([false, true])
  })

  it('is dropped by another look and by points, and not by those of others', async () => {
    const { shop } = test
    const { slug, token } = await withPoints('Busy Bee')
    const { _id } = (await profile(slug)).body.member
    const other = await newShopper(shop)
    const isCached = await cachedWith(`community-member:${_id}`)
    await submitLook(shop, other.token)
    expect(isCached()).toBe(true)
    await submitLook(shop, token)
    expect(isCached()).toBe(false)
    const isStillCached = await cachedWith(`community-member:${_id}`)
    await expectPoints(shop, token, 6)
    expect(isStillCached()).toBe(false)
  })
})
