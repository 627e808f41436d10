import type { SignInError, SignInProviderName } from '@first-fashion/contract/accounts/sign-in-providers'
import { after } from '../../../platform/clock.ts'
import { AppError } from '../../../platform/errors.ts'
import { hashOfToken, newSecretToken } from '../../../platform/secret-tokens.ts'
import type { SignInProvider } from '../../../ports/sign-in-provider.ts'
import type { Shop } from '../../../shop.ts'
import { changeCustomer } from '../customer.queries.ts'
import { openSession } from '../sessions.service.ts'
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

export interface LinkingSession {
  readonly customerId: string
  readonly tokenHash: Buffer
}

/** Refuses with 'accounts.provider-unavailable'. */
export async function startSocialSignIn(
  shop: Shop,
  provider: SignInProviderName,
  visitor: Visitor,
  referralCode?: string,
): Promise<SetOut> {
  // The answer is cached until they return; nothing waits for it.
  void shop.ipLookup.locate(visitor.address).catch(() => undefined)
  return setOut(shop, provider, visitor, { referralCode: referralCode?.trim() || null })
}

/** Like `startSocialSignIn`, to link an account; the owner must have confirmed it before. */
export const startLinking = (
  shop: Shop,
  provider: SignInProviderName,
  visitor: Visitor,
  { customerId, tokenHash }: LinkingSession,
): Promise<SetOut> => setOut(shop, provider, visitor, { customerId, sessionHash: tokenHash })

/** Refuses with 'accounts.sign-in-code-dead' or 'accounts.blocked'. */
export async function exchangeSignInCode(
  shop: Shop,
  code: string,
  { browserKey, address, userAgent, device }: Visitor,
): Promise<{ token: string; isNewAccount: boolean }> {
  if (!isBrowserKey(browserKey)) throw codeDead()
  return shop.database.transaction(async (tx) => {
    const now = shop.clock.now()
    const taken = await takeCode(tx, hashOfToken(code), hashOfToken(browserKey), now)
    if (taken === undefined) throw codeDead()
    await changeCustomer(tx, taken.customerId, { lastLoginAt: now })
    const token = await openSession(shop, tx, taken.customerId, {
      address,
      userAgent,
      ...(device === undefined ? {} : { device }),
    })
    return { token, isNewAccount: taken.isNewAccount }
  })
}

async function setOut(
  shop: Shop,
  name: SignInProviderName,
  visitor: Visitor,
  purpose: { referralCode: string | null } | { customerId: string; sessionHash: Buffer },
): Promise<SetOut> {
  const provider = providerNamed(shop, name)
  // An existing key is reused: a second tab must not break the first one's return.
  const browserKey = isBrowserKey(visitor.browserKey) ? visitor.browserKey : newSecretToken()
  const state = newSecretToken()
  const authUrl = await provider.authorizationUrl(secretsOf(browserKey, state))
  await insertAttempt(shop.database.db, {
    stateHash: hashOfToken(state),
    browserHash: hashOfToken(browserKey),
    provider: name,
    expiresAt: after(shop.clock.now(), attemptLifetimeMs),
    ...purpose,
  })
  return { authUrl, browserKey }
}

/** Throws the provider's refusal or failure as an AppError; the attempt is used up anyway. */
export async function finishSocialSignIn(
  shop: Shop,
  name: SignInProviderName,
  { browserKey, address }: Visitor,
  returned: URLSearchParams,
): Promise<CameBack> {
  const state = returned.get('state')
  if (state === null || !isBrowserKey(browserKey)) return failed('oauth_failed')
  const way = { stateHash: hashOfToken(state), browserHash: hashOfToken(browserKey), provider: name }
  const attempt = await takeAttempt(shop.database.db, way, shop.clock.now())
  if (attempt === undefined) return failed('oauth_failed')
  const { customerId } = attempt
  const isLinking = customerId !== null
  if (returned.has('error')) return isLinking ? failed('link_failed', 'linking') : failed('oauth_failed')
  const person = await providerNamed(shop, name)
    .fetchProfile(returned, secretsOf(browserKey, state))
    .catch((error: unknown) => {
      throw isLinking ? new LinkingFailed(error) : error
    })
  if (customerId !== null) {
    const outcome = await link(shop, name, person, customerId)
    return outcome === 'linked' ? { kind: 'linked' } : failed(outcome, 'linking')
  }
  const arrived = await arrive(shop, name, person, { address, referralCode: attempt.referralCode })
  if ('error' in arrived) return failed(arrived.error)
  const code = newSecretToken()
  await insertCode(shop.database.db, {
    codeHash: hashOfToken(code),
    browserHash: way.browserHash,
    expiresAt: after(shop.clock.now(), codeLifetimeMs),
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

function providerNamed({ signInProviders }: Shop, name: SignInProviderName): SignInProvider {
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
