import * as oidc from 'openid-client'
import { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import { type CircuitBreaker, createCircuitBreaker } from '../../platform/partners/circuit-breaker.ts'
import type { ProvenPerson, SignInProvider, SignInSecrets } from '../../ports/sign-in-provider.ts'

export interface GoogleOptions {
  readonly clientId: string
  readonly clientSecret: string
  /** Google itself, or the sandbox's stand-in. */
  readonly issuer: string
  /** Where people come back to, as it is registered with Google. */
  readonly redirectUri: string
  /** Timeout of one request to Google in ms; 5 s by default. */
  readonly defaultTimeoutMs?: number
}

/** Longer than this nobody waits before the login page. */
const defaultTimeoutMs = 5_000

export const googleBreaker = (timeoutMs = defaultTimeoutMs): CircuitBreaker =>
  createCircuitBreaker('google', { timeoutMs, isFailure: (error) => !isRefusal(error) })

/** Google by OpenID Connect: code, PKCE, state and nonce, and a signature checked with its published keys. */
export function googleSignIn(options: GoogleOptions, breaker = googleBreaker()): SignInProvider {
  const discovered = onceItWorks(() => discover(options))
  return {
    authorizationUrl: ({ state, nonce, codeVerifier }) =>
      reached(breaker, async () => {
        const address = oidc.buildAuthorizationUrl(await discovered(), {
          redirect_uri: options.redirectUri,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
          prompt: 'select_account',
        })
        return address.href
      }),
    fetchProfile: (returned, secrets) =>
      reached(breaker, async () => claimed(await discovered(), options, returned, secrets)),
  }
}

async function claimed(
  config: oidc.Configuration,
  { redirectUri }: GoogleOptions,
  returned: URLSearchParams,
  { state, nonce, codeVerifier }: SignInSecrets,
): Promise<ProvenPerson> {
  const tokens = await oidc.authorizationCodeGrant(config, new URL(`${redirectUri}?${returned}`), {
    pkceCodeVerifier: codeVerifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  })
  return personIn(claims.parse(tokens.claims()))
}

const claims = z.object({
  sub: z.string().min(1).max(255),
  name: z.string().default(''),
  email: z.string().optional(),
  email_verified: z.boolean().default(false),
  hd: z.string().optional(),
})

/**
 * Google keeps gmail.com and the domains of its Workspaces; an address of another house it saw once, when the account
 * was made, and cannot say whose it is today (Google's OpenID Connect guide, "email_verified").
 */
function personIn({ sub, name, email, email_verified, hd }: z.output<typeof claims>): ProvenPerson {
  const isProven = email_verified && (hd !== undefined || /@gmail\.com$/i.test(email ?? ''))
  return { subject: sub, name, email: email === undefined ? null : { address: email, isProven } }
}

function discover({
  issuer,
  clientId,
  clientSecret,
  defaultTimeoutMs: ms = defaultTimeoutMs,
}: GoogleOptions): Promise<oidc.Configuration> {
  const execute = [oidc.enableNonRepudiationChecks]
  // The sandbox on this machine has no certificate; anything else is reached by TLS or not at all.
  if (issuer.startsWith('http://')) execute.push(oidc.allowInsecureRequests)
  return oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    execute,
    timeout: ms / 1000,
  })
}

/** Done once and remembered, unless it fails. */
function onceItWorks<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let done: Promise<Value> | undefined
  return () => {
    done ??= work().catch((error: unknown) => {
      done = undefined
      throw error
    })
    return done
  }
}

/** Whether Google answered, and we or they did not like it: a denial, a used code, claims that are wrong. */
function isRefusal(error: unknown): boolean {
  if (error instanceof oidc.AuthorizationResponseError || error instanceof z.ZodError) return true
  if (error instanceof oidc.ResponseBodyError) return error.status < 500
  return error instanceof oidc.ClientError && refusedClaims.has(error.code ?? '')
}

const refusedClaims = new Set([
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_INVALID_RESPONSE',
])

async function reached<Value>(breaker: CircuitBreaker, work: () => Promise<Value>): Promise<Value> {
  try {
    return await breaker.run(work)
  } catch (cause) {
    if (isRefusal(cause))
      throw new AppError(
        'refused',
        'accounts.oauth-failed',
        'OAuth authentication failed. Please try again.',
        {
          cause,
        },
      )
    throw new AppError('unavailable', 'accounts.provider-unavailable', 'Failed to initialize Google login', {
      cause,
    })
  }
}
