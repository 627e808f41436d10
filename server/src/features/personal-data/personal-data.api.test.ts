import { describe, expect, it } from 'vitest'
import { forceOrders } from '../../../testing/forced-states.ts'
import {
  goodAddress,
  mailsFor,
  newShopper,
  orderOf,
  productInStock,
  tokenFromMail,
} from '../../../testing/shoppers.ts'
import { owner, signIn } from '../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()
const password = 'a-long-enough-one'
const street = '14 Temple Road'
const dayMs = 24 * 3_600_000

/** Someone who has left something with every feature, and shown that the address is theirs. */
async function busyShopper() {
  const { shop } = test
  const { email, token } = await newShopper(shop)
  await shop.call('accounts.verify-email', {
    body: { token: await tokenFromMail(shop, email, '/verify-email') },
  })
  const { product, variant, size } = await productInStock(shop)
  const productId = product._id
  const payload = { ...orderOf(product, variant.variantIndex, size), address: { ...goodAddress, email } }
  const { orderId } = (await shop.call('order.place', { token, body: payload })).body
  const review = { productId, rating: 1, review: 'Itches more than I like' }
  const { reviewId } = (await shop.call('reviews.add', { token, body: review })).body
  await shop.call('wishlist.add', { token, body: { productId } })
  const line = { itemId: productId, size, variantIndex: variant.variantIndex, quantity: 1 }
  expect((await shop.call('cart.add', { token, body: line })).status).toBe(200)
  await shop.call('newsletter.subscribe', { body: { email, source: 'about' } })
  return { email, token, product, orderId, reviewId }
}

const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)

async function reviewOfSomebody(productId: string): Promise<string> {
  const { token } = await newShopper(test.shop)
  const body = { productId, rating: 5, review: 'Buy cheaper at my place' }
  return (await test.shop.call('reviews.add', { token, body })).body.reviewId
}

async function staffHide(reviewId: string): Promise<void> {
  const path = `/api/admin/reviews/${reviewId}/hide`
  const signedIn = await signIn(test.shop, owner)
  const body = { reason: 'Names somebody' }
  expect((await test.shop.call('staff.review-hide', { ...signedIn, path, body })).status).toBe(200)
}

const deleteAccount = (token: string, secret = password) =>
  test.shop.call('personal-data.delete-account', { token, body: { password: secret } })
const rowsOf = async (statement: string, values: unknown[]) =>
  (await test.shop.database.pool.query(statement, values)).rows

describe('the download of one’s data', () => {
  it('holds what every feature keeps, and no secret', async () => {
    const { shop } = test
    const { email, token, product, orderId, reviewId } = await busyShopper()
    const { productId } = { productId: product._id }
    const report = { reviewId: await reviewOfSomebody(productId), reason: 'spam' }
    await shop.call('reviews.report', { token, body: report })
    await staffHide(reviewId)
    await shop.call('profile.update', { token, body: { type: 'aboutMe', aboutMe: 'Weaves on Sundays' } })
    const answer = await shop.call('personal-data.download', { token })
    expect(answer.body.fileName).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.json$/)
    expect(answer.body.data).toMatchObject({
      profile: { name: 'Nadeesha Silva', email, aboutMe: 'Weaves on Sundays', hasPassword: true },
      devices: [{ device: expect.any(String), userAgent: 'lightMyRequest', address: expect.any(String) }],
      orders: [{ _id: orderId, email, address: { street }, date: iso, events: [{ at: iso }] }],
      reviews: [
        {
          productId,
          rating: 1,
          review: 'Itches more than I like',
          photos: [],
          hiddenReason: 'Names somebody',
        },
      ],
      reportsOfReviews: [{ ...report, productId, reportedAt: iso }],
      cart: [{ productId: product._id, quantity: 1 }],
      wishlist: [{ productId: product._id }],
      newsletter: { source: 'about' },
      newsletterCode: expect.stringContaining('WELCOME-'),
      stockAlerts: [],
    })
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|passwordHash|token/i)
    const { profile } = answer.body.data
    expect(profile).toMatchObject({ createdAt: iso, lastLogin: iso, verifiedAt: iso })
    expect(profile).not.toHaveProperty('lastLoginAt')
    expect(JSON.stringify(answer.body), 'a moment in ms').not.toMatch(/:1[5-9]\d{11}\b/)
  })

  it('tells who has not shown that an address is theirs nothing of what is kept of it', async () => {
    const { shop } = test
    const { email, token } = await newShopper(shop)
    await shop.call('newsletter.subscribe', { body: { email, source: 'about' } })
    const { data } = (await shop.call('personal-data.download', { token })).body
    expect(Object.keys(data)).not.toContain('newsletter')
    await deleteAccount(token)
    expect(
      await rowsOf('select unsubscribed_at from newsletter_subscriptions where email = $1', [email]),
    ).toEqual([{ unsubscribed_at: null }])
  })
})

describe('the deletion of an account', () => {
  it('takes no stars from a product for a review that staff had taken down already', async () => {
    const { shop } = test
    const { token, product, reviewId } = await busyShopper()
    const stars = async () => {
      const { averageRating, reviewCount } = (
        await shop.call('catalog.single', { body: { slug: product.slug } })
      ).body.product
      return { averageRating, reviewCount }
    }
    await staffHide(reviewId)
    const before = await stars()
    await deleteAccount(token)
    expect(await stars()).toEqual(before)
  })

  it('asks for the password, and nothing is gone without it', async () => {
    const { email, token } = await newShopper(test.shop)
    expect((await deleteAccount(token, 'not-this-one')).body.errors).toEqual({
      password: 'This is not your current password',
    })
    expect((await deleteAccount(token, '')).status).toBe(422)
    expect((await test.shop.call('accounts.logged', { token })).body.user.email).toBe(email)
  })

  it('takes everything along but the order, signs out everywhere and is notified by email', async () => {
    const { shop } = test
    const { email, token, product, orderId } = await busyShopper()
    const other = (await shop.call('accounts.login', { body: { email, password } })).body.token
    const ratings = async () =>
      (await shop.call('catalog.single', { body: { slug: product.slug } })).body.product.reviewCount
    const before = await ratings()
    expect((await deleteAccount(token)).body.message).toBe('Your account has been deleted')
    for (const dead of [token, other])
      expect((await shop.call('accounts.logged', { token: dead })).body.code).toBe('accounts.session-dead')
    expect((await shop.call('accounts.login', { body: { email, password } })).status).toBe(401)
    expect(await ratings()).toBe(before - 1)
    expect(await rowsOf('select id from customers where email = $1', [email])).toEqual([])
    const [left] = await rowsOf('select customer_id, street, total_cents from orders where id = $1', [
      orderId,
    ])
    expect(left).toMatchObject({ customer_id: null, street })
    for (const table of ['newsletter_subscriptions', 'promo_codes'])
      expect(await rowsOf(`select * from ${table} one where strpos(one::text, $1) > 0`, [email])).toEqual([])
    const subjects = async () => (await mailsFor(shop, email)).map(({ subject }) => subject)
    await expect.poll(subjects).toContain('Your account has been deleted')
    const again = { name: 'Nadeesha Silva', email, password }
    const fresh = (await shop.call('accounts.register', { body: again })).body.token
    const { orders } = (await shop.call('orders.user', { token: fresh, body: {} })).body
    expect(orders).toEqual([])
  })

  it('leaves an order its address until it has arrived and can no longer come back, then only the books', async () => {
    const { shop } = test
    const { email, token, orderId } = await busyShopper()
    const [sold] = await rowsOf('select total_cents, country_code from orders where id = $1', [orderId])
    const found = { lat: 6.9147, lng: 79.8523, formattedAddress: '42 Galle Road', placeId: '' }
    await rowsOf('update orders set location = $2 where id = $1', [orderId, found])
    await deleteAccount(token)
    const address = async () =>
      (
        await rowsOf('select email, first_name, street, phone, location from orders where id = $1', [orderId])
      )[0]
    await shop.features.everyDay()
    expect(await address()).toMatchObject({ email, street })
    await forceOrders(
      test.shop,
      "fulfilment = 'delivered', return_days = 7, payment_state = 'paid' where id = $1",
      [orderId],
    )
    await shop.features.everyDay()
    expect(await address()).toMatchObject({ email, street })
    shop.clock.advance(7 * dayMs + 1)
    await shop.features.everyDay()
    expect(await address()).toEqual({ email: '', first_name: '', street: '', phone: '', location: null })
    expect(await rowsOf('select total_cents, country_code from orders where id = $1', [orderId])).toEqual([
      sold,
    ])
    expect(await rowsOf('select actor, actor_id from order_events where order_id = $1', [orderId])).toEqual([
      { actor: 'Customer', actor_id: null },
    ])
  })

  it('keeps of what the card provider reported only which payment it was about', async () => {
    const { token, orderId } = await busyShopper()
    const reported = (id: string) => ({
      id: 'evt',
      data: { object: { id, object: 'checkout.session', customer_details: { name: 'Nadeesha Silva' } } },
    })
    await rowsOf("update orders set fulfilment = 'cancelled' where id = $1", [orderId])
    await rowsOf(
      `insert into payment_attempts (id, order_id, provider, provider_session_id, state, amount_minor, currency_code,
        created_at, expires_at) values (gen_random_uuid(), $1, 'stripe', 'cs_own', 'paid', 100, 'LKR', now(), now())`,
      [orderId],
    )
    for (const id of ['cs_own', 'cs_of_somebody_else'])
      await rowsOf("insert into partner_events values ('stripe', $1, 'paid', $2, now(), now())", [
        id,
        reported(id),
      ])
    await deleteAccount(token)
    const bodies = await rowsOf('select body from partner_events order by event_id', [])
    expect(bodies.map(({ body }) => body)).toEqual([
      reported('cs_of_somebody_else'),
      { data: { object: { id: 'cs_own', object: 'checkout.session' } } },
    ])
  })

  it('keeps no more of what the card provider reports only afterwards', async () => {
    const { shop } = test
    const { token, orderId } = await busyShopper()
    await rowsOf("update orders set fulfilment = 'cancelled' where id = $1", [orderId])
    await rowsOf(
      `insert into payment_attempts (id, order_id, provider, provider_session_id, provider_payment_id, state,
        amount_minor, currency_code, created_at, expires_at)
       values (gen_random_uuid(), $1, 'stripe', 'cs_late', 'pi_late', 'paid', 100, 'LKR', now(), now())`,
      [orderId],
    )
    await deleteAccount(token)
    const charge = (id: string, payment: string) => ({
      data: {
        object: {
          id,
          object: 'charge',
          payment_intent: payment,
          billing_details: { name: 'Nadeesha Silva' },
        },
      },
    })
    const reports = [charge('ch_late', 'pi_late'), charge('ch_other', 'pi_other')]
    for (const body of reports) {
      const eventId = body.data.object.id
      const values = [eventId, body]
      await rowsOf("insert into partner_events values ('stripe', $1, 'charge.updated', $2, now())", values)
      await shop.deliver('webhook-event-received/settlement', { provider: 'stripe', eventId })
    }
    const bodies = await rowsOf(
      "select body from partner_events where type = 'charge.updated' order by event_id",
      [],
    )
    expect(bodies.map(({ body }) => body)).toEqual([
      { data: { object: { id: 'ch_late', object: 'charge' } } },
      reports[1],
    ])
  })

  it('leaves the orders of others alone', async () => {
    const { shop } = test
    const { orderId } = await busyShopper()
    await rowsOf("update orders set fulfilment = 'cancelled' where id = $1", [orderId])
    shop.clock.advance(30 * dayMs)
    await shop.features.everyDay()
    expect(await rowsOf('select street from orders where id = $1', [orderId])).toEqual([{ street }])
  })

  it('happens once, also when it is asked for twice at the same time', async () => {
    const { token, email } = await newShopper(test.shop)
    const answers = await Promise.all([deleteAccount(token), deleteAccount(token)])
    expect(answers.map(({ status }) => status)).toContain(200)
    for (const { status } of answers) expect([200, 401]).toContain(status)
    expect(await rowsOf('select id from customers where email = $1', [email])).toEqual([])
  })
})
