import { describe, expect, it } from 'vitest'
import { runningSandbox } from '../../testing/running-sandbox.ts'
import { facebookApp } from './facebook.routes.ts'

const shop = 'http://shop.test/return'
const sanduni = { name: 'Sanduni', email: 'sanduni@example.org' }

const at = (path: string, query: Record<string, string>) =>
  `/facebook/v25.0/${path}?${new URLSearchParams(query)}`

const asking = (scope = 'email,public_profile') =>
  at('dialog/oauth', { client_id: facebookApp.id, redirect_uri: shop, state: 'state-1', scope })

type Sandbox = Awaited<ReturnType<typeof runningSandbox>>

async function returned({ press }: Sandbox, who: Record<string, string>, scope?: string) {
  const answer = await press(asking(scope), who)
  return new URL(answer.headers.get('location') ?? '')
}

const exchange = ({ get }: Sandbox, code: string) =>
  get(
    at('oauth/access_token', {
      client_id: facebookApp.id,
      client_secret: facebookApp.secret,
      redirect_uri: shop,
      code,
    }),
  )

async function tokenOf(sandbox: Sandbox, who: Record<string, string>, scope?: string): Promise<string> {
  const back = await returned(sandbox, who, scope)
  const answer = (await exchange(sandbox, back.searchParams.get('code') ?? '')) as { access_token: string }
  return answer.access_token
}

const me = ({ get }: Sandbox, access_token: string) =>
  get(at('me', { fields: 'id,name,email', access_token }))

describe('Facebook', () => {
  it('returns the person’s name and address, and the token’s app', async () => {
    const sandbox = await runningSandbox()
    const token = await tokenOf(sandbox, sanduni)
    expect(await me(sandbox, token)).toMatchObject({ ...sanduni, id: expect.stringMatching(/^\d+$/) })
    const query = { input_token: token, access_token: `${facebookApp.id}|${facebookApp.secret}` }
    expect(await sandbox.get(at('debug_token', query))).toMatchObject({
      data: { app_id: facebookApp.id, is_valid: true },
    })
    await sandbox.post('/api/control/faults', { facebook: 'foreign-token' })
    expect(await sandbox.get(at('debug_token', query))).not.toMatchObject({
      data: { app_id: facebookApp.id },
    })
  })

  it('accepts a code once, and ends its redirect with its own mark', async () => {
    const sandbox = await runningSandbox()
    const back = await returned(sandbox, sanduni)
    expect([back.searchParams.get('state'), back.hash]).toEqual(['state-1', '#_=_'])
    const code = back.searchParams.get('code') ?? ''
    expect(await exchange(sandbox, code)).toHaveProperty('access_token')
    expect(await exchange(sandbox, code)).toMatchObject({ error: { type: 'OAuthException', code: 100 } })
  })

  it('withholds the address if there is none, if it is not allowed, and if the proof is wrong', async () => {
    const sandbox = await runningSandbox()
    expect(await me(sandbox, await tokenOf(sandbox, { name: 'Nimal' }))).not.toHaveProperty('email')
    expect(await me(sandbox, await tokenOf(sandbox, sanduni, 'public_profile'))).not.toHaveProperty('email')
    const token = await tokenOf(sandbox, sanduni)
    const answer = await sandbox.get(at('me', { access_token: token, appsecret_proof: 'guessed' }))
    expect(answer).toMatchObject({ error: { code: 100 } })
    expect(await me(sandbox, 'EAAguessed')).toMatchObject({ error: { code: 190 } })
  })

  it('redirects a person who declines, with the reason', async () => {
    const back = await returned(await runningSandbox(), { denied: 'yes' })
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      state: 'state-1',
      error: 'access_denied',
      error_reason: 'user_denied',
    })
  })

  it('can be switched off, except for its dialog', async () => {
    const sandbox = await runningSandbox()
    await sandbox.post('/api/control/faults', { facebook: 'error-500' })
    expect(await me(sandbox, 'any')).toMatchObject({ error: { code: 1 } })
    expect(await sandbox.page(asking())).toContain('Sign in with Facebook')
  })
})
