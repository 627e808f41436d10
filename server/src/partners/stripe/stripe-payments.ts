import Stripe from 'stripe'
import { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import {
  type CircuitBreaker,
  createCircuitBreaker,
  type PartnerLimits,
} from '../../platform/partners/circuit-breaker.ts'
import type {
  PaymentAbilities,
  PaymentOrder,
  PaymentProvider,
  PaymentStatus,
  RefundOrder,
  WebhookSubject,
} from '../../ports/payment-provider.ts'
import { refundReference, stripeReversals } from './stripe-reversals.ts'

export interface StripeOptions {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Where Stripe's API is reached; the sandbox's address in demonstration mode. */
  readonly apiBase: string
  /** Timeout of one call in ms; 8 s by default. */
  readonly timeoutMs?: number
}

/** Stripe behind a circuit breaker; what it refuses of a request is an answer, not a failure. */
export const stripeBreaker = (limits: Partial<PartnerLimits> = {}): CircuitBreaker =>
  createCircuitBreaker('stripe', {
    ...limits,
    timeoutMs: limits.timeoutMs ?? 20_000,
    isFailure: (error) =>
      !(error instanceof AppError) &&
      !(error instanceof Stripe.errors.StripeInvalidRequestError) &&
      !(error instanceof Stripe.errors.StripeIdempotencyError),
  })

export const stripeAbilities: PaymentAbilities = {
  closes: true,
  restarts: true,
  refunds: true,
  opensOnCall: true,
  declineEnds: false,
  saysAmount: true,
}

/** Stripe's hosted checkout. */
export function stripePayments(options: StripeOptions, breaker = stripeBreaker()): PaymentProvider {
  const base = new URL(options.apiBase)
  const stripe = new Stripe(options.secretKey, {
    host: base.hostname,
    port: base.port || (base.protocol === 'https:' ? '443' : '80'),
    protocol: base.protocol === 'https:' ? 'https' : 'http',
    telemetry: false,
    timeout: options.timeoutMs ?? 8_000,
    maxNetworkRetries: 1,
  })
  return {
    name: 'stripe',
    abilities: stripeAbilities,
    testKeys: () => reachable(breaker, () => testKeys(stripe)),
    open: (order) => reachable(breaker, () => open(stripe, order)),
    reopen: async (_sessionId, order) => (await reachable(breaker, () => open(stripe, order))).start,
    fetchStatus: (sessionId) =>
      reachable(breaker, async () =>
        statusOf(await stripe.checkout.sessions.retrieve(sessionId, withCharge)),
      ),
    close: (sessionId) => reachable(breaker, () => expire(stripe, sessionId)),
    refund: (refund) => reachable(breaker, () => giveBack(stripe, refund)),
    reversalsOf: (paymentId) => reachable(breaker, () => stripeReversals(stripe, paymentId)),
    readWebhookEvent: (rawBody, header) =>
      readWebhookEvent(stripe, options.webhookSecret, rawBody, header('stripe-signature')),
    subjectOf,
  }
}

/** Asks for a payment page that does not exist: whose key is right is told so. */
async function testKeys(stripe: Stripe): Promise<void> {
  try {
    await stripe.checkout.sessions.retrieve('cs_none')
  } catch (cause) {
    const { StripeInvalidRequestError, StripeAuthenticationError, StripePermissionError } = Stripe.errors
    if (cause instanceof StripeAuthenticationError || cause instanceof StripePermissionError)
      throw new AppError('refused', 'payments.key-refused', `Stripe says: ${cause.message}`, { cause })
    if (!(cause instanceof StripeInvalidRequestError)) throw cause
  }
}

async function open(stripe: Stripe, order: PaymentOrder) {
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: order.attemptId,
      customer_email: order.email,
      line_items: shortenLines(order.lines).map((line) => ({
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
  return { sessionId: session.id, start: { kind: 'page', url: session.url } as const }
}

/** A payment page takes this many lines; the rest of a longer order becomes one. */
const linesMaximum = 100

function shortenLines(lines: PaymentOrder['lines']): PaymentOrder['lines'] {
  if (lines.length <= linesMaximum) return lines
  const rest = lines.slice(linesMaximum - 1)
  const amountMinor = rest.reduce((sum, line) => sum + line.amountMinor, 0)
  return [...lines.slice(0, linesMaximum - 1), { name: `${rest.length} more lines`, amountMinor }]
}

/** The charge names the card by its fingerprint. */
const withCharge = { expand: ['payment_intent.latest_charge'] }

/** A page that is no longer open cannot be expired: then what it became is the answer. */
async function expire(stripe: Stripe, sessionId: string): Promise<PaymentStatus> {
  try {
    return statusOf(await stripe.checkout.sessions.expire(sessionId))
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    return statusOf(await stripe.checkout.sessions.retrieve(sessionId, withCharge))
  }
}

function statusOf(session: Stripe.Checkout.Session): PaymentStatus {
  const intent = session.payment_intent
  return {
    sessionId: session.id,
    attemptId: session.client_reference_id,
    state: stateOf(session),
    amountMinor: session.amount_total ?? -1,
    currencyCode: (session.currency ?? '').toUpperCase(),
    paymentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    cardFingerprint: fingerprintOf(intent),
  }
}

function fingerprintOf(intent: Stripe.Checkout.Session['payment_intent']): string | undefined {
  const charge = typeof intent === 'string' ? null : intent?.latest_charge
  if (charge === null || charge === undefined || typeof charge === 'string') return undefined
  return charge.payment_method_details?.card?.fingerprint ?? undefined
}

function stateOf(session: Stripe.Checkout.Session): PaymentStatus['state'] {
  if (session.payment_status === 'paid') return 'paid'
  if (session.status === 'open') return 'open'
  return session.status === 'expired' ? 'expired' : 'unpaid'
}

/** What Stripe will not give back it says so; asked again with the same reference it would say the same. */
async function giveBack(stripe: Stripe, { paymentId, amountMinor, reference }: RefundOrder) {
  try {
    const { id } = await stripe.refunds.create(
      { payment_intent: paymentId, amount: amountMinor, metadata: { [refundReference]: reference } },
      { idempotencyKey: `refund:${reference}` },
    )
    return { refundId: id }
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeInvalidRequestError)) throw cause
    throw new AppError('refused', 'payments.refund-refused', cause.message, { cause })
  }
}

function readWebhookEvent(stripe: Stripe, secret: string, rawBody: Buffer, signature: string | undefined) {
  try {
    const event = stripe.webhooks.constructEvent(rawBody, signature ?? '', secret)
    return { eventId: event.id, type: event.type, body: event }
  } catch (cause) {
    throw new AppError('malformed', 'payments.signature-wrong', 'The signature is wrong', { cause })
  }
}

const webhookEvent = z.object({
  data: z.object({
    object: z.object({ id: z.string(), object: z.string(), payment_intent: z.string().nullish() }),
  }),
})

const reversed = ['charge', 'refund', 'dispute']

function subjectOf(body: unknown): WebhookSubject | null {
  const about = webhookEvent.safeParse(body).data?.data.object
  if (about?.object === 'checkout.session') return { kind: 'payment', sessionId: about.id }
  const paymentId = about?.payment_intent ?? null
  if (about === undefined || paymentId === null || !reversed.includes(about.object)) return null
  return { kind: 'reversal', paymentId }
}

async function reachable<T>(breaker: CircuitBreaker, work: () => Promise<T>): Promise<T> {
  try {
    return await breaker.run(work)
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    const message = 'Card payment is not available right now. Please try again in a moment.'
    throw new AppError('unavailable', 'payments.unavailable', message, { cause })
  }
}
