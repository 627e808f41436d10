import type { FastifyInstance, FastifyReply } from 'fastify'
import type { FaultSwitches } from '../faults.ts'
import { escapeHtml, sendPage } from '../page.ts'
import { ownCardNumber } from './cards.ts'
import { money } from './currency.ts'
import type { StripePayments } from './payments.ts'
import { StripeError } from './stripe-error.ts'
import type { Session, SessionLine } from './stripe-state.ts'

export interface HostedPageOptions {
  readonly payments: StripePayments
  readonly switches: FaultSwitches
}

interface ById {
  Params: { id: string }
}

/** A browser sends the card's number; without one the payer's own card pays. */
interface WithCard {
  Body: { readonly card?: string } | undefined
}

const mark = 'SANDBOX: no real money'

/** The page on which the shopper pays, is declined or cancels. */
export async function hostedPageRoutes(app: FastifyInstance, { payments, switches }: HostedPageOptions) {
  app.setErrorHandler((error: Error, _request, reply) => sendProblem(error, reply))
  app.get<ById>('/stripe/pay/:id', async ({ params }, reply) => {
    const session = payments.find(params.id)
    const body = session.status === 'open' ? openBody(session) : closedBody(session)
    return sendPage(reply, { title: 'Card payment', mark, body })
  })
  app.post<ById & WithCard>('/stripe/pay/:id/pay', async ({ params, body }, reply) => {
    const session = payments.find(params.id)
    if (session.status === 'expired') return reply.redirect(pathOf(session), 303)
    if (session.status === 'open') {
      const { webhookAttempted } = payments.pay(session.id, body?.card)
      // Otherwise the webhook event is sent in parallel and usually arrives later.
      if (switches.current().stripe === 'webhook-before-return') await webhookAttempted
    }
    return reply.redirect(returnAddress(session), 303)
  })
  app.post<ById>('/stripe/pay/:id/decline', async ({ params }, reply) => {
    const session = payments.find(params.id)
    if (session.status === 'open') payments.decline(session.id)
    return reply.redirect(pathOf(session), 303)
  })
  app.post<ById>('/stripe/pay/:id/cancel', async ({ params }, reply) => {
    const session = payments.find(params.id)
    return reply.redirect(session.cancelUrl ?? pathOf(session), 303)
  })
}

const pathOf = (session: Session): string => `/stripe/pay/${session.id}`

/** The placeholder is replaced as a literal; one that a URL builder has encoded stays, as at Stripe. */
const returnAddress = ({ successUrl, id }: Session): string =>
  successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id)

function openBody(session: Session): string {
  const action = (name: string, label: string) =>
    `<form method="post" action="${pathOf(session)}/${name}"><button>${label}</button></form>`
  const declined =
    '<p class="alert" role="alert">Your card was declined.</p><p>Nothing was charged. You can try again.</p>'
  return `<div class="narrow"><h1>Card payment</h1>
${session.wasDeclined ? declined : ''}
<div class="sheet"><table><thead><tr><th scope="col">Item</th><th scope="col" class="amount">Amount</th></tr></thead>
<tbody>${session.lines.map((line) => lineRow(line, session.currency)).join('')}</tbody>
<tfoot><tr><th scope="row">Total</th><td class="amount">${money(session.total, session.currency)}</td></tr></tfoot></table></div>
<form method="post" action="${pathOf(session)}/pay" id="pay"><label for="card">Card number</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" required value="${shownNumber(session)}"></form>
<div class="actions"><button form="pay" class="first">Pay</button>${action('decline', 'Decline')}${session.cancelUrl === null ? '' : action('cancel', 'Cancel')}</div>
<p class="actions quiet">This page stands in for Stripe's. Every payer has a card of their own; the number of any test card pays as well.${session.customerEmail === null ? '' : ` Paying as ${escapeHtml(session.customerEmail)}.`}</p></div>`
}

/** In groups of four, as on a card. */
const shownNumber = ({ customerEmail }: Session): string =>
  ownCardNumber(customerEmail).replace(/(\d{4})(?=\d)/g, '$1 ')

function lineRow(line: SessionLine, currency: string): string {
  const each =
    line.quantity === 1
      ? ''
      : ` <span class="quiet">${line.quantity} × ${money(line.unitAmount, currency)}</span>`
  return `<tr><td class="breaks">${escapeHtml(line.name)}${each}</td><td class="amount">${money(line.unitAmount * line.quantity, currency)}</td></tr>`
}

function closedBody(session: Session): string {
  const [title, words, back] =
    session.status === 'expired'
      ? ['This payment page has expired', 'Nothing was charged.', session.cancelUrl]
      : [
          'This payment was already made',
          `${money(session.total, session.currency)} was paid. It is not charged again.`,
          returnAddress(session),
        ]
  const link = back === null ? '' : `<p><a href="${escapeHtml(back)}">Back to the shop</a></p>`
  return `<div class="narrow"><h1>${title}</h1><p>${words}</p>${link}</div>`
}

function sendProblem(error: Error, reply: FastifyReply): FastifyReply {
  const isUnknown = error instanceof StripeError && error.status === 404
  const words = isUnknown ? 'There is no such payment page.' : error.message
  return sendPage(reply, {
    title: 'Card payment',
    mark,
    status: error instanceof StripeError ? error.status : 500,
    body: `<div class="narrow"><h1>Card payment</h1><p>${escapeHtml(words)}</p></div>`,
  })
}
