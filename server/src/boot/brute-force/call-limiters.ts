import type { FastifyInstance, FastifyRequest } from 'fastify'
import { staffCookie } from '../../features/staff/index.ts'
import type { CallLimiter, CallLimiters } from '../../platform/http/register-calls.ts'
import { type BruteForceDeps, type BruteForceLimits, bruteForceLimiters } from './brute-force-limits.ts'
import { type SignInLimitsDeps, signInLimiter } from './sign-in-limits.ts'

export interface CallLimitSettings extends BruteForceLimits {
  readonly visitsPerMinute: number
  readonly uploadsPerMinute: number
  readonly documentsPerMinute: number
  readonly messagesPerMinute: number
}

/** What each limit that a call can name means, with the numbers of the settings. */
export const callLimiters = (
  app: FastifyInstance,
  limits: CallLimitSettings,
  deps: SignInLimitsDeps & BruteForceDeps,
): CallLimiters => ({
  ...bruteForceLimiters(limits, deps),
  'sign-ins': signInLimiter(app, limits, deps),
  visits: perMinute(limits.visitsPerMinute),
  uploads: perMinute(limits.uploadsPerMinute),
  documents: perMinute(limits.documentsPerMinute),
  messages: {
    rateLimit: { max: limits.messagesPerMinute, timeWindow: 60_000, keyGenerator: sessionOf },
  },
})

/** People of one house have one address: what they write is counted for each of them. */
const sessionOf = ({ headers, cookies, ip }: FastifyRequest): string =>
  String(headers.token ?? cookies[staffCookie] ?? ip)

/** Calls that anyone can use to write data; counted by each process for itself, before the request is read. */
const perMinute = (max: number): CallLimiter => ({ rateLimit: { max, timeWindow: 60_000 } })
