import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Faults, faults as faultsShape, partnerFaults, webhookFaults } from '../faults.ts'
import { escapeHtml, page } from '../page.ts'
import { sessionObject } from '../stripe/objects.ts'
import type { StripePayments } from '../stripe/payments.ts'
import type { StripeState } from '../stripe/stripe-state.ts'
import type { Webhooks } from '../stripe/webhooks.ts'

export interface ControlOptions {
  readonly faults: Faults
  readonly state: StripeState
  readonly payments: StripePayments
  readonly webhooks: Webhooks
  readonly baseUrl: () => string
}

/** Switches for what goes wrong, and hands for what would take a browser or half an hour. */
export async function controlRoutes(app: FastifyInstance, options: ControlOptions) {
  const { faults, state, payments, webhooks, baseUrl } = options
  app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(homePage()))
  app.get('/control', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(controlPage(faults)),
  )
  app.post('/control', async (request, reply) => {
    Object.assign(faults, faultsShape.parse(request.body))
    return reply.redirect('/control', 303)
  })
  app.get('/api/control/faults', async () => faults)
  app.post('/api/control/faults', async (request) => Object.assign(faults, faultsShape.parse(request.body)))
  app.post('/api/control/clock', async (request) => {
    state.advance(z.object({ advanceMs: z.number().int().min(0) }).parse(request.body).advanceMs)
    return { now: state.now() }
  })
  app.get('/api/control/sessions', async () => ({
    sessions: [...state.sessions.values()].map((session) => sessionObject(session, baseUrl())),
  }))
  app.post<{ Params: { id: string } }>('/api/control/sessions/:id/pay', async ({ params }) =>
    sessionObject(await payments.pay(params.id), baseUrl()),
  )
  app.post<{ Params: { id: string } }>('/api/control/sessions/:id/expire', async ({ params }) =>
    sessionObject(await payments.expire(params.id), baseUrl()),
  )
  app.get('/api/control/events', async () => ({ events: [...state.events.values()] }))
  app.post<{ Params: { id: string } }>('/api/control/webhooks/:id/resend', async ({ params }, reply) => {
    const event = state.events.get(params.id)
    if (event === undefined) return reply.status(404).send({ message: 'no such event' })
    return { taken: await webhooks.resend(event) }
  })
}

function homePage(): string {
  return page(
    'Sandbox',
    `<h1>Sandbox</h1><p>Stands in for the services around the shop. Nothing here is real.</p>
<table><tbody><tr><td><a href="/inbox">Inbox</a></td><td>Every mail that the shop sends.</td></tr>
<tr><td><a href="/control">Switches</a></td><td>Make card payments, notices, mail or the look-up fail.</td></tr>
<tr><td>Card payments</td><td>Stripe's calls under /v1, and its hosted page.</td></tr>
<tr><td>IP look-up</td><td><a href="/ip/203.0.113.4/json">/ip/{address}/json</a></td></tr></tbody></table>`,
  )
}

const labels = {
  stripe: 'Card payments',
  webhooks: 'Notices of card payments',
  mail: 'Mail',
  ip: 'IP look-up',
} as const

function controlPage(faults: Faults): string {
  const choice = (name: keyof Faults, values: readonly string[]) => {
    const choices = values.map(
      (value) => `<option${faults[name] === value ? ' selected' : ''}>${escapeHtml(value)}</option>`,
    )
    return `<label for="${name}">${labels[name]}</label><select id="${name}" name="${name}">${choices.join('')}</select>`
  }
  return page(
    'Switches',
    `<h1>Switches</h1><form method="post">${choice('stripe', partnerFaults)}${choice('webhooks', webhookFaults)}
${choice('mail', partnerFaults)}${choice('ip', partnerFaults)}<div class="actions"><button class="first">Switch</button></div></form>
<p><a href="/">Sandbox</a></p>`,
  )
}
