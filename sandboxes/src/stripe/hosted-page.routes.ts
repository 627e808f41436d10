import type { FastifyInstance } from 'fastify'
import type { Faults } from '../faults.ts'
import { escapeHtml, page } from '../page.ts'
import type { StripePayments } from './payments.ts'
import { StripeError } from './stripe-error.ts'
import { type Session, totalOf } from './stripe-state.ts'

const zeroDecimals = new Set(['jpy', 'krw', 'vnd', 'clp', 'xaf', 'xof', 'xpf', 'ugx'])

/** The page on which the shopper pays, declines or turns back. */
export async function hostedPageRoutes(
  app: FastifyInstance,
  options: { payments: StripePayments; faults: Faults },
) {
  const { payments } = options
  app.get<{ Params: { id: string }; Querystring: { declined?: string } }>(
    '/stripe/pay/:id',
    async (request, reply) => {
      const session = payments.find(request.params.id)
      reply.type('text/html; charset=utf-8')
      return session.status === 'open'
        ? payPage(session, request.query.declined === '1')
        : closedPage(session)
    },
  )
  app.post<{ Params: { id: string } }>('/stripe/pay/:id/pay', async (request, reply) => {
    const session = payments.find(request.params.id)
    if (session.status === 'open') {
      const paid = payments.pay(session.id)
      if (options.faults.webhooks === 'before-return') await paid
      else paid.catch(() => {})
    }
    return reply.redirect(session.successUrl.replace('{CHECKOUT_SESSION_ID}', session.id), 303)
  })
  app.post<{ Params: { id: string } }>('/stripe/pay/:id/decline', async (request, reply) =>
    reply.redirect(`/stripe/pay/${request.params.id}?declined=1`, 303),
  )
  app.post<{ Params: { id: string } }>('/stripe/pay/:id/cancel', async (request, reply) =>
    reply.redirect(payments.find(request.params.id).cancelUrl, 303),
  )
  app.setErrorHandler((error: Error, _request, reply) => {
    const status = error instanceof StripeError ? error.status : 500
    return reply
      .status(status)
      .type('text/html')
      .send(page('Payment', `<h1>Payment</h1><p>${escapeHtml(error.message)}</p>`))
  })
}

function money(amount: number, currency: string): string {
  const decimals = zeroDecimals.has(currency) ? 0 : 2
  const text = (amount / 10 ** decimals).toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return `${currency.toUpperCase()} ${text}`
}

function payPage(session: Session, declined: boolean): string {
  const rows = session.lines.map(
    (line) =>
      `<tr><td>${escapeHtml(line.name)}</td><td class="amount">${money(line.amount * line.quantity, session.currency)}</td></tr>`,
  )
  const action = (name: string, label: string, style: string) =>
    `<form method="post" action="/stripe/pay/${session.id}/${name}"><button${style}>${label}</button></form>`
  return page(
    'Card payment',
    `<h1>Card payment</h1>${declined ? '<p class="alert" role="alert">Your card was declined.</p>' : ''}
<div class="sheet"><table><tbody>${rows.join('')}
<tr class="total"><td>Total</td><td class="amount">${money(totalOf(session), session.currency)}</td></tr></tbody></table></div>
<div class="actions">${action('pay', 'Pay', ' class="first"')}${action('decline', 'Decline', '')}${action('cancel', 'Cancel', '')}</div>
<p class="quiet">Stands in for Stripe's hosted page. ${escapeHtml(session.customerEmail ?? '')}</p>`,
  )
}

function closedPage(session: Session): string {
  const words =
    session.status === 'expired' ? 'This payment page has expired.' : 'This payment has been made already.'
  return page(
    'Card payment',
    `<h1>Card payment</h1><p>${words}</p><p><a href="${escapeHtml(session.cancelUrl)}">Back to the shop</a></p>`,
  )
}
