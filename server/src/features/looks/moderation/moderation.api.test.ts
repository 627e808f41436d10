import { describe, expect, it } from 'vitest'
import { decidingLooks } from '../../../../testing/community/decided-looks.ts'
import { expectPoints, leaderboardOf, loyalBuyer, submitLook } from '../../../../testing/community/looks.ts'
import { mailsFor, newShopper } from '../../../../testing/shoppers.ts'
import { owner, signIn, support } from '../../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'
import { fetchPicture } from '../../../../testing/uploads.ts'

const test = useTestShop()

async function reportedLook() {
  const { shop } = test
  const author = await newShopper(shop)
  const { submission } = (await submitLook(shop, author.token)).body
  const reader = await newShopper(shop)
  const report = await shop.call('community.report', {
    token: reader.token,
    body: { submissionId: submission._id, reason: 'spam' },
  })
  expect(report.status).toBe(200)
  return { author, reader, submission }
}

const decide = decidingLooks(test)

const one = (id: string) =>
  test.shop.call('community.submission', { path: `/api/community/submissions/${id}` })

describe('a reported look', () => {
  it('waits for moderators, and one that is taken down is gone everywhere, with its points and counts', async () => {
    const { shop } = test
    const { author, submission } = await reportedLook()
    const buyer = await loyalBuyer(shop)
    await shop.call('community.like', { token: buyer.token, body: { submissionId: submission._id } })
    await expectPoints(shop, author.token, 3)
    const headers = (await signIn(shop, owner)).headers
    const queue = await shop.call('staff.looks', { headers, path: '/api/admin/looks?waiting=true' })
    expect(queue.body.looks.find(({ _id }) => _id === submission._id)).toMatchObject({ reports: ['spam'] })
    const page = async () => (await shop.app.inject({ url: '/api/community/submissions' })).body
    expect(await page()).toContain(submission._id)
    expect((await decide('hide', submission._id)).body.look.hidden).toMatchObject({ reason: 'It advertises' })
    expect(await page()).not.toContain(submission._id)
    expect((await one(submission._id)).status).toBe(404)
    const { stats } = (
      await shop.call('community.join', { token: author.token, path: '/api/community/join?check=1' })
    ).body.membership
    expect(stats).toMatchObject({ submissions: 0, totalLikes: 0 })
    await expectPoints(shop, author.token, 0)
    await expect
      .poll(async () => (await mailsFor(shop, author.email)).map(({ subject }) => subject))
      .toContain('We took your look down')
    expect((await decide('hide', submission._id)).body.code).toBe('community.decided-meanwhile')
  })

  it('comes back after an appeal, with all of its counts and points', async () => {
    const { shop } = test
    const { author, submission } = await reportedLook()
    const buyer = await loyalBuyer(shop)
    await shop.call('community.like', { token: buyer.token, body: { submissionId: submission._id } })
    await decide('hide', submission._id)
    await expectPoints(shop, author.token, 0)
    const appeal = (token: string) =>
      shop.call('community.appeal', {
        token,
        body: { submissionId: submission._id, message: 'It is my own shirt.' },
      })
    expect((await appeal(buyer.token)).body.code).toBe('community.submission-unknown')
    expect((await appeal(author.token)).status).toBe(200)
    expect((await appeal(author.token)).body.code).toBe('community.already-appealed')
    const { looks } = (
      await shop.call('staff.looks', {
        headers: (await signIn(shop, owner)).headers,
        path: '/api/admin/looks?waiting=true',
      })
    ).body
    expect(looks.find(({ _id }) => _id === submission._id)?.appeal).toBe('It is my own shirt.')
    await decide('show', submission._id, 'You are right')
    expect((await one(submission._id)).body.submission.likesCount).toBe(1)
    await expectPoints(shop, author.token, 3)
    const { membership } = (
      await shop.call('community.join', { token: author.token, path: '/api/community/join?check=1' })
    ).body
    expect(membership.stats).toMatchObject({ submissions: 1, totalLikes: 1 })
  })

  it('that goes down a second time can be appealed for again, and has no answer of the first time', async () => {
    const { shop } = test
    const { author, submission } = await reportedLook()
    const appeal = (message: string) =>
      shop.call('community.appeal', { token: author.token, body: { submissionId: submission._id, message } })
    await decide('hide', submission._id)
    await appeal('It is my own shirt.')
    await decide('show', submission._id, 'You are right, sorry')
    await decide('hide', submission._id, 'It shows a neighbour')
    const own = async () => (await shop.call('community.own', { token: author.token })).body.hidden
    expect(await own()).toMatchObject([{ reason: 'It shows a neighbour', appeal: null }])
    expect((await appeal('She agreed.')).status).toBe(200)
    expect(await own()).toMatchObject([{ appeal: { message: 'She agreed.', isDecided: false } }])
  })

  it('is reported by others only, and counted once a person', async () => {
    const { shop } = test
    const { author, reader, submission } = await reportedLook()
    const report = (token: string) =>
      shop.call('community.report', { token, body: { submissionId: submission._id, reason: 'private' } })
    expect((await report(author.token)).body.code).toBe('community.own-look')
    await report(reader.token)
    const { looks } = (
      await shop.call('staff.looks', {
        headers: (await signIn(shop, owner)).headers,
        path: '/api/admin/looks?waiting=true',
      })
    ).body
    expect(looks.find(({ _id }) => _id === submission._id)?.reports).toEqual(['private'])
  })
})

describe('an author', () => {
  it('deletes a look with its picture, its points and its place on the leaderboard', async () => {
    const { shop } = test
    const author = await newShopper(shop)
    const { submission } = (await submitLook(shop, author.token)).body
    await expectPoints(shop, author.token, 3)
    const remove = (token: string) =>
      shop.call('community.delete', { token, body: { submissionId: submission._id } })
    expect((await remove((await newShopper(shop)).token)).status).toBe(404)
    expect((await remove(author.token)).status).toBe(200)
    expect((await one(submission._id)).status).toBe(404)
    await expect(fetchPicture(shop, submission.images[0]?.url ?? '')).rejects.toThrow('404')
    await expectPoints(shop, author.token, 0)
  })

  it('who is excluded shares and likes nothing, and is on no leaderboard, until that is taken back', async () => {
    const { shop } = test
    const { author, submission } = await reportedLook()
    const names = async () => (await leaderboardOf(shop, 'submissions')).length
    const before = await names()
    await decide('block-author', submission._id, 'Advertising, again')
    expect(await submitLook(shop, author.token)).toMatchObject({
      status: 403,
      body: { code: 'community.blocked', message: expect.stringContaining('Advertising, again') },
    })
    expect((await one(submission._id)).body.submission.user).toBeNull()
    expect(await names()).toBeLessThanOrEqual(before)
    await decide('block-author', submission._id, '')
    expect((await submitLook(shop, author.token)).status).toBe(200)
  })
})

describe('staff', () => {
  it('feature products on a look, in their order [B3.37]', async () => {
    const { shop } = test
    const { submission } = await reportedLook()
    const headers = (await signIn(shop, owner)).headers
    const set = (slugs: readonly string[]) =>
      shop.call('staff.look-products', {
        headers,
        path: `/api/admin/looks/${submission._id}/products`,
        body: { slugs },
      })
    await set(['weligama-tee', 'planter-sun-hat'])
    const { products } = (await one(submission._id)).body.submission
    expect(products.map(({ slug }) => slug)).toEqual(['weligama-tee', 'planter-sun-hat'])
    expect(products[0]).toMatchObject({ name: 'Weligama Tee', price: expect.any(Number) })
    expect((await set(['no-such-thing'])).body.code).toBe('catalog.product-unknown')
  })

  it('of support may not decide', async () => {
    const { submission } = await reportedLook()
    const headers = (await signIn(test.shop, support)).headers
    const answer = await test.shop.call('staff.look-hide', {
      headers,
      path: `/api/admin/looks/${submission._id}/hide`,
      body: { reason: 'x' },
    })
    expect(answer).toMatchObject({ status: 403, body: { code: 'staff.role-forbids' } })
  })
})
