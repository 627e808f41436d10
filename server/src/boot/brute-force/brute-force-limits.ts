import type { RateLimitOptions } from '@fastify/rate-limit'
import type { CallLimit } from '@first-fashion/contract'
import { writtenPromoCode } from '@first-fashion/contract/promo-codes/calls'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { tooManyTries } from '../../platform/http/refusals.ts'
import type { CallLimiter } from '../../platform/http/register-calls.ts'

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

/** One account from one address. */
const perPair = ({ signInsPerMinute }: BruteForceLimits): RateLimitOptions => ({
  max: signInsPerMinute,
  timeWindow: minuteMs,
  hook: 'preHandler',
  keyGenerator: (request: FastifyRequest) =>
    `${request.ip} ${request.routeOptions.url} ${emailIn(request.body)}`,
  errorResponseBuilder: (_request, { ttl }) => tooManyTries(ttl),
})

type BruteForceLimit = Exclude<CallLimit, 'visits' | 'uploads' | 'sign-ins'>

/**
 * Limits for guesses that vary each time: links and emails for many accounts from one address, promo codes, and the
 * password of a stolen session. Sign-ins have their own limits.
 */
export function bruteForceLimiters(
  app: FastifyInstance,
  limits: BruteForceLimits,
): Record<BruteForceLimit, CallLimiter> {
  const { signInsPerAccount, signInsPerAddress } = limits
  const limiter = (max: number, timeWindow: number, key: (request: FastifyRequest) => string): Check =>
    app.createRateLimit({ max, timeWindow, keyGenerator: key })
  const perAddress = limiter(signInsPerAddress, minuteMs, ({ ip }) => `tries from ${ip}`)
  const share = (part: number) => Math.max(1, Math.floor(signInsPerAccount / part))
  const perSession = limiter(share(3), quarterMs, ({ headers }) => `passwords of ${String(headers.token)}`)
  const perAccountAndNetwork = limiter(
    signInsPerAccount,
    quarterMs,
    ({ headers }) => `codes by ${String(headers.token)}`,
  )
  return {
    'email-tries': { rateLimit: perPair(limits), ...refusing(perAddress) },
    'link-tries': refusing(perAddress),
    'promo-code-tries': refusing(perAddress, perAccountAndNetwork),
    'new-promo-code-tries': refusing(ifNewCode(perAddress), ifNewCode(perAccountAndNetwork)),
    'password-tries': refusing(perSession),
    'secret-changes': refusing(async (request) =>
      holdsSecret(request.body) ? perSession(request) : undefined,
    ),
  }
}

const refusing = (...checks: readonly Check[]): CallLimiter => ({
  preHandler: async (request, reply) => {
    for (const check of checks) refuseExceeded(await check(request), reply)
  },
})

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
