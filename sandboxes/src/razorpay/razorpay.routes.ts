import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { FaultSwitches } from '../faults.ts'
import { escapeHtml } from '../page.ts'
import { money } from '../stripe/currency.ts'
import {
  orderObject,
  paymentObject,
  type RazorpayOrder,
  type RazorpayOrders,
  razorpayKey,
} from './razorpay-orders.ts'
import { RazorpayError } from './razorpay-webhooks.ts'

export interface RazorpayRoutesOptions {
  readonly razorpay: RazorpayOrders
  readonly switches: FaultSwitches
  readonly baseUrl: () => string
}

interface ById {
  Params: { id: string }
}

/** Razorpay's API for its checkout script, the script itself, and the window it opens. */
export async function razorpayRoutes(app: FastifyInstance, options: RazorpayRoutesOptions) {
  app.setErrorHandler((error: Error, _request, reply) => refuse(reply, error))
  app.register(apiRoutes, options)
  app.get('/razorpay/v1/checkout.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(checkoutScript(options.baseUrl())),
  )
  app.get('/razorpay/frame.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(frameScript),
  )
  frameRoutes(app, options)
}

async function apiRoutes(api: FastifyInstance, { razorpay, switches }: RazorpayRoutesOptions) {
  api.addHook('onRequest', async (request) => {
    await switches.play('razorpay')
    requireKey(request)
  })
  api.post('/razorpay/v1/orders', async ({ body }) => orderObject(razorpay.create(body)))
  api.get<ById>('/razorpay/v1/orders/:id', async ({ params }) => orderObject(razorpay.find(params.id)))
  api.get<ById>('/razorpay/v1/orders/:id/payments', async ({ params }) => {
    return collectionOf(razorpay.find(params.id).payments.map(paymentObject))
  })
  api.get<ById>('/razorpay/v1/payments/:id', async ({ params }) => paymentObject(razorpay.payment(params.id)))
  api.get<ById>('/razorpay/v1/payments/:id/refunds', async ({ params }) =>
    collectionOf(razorpay.refundsOf(params.id)),
  )
  api.get('/razorpay/v1/disputes', async () => collectionOf(razorpay.disputes()))
  api.post<ById>('/razorpay/v1/payments/:id/refund', async ({ params, body, headers }) => {
    const key = headers['x-refund-idempotency']
    return razorpay.refund(params.id, body ?? {}, Array.isArray(key) ? key[0] : key)
  })
}

const collectionOf = (items: readonly object[]) => ({ entity: 'collection', count: items.length, items })

/** The window, and how a payment ends in it. */
function frameRoutes(app: FastifyInstance, { razorpay, switches }: RazorpayRoutesOptions): void {
  app.get<ById>('/razorpay/frame/:id', async ({ params }, reply) =>
    sendFrame(reply, razorpay.find(params.id)),
  )
  app.post<ById>('/razorpay/frame/:id/pay', async ({ params }) => {
    const { paid, signature, webhookAttempted } = razorpay.pay(razorpay.find(params.id))
    if (switches.current().razorpay === 'webhook-before-return') await webhookAttempted
    return {
      kind: 'paid',
      answer: {
        razorpay_payment_id: paid.id,
        razorpay_order_id: paid.order_id,
        razorpay_signature: signature,
      },
    }
  })
  app.post<ById>('/razorpay/frame/:id/decline', async ({ params }) => {
    const { failed } = razorpay.decline(razorpay.find(params.id))
    const metadata = { order_id: failed.order_id, payment_id: failed.id }
    return {
      kind: 'failed',
      answer: {
        code: 'BAD_REQUEST_ERROR',
        description: 'Your payment was declined by the bank.',
        source: 'bank',
        step: 'payment_authorization',
        reason: 'payment_failed',
        metadata,
      },
    }
  })
}

function requireKey({ headers }: FastifyRequest): void {
  const right = `Basic ${Buffer.from(`${razorpayKey.id}:${razorpayKey.secret}`).toString('base64')}`
  if (headers.authorization !== right) throw new RazorpayError('Authentication failed', 401)
}

function refuse(reply: FastifyReply, error: Error): FastifyReply {
  const isWrong = error instanceof z.ZodError
  const status = isWrong ? 400 : error instanceof RazorpayError ? error.status : 500
  const description = isWrong ? z.prettifyError(error) : error.message
  const code = status === 500 ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR'
  return reply.status(status).send({
    error: {
      code,
      description,
      source: 'business',
      step: 'payment_initiation',
      reason: 'input_validation_failed',
      metadata: {},
    },
  })
}

const framePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'"

/** The window over the shop's page: the only page of the sandbox that others may frame. */
function sendFrame(reply: FastifyReply, order: RazorpayOrder): FastifyReply {
  const button = (verb: string, label: string, style = '') =>
    `<button type="button" data-verb="${verb}"${style}>${label}</button>`
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Razorpay (SANDBOX)</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/sandbox.css"><script src="/razorpay/frame.js" defer></script></head>
<body><header><p>SANDBOX: no real money</p></header>
<main><div class="narrow"><h1>Razorpay</h1>
<p class="alert" role="alert" hidden>Your payment was declined by the bank.</p>
<div class="sheet"><table><tfoot><tr><th scope="row">To pay</th><td class="amount">${escapeHtml(money(order.amount, order.currency.toLowerCase()))}</td></tr></tfoot></table></div>
<div class="actions">${button('pay', 'Pay', ' class="first"')}${button('decline', 'Decline')}${button('cancel', 'Cancel')}</div>
<p class="actions quiet">This window stands in for Razorpay's. No card is asked for: choose how the payment ends.</p></div></main></body></html>`
  return reply
    .headers({ 'content-security-policy': framePolicy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html)
}

/**
 * The stand-in for checkout.js: the constructor, options and events that a shop uses, and a frame over the page in which
 * the tester chooses how the payment ends.
 */
const checkoutScript = (origin: string): string => `'use strict';
window.Razorpay = class Razorpay {
  constructor(options) {
    if (!options || !options.key || !options.order_id) throw new Error('key and order_id are needed');
    this.options = options;
    this.listeners = {};
  }
  on(name, listener) { (this.listeners[name] ||= []).push(listener); }
  open() {
    const { options, listeners } = this;
    const frame = document.createElement('iframe');
    frame.title = 'Razorpay (SANDBOX)';
    frame.src = '${origin}/razorpay/frame/' + encodeURIComponent(options.order_id) + '?key=' + encodeURIComponent(options.key);
    Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0', zIndex: '9999', background: '#faf8f4' });
    const close = () => { window.removeEventListener('message', hear); frame.remove(); };
    const hear = (event) => {
      if (event.origin !== '${origin}' || event.source !== frame.contentWindow) return;
      const { kind, answer } = event.data;
      if (kind === 'failed') for (const listener of listeners['payment.failed'] || []) listener({ error: answer });
      if (kind === 'paid') { close(); options.handler && options.handler(answer); }
      if (kind === 'dismissed') { close(); options.modal && options.modal.ondismiss && options.modal.ondismiss(); }
    };
    window.addEventListener('message', hear);
    document.body.append(frame);
    frame.focus();
  }
};
`

/** In the frame: sends the result of a click to the parent page. */
const frameScript = `'use strict';
for (const button of document.querySelectorAll('button[data-verb]'))
  button.addEventListener('click', async () => {
    if (button.dataset.verb === 'cancel') return parent.postMessage({ kind: 'dismissed' }, '*');
    const response = await fetch(location.pathname + '/' + button.dataset.verb, { method: 'POST' });
    const result = await response.json();
    document.querySelector('[role=alert]').hidden = result.kind !== 'failed';
    parent.postMessage(result, '*');
  });
`
