import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { StripeError } from './stripe-error.ts'

interface StoredResponse {
  readonly path: string
  readonly fingerprint: string
  readonly storedAtMs: number
  readonly answer: Promise<unknown>
}

const expiresAfterMs = 24 * 60 * 60_000
const longestKey = 255

/**
 * The same key gives the same answer for a day; with another body or on another path it is an error. A refused request
 * (wrong parameters) is not stored, as at Stripe.
 */
export function idempotency(nowMs: () => number) {
  const stored = new Map<string, StoredResponse>()
  const purgeExpired = () => {
    for (const [key, { storedAtMs }] of stored) {
      if (nowMs() - storedAtMs < expiresAfterMs) return
      stored.delete(key)
    }
  }
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<unknown>,
  ): Promise<unknown> => {
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string' || key === '') return make()
    if (key.length > longestKey)
      throw idempotencyError(`Idempotency keys are at most ${longestKey} characters long.`)
    purgeExpired()
    reply.header('idempotency-key', key)
    const path = request.url
    const fingerprint = createHash('sha256').update(JSON.stringify(request.body)).digest('hex')
    const before = stored.get(key)
    if (before !== undefined) {
      if (before.path !== path) throw idempotencyError(otherPath(before.path, path))
      if (before.fingerprint !== fingerprint) throw idempotencyError(otherBody(key))
      reply.header('idempotent-replayed', 'true')
      return before.answer
    }
    const answer = make()
    stored.set(key, { path, fingerprint, storedAtMs: nowMs(), answer })
    answer.catch(() => stored.delete(key))
    return answer
  }
}

const idempotencyError = (message: string) => new StripeError(400, 'idempotency_error', message)

const otherBody = (key: string) =>
  `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`

const otherPath = (first: string, now: string) =>
  `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${now}' vs '${first}').`
