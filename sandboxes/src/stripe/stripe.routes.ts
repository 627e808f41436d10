import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Faults, playFault } from '../faults.ts'
import { type FormFields, parseForm } from './form.ts'
import { newSession } from './new-session.ts'
import { eventObject, intentObject, refundObject, sessionObject } from './objects.ts'
import type { StripePayments } from './payments.ts'
import { noSuch, StripeError } from './stripe-error.ts'
import { newId, type StripeState } from './stripe-state.ts'

export interface StripeRoutesOptions {
  readonly state: StripeState
  readonly payments: StripePayments
  readonly key: string
  readonly faults: Faults
  readonly baseUrl: () => string
}

/** Stripe's API, as far as the official SDK calls it. */
export async function stripeRoutes(app: FastifyInstance, options: StripeRoutesOptions) {
  const { state, payments, baseUrl } = options
  const repeat = idempotency()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
    done(null, parseForm(String(body))),
  )
  app.addHook('preHandler', async (request) => {
    if (await playFault(options.faults.stripe))
      throw new StripeError(500, 'api_error', 'Something went wrong (by switch).')
    if (request.headers.authorization !== `Bearer ${options.key}`)
      throw new StripeError(401, 'invalid_request_error', 'Invalid API Key provided.')
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('request-id', newId('req'))
  })
  app.setErrorHandler((error: Error, _request, reply) => {
    if (error instanceof StripeError) return reply.status(error.status).send(error.body)
    return reply.status(500).send({ error: { type: 'api_error', message: error.message } })
  })

  app.post('/v1/checkout/sessions', (request) =>
    repeat(request, async () => sessionObject(newSession(formOf(request), state), baseUrl())),
  )
  app.get<{ Params: { id: string } }>('/v1/checkout/sessions/:id', async ({ params }) =>
    sessionObject(payments.find(params.id), baseUrl()),
  )
  app.post<{ Params: { id: string } }>('/v1/checkout/sessions/:id/expire', async ({ params }) =>
    sessionObject(await payments.expire(params.id), baseUrl()),
  )
  app.post('/v1/refunds', (request) =>
    repeat(request, async () => {
      const { payment_intent: intent, amount } = formOf(request)
      return refundObject(
        await payments.refund(String(intent), amount === undefined ? undefined : Number(amount)),
      )
    }),
  )
  app.get<{ Params: { id: string } }>('/v1/refunds/:id', async ({ params }) => {
    const refund = state.refunds.get(params.id)
    if (refund === undefined) throw noSuch('refund', params.id)
    return refundObject(refund)
  })
  app.get<{ Params: { id: string } }>('/v1/payment_intents/:id', async ({ params }) => {
    const intent = state.intents.get(params.id)
    if (intent === undefined) throw noSuch('payment_intent', params.id)
    return intentObject(intent)
  })
  app.get<{ Params: { id: string } }>('/v1/events/:id', async ({ params }) => {
    const event = state.events.get(params.id)
    if (event === undefined) throw noSuch('event', params.id)
    return eventObject(event)
  })
}

const formOf = (request: FastifyRequest): FormFields => (request.body ?? {}) as FormFields

/** The same key gives the same answer; with another body it is an error. */
function idempotency() {
  const seen = new Map<string, { hash: string; answer: Promise<unknown> }>()
  return async (request: FastifyRequest, make: () => Promise<unknown>) => {
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string') return make()
    const hash = createHash('sha256')
      .update(`${request.url} ${JSON.stringify(request.body)}`)
      .digest('hex')
    const before = seen.get(key)
    if (before !== undefined && before.hash !== hash)
      throw new StripeError(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters.',
      )
    const answer = before?.answer ?? make()
    seen.set(key, { hash, answer })
    answer.catch(() => seen.delete(key))
    return answer
  }
}
