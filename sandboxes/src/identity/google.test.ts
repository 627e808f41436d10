import { createHash } from 'node:crypto'
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import { describe, expect, it } from 'vitest'
import { runningSandbox } from '../../testing/running-sandbox.ts'
import { googleClient } from './google.routes.ts'

const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const shop = 'http://shop.test/return'
const kasun = { name: 'Kasun Fernando', email: 'kasun@gmail.com', kept: 'verified' }

const asking = (change: Record<string, string> = {}) =>
  `/google/authorize?${new URLSearchParams({
    response_type: 'code',
    client_id: googleClient.id,
    redirect_uri: shop,
    scope: 'openid email profile',
    state: 'state-1',
    nonce: 'nonce-1',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...change,
  })}`

type Sandbox = Awaited<ReturnType<typeof runningSandbox>>

const returned = async ({ press }: Sandbox, who: Record<string, string>) => {
  const answer = await press(asking(), who)
  return new URL(answer.headers.get('location') ?? '')
}

async function exchanged(sandbox: Sandbox, code: string, change: Record<string, string> = {}) {
  const answer = await sandbox.press('/google/token', {
    grant_type: 'authorization_code',
    code,
    redirect_uri: shop,
    client_id: googleClient.id,
    client_secret: googleClient.secret,
    code_verifier: verifier,
    ...change,
  })
  const body = (await answer.json()) as { id_token: string; error?: string }
  return { status: answer.status, ...body }
}

describe('Google', () => {
  it('publishes its endpoints, and signs tokens with its published keys', async () => {
    const sandbox = await runningSandbox()
    const issuer = `${sandbox.url}/google`
    expect(await sandbox.get('/google/.well-known/openid-configuration')).toMatchObject({
      issuer,
      token_endpoint: `${issuer}/token`,
    })
    const back = await returned(sandbox, kasun)
    expect([back.origin + back.pathname, back.searchParams.get('state')]).toEqual([shop, 'state-1'])
    const { id_token } = await exchanged(sandbox, back.searchParams.get('code') ?? '')
    const keys = createRemoteJWKSet(new URL(`${issuer}/jwks`))
    const { payload } = await jwtVerify(id_token, keys, { issuer, audience: googleClient.id })
    expect(payload).toMatchObject({ nonce: 'nonce-1', email: 'kasun@gmail.com', email_verified: true })
    expect(payload.hd).toBeUndefined()
  })

  it('accepts a code once, with its verifier, from its own client', async () => {
    const sandbox = await runningSandbox()
    const code = async () => (await returned(sandbox, kasun)).searchParams.get('code') ?? ''
    const first = await code()
    expect((await exchanged(sandbox, first)).status).toBe(200)
    expect(await exchanged(sandbox, first)).toMatchObject({ status: 400, error: 'invalid_grant' })
    expect(await exchanged(sandbox, await code(), { code_verifier: 'x'.repeat(43) })).toMatchObject({
      error: 'invalid_grant',
    })
    expect(await exchanged(sandbox, await code(), { client_secret: 'guessed' })).toMatchObject({
      status: 401,
      error: 'invalid_client',
    })
  })

  it('covers people without an address, with an unverified address, and people who decline', async () => {
    const sandbox = await runningSandbox()
    const claims = async (who: Record<string, string>) => {
      const back = await returned(sandbox, who)
      return decodeJwt((await exchanged(sandbox, back.searchParams.get('code') ?? '')).id_token)
    }
    expect(await claims({ name: 'Nimal' })).not.toHaveProperty('email')
    expect(await claims({ name: 'T', email: 't@example.org' })).toMatchObject({ email_verified: false })
    expect(await claims({ ...kasun, email: 'k@atelier.lk', kept: 'workspace' })).toMatchObject({
      hd: 'atelier.lk',
    })
    const back = await returned(sandbox, { denied: 'yes' })
    expect(back.search).toBe('?state=state-1&error=access_denied')
  })

  it.each([
    ['wrong-nonce', (claims: object) => expect(claims).not.toMatchObject({ nonce: 'nonce-1' })],
    ['wrong-audience', (claims: object) => expect(claims).not.toMatchObject({ aud: googleClient.id })],
    ['expired-token', ({ exp }: { exp?: number }) => expect(exp).toBeLessThan(Date.now() / 1000)],
  ])('goes wrong on purpose: %s', async (google, expectWrong) => {
    const sandbox = await runningSandbox()
    await sandbox.post('/api/control/faults', { google })
    const back = await returned(sandbox, kasun)
    expectWrong(decodeJwt((await exchanged(sandbox, back.searchParams.get('code') ?? '')).id_token))
  })

  it('signs with a foreign key, or is down, if switched to', async () => {
    const sandbox = await runningSandbox()
    await sandbox.post('/api/control/faults', { google: 'forged-signature' })
    const back = await returned(sandbox, kasun)
    const { id_token } = await exchanged(sandbox, back.searchParams.get('code') ?? '')
    const keys = createRemoteJWKSet(new URL(`${sandbox.url}/google/jwks`))
    await expect(jwtVerify(id_token, keys)).rejects.toThrow('signature verification failed')
    await sandbox.post('/api/control/faults', { google: 'error-500' })
    expect((await fetch(`${sandbox.url}/google/.well-known/openid-configuration`)).status).toBe(500)
    expect(await sandbox.page(asking())).toContain('Sign in with Google')
  })

  it.each([
    [{ client_id: 'another' }],
    [{ redirect_uri: 'javascript:alert(1)' }],
    [{ scope: 'email' }],
    [{ code_challenge_method: 'plain' }],
  ])('refuses what it cannot grant: %o', async (change) => {
    const { url } = await runningSandbox()
    const answer = await fetch(url + asking(change))
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Access blocked')
  })
})
