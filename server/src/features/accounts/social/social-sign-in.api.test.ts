import { afterEach, describe, expect, it } from 'vitest'
import { newShopper } from '../../../../testing/shoppers.ts'
import { newGooglePerson, socialVisitor, switchFault } from '../../../../testing/social-visitor.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'
import { changeCustomer, customerByEmail } from '../customer.queries.ts'

const test = useTestShop()
afterEach(() => switchFault(test.shop, { ip: 'none' }))

const toLogin = (query: string) => `http://localhost:4000/login?${query}`
const rowOf = (email: string) => customerByEmail(test.shop.database.db, email)
const userOf = async (token: string) => (await test.shop.call('accounts.logged', { token })).body.user

async function makeVerified(email: string) {
  const row = await rowOf(email)
  await changeCustomer(test.shop.database.db, row?.id ?? '', { verifiedAt: new Date() })
}

describe('the way to a provider', () => {
  it('leads to Google with code, PKCE, state and nonce [A7.11]', async () => {
    const url = new URL(await socialVisitor(test.shop).start('google'))
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: 'http://localhost:4000/api/user/auth/google/callback',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  it('leads to the dialog of Facebook, in the version that is set [A7.11]', async () => {
    const url = new URL(await socialVisitor(test.shop).start('facebook'))
    expect(url.pathname).toBe('/facebook/v25.0/dialog/oauth')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ scope: 'email,public_profile' })
  })

  it('keeps what ties it to the browser where no script reads it', async () => {
    const visitor = socialVisitor(test.shop)
    const answer = await visitor.get('/api/user/auth/google')
    expect(answer.headers['set-cookie']).toMatch(/^sign_in=[\w-]{43}; .*HttpOnly; SameSite=Lax$/)
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

describe('coming back', () => {
  it('opens an account with the proven address, and a session for a code [A2.53] [B3.05]', async () => {
    const who = newGooglePerson()
    const { arrived, status, body } = await socialVisitor(test.shop).signIn('google', who)
    expect(arrived.href).toMatch(/^http:\/\/localhost:4000\/login\?token=[\w-]{43}&auth=google$/)
    expect([status, body.message, body.isNewAccount]).toEqual([200, 'Account created successfully', true])
    expect(body.token).not.toBe(arrived.searchParams.get('token'))
    expect(await userOf(body.token)).toMatchObject({
      name: who.name,
      email: who.email,
      isVerified: true,
      authProvider: 'social',
      hasPassword: false,
      googleId: expect.stringMatching(/^\d+$/),
      facebookId: null,
    })
  })

  it('finds the same account again, even when the address at the provider has changed', async () => {
    const { shop } = test
    const who = newGooglePerson()
    const first = await socialVisitor(shop).signIn('google', who)
    await shop.database.pool.query('update customers set email = $2 where email = $1', [
      who.email,
      `moved-${who.email}`,
    ])
    const again = await socialVisitor(shop).signIn('google', who)
    expect(again.body).toMatchObject({ message: 'Logged in successfully', isNewAccount: false })
    expect((await userOf(again.body.token))._id).toBe((await userOf(first.body.token))._id)
  })

  it('keeps the referral code and the country for the new account', async () => {
    const who = newGooglePerson()
    await socialVisitor(test.shop, '203.0.113.4').signIn('google', who, '?ref=FRIEND7')
    expect(await rowOf(who.email)).toMatchObject({ referredByCode: 'FRIEND7', countryCode: 'JP' })
  })

  it('is not held up by an IP look-up that hangs [A9.17]', async () => {
    await switchFault(test.shop, { ip: 'time-out' })
    const who = newGooglePerson()
    const { status } = await socialVisitor(test.shop, '203.0.113.5').signIn('google', who)
    expect(status).toBe(200)
    expect((await rowOf(who.email))?.countryCode).toBeNull()
  })

  it('by Facebook opens an account whose address is yet to be confirmed by mail', async () => {
    const who = { name: 'Sanduni', email: `sanduni-${process.pid}@example.org` }
    const { arrived, body } = await socialVisitor(test.shop).signIn('facebook', who)
    expect(arrived.searchParams.get('auth')).toBe('facebook')
    expect(await userOf(body.token)).toMatchObject({ ...who, isVerified: false, googleId: null })
    await expect
      .poll(async () => (await fetch(`${test.shop.sandboxUrl}/api/inbox?to=${who.email}`)).text())
      .toContain('/verify-email?token=')
  })

  it('twice at the same moment makes one account', async () => {
    const who = newGooglePerson()
    const visitors = [socialVisitor(test.shop), socialVisitor(test.shop), socialVisitor(test.shop)]
    const answers = await Promise.all(visitors.map((visitor) => visitor.signIn('google', who)))
    const ids = await Promise.all(answers.map(async ({ body }) => (await userOf(body.token))._id))
    expect(new Set(ids).size).toBe(1)
  })
})

describe('an account with the same address', () => {
  it('is joined when both sides have proven it, and its owner is notified by email', async () => {
    const { shop } = test
    const { email, token } = await newShopper(shop)
    await makeVerified(email)
    const { body } = await socialVisitor(shop).signIn('google', { name: 'N', email, kept: 'workspace' })
    const user = await userOf(body.token)
    expect(user).toMatchObject({ _id: (await userOf(token))._id, hasPassword: true, authProvider: 'local' })
    expect(user.googleId).not.toBeNull()
    await expect
      .poll(async () => (await fetch(`${shop.sandboxUrl}/api/inbox?to=${email}`)).text())
      .toContain('Google was linked to your account')
  })

  it.each([
    ['the account never confirmed its address', 'google', 'workspace', false],
    ['Google saw the address only once', 'google', 'verified', true],
    ['Google never checked the address', 'google', 'unverified', true],
    ['Facebook vouches for no address', 'facebook', undefined, true],
  ] as const)(
    'is not joined when %s: one is asked to log in and link',
    async (_why, provider, kept, verified) => {
      const { shop } = test
      const { email, token } = await newShopper(shop)
      if (verified) await makeVerified(email)
      const who = kept === undefined ? { name: 'N', email } : { name: 'N', email, kept }
      const { arrived, status } = await socialVisitor(shop).signIn(provider, who)
      expect(arrived.href).toBe(toLogin(`error=login_to_link&auth=${provider}`))
      expect(status).toBe(422)
      expect(await userOf(token)).toMatchObject({ googleId: null, facebookId: null })
    },
  )

  it('that another person prepared with a provider is its owner’s alone after the reset mail', async () => {
    const { shop } = test
    const email = `owner-${process.pid}@example.org`
    const intruder = { name: 'Intruder', email }
    const before = await socialVisitor(shop).signIn('facebook', intruder)
    await shop.call('accounts.forgot-password', { body: { email } })
    let token = ''
    await expect
      .poll(async () => {
        const mails = await (await fetch(`${shop.sandboxUrl}/api/inbox?to=${email}`)).text()
        token = /reset-password\?token=([\w-]+)/.exec(mails)?.[1] ?? ''
        return token
      })
      .not.toBe('')
    const newPassword = 'a-very-own-one'
    expect((await shop.call('accounts.reset-password', { body: { token, newPassword } })).status).toBe(200)
    expect((await shop.call('accounts.logged', { token: before.body.token })).status).toBe(401)
    const again = await socialVisitor(shop).signIn('facebook', intruder)
    expect(again.arrived.href).toBe(toLogin('error=login_to_link&auth=facebook'))
  })

  it('without a password is opened by none, not even by the one that time is kept with', async () => {
    const who = newGooglePerson()
    await socialVisitor(test.shop).signIn('google', who)
    for (const password of ['', 'an address that is not known', 'null']) {
      const answer = await test.shop.call('accounts.login', { body: { email: who.email, password } })
      expect(answer).toMatchObject({ status: 401, body: { code: 'accounts.credentials-wrong' } })
    }
  })
})
