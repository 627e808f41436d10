import type { Card } from './cards.ts'
import type { Dispute, PaymentIntent, Refund, Session, SessionLine, StripeEvent } from './stripe-state.ts'

/** Stripe's objects as sent by the API, in version 2026-10-28.endive. */
export const apiVersion = '2026-10-28.endive'

export function sessionObject(session: Session, baseUrl: string) {
  return {
    id: session.id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    amount_subtotal: session.total,
    amount_total: session.total,
    automatic_tax: { enabled: false, liability: null, status: null },
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    created: session.created,
    currency: session.currency,
    currency_conversion: null,
    customer: null,
    customer_details: customerDetails(session),
    customer_email: session.customerEmail,
    expires_at: session.expiresAt,
    livemode: false,
    locale: session.locale,
    metadata: session.metadata,
    mode: 'payment',
    payment_intent: session.paymentIntent,
    payment_link: null,
    payment_method_types: ['card'],
    payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
    presentment_details: null,
    status: session.status,
    success_url: session.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: session.status === 'open' ? `${baseUrl}/stripe/pay/${session.id}` : null,
  }
}

function customerDetails({ customerEmail: email, status }: Session) {
  if (email === null && status !== 'complete') return null
  return { address: null, email, name: null, phone: null, tax_exempt: 'none', tax_ids: [] }
}

export const lineItemsObject = (session: Session) => ({
  object: 'list',
  data: session.lines.map((line) => lineObject(line, session.currency)),
  has_more: false,
  url: `/v1/checkout/sessions/${session.id}/line_items`,
})

const lineObject = (line: SessionLine, currency: string) => ({
  id: line.id,
  object: 'item',
  amount_discount: 0,
  amount_subtotal: line.unitAmount * line.quantity,
  amount_tax: 0,
  amount_total: line.unitAmount * line.quantity,
  currency,
  description: line.name,
  quantity: line.quantity,
})

export const intentObject = (intent: PaymentIntent) => ({
  id: intent.id,
  object: 'payment_intent',
  amount: intent.amount,
  amount_capturable: 0,
  amount_received: intent.amount,
  capture_method: 'automatic_async',
  created: intent.created,
  currency: intent.currency,
  customer: null,
  latest_charge: intent.chargeId,
  livemode: false,
  metadata: intent.metadata,
  payment_method_types: ['card'],
  receipt_email: intent.receiptEmail,
  status: 'succeeded',
})

export const chargeObject = (intent: PaymentIntent) => ({
  id: intent.chargeId,
  object: 'charge',
  amount: intent.amount,
  amount_captured: intent.amount,
  amount_refunded: intent.refunded,
  captured: true,
  created: intent.created,
  currency: intent.currency,
  livemode: false,
  metadata: intent.metadata,
  paid: true,
  payment_intent: intent.id,
  payment_method_details: { type: 'card', card: cardObject(intent.card) },
  refunded: intent.refunded === intent.amount,
  status: 'succeeded',
})

const cardObject = ({ brand, last4, fingerprint }: Card) => ({
  brand,
  country: 'LK',
  exp_month: 12,
  exp_year: 2034,
  fingerprint,
  funding: 'credit',
  last4,
  network: brand,
  wallet: null,
})

export const refundObject = (refund: Refund) => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amount,
  charge: refund.chargeId,
  created: refund.created,
  currency: refund.currency,
  metadata: refund.metadata,
  payment_intent: refund.paymentIntent,
  reason: refund.reason,
  status: refund.status,
  ...(refund.status === 'failed' ? { failure_reason: 'lost_or_stolen_card' } : {}),
})

export const disputeObject = (dispute: Dispute) => ({
  id: dispute.id,
  object: 'dispute',
  amount: dispute.amount,
  charge: dispute.chargeId,
  created: dispute.created,
  currency: dispute.currency,
  livemode: false,
  metadata: {},
  payment_intent: dispute.paymentIntent,
  reason: 'fraudulent',
  status: dispute.status,
})

export const eventObject = (event: StripeEvent) => ({
  id: event.id,
  object: 'event',
  api_version: apiVersion,
  created: event.created,
  data: { object: event.object },
  livemode: false,
  pending_webhooks: event.tries.some((one) => one.isTaken) ? 0 : 1,
  request: { id: null, idempotency_key: null },
  type: event.type,
})
