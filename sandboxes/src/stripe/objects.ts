import type { PaymentIntent, Refund, Session, StripeEvent } from './stripe-state.ts'
import { totalOf } from './stripe-state.ts'

/** The wire shapes of what the sandbox's Stripe knows. */
export function sessionObject(session: Session, baseUrl: string): Record<string, unknown> {
  const total = totalOf(session)
  return {
    id: session.id,
    object: 'checkout.session',
    amount_subtotal: total,
    amount_total: total,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    created: session.created,
    currency: session.currency,
    customer_details: { email: session.customerEmail, name: null, phone: null, address: null },
    customer_email: session.customerEmail,
    expires_at: session.expiresAt,
    livemode: false,
    metadata: session.metadata,
    mode: 'payment',
    payment_intent: session.paymentIntent,
    payment_status: session.paymentStatus,
    status: session.status,
    success_url: session.successUrl,
    ui_mode: 'hosted_page',
    url: session.status === 'open' ? `${baseUrl}/stripe/pay/${session.id}` : null,
  }
}

export const intentObject = (intent: PaymentIntent): Record<string, unknown> => ({
  id: intent.id,
  object: 'payment_intent',
  amount: intent.amount,
  amount_received: intent.amount,
  currency: intent.currency,
  livemode: false,
  metadata: intent.metadata,
  status: 'succeeded',
})

export const refundObject = (refund: Refund): Record<string, unknown> => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amount,
  created: refund.created,
  currency: refund.currency,
  payment_intent: refund.paymentIntent,
  status: 'succeeded',
})

export const chargeObject = (intent: PaymentIntent): Record<string, unknown> => ({
  id: intent.id.replace('pi_', 'ch_'),
  object: 'charge',
  amount: intent.amount,
  amount_captured: intent.amount,
  amount_refunded: intent.refunded,
  currency: intent.currency,
  payment_intent: intent.id,
  refunded: intent.refunded === intent.amount,
})

export const eventObject = (event: StripeEvent): Record<string, unknown> => ({
  id: event.id,
  object: 'event',
  api_version: '2026-10-28.endive',
  created: event.created,
  data: { object: event.object },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type: event.type,
})
