import type { CallLimit } from '@first-fashion/contract'
import { writtenPromoCode } from '@first-fashion/contract/promo-codes/calls'
import { cleanLine } from '@first-fashion/contract/text/clean-text'
import { cutText } from '@first-fashion/contract/text/cut-text'
import type { FastifyRequest } from 'fastify'
import type { CallLimiter } from '../../platform/http/register-calls.ts'
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
/** Both sides, and a change of mind. */
const mockupsAMinute = 4
const likesAQuarter = 400

export interface BruteForceDeps {
  readonly rateLimits: RateLimits
  /** Whether a token opens a session. Others are refused anyway, and made-up ones must not fill the table. */
  readonly isSession: (token: string) => Promise<boolean>
}

type BruteForceLimit = Exclude<CallLimit, 'visits' | 'uploads' | 'documents' | 'messages' | 'sign-ins'>

/**
 * Limits for guesses that vary each time: links and emails for many accounts from one address, promo codes, and the
 * password of a stolen session. Sign-ins have their own limits.
 */
export function bruteForceLimiters(
  limits: BruteForceLimits,
  { rateLimits, isSession }: BruteForceDeps,
): Record<BruteForceLimit, CallLimiter> {
  const of = limitsOfRequests(limits)
  const refusing = (
    those: readonly LimitOf[],
    isCounted: (request: FastifyRequest) => Promise<boolean> | boolean = () => true,
  ): CallLimiter => ({
    preHandler: async (request, reply) => {
      if (!(await isCounted(request))) return
      refuseExceeded(reply, await rateLimits.count(those.map((limit) => limit(request))))
    },
  })
  const bySession = (request: FastifyRequest) => isSession(tokenOf(request))
  return {
    'email-tries': refusing([of.perAddress, of.perPair]),
    'link-tries': refusing([of.perAddress]),
    'promo-code-tries': refusing([of.perAddress, of.codesPerSession], bySession),
    'new-promo-code-tries': refusing(
      [of.perAddress, of.codesPerSession],
      async (request) => (await bySession(request)) && isNewCode(rateLimits, request),
    ),
    'return-tries': refusing([of.returnsPerSession], bySession),
    likes: refusing([of.likesPerSession], bySession),
    'profile-changes': refusing([of.changesPerSession], bySession),
    prints: refusing([of.printsPerSession], bySession),
    mockups: refusing([of.mockupsPerSession], bySession),
    'password-tries': refusing([of.perSession], bySession),
    'secret-changes': refusing([of.perSession], (request) => holdsSecret(request.body) && bySession(request)),
  }
}

type LimitOf = (request: FastifyRequest) => RateLimit

function limitsOfRequests({ signInsPerMinute, signInsPerAccount, signInsPerAddress }: BruteForceLimits) {
  const limit =
    (maximum: number, windowMs: number, key: (request: FastifyRequest) => string): LimitOf =>
    (request) => ({ key: key(request), maximum, windowMs })
  const ofPair = ({ ip, routeOptions, body }: FastifyRequest) =>
    `${routeOptions.url} from ${ip} for ${emailIn(body)}`
  return {
    perAddress: limit(signInsPerAddress, minuteMs, ({ ip }) => `tries from ${ip}`),
    /** One account from one address. */
    perPair: limit(signInsPerMinute, minuteMs, ofPair),
    perSession: limit(
      Math.max(1, Math.floor(signInsPerAccount / 3)),
      quarterMs,
      (request) => `passwords of ${tokenOf(request)}`,
    ),
    /** Figures are asked for with each choice, so that more is usual. */
    returnsPerSession: limit(
      signInsPerAccount * 4,
      quarterMs,
      (request) => `${request.routeOptions.url} by ${tokenOf(request)}`,
    ),
    /** Taken back ones count, too: each empties the pages that show the look. */
    likesPerSession: limit(likesAQuarter, quarterMs, (request) => `likes by ${tokenOf(request)}`),
    /** Each change empties what is cached of the community. */
    changesPerSession: limit(
      signInsPerAccount * 2,
      quarterMs,
      (request) => `${request.routeOptions.url} changed by ${tokenOf(request)}`,
    ),
    /** A proof is looked at again and again, and drawn once a version. */
    printsPerSession: limit(signInsPerAccount * 4, quarterMs, (request) => `prints by ${tokenOf(request)}`),
    /** The partner makes a few a minute for the whole shop. */
    mockupsPerSession: limit(mockupsAMinute, minuteMs, (request) => `mockups by ${tokenOf(request)}`),
    codesPerSession: limit(signInsPerAccount, quarterMs, (request) => `codes by ${tokenOf(request)}`),
  }
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
    ? cutText(writtenPromoCode(cleanLine(String(body.promoCode))), 60)
    : ''

export function emailIn(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('email' in body)) return ''
  return cutText(cleanLine(String(body.email)).trim().toLowerCase(), 254)
}
