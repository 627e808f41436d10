import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SandboxClock } from '../clock.ts'
import type { FaultSwitches } from '../faults.ts'
import { asList, type FormFields, parseForm } from './form.ts'
import { idempotency } from './idempotency.ts'
import {
  chargeObject,
  disputeObject,
  eventObject,
  intentObject,
  lineItemsObject,
  refundObject,
  sessionObject,
} from './objects.ts'
import type { StripePayments } from './payments.ts'
import { noSuch, StripeError } from './stripe-error.ts'
import { newId, type PaymentIntent, type Session, type StripeState } from './stripe-state.ts'

export interface StripeRoutesOptions {
  readonly state: StripeState
  readonly payments: StripePayments
  readonly switches: FaultSwitches
  readonly clock: SandboxClock
  readonly key: string
  readonly baseUrl: () => string
}

interface ById {
  Params: { id: string }
}

/** Stripe's API, as far as the official SDK calls it for a shop with hosted payment pages. */
export async function stripeRoutes(app: FastifyInstance, options: StripeRoutesOptions) {
  const { state, payments } = options
  const once = idempotency(options.clock.nowMs)
  speakStripe(app, options)
  const show = (session: Session, request: FastifyRequest) =>
    shownSession(session, expandOf(request), options)

  app.post('/v1/checkout/sessions', (request, reply) =>
    once(request, reply, async () => show(payments.create(formOf(request)), request)),
  )
  app.get<ById>('/v1/checkout/sessions/:id', async (request) =>
    show(payments.find(request.params.id), request),
  )
  app.get<ById>('/v1/checkout/sessions/:id/line_items', async ({ params }) =>
    lineItemsObject(payments.find(params.id)),
  )
  app.post<ById>('/v1/checkout/sessions/:id/expire', (request, reply) =>
    once(request, reply, async () => show(payments.expire(request.params.id).value, request)),
  )
  app.post('/v1/refunds', (request, reply) =>
    once(request, reply, async () => refundObject(payments.refund(formOf(request)).value)),
  )
  app.get<ById>('/v1/refunds/:id', async ({ params }) =>
    refundObject(found(state.refunds, 'refund', params.id)),
  )
  app.get('/v1/refunds', async (request) => listOf(state.refunds, 'refunds', refundObject, request))
  app.get('/v1/disputes', async (request) => listOf(state.disputes, 'disputes', disputeObject, request))
  app.get<ById>('/v1/payment_intents/:id', async (request) =>
    shownIntent(found(state.intents, 'payment_intent', request.params.id), expandOf(request)),
  )
  app.get<ById>('/v1/events/:id', async ({ params }) => eventObject(found(state.events, 'event', params.id)))
}

/** Form bodies, the key, request ids and errors in Stripe's manner; faults apply before the key is checked. */
function speakStripe(app: FastifyInstance, { switches, key }: StripeRoutesOptions): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
    done(null, parseForm(String(body))),
  )
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('request-id', newId('req'))
    await switches.play('stripe')
  })
  app.addHook('onRequest', async ({ headers }) => requireKey(headers.authorization, key))
  app.setErrorHandler((error: Error, _request, reply) => {
    const answer = error instanceof StripeError ? error : new StripeError(500, 'api_error', error.message)
    return reply.status(answer.status).send(answer.body())
  })
  app.all('/v1/*', async ({ method, url }) => {
    throw new StripeError(
      404,
      'invalid_request_error',
      `Unrecognized request URL (${method}: ${url}). The sandbox knows payment pages, refunds, payment intents and events.`,
    )
  })
}

function requireKey(authorization: string | undefined, key: string): void {
  const given = /^Bearer (.+)$/.exec(authorization ?? '')?.[1]
  if (given === key) return
  throw new StripeError(
    401,
    'invalid_request_error',
    given === undefined
      ? 'You did not provide an API key. Provide it in the Authorization header, using Bearer auth.'
      : `Invalid API Key provided: ${given.slice(0, 8)}***`,
  )
}

/** The parser of this scope makes every body a form; a request without a body has none. */
function formOf({ body }: FastifyRequest): FormFields {
  return isForm(body) ? body : {}
}

const isForm = (body: unknown): body is FormFields => typeof body === 'object' && body !== null

function expandOf(request: FastifyRequest): readonly string[] {
  const query = parseForm(request.url.split('?')[1] ?? '')
  const expanded = asList(formOf(request).expand ?? query.expand ?? [])
  return Array.isArray(expanded) ? expanded.map(String) : []
}

function shownSession(session: Session, expand: readonly string[], { state, baseUrl }: StripeRoutesOptions) {
  const expanded: Record<string, unknown> = {}
  for (const name of expand) {
    if (name === 'line_items') expanded.line_items = lineItemsObject(session)
    else if (name === 'payment_intent' || name === 'payment_intent.latest_charge')
      expanded.payment_intent = intentOf(state, session.paymentIntent, name)
    else throw cannotExpand(name)
  }
  return { ...sessionObject(session, baseUrl()), ...expanded }
}

function intentOf(state: StripeState, id: string | null, name: string) {
  const intent = id === null ? undefined : state.intents.get(id)
  if (intent === undefined) return null
  return name.endsWith('.latest_charge')
    ? { ...intentObject(intent), latest_charge: chargeObject(intent) }
    : intentObject(intent)
}

function shownIntent(intent: PaymentIntent, expand: readonly string[]) {
  for (const name of expand) if (name !== 'latest_charge') throw cannotExpand(name)
  return expand.length === 0
    ? intentObject(intent)
    : { ...intentObject(intent), latest_charge: chargeObject(intent) }
}

const cannotExpand = (name: string) =>
  new StripeError(400, 'invalid_request_error', `This property cannot be expanded (${name}).`, {
    param: 'expand',
  })

/** What is about a payment, newest first. */
function listOf<Thing extends { readonly paymentIntent: string }>(
  things: ReadonlyMap<string, Thing>,
  name: string,
  objectOf: (thing: Thing) => object,
  request: FastifyRequest,
) {
  const query = parseForm(request.url.split('?')[1] ?? '')
  const ofPayment = [...things.values()].filter((one) => one.paymentIntent === query.payment_intent)
  return { object: 'list', data: ofPayment.reverse().map(objectOf), has_more: false, url: `/v1/${name}` }
}

function found<Thing>(things: ReadonlyMap<string, Thing>, what: string, id: string): Thing {
  const thing = things.get(id)
  if (thing === undefined) throw noSuch(what, id)
  return thing
}
