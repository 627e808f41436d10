import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { SandboxClock } from '../clock.ts'
import { type FaultSwitches, faultChange } from '../faults.ts'
import type { KokoOrders } from '../koko/koko-orders.ts'
import type { PartnerWebhooks } from '../partner-webhooks.ts'
import type { PrintOrders } from '../printful/print-orders.ts'
import type { ShopNotices } from '../shop-notices.ts'
import { sessionObject } from '../stripe/objects.ts'
import type { StripePayments } from '../stripe/payments.ts'
import { StripeError } from '../stripe/stripe-error.ts'
import type { Session, StripeEvent, StripeState } from '../stripe/stripe-state.ts'
import type { Webhooks } from '../stripe/webhooks.ts'

export interface ControlOptions {
  readonly switches: FaultSwitches
  readonly clock: SandboxClock
  readonly state: StripeState
  readonly payments: StripePayments
  readonly webhooks: Webhooks
  readonly partnerWebhooks: PartnerWebhooks
  readonly notices: ShopNotices
  readonly koko: KokoOrders
  readonly printOrders: PrintOrders
  readonly baseUrl: () => string
  readonly smtpPort: number
}

interface ById {
  Params: { id: string }
}

const tenYearsMs = 10 * 365 * 24 * 60 * 60_000
const pushMs = z.coerce.number().int().min(0).max(tenYearsMs)
export const clockPush = z.object({ advanceMs: pushMs })
/** From the shop, which says how far it is pushed in all. */
const clockChange = z.union([clockPush, z.object({ pushedMs: pushMs })])

/** Switches and actions as JSON, so tests need neither a browser nor waiting. */
export async function controlRoutes(app: FastifyInstance, options: ControlOptions) {
  const { switches, clock, state, payments, printOrders, webhooks, notices, baseUrl } = options
  const show = (session: Session) => sessionObject(session, baseUrl())
  app.setErrorHandler((error: Error, _request, reply) => {
    const status = error instanceof StripeError ? error.status : error instanceof z.ZodError ? 400 : 500
    const message = error instanceof z.ZodError ? z.prettifyError(error) : error.message
    return reply.status(status).send({ message })
  })
  app.get('/api/control/faults', async () => switches.current())
  app.post('/api/control/faults', async ({ body }) => switches.change(faultChange.parse(body)))
  app.post('/api/control/clock', async ({ body }) => {
    const change = clockChange.parse(body)
    if ('pushedMs' in change) clock.pushTo(change.pushedMs)
    else await notices.send({ kind: 'push-clock', ms: change.advanceMs })
    payments.expireDue()
    await printOrders.moveDue()
    return { pushedMs: clock.pushedMs() }
  })
  app.get('/api/control/sessions', async () => {
    payments.expireDue()
    return { sessions: [...state.sessions.values()].map(show) }
  })
  app.post<ById>('/api/control/sessions/:id/pay', async ({ params }) => {
    const { value, webhookAttempted } = payments.pay(params.id)
    await webhookAttempted
    return show(value)
  })
  app.post<ById>('/api/control/sessions/:id/decline', async ({ params }) => show(payments.decline(params.id)))
  app.post<ById>('/api/control/sessions/:id/expire', async ({ params }) => {
    const { value, webhookAttempted } = payments.expire(params.id)
    await webhookAttempted
    return show(value)
  })
  app.get('/api/control/events', async () => ({ events: [...state.events.values()].map(shownEvent) }))
  app.post<ById>('/api/control/webhooks/:id/resend', async ({ params }, reply) => {
    const event = state.events.get(params.id)
    if (event === undefined) return reply.status(404).send({ message: `There is no event ${params.id}.` })
    return { taken: await webhooks.resend(event) }
  })
}

/** An event with its delivery status. `object` is the event's subject, not Stripe's envelope. */
const shownEvent = ({ id, type, created, object, tries }: StripeEvent) => ({
  id,
  type,
  created,
  object,
  tries: tries.map(({ atMs, outcome, isTaken }) => ({
    at: new Date(atMs).toISOString(),
    outcome,
    taken: isTaken,
  })),
})
