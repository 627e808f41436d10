import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { FaultSwitches } from '../faults.ts'
import { escapeHtml, sendPage } from '../page.ts'
import { type KokoOrder, type KokoOrders, KokoRefusal } from './koko-orders.ts'

export interface KokoRoutesOptions {
  readonly koko: KokoOrders
  readonly switches: FaultSwitches
}

interface ById {
  Params: { id: string }
}

const mark = 'SANDBOX: no real money'
const endings = { pay: 'SUCCESS', decline: 'FAILURE', cancel: 'CANCELED' } as const

/** Koko's redirect flow: its form, its page, and the status request. */
export async function kokoRoutes(app: FastifyInstance, { koko, switches }: KokoRoutesOptions) {
  app.setErrorHandler((error: Error, _request, reply) => sendProblem(error, reply))
  app.post('/koko/api/merchants/orderCreate', async ({ body }, reply) => {
    await switches.play('koko')
    const order = koko.create(body)
    return reply.redirect(pathOf(order), 303)
  })
  app.get<ById>('/koko/pay/:id', async ({ params }, reply) =>
    sendPage(reply, { title: 'Koko', mark, body: payBody(koko.find(params.id)) }),
  )
  for (const [verb, status] of Object.entries(endings))
    app.post<ById>(`/koko/pay/:id/${verb}`, async ({ params }, reply) => {
      const order = koko.find(params.id)
      const { webhookAttempted } = koko.end(order, status)
      // Otherwise the callback is sent in parallel and usually arrives later.
      if (switches.current().koko === 'webhook-before-return') await webhookAttempted
      return reply.redirect(koko.returnAddress(order), 303)
    })
  app.post('/koko/api/merchants/orderView', async ({ body }, reply) => {
    await switches.play('koko')
    if (switches.current().koko === 'html-error')
      return reply.type('text/html').send('<html><body><h1>Bad gateway</h1></body></html>')
    try {
      return { status: 'OK', statusCode: 200, content: contentOf(koko.view(body), switches) }
    } catch (error) {
      if (!(error instanceof KokoRefusal) && !(error instanceof z.ZodError)) throw error
      return reply
        .status(400)
        .send({ status: 'CLIENT_ERROR', statusCode: 400, message: `Error: ${error.message}` })
    }
  })
}

const pathOf = ({ fields }: KokoOrder) => `/koko/pay/${encodeURIComponent(fields._orderId)}`

/** The outer status is the envelope's; the payment's is inside, with its own values. */
function contentOf(order: KokoOrder, switches: FaultSwitches) {
  const ended = { PENDING: 'PENDING', SUCCESS: 'SUCCESS', FAILURE: 'FAILED', CANCELED: 'FAILED' } as const
  const status = switches.current().koko === 'pending' ? 'PENDING' : ended[order.status]
  return { trnId: order.trnId, orderId: order.fields._orderId, status, desc: null, signature: '' }
}

function payBody(order: KokoOrder): string {
  const { fields, status } = order
  if (status !== 'PENDING')
    return '<div class="narrow"><h1>Koko</h1><p>This payment is over. It is not made again.</p></div>'
  const amount = Number(fields._amount)
  const rupees = (sum: number) => `LKR ${sum.toLocaleString('en-US', { minimumFractionDigits: 2 })}`
  const third = Math.floor((amount * 100) / 3) / 100
  const action = (name: string, label: string, style = '') =>
    `<form method="post" action="${pathOf(order)}/${name}"><button${style}>${label}</button></form>`
  return `<div class="narrow"><h1>Pay in three with Koko</h1>
<div class="sheet"><table><tbody>
<tr><td>Today</td><td class="amount">${rupees(amount - 2 * third)}</td></tr>
<tr><td>In 30 days</td><td class="amount">${rupees(third)}</td></tr>
<tr><td>In 60 days</td><td class="amount">${rupees(third)}</td></tr></tbody>
<tfoot><tr><th scope="row">Order ${escapeHtml(fields._reference)}</th><td class="amount">${rupees(amount)}</td></tr></tfoot></table></div>
<div class="actions">${action('pay', 'Pay', ' class="first"')}${action('decline', 'Decline')}${action('cancel', 'Cancel')}</div>
<p class="actions quiet">This page stands in for Koko's. No login is asked for: choose how the payment ends. Paying as ${escapeHtml(fields._email)}.</p></div>`
}

/** Koko shows its errors to the shopper; a shop only learns of them by polling. */
function sendProblem(error: Error, reply: FastifyReply): FastifyReply {
  const isRefusal = error instanceof KokoRefusal || error instanceof z.ZodError
  const words = error instanceof z.ZodError ? z.prettifyError(error) : error.message
  return sendPage(reply, {
    title: 'Koko',
    mark,
    status: isRefusal ? 400 : 500,
    body: `<div class="narrow"><h1>Koko</h1><p class="alert" role="alert">${escapeHtml(words)}</p></div>`,
  })
}
