import { type CallName, calls } from '@first-fashion/contract'
import { writtenPromoCode } from '@first-fashion/contract/promo-codes/calls'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type RateLimit, type RateLimits, refuseExceeded } from '../../platform/rate-limits/rate-limits.ts'

export interface BruteForceLimits {
  /** Tries per minute for one account from one network. */
  readonly signInsPerMinute: number
  /** The same per quarter of an hour; above it tries from elsewhere are slowed down. */
  readonly signInsPerAccount: number
  /** Tries per quarter of an hour for one account from all networks together. */
  readonly signInsEverywhere: number
  /** Tries per minute from one address, for any account. */
  readonly signInsPerAddress: number
}

const minuteMs = 60_000
const quarterMs = 15 * minuteMs

const mails = ['accounts.forgot-password', 'accounts.resend-verification'] as const
const others = ['accounts.register', 'staff.first-owner', 'newsletter.subscribe', 'stockalerts.ask'] as const
const links = ['accounts.verify-email', 'accounts.verify-reset-token', 'accounts.reset-password'] as const
const codes = ['promo-codes.validate'] as const
/** Calls that validate a promo code among other things, often repeatedly with the same one. */
const carriers = ['checkout.quote', 'order.stripe', 'order.koko', 'order.razorpay', 'order.covered'] as const
const confirmations = [
  'profile.update',
  'personal-data.delete-account',
  'accounts.link-provider',
  'accounts.unlink-provider',
] as const

interface BruteForceDeps {
  readonly rateLimits: RateLimits
  /** Whether a token opens a session. Others are refused anyway, and made-up ones must not fill the table. */
  readonly isSession: (token: string) => Promise<boolean>
}

/**
 * Limits for guesses that vary each time: links and emails for many accounts from one address, promo codes, and the
 * password of a stolen session. Sign-ins have their own limits.
 */
export function limitBruteForce(app: FastifyInstance, limits: BruteForceLimits, deps: BruteForceDeps): void {
  const { rateLimits, isSession } = deps
  const limitsOf = limitsByPath(limits)
  const carrierPaths = new Set<string>(carriers.map((name) => calls[name].path))
  const sessionPaths = new Set<string>(confirmations.map((name) => calls[name].path))
  const isUpdate = (path: string) => path === calls['profile.update'].path
  app.addHook('preHandler', async (request, reply) => {
    const path = request.routeOptions.url ?? ''
    const those = limitsOf.get(path)
    if (those === undefined) return
    if (isUpdate(path) && !holdsSecret(request.body)) return
    if (sessionPaths.has(path) && !(await isSession(tokenOf(request)))) return
    if (carrierPaths.has(path) && !(await isNewCode(rateLimits, request))) return
    refuseExceeded(reply, await rateLimits.count(those.map((limit) => limit(request))))
  })
}

type LimitOf = (request: FastifyRequest) => RateLimit

function limitsByPath(limits: BruteForceLimits): ReadonlyMap<string, readonly LimitOf[]> {
  const { signInsPerMinute, signInsPerAccount, signInsPerAddress } = limits
  const limit =
    (maximum: number, windowMs: number, key: (request: FastifyRequest) => string): LimitOf =>
    (request) => ({ key: key(request), maximum, windowMs })
  const perAddress = limit(signInsPerAddress, minuteMs, ({ ip }) => `tries from ${ip}`)
  const perPair = limit(
    signInsPerMinute,
    minuteMs,
    ({ ip, routeOptions, body }) => `${routeOptions.url} from ${ip} for ${emailIn(body)}`,
  )
  const perSession = limit(
    Math.max(1, Math.floor(signInsPerAccount / 3)),
    quarterMs,
    (request) => `passwords of ${tokenOf(request)}`,
  )
  const perAccountAndNetwork = limit(
    signInsPerAccount,
    quarterMs,
    (request) => `codes by ${tokenOf(request)}`,
  )
  const paths = (names: readonly CallName[], those: readonly LimitOf[]) =>
    names.map((name) => [calls[name].path, those] as const)
  return new Map<string, readonly LimitOf[]>([
    ...paths([...mails, ...others], [perAddress, perPair]),
    ...paths(links, [perAddress]),
    ...paths([...codes, ...carriers], [perAddress, perAccountAndNetwork]),
    ...paths(confirmations, [perSession]),
  ])
}

const tokenOf = ({ headers }: FastifyRequest) => String(headers.token)

/** Whether a code is sent for the first time in a quarter of an hour. The code in use is not a guess. */
async function isNewCode(rateLimits: RateLimits, request: FastifyRequest): Promise<boolean> {
  const code = codeIn(request.body)
  if (code === '') return false
  const key = `${code} sent by ${tokenOf(request)}`
  const [sent] = await rateLimits.count([{ key, maximum: 1, windowMs: quarterMs }])
  return sent?.tries === 1
}

/** A password guess, or an address that we would email. */
const holdsSecret = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && ('currentPassword' in body || 'email' in body)

const codeIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'promoCode' in body
    ? writtenPromoCode(String(body.promoCode)).slice(0, 60)
    : ''

export function emailIn(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('email' in body)) return ''
  return String(body.email).trim().toLowerCase().slice(0, 254)
}
