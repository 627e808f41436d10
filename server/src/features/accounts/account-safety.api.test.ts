import { createHook } from 'node:async_hooks'
import { describe, expect, it } from 'vitest'
import { mailsFor, newShopper, tokenFromMail } from '../../../testing/shoppers.ts'
import { type TestShop, useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()
const unknown = 'nobody-at-all@example.com'

/** The statements of some work, and how many passwords it hashed: what someone with a stopwatch could tell apart. */
async function workOf(shop: TestShop, work: () => Promise<unknown>) {
  let hashes = 0
  const hook = createHook({
    init: (_id, type) => {
      if (/argon2/i.test(type)) hashes++
    },
  })
  hook.enable()
  const statements = await shop.statementsOf(work)
  hook.disable()
  return { hashes, statements }
}

describe('whether an address has an account', () => {
  it('is not told by a login: same words, one password hashed either way [A7.09]', async () => {
    const { shop } = test
    const { email } = await newShopper(shop)
    const login = (to: string) =>
      shop.call('accounts.login', { body: { email: to, password: 'not-this-one' } })
    await login(email)
    const known = await workOf(shop, () => login(email))
    const strange = await workOf(shop, () => login(unknown))
    expect(strange).toEqual(known)
    expect(known.hashes).toBe(1)
    const [one, other] = [await login(email), await login(unknown)]
    expect([one.status, one.body.message]).toEqual([other.status, other.body.message])
  })

  it.each(['accounts.forgot-password', 'accounts.resend-verification'] as const)(
    'is not told by %s: same words and same statements',
    async (name) => {
      const { shop } = test
      const { email } = await newShopper(shop)
      const ask = (to: string) => shop.call(name, { body: { email: to } })
      await ask(email)
      expect(await workOf(shop, () => ask(unknown))).toEqual(await workOf(shop, () => ask(email)))
      const [known, strange] = [await ask(email), await ask(unknown)]
      expect(strange).toEqual(known)
      expect(known.status).toBe(200)
    },
  )
})

describe('a verification link', () => {
  it('is sent again on request, and makes the one before useless [B7.15] [B8.12]', async () => {
    const { shop } = test
    const { email, token } = await newShopper(shop)
    const first = await tokenFromMail(shop, email, '/verify-email')
    const asked = await shop.call('accounts.resend-verification', { body: { email } })
    expect(asked.body.message).toBe('Verification email sent! Please check your inbox.')
    await expect.poll(async () => (await mailsFor(shop, email)).length).toBe(2)
    const status = async () => (await shop.call('accounts.verification-status', { token })).body.isVerified
    expect(await status()).toBe(false)
    expect((await verify(first)).body).toMatchObject({ code: 'accounts.verification-link-dead' })
    const links = (await mailsFor(shop, email)).flatMap(
      ({ text }) => /verify-email\?token=([\w-]+)/.exec(text)?.[1] ?? [],
    )
    const second = links.find((link) => link !== first) ?? ''
    expect((await verify(second)).body.message).toBe('Email verified successfully!')
    expect(await status()).toBe(true)
  })

  it('works once, and for a week; opened again it says that all is well [B7.13] [B8.08]', async () => {
    const { shop } = test
    const [one, other] = [await newShopper(shop), await newShopper(shop)]
    const link = await tokenFromMail(shop, one.email, '/verify-email')
    expect((await verify(link)).body).toMatchObject({
      message: 'Email verified successfully!',
      wasVerified: false,
    })
    const replayed = await verify(link)
    expect(replayed).toMatchObject({
      status: 200,
      body: { success: true, message: 'Your email address is already verified.', wasVerified: true },
    })
    expect(await verify('x'.repeat(43))).toMatchObject({
      status: 422,
      body: { message: 'Invalid verification link' },
    })
    const late = await tokenFromMail(shop, other.email, '/verify-email')
    shop.clock.advance(7 * 24 * 3_600_000 + 1)
    expect((await verify(late)).body.code).toBe('accounts.verification-link-dead')
  })

  it('is not emailed to an address that is verified or unknown', async () => {
    const { shop } = test
    const { email } = await newShopper(shop)
    await verify(await tokenFromMail(shop, email, '/verify-email'))
    const waiting = await newShopper(shop)
    for (const to of [email, unknown, waiting.email])
      await shop.call('accounts.resend-verification', { body: { email: to } })
    await expect.poll(async () => (await mailsFor(shop, waiting.email)).length).toBe(2)
    expect((await mailsFor(shop, email)).length).toBe(1)
    expect((await mailsFor(shop, unknown)).length).toBe(0)
  })

  const verify = (token: string) => test.shop.call('accounts.verify-email', { body: { token } })
})

describe('a reset link', () => {
  it('works once, for one hour, and only while it is the newest [B7.26] [B7.27] [B8.20]', async () => {
    const { shop } = test
    const { email } = await newShopper(shop)
    await shop.call('accounts.forgot-password', { body: { email } })
    const first = await tokenFromMail(shop, email, '/reset-password')
    await shop.call('accounts.forgot-password', { body: { email } })
    await expect.poll(async () => (await mailsFor(shop, email)).length).toBe(3)
    const dead = await shop.call('accounts.verify-reset-token', { body: { token: first } })
    expect(dead).toMatchObject({ status: 422, body: { message: 'Invalid or expired reset token' } })
    const links = (await mailsFor(shop, email)).flatMap(
      ({ text }) => /reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? [],
    )
    const second = links.find((link) => link !== first) ?? ''
    const reset = (newPassword: string) =>
      shop.call('accounts.reset-password', { body: { token: second, newPassword } })
    expect((await reset('short')).body.errors).toEqual({
      newPassword: 'Password must be at least 8 characters long',
    })
    expect((await reset('another-long-one')).status).toBe(200)
    expect((await reset('a-third-long-one')).body.code).toBe('accounts.reset-link-dead')
    const back = await shop.call('accounts.login', { body: { email, password: 'a-third-long-one' } })
    expect(back.status).toBe(401)
  })
})

describe('guessing', () => {
  /** Someone who comes from another address each time. */
  const from = (nth: number) => ({ headers: { 'x-forwarded-for': `198.51.100.${nth}` } })
  const expectLater = (answer: { status: number; headers: Record<string, unknown>; json: () => unknown }) => {
    expect(answer.status).toBe(429)
    const wait = Number(answer.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(answer.json()).toMatchObject({
      success: false,
      code: 'request.too-many',
      message: expect.stringMatching(/^Too many tries\. Please wait \d+ (seconds|minutes) and try again\.$/),
    })
  }
  const post = async (shop: TestShop, url: string, payload: object, headers: Record<string, string>) => {
    const answer = await shop.app.inject({ method: 'POST', url, headers, payload })
    return { status: answer.statusCode, headers: answer.headers, json: () => answer.json() as unknown }
  }

  it('from one address is limited however many accounts it tries', async () => {
    const { shop } = test
    const { headers } = from(200)
    // Without a password the tries are refused at once, and count all the same.
    const guess = (nth: number) =>
      post(shop, '/api/user/login', { email: `person-${nth}@example.com` }, headers)
    for (let nth = 0; nth < 300; nth++) expect((await guess(nth)).status).toBe(400)
    expectLater(await guess(301))
    const elsewhere = await post(
      shop,
      '/api/user/login',
      { email: 'person-1@example.com' },
      from(201).headers,
    )
    expect(elsewhere.status).toBe(400)
  })

  it('at the password behind a stolen session is limited', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const guess = (nth: number) => {
      const body = { type: 'password', currentPassword: `guess-${nth}`, newPassword: 'another-long-one' }
      return post(shop, '/api/user/update', body, { token, ...from(150).headers })
    }
    for (let nth = 0; nth < 10; nth++) expect((await guess(nth)).status).toBe(422)
    expectLater(await guess(10))
  })
})
