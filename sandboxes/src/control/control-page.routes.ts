import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { faultChange } from '../faults.ts'
import { sandboxNav, sendPage } from '../page.ts'
import { type ControlOptions, clockPush } from './control.routes.ts'
import { controlBody, homeBody } from './control-pages.ts'
import { type ScenarioName, scenarioNames } from './scenario-list.ts'

const mark = 'SANDBOX: no real money, no real mail'

/** The sandbox's home page, and its switches as forms. */
export async function controlPageRoutes(app: FastifyInstance, options: ControlOptions) {
  const { switches, clock, state, payments, printOrders, partnerWebhooks, notices } = options
  const play = scenarioPlayer(options)
  /** Of the last action, shown once. */
  let said = ''
  app.setErrorHandler((error: Error, _request, reply) => sendFailure(reply, error))
  homeRoute(app, options)
  app.get('/control', async (_request, reply) => {
    payments.expireDue()
    const shown = said
    said = ''
    const body = controlBody({
      faults: switches.current(),
      pushedMs: clock.pushedMs(),
      hasShop: notices.hasShop,
      said: shown,
      state,
      partnerWebhooks: partnerWebhooks.sent,
      printOrders: printOrders.orders,
    })
    return sendPage(reply, { title: 'Control', mark, nav: sandboxNav, body })
  })
  resendRoutes(app, options)
  app.post('/control/faults', async ({ body }, reply) => {
    switches.change(faultChange.parse(body))
    return reply.redirect('/control', 303)
  })
  app.post('/control/clock', async ({ body }, reply) => {
    said = await notices.send({ kind: 'push-clock', ms: clockPush.parse(body).advanceMs })
    payments.expireDue()
    await printOrders.moveDue()
    return reply.redirect('/control', 303)
  })
  app.post<{ Params: { name: string } }>('/control/scenarios/:name', async ({ params }, reply) => {
    said = await play(scenarioName.parse(params.name))
    payments.expireDue()
    return reply.redirect('/control', 303)
  })
}

function sendFailure(reply: FastifyReply, error: Error): FastifyReply {
  const isWrong = error instanceof z.ZodError
  const body = `<h1>Control</h1><p class="alert">${isWrong ? 'That is no value of this form.' : 'That did not work.'}</p>`
  return sendPage(reply, { title: 'Control', mark, nav: sandboxNav, status: isWrong ? 400 : 500, body })
}

function homeRoute(app: FastifyInstance, { baseUrl, smtpPort }: ControlOptions): void {
  app.get('/', async (_request, reply) =>
    sendPage(reply, { title: 'Sandbox', mark, nav: sandboxNav, body: homeBody(baseUrl(), smtpPort) }),
  )
}

/** Webhooks that are sent again at the press of a button. */
function resendRoutes(app: FastifyInstance, { state, webhooks, partnerWebhooks }: ControlOptions): void {
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

const scenarioName = z.enum(scenarioNames)

/** Longer than a shop holds the items of a payment. */
const afterHoldMs = 36 * 60_000

/** Plays a scenario, and returns what happened in words. */
function scenarioPlayer({ notices, koko, switches }: Pick<ControlOptions, 'notices' | 'koko' | 'switches'>) {
  const play: Readonly<Record<ScenarioName, () => Promise<string>>> = {
    'return-day-7': () => notices.send({ kind: 'play', scenario: 'return-day-7' }),
    'return-day-8': () => notices.send({ kind: 'play', scenario: 'return-day-8' }),
    'parcel-lost': () => notices.send({ kind: 'play', scenario: 'parcel-lost' }),
    'paid-after-hold': async () => {
      const open = [...koko.orders.values()].findLast(({ status }) => status === 'PENDING')
      if (open === undefined) return 'There is no open payment at Koko. Please begin one in the shop first.'
      const said = await notices.send({ kind: 'push-clock', ms: afterHoldMs })
      await koko.end(open, 'SUCCESS').webhookAttempted
      return `${said} Koko took the money for order ${open.fields._reference} after that.`
    },
    'refund-refused': async () => {
      switches.change({ stripe: 'refunds-refused' })
      return 'Card refunds are refused now.'
    },
  }
  return (name: ScenarioName): Promise<string> => play[name]()
}
