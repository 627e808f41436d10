import Stripe from 'stripe'
import { AppError } from '../../platform/errors.ts'
import { type GuardedPartner, guardPartner } from '../../platform/partners/guarded-partner.ts'
import type { CardPayments, PaymentEvidence, PaymentPageOrder } from '../../ports/card-payments.ts'

export interface StripeOptions {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Where Stripe's API is reached; the sandbox's address in demonstration mode. */
  readonly apiBase: string
}

/** Stripe behind a circuit breaker; what it refuses of a request is an answer, not a failure. */
export const guardStripe = (): GuardedPartner =>
  guardPartner('stripe', {
    timeoutMs: 20_000,
    isFailure: (error) =>
      !(error instanceof Stripe.errors.StripeInvalidRequestError) &&
      !(error instanceof Stripe.errors.StripeIdempotencyError),
  })

/** Stripe's hosted checkout. */
export function stripePayments(options: StripeOptions, guard = guardStripe()): CardPayments {
  const base = new URL(options.apiBase)
  const stripe = new Stripe(options.secretKey, {
    host: base.hostname,
    port: base.port || (base.protocol === 'https:' ? '443' : '80'),
    protocol: base.protocol === 'https:' ? 'https' : 'http',
    telemetry: false,
    timeout: 8_000,
    maxNetworkRetries: 1,
  })
  return {
    open: (order) => reachable(guard, () => open(stripe, order)),
    look: (sessionId) =>
      reachable(guard, async () => evidenceOf(await stripe.checkout.sessions.retrieve(sessionId))),
    expire: (sessionId) => reachable(guard, () => expire(stripe, sessionId)),
    refund: (paymentId, reference) =>
      reachable(guard, async () => {
        await stripe.refunds.create({ payment_intent: paymentId }, { idempotencyKey: `refund:${reference}` })
      }),
    readNotification: (rawBody, signature) =>
      readNotification(stripe, options.webhookSecret, rawBody, signature),
  }
}

async function open(stripe: Stripe, order: PaymentPageOrder) {
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: order.attemptId,
      customer_email: order.email,
      line_items: order.lines.map((line) => ({
        quantity: 1,
        price_data: {
          currency: order.currencyCode.toLowerCase(),
          unit_amount: line.amountMinor,
          product_data: { name: line.name },
        },
      })),
      // The placeholder must stay as it is: a URL builder would encode its braces.
      success_url: `${order.successUrl}&session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: order.cancelUrl,
      expires_at: Math.floor(order.expiresAt.getTime() / 1000),
      adaptive_pricing: { enabled: false },
      metadata: { order_id: order.orderId, order_number: order.orderNumber },
      payment_intent_data: { metadata: { order_id: order.orderId, order_number: order.orderNumber } },
    },
    { idempotencyKey: `checkout:${order.attemptId}` },
  )
  if (session.url === null) throw new Error('the payment page has no address')
  return { sessionId: session.id, url: session.url }
}

/** A page that is no longer open cannot be expired: then what it became is the answer. */
async function expire(stripe: Stripe, sessionId: string): Promise<PaymentEvidence> {
  try {
    return evidenceOf(await stripe.checkout.sessions.expire(sessionId))
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    return evidenceOf(await stripe.checkout.sessions.retrieve(sessionId))
  }
}

function evidenceOf(session: Stripe.Checkout.Session): PaymentEvidence {
  const intent = session.payment_intent
  return {
    sessionId: session.id,
    attemptId: session.client_reference_id,
    state: stateOf(session),
    amountMinor: session.amount_total ?? -1,
    currencyCode: (session.currency ?? '').toUpperCase(),
    paymentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
  }
}

function stateOf(session: Stripe.Checkout.Session): PaymentEvidence['state'] {
  if (session.payment_status === 'paid') return 'paid'
  if (session.status === 'open') return 'open'
  return session.status === 'expired' ? 'expired' : 'unpaid'
}

function readNotification(stripe: Stripe, secret: string, rawBody: Buffer, signature: string | undefined) {
  try {
    const event = stripe.webhooks.constructEvent(rawBody, signature ?? '', secret)
    const object: object = event.data.object
    const isSession = event.type.startsWith('checkout.session.') && 'id' in object
    return {
      eventId: event.id,
      type: event.type,
      sessionId: isSession ? String(object.id) : null,
      body: event,
    }
  } catch (cause) {
    throw new AppError('malformed', 'payments.signature-wrong', 'The signature does not fit', { cause })
  }
}

async function reachable<T>(guard: GuardedPartner, work: () => Promise<T>): Promise<T> {
  try {
    return await guard.run(work)
  } catch (cause) {
    const message = 'Card payment is not available right now. Please try again in a moment.'
    throw new AppError('unavailable', 'payments.unavailable', message, { cause })
  }
}
