import type { RateLimitOptions } from '@fastify/rate-limit'
import { type CallName, calls } from '@first-fashion/contract'
import { writtenPromoCode } from '@first-fashion/contract/promo-codes/calls'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { tooManyTries } from '../../platform/http/refusals.ts'

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
const carriers = [
  'checkout.quote',
  'order.stripe',
  'order.koko',
  'order.razorpay',
  'order.place-paid',
] as const
const confirmations = [
  'profile.update',
  'personal-data.delete-account',
  'accounts.link-provider',
  'accounts.unlink-provider',
] as const

/** One account from one address. */
export function limitsOfPairs({ signInsPerMinute }: BruteForceLimits): [CallName, RateLimitOptions][] {
  const perPair: RateLimitOptions = {
    max: signInsPerMinute,
    timeWindow: minuteMs,
    hook: 'preHandler',
    keyGenerator: (request: FastifyRequest) =>
      `${request.ip} ${request.routeOptions.url} ${emailIn(request.body)}`,
    errorResponseBuilder: (_request, { ttl }) => tooManyTries(ttl),
  }
  return [...mails, ...others].map((name) => [name, perPair])
}

/**
 * Limits for guesses that vary each time: links and emails for many accounts from one address, promo codes, and the
 * password of a stolen session. Sign-ins have their own limits.
 */
export function limitBruteForce(app: FastifyInstance, limits: BruteForceLimits): void {
  const { signInsPerAccount, signInsPerAddress } = limits
  const limiter = (max: number, timeWindow: number, key: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max, timeWindow, keyGenerator: key })
  const perAddress = limiter(signInsPerAddress, minuteMs, ({ ip }) => `tries from ${ip}`)
  const share = (part: number) => Math.max(1, Math.floor(signInsPerAccount / part))
  const perSession = limiter(share(3), quarterMs, ({ headers }) => `passwords of ${String(headers.token)}`)
  const perAccountAndNetwork = limiter(
    signInsPerAccount,
    quarterMs,
    ({ headers }) => `codes by ${String(headers.token)}`,
  )
  const limitersOf = new Map<string, readonly Check[]>([
    ...[...mails, ...others, ...links].map((name) => [calls[name].path, [perAddress]] as const),
    ...codes.map((name) => [calls[name].path, [perAddress, perAccountAndNetwork]] as const),
    ...carriers.map((name) => [calls[name].path, [perAddress, perAccountAndNetwork].map(ifNewCode)] as const),
    ...confirmations.map((name) => [calls[name].path, [perSession]] as const),
  ])
  const isUpdate = (request: FastifyRequest) => request.routeOptions.url === calls['profile.update'].path
  app.addHook('preHandler', async (request, reply) => {
    if (isUpdate(request) && !holdsSecret(request.body)) return
    for (const check of limitersOf.get(request.routeOptions.url ?? '') ?? [])
      await refuseExceeded(await check(request), reply)
  })
}

type Outcome = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>
type Check = (request: FastifyRequest) => Promise<Outcome | undefined>

/** Counts a code that is sent for the first time in a quarter of an hour. The code in use is not a guess. */
function ifNewCode(check: Check): Check {
  const seen = new LRUCache<string, true>({ max: 20_000, ttl: quarterMs })
  return async (request) => {
    const code = codeIn(request.body)
    const known = `${String(request.headers.token)} ${code}`
    if (code === '' || seen.has(known)) return undefined
    seen.set(known, true)
    return check(request)
  }
}

function refuseExceeded(outcome: Outcome | undefined, reply: FastifyReply): void {
  if (outcome === undefined || outcome.isAllowed || !outcome.isExceeded) return
  reply.header('retry-after', String(Math.max(1, outcome.ttlInSeconds)))
  throw tooManyTries(outcome.ttl)
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
