import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { confirmedShopper } from '../../../testing/shoppers.ts'
import { owner, signIn, support } from '../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'
import { photograph, upload } from '../../../testing/uploads.ts'

const test = useOwnShop()
const slug = 'planter-sun-hat'

async function writtenReview(rating = 1, review = 'Not what I had hoped for.') {
  const { shop } = test
  const { token } = await confirmedShopper(shop)
  const productId = (await shop.call('catalog.single', { body: { slug } })).body.product._id
  const { body } = await shop.call('reviews.add', { token, body: { productId, rating, review } })
  return { token, productId, reviewId: body.reviewId }
}

const staffCall = async (verb: 'hide' | 'show', reviewId: string, reason = 'Names somebody', who = owner) =>
  test.shop.call(`staff.review-${verb}`, {
    ...(await signIn(test.shop, who)),
    path: `/api/admin/reviews/${reviewId}/${verb}`,
    body: { reason },
  })
const listed = async (query = '') =>
  (
    await test.shop.call('staff.reviews', {
      ...(await signIn(test.shop, owner)),
      path: `/api/admin/reviews?${query}`,
    })
  ).body
const figures = async () => {
  const { averageRating, reviewCount } = (await test.shop.call('catalog.single', { body: { slug } })).body
    .product
  return { averageRating, reviewCount }
}

describe('a review that is taken down', () => {
  it('is seen by no shopper and counts no more, until it is shown again', async () => {
    const { shop } = test
    const before = await figures()
    const { productId, reviewId } = await writtenReview()
    const counted = await figures()
    const seen = async () => (await shop.call('reviews.product', { body: { productId } })).body
    const starsBefore = (await seen()).starCounts
    const { body } = await staffCall('hide', reviewId)
    expect(body.review.hidden).toMatchObject({ reason: 'Names somebody' })
    expect(await figures()).toEqual(before)
    expect((await seen()).reviews.map(({ _id }) => _id)).not.toContain(reviewId)
    expect((await seen()).starCounts[0]).toBe((starsBefore[0] ?? 0) - 1)
    expect((await staffCall('show', reviewId, 'It names nobody')).body.review.hidden).toBeNull()
    expect(await figures()).toEqual(counted)
    expect((await seen()).starCounts).toEqual(starsBefore)
  })

  it('is decided once, by whom and why is written down', async () => {
    const { shop } = test
    const { reviewId } = await writtenReview()
    await staffCall('hide', reviewId, 'Spam')
    expect((await staffCall('hide', reviewId, 'Spam too')).body.code).toBe('reviews.decided-meanwhile')
    await staffCall('show', reviewId, 'No spam after all')
    expect((await staffCall('show', reviewId)).body.code).toBe('reviews.decided-meanwhile')
    const { rows } = await shop.database.pool.query(
      'select action, change from staff_changes where subject = $1 order by at',
      [reviewId],
    )
    expect(rows).toEqual([
      { action: 'review-hide', change: { reason: 'Spam' } },
      { action: 'review-show', change: { reason: 'No spam after all' } },
    ])
  })

  it('needs a reason, a review and a role', async () => {
    const { reviewId } = await writtenReview()
    expect((await staffCall('hide', reviewId, '  ')).status).toBe(400)
    expect((await staffCall('hide', '019a0000-0000-7000-8000-000000000000')).body.code).toBe(
      'reviews.unknown',
    )
    expect((await staffCall('hide', reviewId, 'Why', support)).body.code).toBe('staff.role-forbids')
    const shopper = await confirmedShopper(test.shop)
    const answer = await test.shop.call('staff.review-hide', {
      token: shopper.token,
      path: `/api/admin/reviews/${reviewId}/hide`,
      body: { reason: 'Mine' },
    })
    expect(answer.status).toBe(401)
  })

  it('tells its writer why; the writer cannot add another', async () => {
    const { token, productId, reviewId } = await writtenReview()
    await staffCall('hide', reviewId, 'Names somebody')
    const again = { productId, rating: 1, review: 'The same thing once more.' }
    expect((await test.shop.call('reviews.add', { token, body: again })).body).toMatchObject({
      code: 'reviews.taken-down',
      message: 'Your review of this product was taken down: Names somebody',
    })
  })

  it('is not rewritten by its writer', async () => {
    const { shop } = test
    const { token, reviewId } = await writtenReview()
    const before = await figures()
    const rewrite = (text: string) =>
      shop.call('reviews.change', { token, body: { reviewId, rating: 5, review: text } })
    await staffCall('hide', reviewId, 'Names somebody')
    expect(await rewrite('Something else instead.')).toMatchObject({
      status: 409,
      body: {
        code: 'reviews.taken-down',
        message: 'Your review of this product was taken down: Names somebody',
      },
    })
    const file = await photograph(400, 300)
    const addPhoto = () => upload(shop, 'reviews.add-photo', { token, file, fields: { reviewId } })
    expect((await addPhoto()).body.code).toBe('reviews.taken-down')
    await staffCall('show', reviewId, 'It names nobody')
    expect(await figures()).toEqual(before)
    expect((await addPhoto()).status).toBe(200)
    expect((await rewrite('Shown again, and rewritten.')).status).toBe(200)
  })

  it('is not deleted by its writer, also when the staff hide it at the same moment', async () => {
    const { shop } = test
    const remove = (token: string, reviewId: string) =>
      shop.call('reviews.delete', { token, body: { reviewId } })
    const { token, productId, reviewId } = await writtenReview()
    await staffCall('hide', reviewId, 'Names somebody')
    expect(await remove(token, reviewId)).toMatchObject({
      status: 409,
      body: {
        code: 'reviews.taken-down',
        message: 'Your review of this product was taken down: Names somebody',
      },
    })
    const again = { productId, rating: 5, review: 'The same thing once more.' }
    expect((await shop.call('reviews.add', { token, body: again })).body.code).toBe('reviews.taken-down')
    const before = await figures()
    const raced = await writtenReview()
    const [hidden, removed] = await Promise.all([
      staffCall('hide', raced.reviewId),
      remove(raced.token, raced.reviewId),
    ])
    expect([hidden.status, removed.status].filter((status) => status === 200)).toHaveLength(1)
    expect(await figures()).toEqual(before)
  })
})

describe('a report', () => {
  it('brings a review before the staff, who let it stand or take it down', async () => {
    const { shop } = test
    const { token, reviewId } = await writtenReview()
    const reader = await confirmedShopper(shop)
    const report = (as: string, reason: string) =>
      shop.call('reviews.report', { token: as, body: { reviewId, reason } })
    expect((await report(token, 'spam')).body.code).toBe('reviews.own')
    expect((await report(reader.token, 'spam')).body.message).toBe('Thank you. We will check this review.')
    await report(reader.token, 'offensive')
    await report((await confirmedShopper(shop)).token, 'private')
    expect((await report(reader.token, 'because')).status).toBe(400)
    expect((await shop.call('reviews.report', { body: { reviewId, reason: 'spam' } })).status).toBe(401)
    const found = (await listed('reported=true')).reviews.find(({ _id }) => _id === reviewId)
    expect([...(found?.reports ?? [])].sort()).toEqual(['offensive', 'private'])
    const before = await figures()
    expect((await staffCall('show', reviewId, 'Harsh, but fair')).body.review.reports).toEqual([])
    expect(await figures()).toEqual(before)
    expect((await listed('reported=true')).reviews.map(({ _id }) => _id)).not.toContain(reviewId)
  })
})

describe('the list of reviews', () => {
  it('has the newest first and is narrowed by stars, photos, state and words', async () => {
    const { shop } = test
    const first = await writtenReview(2, 'The brim is crooked, a marmalade of a hat.')
    shop.clock.advance(1000)
    const second = await writtenReview(3, 'The brim is fine, marmalade apart.')
    await upload(shop, 'reviews.add-photo', {
      token: second.token,
      file: await photograph(200, 200),
      fields: { reviewId: second.reviewId },
    })
    await staffCall('hide', first.reviewId)
    const ids = async (query: string) =>
      (await listed(`search=marmalade&${query}`)).reviews.map(({ _id }) => _id)
    expect(await ids('')).toEqual([second.reviewId, first.reviewId])
    expect(await ids('stars=2')).toEqual([first.reviewId])
    expect(await ids('photos=true')).toEqual([second.reviewId])
    expect(await ids('hidden=true')).toEqual([first.reviewId])
    expect(await ids('hidden=false')).toEqual([second.reviewId])
    const [newest] = (await listed('search=marmalade')).reviews
    expect(newest).toMatchObject({
      product: { slug },
      userName: 'Nadeesha Silva',
      rating: 3,
      photos: [expect.objectContaining({ url: expect.stringContaining('/media/uploads/') })],
    })
    expect((await listed()).pages).toBeGreaterThan(1)
  })
})

describe('the average of a product', () => {
  it('is that of the reviews that stand, even with simultaneous changes', async () => {
    const { shop } = test
    const productId = (await shop.call('catalog.single', { body: { slug } })).body.product._id
    const step = fc.record({
      who: fc.nat({ max: 3 }),
      what: fc.constantFrom('change', 'delete', 'hide', 'show'),
      rating: fc.integer({ min: 1, max: 5 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const written = await Promise.all(Array.from({ length: 4 }, () => writtenReview(4)))
        await Promise.all(
          steps.map(({ who, what, rating }) => {
            const { token = '', reviewId = '' } = written[who] ?? {}
            if (what === 'hide' || what === 'show') return staffCall(what, reviewId)
            if (what === 'delete') return shop.call('reviews.delete', { token, body: { reviewId } })
            return shop.call('reviews.change', {
              token,
              body: { reviewId, rating, review: 'Changed my mind about it.' },
            })
          }),
        )
        const { reviews, starCounts } = (await shop.call('reviews.product', { body: { productId } })).body
        const sum = reviews.reduce((before, one) => before + one.rating, 0)
        const { averageRating, reviewCount } = await figures()
        expect(reviewCount).toBe(reviews.length)
        expect(averageRating).toBeCloseTo(reviews.length === 0 ? 0 : sum / reviews.length, 2)
        expect(starCounts.reduce((before, count) => before + count, 0)).toBe(reviews.length)
      }),
      { numRuns: 6 },
    )
  })
})
