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
  /** Messages of one person in the chat. */
  readonly messagesPerMinute: number
}

const minuteMs = 60_000
const quarterMs = 15 * minuteMs
/** Both sides, and a change of mind. */
const mockupsAMinute = 4
const likesAQuarter = 400

type BruteForceLimit = Exclude<CallLimit, 'visits' | 'uploads' | 'documents' | 'sign-ins'>

/**
 * Limits for guesses that vary each time: links and emails for many accounts from one address, promo codes, and the
 * password of a stolen session. Sign-ins have their own limits. Calls of an account are counted once its session is
 * checked, for all sessions of the account together: a made-up or a fresh token is no fresh allowance.
 */
export function bruteForceLimiters(
  limits: BruteForceLimits,
  rateLimits: RateLimits,
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
  return {
    'email-tries': refusing([of.perAddress, of.perPair]),
    'link-tries': refusing([of.perAddress]),
    'promo-code-tries': refusing([of.perAddress, of.codesPerAccount]),
    'new-promo-code-tries': refusing([of.perAddress, of.codesPerAccount], (request) =>
      isNewCode(rateLimits, request),
    ),
    'return-tries': refusing([of.returnsPerAccount]),
    likes: refusing([of.likesPerAccount]),
    messages: refusing([of.messagesPerAccount]),
    'profile-changes': refusing([of.changesPerAccount]),
    prints: refusing([of.printsPerAccount]),
    mockups: refusing([of.mockupsPerAccount]),
    'password-tries': refusing([of.passwordsPerSession]),
    'secret-changes': refusing([of.passwordsPerSession], ({ body }) => holdsSecret(body)),
  }
}

type LimitOf = (request: FastifyRequest) => RateLimit

const limit =
  (maximum: number, windowMs: number, key: (request: FastifyRequest) => string): LimitOf =>
  (request) => ({ key: key(request), maximum, windowMs })

function limitsOfRequests({
  signInsPerMinute,
  signInsPerAccount,
  signInsPerAddress,
  messagesPerMinute,
}: BruteForceLimits) {
  const ofPair = ({ ip, routeOptions, body }: FastifyRequest) =>
    `${routeOptions.url} from ${ip} for ${emailIn(body)}`
  return {
    perAddress: limit(signInsPerAddress, minuteMs, ({ ip }) => `tries from ${ip}`),
    /** One account from one address. */
    perPair: limit(signInsPerMinute, minuteMs, ofPair),
    /** A thief of one session must not lock the owner out of changing the password in another. */
    passwordsPerSession: limit(
      Math.max(1, Math.floor(signInsPerAccount / 3)),
      quarterMs,
      (request) => `passwords of ${sessionOf(request).tokenHash.toString('hex')}`,
    ),
    messagesPerAccount: limit(messagesPerMinute, minuteMs, (request) => `messages by ${accountOf(request)}`),
    /** Figures are asked for with each choice, so that more is usual. */
    returnsPerAccount: limit(
      signInsPerAccount * 4,
      quarterMs,
      (request) => `${request.routeOptions.url} by ${accountOf(request)}`,
    ),
    /** Taken back ones count, too: each empties the pages that show the look. */
    likesPerAccount: limit(likesAQuarter, quarterMs, (request) => `likes by ${accountOf(request)}`),
    /** Each change empties what is cached of the community. */
    changesPerAccount: limit(
      signInsPerAccount * 2,
      quarterMs,
      (request) => `${request.routeOptions.url} changed by ${accountOf(request)}`,
    ),
    /** A proof is looked at again and again, and drawn once a version. */
    printsPerAccount: limit(signInsPerAccount * 4, quarterMs, (request) => `prints by ${accountOf(request)}`),
    /** The partner makes a few a minute for the whole shop. */
    mockupsPerAccount: limit(mockupsAMinute, minuteMs, (request) => `mockups by ${accountOf(request)}`),
    codesPerAccount: limit(signInsPerAccount, quarterMs, (request) => `codes by ${accountOf(request)}`),
  }
}

function sessionOf({ customerSession, staffSession, routeOptions }: FastifyRequest) {
  const session = staffSession ?? customerSession
  if (session === null) throw new Error(`${routeOptions.url} is limited by account, but anyone may call it`)
  return session
}

function accountOf(request: FastifyRequest): string {
  const session = sessionOf(request)
  return 'staffId' in session ? session.staffId : session.customerId
}

/** Whether a code is sent for the first time in a quarter of an hour. The code in use is not a guess. */
async function isNewCode(rateLimits: RateLimits, request: FastifyRequest): Promise<boolean> {
  const code = codeIn(request.body)
  if (code === '') return false
  const key = `${code} sent by ${accountOf(request)}`
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
