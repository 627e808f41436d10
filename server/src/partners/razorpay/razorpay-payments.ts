import { createHmac, timingSafeEqual } from 'node:crypto'
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
} from '../../ports/payment-provider.ts'
import { type RazorpayApi, RazorpayRefusal, razorpayApi } from './razorpay-api.ts'
import { razorpayReversals } from './razorpay-reversals.ts'
import { readWebhookEvent, subjectOf } from './razorpay-webhook-events.ts'

export interface RazorpayOptions {
  readonly keyId: string
  readonly keySecret: string
  /** Not the key's secret: webhooks have one of their own. */
  readonly webhookSecret: string
  readonly apiBase: string
  /** The script that opens Razorpay's window in the browser. */
  readonly scriptUrl: string
  readonly shopName: string
}

/** What Razorpay refuses of a request is an answer, not a failure. */
export const razorpayBreaker = (limits: Partial<PartnerLimits> = {}): CircuitBreaker =>
  createCircuitBreaker('razorpay', {
    ...limits,
    timeoutMs: limits.timeoutMs ?? 8_000,
    isFailure: (error) => !(error instanceof AppError) && !(error instanceof RazorpayRefusal),
  })

export const razorpayAbilities: PaymentAbilities = {
  closes: false,
  restarts: true,
  refunds: true,
  opensOnCall: true,
  declineEnds: false,
  saysAmount: true,
}

/** Razorpay: an order there, its checkout script in the browser, and its word on what was paid. */
export function razorpayPayments(options: RazorpayOptions, breaker = razorpayBreaker()): PaymentProvider {
  const api = razorpayApi(options)
  const fetchStatus = (sessionId: string) => reachable(breaker, () => paymentStatus(api, sessionId))
  return {
    name: 'razorpay',
    abilities: razorpayAbilities,
    open: async (order) => {
      const { id } = await reachable(breaker, () => api.createOrder(order), 'Failed to create Razorpay order')
      return { sessionId: id, start: startOf(options, id, order) }
    },
    reopen: async (sessionId, order) => startOf(options, sessionId, order),
    fetchStatus,
    close: fetchStatus,
    refund: (refund) =>
      reachable(breaker, async () => {
        const { id } = await api.refund(refund)
        return { refundId: id }
      }),
    reversalsOf: (paymentId) => reachable(breaker, () => razorpayReversals(api, paymentId)),
    isSignedReturn: ({ sessionId, paymentId, signature }) =>
      isHmac(`${sessionId}|${paymentId}`, options.keySecret, signature),
    readWebhookEvent: (rawBody, header) => {
      if (!isHmac(rawBody, options.webhookSecret, header('x-razorpay-signature') ?? ''))
        throw new AppError('malformed', 'payments.signature-wrong', 'The signature is wrong')
      return readWebhookEvent(rawBody, header('x-razorpay-event-id'))
    },
    subjectOf,
  }
}

/** What the page needs to open Razorpay's window. */
const startOf = ({ keyId, scriptUrl, shopName }: RazorpayOptions, id: string, order: PaymentOrder) => ({
  kind: 'script' as const,
  order: { id, amount: order.amountMinor, currency: order.currencyCode, receipt: order.attemptId },
  checkout: {
    key: keyId,
    scriptUrl,
    name: shopName,
    description: `Order ${order.orderNumber}`,
    prefill: {
      name: `${order.firstName} ${order.lastName}`,
      email: order.email,
      contact: order.phone.replace(/[^\d+]/g, ''),
    },
  },
})

function isHmac(text: string | Buffer, secret: string, given: string): boolean {
  const right = Buffer.from(createHmac('sha256', secret).update(text).digest('hex'))
  const received = Buffer.from(given)
  return received.length === right.length && timingSafeEqual(received, right)
}

/** An order is paid by the first of its payments that was captured; one only authorised may still be. */
async function paymentStatus(api: RazorpayApi, sessionId: string): Promise<PaymentStatus> {
  const order = await api.order(sessionId)
  if (order === undefined)
    return {
      sessionId,
      attemptId: null,
      state: 'unknown',
      amountMinor: null,
      currencyCode: null,
      paymentId: null,
    }
  const payments = await api.payments(sessionId)
  const captured = payments.find(({ status }) => status === 'captured' || status === 'refunded')
  return {
    sessionId,
    attemptId: order.receipt,
    state: captured === undefined ? 'open' : 'paid',
    amountMinor: captured?.amount ?? order.amount,
    currencyCode: captured?.currency ?? order.currency,
    paymentId: captured?.id ?? null,
  }
}

const unavailableWords = 'Razorpay is not available right now. Please try again in a moment.'

async function reachable<T>(
  breaker: CircuitBreaker,
  work: () => Promise<T>,
  words: string = unavailableWords,
): Promise<T> {
  try {
    return await breaker.run(work)
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('unavailable', 'payments.unavailable', words, { cause })
  }
}
