import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import { type CircuitBreaker, createCircuitBreaker } from '../../platform/partners/circuit-breaker.ts'
import type { ProvenPerson, SignInProvider } from '../../ports/sign-in-provider.ts'

export interface FacebookOptions {
  readonly appId: string
  readonly appSecret: string
  /** Of the graph, as v25.0; one lives for about two years. */
  readonly version: string
  readonly dialogBase: string
  readonly graphBase: string
  /** Where people come back to, as it is registered with Facebook. */
  readonly redirectUri: string
}

/** Longer than this nobody waits before the login page. */
const defaultTimeoutMs = 5_000

/** An answer that is Facebook's, and not the one that was hoped for. */
class Refused extends Error {
  override readonly name = 'FacebookRefused'
}

export const facebookBreaker = (timeoutMs = defaultTimeoutMs): CircuitBreaker =>
  createCircuitBreaker('facebook', { timeoutMs, isFailure: (error) => !(error instanceof Refused) })

/** Facebook's login by its manual flow. It never says whether an address is theirs, so none is proven. */
export function facebookSignIn(options: FacebookOptions, breaker = facebookBreaker()): SignInProvider {
  const { appId, appSecret, redirectUri, version } = options
  return {
    authorizationUrl: async ({ state }) =>
      addressOf(`${options.dialogBase}/${version}/dialog/oauth`, {
        client_id: appId,
        redirect_uri: redirectUri,
        state,
        scope: 'email,public_profile',
        response_type: 'code',
      }),
    fetchProfile: (returned, { state }) =>
      reached(breaker, async () => {
        if (returned.get('state') !== state) throw new Refused('wrong state')
        const code = returned.get('code')
        if (code === null) throw new Refused(returned.get('error') ?? 'no code')
        const exchange = { client_id: appId, client_secret: appSecret, redirect_uri: redirectUri, code }
        const { access_token: token } = await ask(options, 'oauth/access_token', exchange, granted)
        const { data } = await ask(options, 'debug_token', looked(options, token), tokenFacts)
        if (!data.is_valid || data.app_id !== appId) throw new Refused("another app's token")
        const person = await ask(options, 'me', asked(token, appSecret), profile)
        return personIn(person)
      }),
  }
}

const looked = ({ appId, appSecret }: FacebookOptions, token: string) => ({
  input_token: token,
  access_token: `${appId}|${appSecret}`,
})

/** A token that was stolen is no good without the proof that the app's secret is known. */
const asked = (token: string, appSecret: string) => ({
  fields: 'id,name,email',
  access_token: token,
  appsecret_proof: createHmac('sha256', appSecret).update(token).digest('hex'),
})

const granted = z.object({ access_token: z.string().min(1) })
const tokenFacts = z.object({
  data: z.object({ app_id: z.string().optional(), is_valid: z.boolean() }),
})
const profile = z.object({
  id: z.string().min(1).max(255),
  name: z.string().default(''),
  email: z.string().optional(),
})

const personIn = ({ id, name, email }: z.output<typeof profile>): ProvenPerson => ({
  subject: id,
  name,
  email: email === undefined ? null : { address: email, isProven: false },
})

const addressOf = (base: string, query: Record<string, string>) => `${base}?${new URLSearchParams(query)}`

async function ask<Shape extends z.ZodType>(
  { graphBase, version }: FacebookOptions,
  path: string,
  query: Record<string, string>,
  shape: Shape,
): Promise<z.output<Shape>> {
  const address = addressOf(`${graphBase}/${version}/${path}`, query)
  const response = await fetch(address, { signal: AbortSignal.timeout(defaultTimeoutMs), redirect: 'error' })
  if (response.status >= 500) throw new Error(`Facebook answered ${response.status}`)
  if (!response.ok) throw new Refused(`Facebook answered ${response.status} to ${path}`)
  const read = shape.safeParse(await response.json())
  if (!read.success) throw new Refused(`Facebook gave an unknown answer to ${path}`)
  return read.data
}

async function reached<Value>(breaker: CircuitBreaker, work: () => Promise<Value>): Promise<Value> {
  try {
    return await breaker.run(work)
  } catch (cause) {
    if (cause instanceof Refused)
      throw new AppError(
        'refused',
        'accounts.oauth-failed',
        'OAuth authentication failed. Please try again.',
        {
          cause,
        },
      )
    throw new AppError(
      'unavailable',
      'accounts.provider-unavailable',
      'Facebook login is temporarily unavailable. Please use Google login.',
      { cause },
    )
  }
}
