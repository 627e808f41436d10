import type { SignInError, SignInProviderName } from '@first-fashion/contract/accounts/sign-in-providers'
import { after } from '../../../platform/clock.ts'
import { AppError } from '../../../platform/errors.ts'
import { hashOfToken, newSecretToken } from '../../../platform/secret-tokens.ts'
import type { SignInProvider } from '../../../ports/sign-in-provider.ts'
import type { Shop } from '../../../shop.ts'
import { changeCustomer } from '../customer.queries.ts'
import type { CustomerSessions } from '../sessions.service.ts'
import { insertAttempt, insertCode, takeAttempt, takeCode } from './attempt.queries.ts'
import { arrive, link } from './sign-in-resolution.ts'
import { isBrowserKey, secretsOf } from './social.rules.ts'

const attemptLifetimeMs = 10 * 60_000
const codeLifetimeMs = 60_000

/** The browser that starts or returns. */
export interface Visitor {
  /** The value of its cookie; used only if it is one of our keys. */
  readonly browserKey: string | undefined
  readonly address: string
  readonly userAgent?: string | undefined
  readonly device?: string
}

export interface SetOut {
  readonly authUrl: string
  /** Stored by the browser until it returns. */
  readonly browserKey: string
}

/** Where a returning person goes: into the store with a code, to the linked accounts, or to an error. */
export type CameBack =
  | { readonly kind: 'signed-in'; readonly code: string }
  | { readonly kind: 'linked' }
  | { readonly kind: 'failed'; readonly error: SignInError; readonly wasLinking: boolean }

export interface SocialSignIn {
  /** Refuses with 'accounts.provider-unavailable'. */
  setOut(provider: SignInProviderName, visitor: Visitor, referralCode?: string): Promise<SetOut>
  /** The same for linking; the owner must have confirmed it before. */
  setOutToLink(provider: SignInProviderName, visitor: Visitor, session: LinkingSession): Promise<SetOut>
  /** Throws the provider's refusal or failure as an AppError; the attempt is used up anyway. */
  comeBack(provider: SignInProviderName, visitor: Visitor, returned: URLSearchParams): Promise<CameBack>
  /** Refuses with 'accounts.sign-in-code-dead' or 'accounts.blocked'. */
  exchange(code: string, visitor: Visitor): Promise<{ token: string; isNewAccount: boolean }>
}

export interface LinkingSession {
  readonly customerId: string
  readonly tokenHash: Buffer
}

export interface SocialSignInDeps extends Shop {
  readonly sessions: CustomerSessions
  /** null if the shop has no account with the provider. */
  readonly signInProviders: Readonly<Record<SignInProviderName, SignInProvider | null>>
}

export function createSocialSignIn(deps: SocialSignInDeps): SocialSignIn {
  const { database, clock, sessions, ipLookup } = deps
  return {
    setOut: async (provider, visitor, referralCode) => {
      // The answer is cached until they return; nothing waits for it.
      void ipLookup.locate(visitor.address).catch(() => undefined)
      return setOut(deps, provider, visitor, { referralCode: referralCode?.trim() || null })
    },
    setOutToLink: (provider, visitor, { customerId, tokenHash }) =>
      setOut(deps, provider, visitor, { customerId, sessionHash: tokenHash }),
    comeBack: (provider, visitor, returned) => comeBack(deps, provider, visitor, returned),
    exchange: async (code, { browserKey, address, userAgent, device }) => {
      if (!isBrowserKey(browserKey)) throw codeDead()
      return database.transaction(async (tx) => {
        const now = clock.now()
        const taken = await takeCode(tx, hashOfToken(code), hashOfToken(browserKey), now)
        if (taken === undefined) throw codeDead()
        await changeCustomer(tx, taken.customerId, { lastLoginAt: now })
        const token = await sessions.open(tx, taken.customerId, {
          address,
          userAgent,
          ...(device === undefined ? {} : { device }),
        })
        return { token, isNewAccount: taken.isNewAccount }
      })
    },
  }
}

async function setOut(
  deps: SocialSignInDeps,
  name: SignInProviderName,
  visitor: Visitor,
  purpose: { referralCode: string | null } | { customerId: string; sessionHash: Buffer },
): Promise<SetOut> {
  const provider = providerNamed(deps, name)
  // An existing key is reused: a second tab must not break the first one's return.
  const browserKey = isBrowserKey(visitor.browserKey) ? visitor.browserKey : newSecretToken()
  const state = newSecretToken()
  const authUrl = await provider.authorizationUrl(secretsOf(browserKey, state))
  await insertAttempt(deps.database.db, {
    stateHash: hashOfToken(state),
    browserHash: hashOfToken(browserKey),
    provider: name,
    expiresAt: after(deps.clock.now(), attemptLifetimeMs),
    ...purpose,
  })
  return { authUrl, browserKey }
}

async function comeBack(
  deps: SocialSignInDeps,
  name: SignInProviderName,
  { browserKey, address }: Visitor,
  returned: URLSearchParams,
): Promise<CameBack> {
  const state = returned.get('state')
  if (state === null || !isBrowserKey(browserKey)) return failed('oauth_failed')
  const way = { stateHash: hashOfToken(state), browserHash: hashOfToken(browserKey), provider: name }
  const attempt = await takeAttempt(deps.database.db, way, deps.clock.now())
  if (attempt === undefined) return failed('oauth_failed')
  const { customerId } = attempt
  const isLinking = customerId !== null
  if (returned.has('error')) return isLinking ? failed('link_failed', 'linking') : failed('oauth_failed')
  const person = await providerNamed(deps, name)
    .fetchProfile(returned, secretsOf(browserKey, state))
    .catch((error: unknown) => {
      throw isLinking ? new LinkingFailed(error) : error
    })
  if (customerId !== null) {
    const outcome = await link(deps, name, person, customerId)
    return outcome === 'linked' ? { kind: 'linked' } : failed(outcome, 'linking')
  }
  const arrived = await arrive(deps, name, person, { address, referralCode: attempt.referralCode })
  if ('error' in arrived) return failed(arrived.error)
  const code = newSecretToken()
  await insertCode(deps.database.db, {
    codeHash: hashOfToken(code),
    browserHash: way.browserHash,
    expiresAt: after(deps.clock.now(), codeLifetimeMs),
    ...arrived,
  })
  return { kind: 'signed-in', code }
}

/** A failure while linking: shown in the profile, not at login. */
export class LinkingFailed extends Error {
  constructor(cause: unknown) {
    super('linking failed', { cause })
  }
}

const failed = (error: SignInError, when?: 'linking'): CameBack => ({
  kind: 'failed',
  error,
  wasLinking: when === 'linking',
})

function providerNamed({ signInProviders }: SocialSignInDeps, name: SignInProviderName): SignInProvider {
  const provider = signInProviders[name]
  if (provider === null)
    throw new AppError('unavailable', 'accounts.provider-unavailable', unavailableWords[name])
  return provider
}

const unavailableWords: Readonly<Record<SignInProviderName, string>> = {
  google: 'Failed to initialize Google login',
  facebook: 'Facebook login is temporarily unavailable. Please use Google login.',
}

const codeDead = () =>
  new AppError('refused', 'accounts.sign-in-code-dead', 'OAuth authentication failed. Please try again.')
