import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forceOrders } from '../../../testing/forced-states.ts'
import {
  confirmedShopper,
  newShopper,
  orderOf,
  productInStock,
  tokenFromMail,
} from '../../../testing/shoppers.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()
const text = 'Stays on in the wind of the rampart.'

describe('reviews', () => {
  it('are one for each person and product, counted into the average, and deleted by their author only', async () => {
    const { shop } = test
    const { body } = await shop.call('catalog.single', { body: { slug: 'planter-sun-hat' } })
    const productId = body.product._id
    const [author, other] = [await confirmedShopper(shop), await confirmedShopper(shop)]
    const review = {
      productId,
      rating: 4,
      review: '  Stays on in the wind of the rampart.  ',
      userId: 'someone',
      isAdmin: true,
    }
    expect((await shop.call('reviews.add', { token: author.token, body: review })).status).toBe(200)
    expect((await shop.call('reviews.add', { token: author.token, body: review })).body.code).toBe(
      'reviews.already-written',
    )
    const after = await shop.call('catalog.single', { body: { slug: 'planter-sun-hat' } })
    expect(after.body.product.reviewCount).toBe(body.product.reviewCount + 1)
    const [written] = (await shop.call('reviews.product', { body: { productId } })).body.reviews
    expect(written).toMatchObject({
      userName: 'Nadeesha Silva',
      rating: 4,
      review: 'Stays on in the wind of the rampart.',
    })
    const remove = (token: string) =>
      shop.call('reviews.delete', { token, body: { reviewId: written?._id, isAdmin: true } })
    expect((await remove(other.token)).status).toBe(404)
    expect((await remove(author.token)).status).toBe(200)
    const end = await shop.call('catalog.single', { body: { slug: 'planter-sun-hat' } })
    expect(end.body.product).toMatchObject({
      reviewCount: body.product.reviewCount,
      averageRating: body.product.averageRating,
    })
  })

  it('are seen by their author alone until the address is confirmed, and count then [A5.13]', async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    const single = async () =>
      (await shop.call('catalog.single', { body: { slug: 'planter-sun-hat' } })).body.product
    const { _id: productId, reviewCount } = await single()
    const listed = async () =>
      (await shop.call('reviews.product', { body: { productId } })).body.reviews.some(
        ({ review }) => review === waiting,
      )
    const waiting = 'Waits for the address.'
    const body = { productId, rating: 1, review: waiting }
    expect((await shop.call('reviews.add', { token, body })).body.message).toBe(
      'Review submitted. Thank you! Others see it once you confirm your email address.',
    )
    const own = async () => (await shop.call('reviews.own', { token, body: { productId } })).body.review
    expect(await own()).toMatchObject({ review: waiting, awaitsConfirmation: true })
    expect([await listed(), (await single()).reviewCount]).toEqual([false, reviewCount])
    const reviewId = (await own())?._id
    await shop.call('reviews.change', { token, body: { reviewId, rating: 5, review: waiting } })
    const link = await tokenFromMail(shop, email, '/verify-email')
    expect((await shop.call('accounts.verify-email', { body: { token: link } })).status).toBe(200)
    await expect.poll(async () => (await single()).reviewCount).toBe(reviewCount + 1)
    expect([await listed(), (await own())?.awaitsConfirmation]).toEqual([true, undefined])
    await shop.call('reviews.delete', { token, body: { reviewId } })
    expect((await single()).reviewCount).toBe(reviewCount)
  })

  it('have the name of an author who could choose it', async () => {
    const { shop } = test
    const { token, email } = await confirmedShopper(shop)
    const { body } = await shop.call('catalog.single', { body: { slug: 'weligama-tee' } })
    const productId = body.product._id
    await shop.call('reviews.add', { token, body: { productId, rating: 5, review: text } })
    const own = async () => (await shop.call('reviews.own', { token, body: { productId } })).body.review
    for (const [name, shown] of [
      ['=HYPERLINK("https://spam.example")', 'Member'],
      ['Amaya\u202E arereP', 'Amaya arereP'],
    ]) {
      await shop.change('update customers set name = $2 where email_key = $1', [email, name])
      expect((await own())?.userName).toBe(shown)
    }
  })

  it('are counted in letters, as a person counts them', async () => {
    const { shop } = test
    const { token } = await confirmedShopper(shop)
    const { body } = await shop.call('catalog.single', { body: { slug: 'weligama-tee' } })
    const review = { productId: body.product._id, rating: 5, review: '\u{1F60D}'.repeat(9) }
    const answer = await shop.call('reviews.add', { token, body: review })
    expect(answer).toMatchObject({ status: 422, body: { code: 'reviews.too-short' } })
  })

  it('need ten characters after trimming [A5.14]', async () => {
    const { shop } = test
    const { token } = await confirmedShopper(shop)
    const { body } = await shop.call('catalog.single', { body: { slug: 'weligama-tee' } })
    const answer = await shop.call('reviews.add', {
      token,
      body: { productId: body.product._id, rating: 5, review: '  too short ' },
    })
    expect(answer).toMatchObject({
      status: 422,
      body: { message: 'Review must be at least 10 characters long' },
    })
  })
})

describe('one’s own review', () => {
  it('is changed by its author only, and its stars count as they are now', async () => {
    const { shop } = test
    const { body } = await shop.call('catalog.single', { body: { slug: 'weligama-tee' } })
    const productId = body.product._id
    const [author, other] = [await confirmedShopper(shop), await confirmedShopper(shop)]
    await shop.call('reviews.add', { token: author.token, body: { productId, rating: 5, review: text } })
    const written = async () => (await shop.call('reviews.product', { body: { productId } })).body
    const before = await written()
    const reviewId = before.reviews[0]?._id
    const change = (token: string, review: string) =>
      shop.call('reviews.change', { token, body: { reviewId, rating: 1, review, userId: 'someone' } })
    expect((await change(other.token, text)).body.code).toBe('reviews.unknown')
    expect((await change(author.token, ' short ')).body.code).toBe('reviews.too-short')
    expect((await change(author.token, `${text} Not for long.`)).status).toBe(200)
    const after = await written()
    expect(after.reviews[0]).toMatchObject({
      _id: reviewId,
      rating: 1,
      review: `${text} Not for long.`,
      date: before.reviews[0]?.date,
    })
    expect(after.starCounts).toEqual(
      before.starCounts.map((count, index) => count + (index === 0 ? 1 : index === 4 ? -1 : 0)),
    )
  })

  it('is found where the list of the newest ones no longer reaches it, by its author alone', async () => {
    const { shop } = test
    const productId = (await shop.call('catalog.single', { body: { slug: 'weligama-tee' } })).body.product._id
    const author = await confirmedShopper(shop)
    const own = async (token: string) =>
      (await shop.call('reviews.own', { token, body: { productId } })).body.review
    expect(await own(author.token)).toBeNull()
    const add = { productId, rating: 2, review: 'Faded after a summer.' }
    const { reviewId } = (await shop.call('reviews.add', { token: author.token, body: add })).body
    await shop.database.pool.query(
      `with crowd as (insert into customers (id, name, email, created_at, last_login_at)
         select gen_random_uuid(), 'Crowd', 'crowd' || n || '@example.com', now(), now() from generate_series(1, 200) n returning id)
       insert into reviews (id, product_id, customer_id, rating, body, created_at)
         select gen_random_uuid(), $1, id, 4, 'Soft and cool all day.', now() + interval '1 day' from crowd`,
      [productId],
    )
    const listed = (await shop.call('reviews.product', { body: { productId } })).body
    expect(listed.reviews).toHaveLength(200)
    expect(listed.reviews.map(({ _id }) => _id)).not.toContain(reviewId)
    expect(listed.starCounts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(200)
    expect(await own(author.token)).toMatchObject({ _id: reviewId, review: add.review, photos: [] })
    expect(await own((await confirmedShopper(shop)).token)).toBeNull()
    await shop.database.pool.query('delete from customers where name = $1', ['Crowd'])
  })

  it('is marked as a purchase once the product was delivered, not before', async () => {
    const { shop } = test
    const { token } = await confirmedShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const productId = product._id
    await shop.call('reviews.add', { token, body: { productId, rating: 5, review: text } })
    const isVerified = async () =>
      (await shop.call('reviews.product', { body: { productId } })).body.reviews.find(
        (review) => review.review === text,
      )?.verifiedPurchase
    expect(await isVerified()).toBe(false)
    await shop.call('order.place', { token, body: orderOf(product, variant.variantIndex, size) })
    expect(await isVerified()).toBe(false)
    await forceOrders(
      shop,
      `fulfilment = 'delivered', return_days = 7 where id in (select order_id from order_lines where product_id = $1)`,
      [productId],
    )
    expect(await isVerified()).toBe(true)
  })
})

describe('the average of a product', () => {
  it('is that of its reviews, even with simultaneous changes', async () => {
    const { shop } = test
    const { body } = await shop.call('catalog.single', { body: { slug: 'planter-sun-hat' } })
    const productId = body.product._id
    const people = await Promise.all(Array.from({ length: 4 }, () => confirmedShopper(shop)))
    const own = new Map<string, string>()
    const rating = fc.integer({ min: 1, max: 5 })
    const step = fc.record({
      who: fc.integer({ min: 0, max: people.length - 1 }),
      what: fc.constantFrom('add', 'change', 'delete'),
      rating,
    })
    const learnIds = async () => {
      for (const { token } of people) {
        const { body: user } = await shop.call('accounts.logged', { token })
        const { body: all } = await shop.call('reviews.product', { body: { productId } })
        const review = all.reviews.find((one) => one.userId === user.user._id)
        if (review === undefined) own.delete(token)
        else own.set(token, review._id)
      }
    }
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        await learnIds()
        await Promise.all(
          steps.map(({ who, what, rating }) => {
            const token = people[who]?.token ?? ''
            const reviewId = own.get(token) ?? '019a0000-0000-7000-8000-000000000000'
            if (what === 'add')
              return shop.call('reviews.add', { token, body: { productId, rating, review: text } })
            if (what === 'change')
              return shop.call('reviews.change', { token, body: { reviewId, rating, review: text } })
            return shop.call('reviews.delete', { token, body: { reviewId } })
          }),
        )
        const { product } = (await shop.call('catalog.single', { body: { slug: 'planter-sun-hat' } })).body
        const { reviews, starCounts } = (await shop.call('reviews.product', { body: { productId } })).body
        const sum = reviews.reduce((before, one) => before + one.rating, 0)
        expect(product.reviewCount).toBe(reviews.length)
        expect(product.averageRating).toBeCloseTo(reviews.length === 0 ? 0 : sum / reviews.length, 2)
        expect(starCounts.reduce((before, count) => before + count, 0)).toBe(reviews.length)
      }),
      { numRuns: 12 },
    )
  })
})
