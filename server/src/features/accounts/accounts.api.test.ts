import { describe, expect, it } from 'vitest'
import { newShopper, orderOf, productInStock, tokenFromMail } from '../../../testing/shoppers.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()
const password = 'a-long-enough-one'

describe('an account', () => {
  it('is signed in at once when it is made, and verified by the emailed link [A7.08]', async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    const before = await shop.call('accounts.logged', { token })
    expect(before.body.user).toMatchObject({ name: 'Nadeesha Silva', email, isVerified: false })
    const link = await tokenFromMail(shop, email, '/verify-email')
    expect((await shop.call('accounts.verify-email', { body: { token: link } })).status).toBe(200)
    expect((await shop.call('accounts.logged', { token })).body.user.isVerified).toBe(true)
  })

  it('is made once for an address, in whatever case it is written', async () => {
    const { shop } = test
    const { email } = await newShopper(shop)
    const again = await shop.call('accounts.register', {
      body: { name: 'B', email: email.toUpperCase(), password },
    })
    expect(again).toMatchObject({ status: 409, body: { code: 'accounts.email-taken' } })
  })

  it('refuses short and common passwords', async () => {
    const { shop } = test
    for (const weak of ['short', 'password123']) {
      const answer = await shop.call('accounts.register', {
        body: { name: 'B', email: 'weak@example.com', password: weak },
      })
      expect(answer).toMatchObject({ status: 422, body: { code: 'accounts.password-weak' } })
    }
  })

  it('answers a wrong password and an unknown address alike [A7.09]', async () => {
    const { shop } = test
    const { email } = await newShopper(shop)
    const wrong = await shop.call('accounts.login', { body: { email, password: 'not-this-one' } })
    const unknown = await shop.call('accounts.login', { body: { email: 'nobody@example.com', password } })
    expect([wrong.status, wrong.body.message, wrong.body.code]).toEqual([
      unknown.status,
      unknown.body.message,
      unknown.body.code,
    ])
    expect(wrong.status).toBe(401)
  })

  it('is limited in its sign-ins, with a clear refusal', async () => {
    const { shop } = test
    const { email } = await newShopper(shop)
    const tries = []
    for (let nth = 0; nth < 11; nth++)
      tries.push(await shop.call('accounts.login', { body: { email, password: 'not-this-one' } }))
    expect(tries.at(-1)).toMatchObject({ status: 429, body: { success: false, code: 'request.too-many' } })
  })

  it('ends its session at logout; the token is dead afterwards', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    expect((await shop.call('accounts.logout', { token })).body.message).toBe('Logged out successfully')
    expect(await shop.call('accounts.logged', { token })).toMatchObject({
      status: 401,
      body: { code: 'accounts.session-dead' },
    })
  })
})

describe('what is over', () => {
  it('signs nobody in any more, though it is not purged yet', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    shop.clock.advance(29 * 24 * 3_600_000)
    expect((await shop.call('accounts.logged', { token })).status).toBe(200)
    shop.clock.advance(2 * 24 * 3_600_000)
    expect(await shop.call('accounts.logged', { token })).toMatchObject({
      status: 401,
      body: { code: 'accounts.session-dead' },
    })
  })

  it('is purged when expired: sessions, links, quotes and keys', async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    // Its email makes the link, in a job.
    await tokenFromMail(shop, email, '/verify-email')
    const { product, variant, size } = await productInStock(shop)
    const order = orderOf(product, variant.variantIndex, size)
    await shop.call('checkout.quote', { token, body: { items: order.items } })
    await shop.call('order.place', { token, body: order, headers: { 'idempotency-key': 'once' } })
    shop.clock.advance(40 * 24 * 3_600_000)
    await shop.features.everyMinute()
    const { rows } = await shop.database.pool.query(`select
      (select count(*) from customer_sessions)::int + (select count(*) from account_links)::int
      + (select count(*) from quotes)::int + (select count(*) from idempotency_keys)::int as kept`)
    expect(rows).toEqual([{ kept: 0 }])
  })
})

describe('a forgotten password', () => {
  it('is replaced by the emailed link, once, and every session ends [A7.10]', async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    await shop.call('accounts.forgot-password', { body: { email } })
    const link = await tokenFromMail(shop, email, '/reset-password')
    expect((await shop.call('accounts.verify-reset-token', { body: { token: link } })).body.email).toBe(email)
    const reset = () =>
      shop.call('accounts.reset-password', { body: { token: link, newPassword: 'another-long-one' } })
    expect((await reset()).status).toBe(200)
    expect((await reset()).body.code).toBe('accounts.reset-link-dead')
    expect((await shop.call('accounts.logged', { token })).status).toBe(401)
    expect(
      (await shop.call('accounts.login', { body: { email, password: 'another-long-one' } })).status,
    ).toBe(200)
  })

  it('answers the same whether the address is known or not', async () => {
    const { shop } = test
    const { email } = await newShopper(shop)
    const known = await shop.call('accounts.forgot-password', { body: { email } })
    const unknown = await shop.call('accounts.forgot-password', { body: { email: 'nobody@example.com' } })
    expect(known).toEqual(unknown)
  })

  it('has a link that dies after an hour', async () => {
    const { shop } = test
    const { email } = await newShopper(shop)
    await shop.call('accounts.forgot-password', { body: { email } })
    const link = await tokenFromMail(shop, email, '/reset-password')
    shop.clock.advance(3_600_001)
    const answer = await shop.call('accounts.reset-password', {
      body: { token: link, newPassword: 'another-long-one' },
    })
    expect(answer.body.code).toBe('accounts.reset-link-dead')
  })
})
