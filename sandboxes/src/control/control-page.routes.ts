import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { faultChange } from '../faults.ts'
import { sandboxNav, sendPage } from '../page.ts'
import { type ControlOptions, clockPush } from './control.routes.ts'
import { controlBody, homeBody } from './control-pages.ts'

const mark = 'SANDBOX: no real money, no real mail'

/** The sandbox's home page, and its switches as forms. */
export async function controlPageRoutes(app: FastifyInstance, options: ControlOptions) {
  const { switches, clock, state, payments, webhooks, partnerWebhooks, baseUrl, smtpPort } = options
  app.setErrorHandler((error: Error, _request, reply) => {
    const isWrong = error instanceof z.ZodError
    const body = `<h1>Control</h1><p class="alert">${isWrong ? 'That is no value of this form.' : 'That did not work.'}</p>`
    return sendPage(reply, { title: 'Control', mark, nav: sandboxNav, status: isWrong ? 400 : 500, body })
  })
  app.get('/', async (_request, reply) =>
    sendPage(reply, { title: 'Sandbox', mark, nav: sandboxNav, body: homeBody(baseUrl(), smtpPort) }),
  )
  app.get('/control', async (_request, reply) => {
    payments.expireDue()
    const body = controlBody({
      faults: switches.current(),
      pushedMs: clock.pushedMs(),
      state,
      partnerWebhooks: partnerWebhooks.sent,
    })
    return sendPage(reply, { title: 'Control', mark, nav: sandboxNav, body })
  })
  app.post('/control/faults', async ({ body }, reply) => {
    switches.change(faultChange.parse(body))
    return reply.redirect('/control', 303)
  })
  app.post('/control/clock', async ({ body }, reply) => {
    clock.advance(clockPush.parse(body).advanceMs)
    payments.expireDue()
    return reply.redirect('/control', 303)
  })
  app.post<{ Params: { id: string } }>('/control/partner-webhooks/:id/resend', async ({ params }, reply) => {
    const partnerWebhook = partnerWebhooks.sent.get(params.id)
    if (partnerWebhook !== undefined) await partnerWebhooks.resend(partnerWebhook)
    return reply.redirect('/control', 303)
  })
  app.post<{ Params: { id: string } }>('/control/events/:id/resend', async ({ params }, reply) => {
    const event = state.events.get(params.id)
    if (event !== undefined) await webhooks.resend(event)
    return reply.redirect('/control', 303)
  })
}
