import { startSandbox } from '@first-fashion/sandboxes'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '../platform/errors.ts'
import type { SignInProvider } from '../ports/sign-in-provider.ts'
import { facebookBreaker, facebookSignIn } from './facebook/facebook-sign-in.ts'
import { googleBreaker, googleSignIn } from './google/google-sign-in.ts'

const defaultTimeoutMs = 1_500
const redirectUri = 'http://shop.test/back'
const secrets = { state: 'S'.repeat(43), nonce: 'N'.repeat(43), codeVerifier: 'V'.repeat(43) }

let sandbox: Awaited<ReturnType<typeof startSandbox>>
beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    stripeKey: 'sk_test',
    webhookSecret: 'whsec',
    webhookUrl: 'http://127.0.0.1:9/none',
    razorpayWebhookUrl: 'http://127.0.0.1:9/none',
    retryDelaysMs: [],
  })
})
afterEach(() => switchTo({ google: 'none', facebook: 'none' }))
afterAll(() => sandbox.close())

const google = (): SignInProvider =>
  googleSignIn(
    {
      clientId: 'sandbox.apps.googleusercontent.example',
      clientSecret: 'sandbox-google-secret',
      issuer: `${sandbox.url}/google`,
      redirectUri,
      defaultTimeoutMs: defaultTimeoutMs / 2,
    },
    googleBreaker(defaultTimeoutMs),
  )
const facebook = (): SignInProvider => {
  const base = `${sandbox.url}/facebook`
  const app = { appId: '100000000000042', appSecret: 'sandbox-facebook-secret', version: 'v25.0' }
  return facebookSignIn(
    { ...app, dialogBase: base, graphBase: base, redirectUri },
    facebookBreaker(defaultTimeoutMs),
  )
}

async function choose(provider: SignInProvider, who: Record<string, string>): Promise<URLSearchParams> {
  const address = await provider.authorizationUrl(secrets)
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(who), redirect: 'manual' })
  return new URL(answer.headers.get('location') ?? '').searchParams
}

const switchTo = (faults: Record<string, string>) =>
  fetch(`${sandbox.url}/api/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  })

const refusal = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )

describe.each([
  { name: 'google', make: google },
  { name: 'facebook', make: facebook },
])('sign-in with $name', ({ name, make }) => {
  const sanduni = { name: 'Sanduni', email: 'sanduni@example.org' }

  it('tells who came back, by the same id each time', async () => {
    const provider = make()
    const person = await provider.fetchProfile(await choose(provider, sanduni), secrets)
    expect(person).toMatchObject({ name: 'Sanduni', email: { address: sanduni.email, isProven: false } })
    const again = await provider.fetchProfile(await choose(provider, sanduni), secrets)
    expect(again.subject).toBe(person.subject)
  })

  it('tells of one who shares no address', async () => {
    const provider = make()
    expect(await provider.fetchProfile(await choose(provider, { name: 'Nimal' }), secrets)).toMatchObject({
      email: null,
    })
  })

  it('refuses another state, a denial, a used code and one that was made up', async () => {
    const provider = make()
    const back = await choose(provider, sanduni)
    const other = { ...secrets, state: 'X'.repeat(43) }
    expect(await refusal(provider.fetchProfile(back, other))).toBe('accounts.oauth-failed')
    expect(await refusal(provider.fetchProfile(back, secrets))).toBe('none')
    expect(await refusal(provider.fetchProfile(back, secrets))).toBe('accounts.oauth-failed')
    const denied = await choose(provider, { denied: 'yes' })
    expect(await refusal(provider.fetchProfile(denied, secrets))).toBe('accounts.oauth-failed')
    back.set('code', 'made-up')
    expect(await refusal(provider.fetchProfile(back, secrets))).toBe('accounts.oauth-failed')
  })

  it.each(['error-500', 'time-out', 'slow'])('says that it cannot be reached: %s', async (fault) => {
    const provider = make()
    const back = await choose(provider, sanduni)
    await switchTo({ [name]: fault })
    expect(await refusal(provider.fetchProfile(back, secrets))).toBe('accounts.provider-unavailable')
  })

  it('takes no refusal for a breakdown, however many people change their minds', async () => {
    const provider = make()
    for (let nth = 0; nth < 8; nth++)
      await refusal(provider.fetchProfile(await choose(provider, { denied: 'yes' }), secrets))
    expect(await refusal(provider.fetchProfile(await choose(provider, sanduni), secrets))).toBe('none')
  })
})

describe('Google', () => {
  it('cannot be set out to while its document is not to be had, and can when it is', async () => {
    const provider = google()
    for (const fault of ['error-500', 'time-out']) {
      await switchTo({ google: fault })
      expect(await refusal(provider.authorizationUrl(secrets))).toBe('accounts.provider-unavailable')
    }
    await switchTo({ google: 'none' })
    expect(await refusal(provider.authorizationUrl(secrets))).toBe('none')
  })

  it.each([
    [{ email: 'kasun@gmail.com', kept: 'verified' }, true],
    [{ email: 'kasun@atelier.lk', kept: 'workspace' }, true],
    [{ email: 'kasun@outlook.example', kept: 'verified' }, false],
    [{ email: 'kasun@notgmail.com', kept: 'verified' }, false],
    [{ email: 'kasun@gmail.com', kept: 'unverified' }, false],
  ])('vouches for addresses that it keeps itself: %o', async (who, isProven) => {
    const provider = google()
    const person = await provider.fetchProfile(await choose(provider, { name: 'K', ...who }), secrets)
    expect(person.email).toEqual({ address: who.email, isProven })
  })

  it.each(['wrong-nonce', 'wrong-audience', 'forged-signature', 'expired-token'])(
    'is not believed: %s',
    async (fault) => {
      const provider = google()
      const back = await choose(provider, { name: 'K' })
      await switchTo({ google: fault })
      expect(await refusal(provider.fetchProfile(back, secrets))).toBe('accounts.oauth-failed')
    },
  )
})

describe('Facebook', () => {
  it("does not pass with another app's token", async () => {
    const provider = facebook()
    const back = await choose(provider, { name: 'K' })
    await switchTo({ facebook: 'foreign-token' })
    expect(await refusal(provider.fetchProfile(back, secrets))).toBe('accounts.oauth-failed')
  })
})
