import type { FastifyInstance } from 'fastify'
import type { CallLimiter, CallLimiters } from '../../platform/http/register-calls.ts'
import { type BruteForceLimits, bruteForceLimiters } from './brute-force-limits.ts'
import { type SignInLimitsDeps, signInLimiter } from './sign-in-limits.ts'

export interface CallLimitSettings extends BruteForceLimits {
  readonly visitsPerMinute: number
  readonly uploadsPerMinute: number
  readonly documentsPerMinute: number
}

/** What each limit that a call can name means, with the numbers of the settings. */
export const callLimiters = (
  app: FastifyInstance,
  limits: CallLimitSettings,
  deps: SignInLimitsDeps,
): CallLimiters => ({
  ...bruteForceLimiters(limits, deps.rateLimits),
  'sign-ins': signInLimiter(app, limits, deps),
  visits: perMinute(limits.visitsPerMinute),
  uploads: perMinute(limits.uploadsPerMinute),
  documents: perMinute(limits.documentsPerMinute),
})

/** Calls that anyone can use to write data; counted by each process for itself, before the request is read. */
const perMinute = (max: number): CallLimiter => ({ rateLimit: { max, timeWindow: 60_000 } })
