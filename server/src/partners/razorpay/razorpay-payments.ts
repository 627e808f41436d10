import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
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
  Reversal,
  WebhookEvent,
  WebhookSubject,
} from '../../ports/payment-provider.ts'
import {
  type RazorpayApi,
  type RazorpayDispute,
  RazorpayKeyRefusal,
  type RazorpayRefund,
  RazorpayRefusal,
  razorpayApi,
} from './razorpay-api.ts'

export interface RazorpayOptions {
  readonly keyId: string
  readonly keySecret: string
  /** Not the key's secret: webhooks have one of their own. */
  readonly webhookSecret: string
  readonly apiBase: string
  /** The script that opens Razorpay's window in the browser. */
  readonly scriptUrl: string
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
    testKeys: () => reachable(breaker, () => testKeys(api)),
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

/** Asks for an order that does not exist: whose keys are right is told so. */
async function testKeys(api: RazorpayApi): Promise<void> {
  try {
    await api.order('order_none')
  } catch (cause) {
    if (!(cause instanceof RazorpayKeyRefusal)) throw cause
    throw new AppError('refused', 'payments.key-refused', cause.message, { cause })
  }
}

/** What the page needs to open Razorpay's window. */
const startOf = ({ keyId, scriptUrl }: RazorpayOptions, id: string, order: PaymentOrder) => ({
  kind: 'script' as const,
  order: { id, amount: order.amountMinor, currency: order.currencyCode, receipt: order.attemptId },
  checkout: {
    key: keyId,
    scriptUrl,
    name: order.storeName,
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

/** The refunds and disputes of a payment, oldest first. A payment that Razorpay does not know has none. */
async function razorpayReversals(api: RazorpayApi, paymentId: string): Promise<Reversal[]> {
  const [refunds, disputes] = await Promise.all([refundsOf(api, paymentId), api.disputes()])
  const ofPayment = disputes.filter((dispute) => dispute.payment_id === paymentId)
  const all = [...refunds.map(refundOf), ...ofPayment.map(disputeOf)]
  return all.sort((a, b) => a.created - b.created).map(({ created: _created, ...reversal }) => reversal)
}

async function refundsOf(api: RazorpayApi, paymentId: string): Promise<RazorpayRefund[]> {
  try {
    return await api.refunds(paymentId)
  } catch (error) {
    if (error instanceof RazorpayRefusal) return []
    throw error
  }
}

type Dated = Reversal & { readonly created: number }

const refundOf = ({ id, amount, receipt, status, created_at: created }: RazorpayRefund): Dated => ({
  kind: 'refund',
  id,
  amountMinor: amount,
  reference: receipt ?? null,
  state: status === 'failed' ? 'undone' : status === 'processed' ? 'done' : 'open',
  reason: status === 'failed' ? 'Razorpay could not refund it' : '',
  created,
})

/** The bank only asks: nothing is taken. */
const inquiries = ['fraud', 'retrieval']

const disputeOf = ({ id, amount, phase, status, created_at: created }: RazorpayDispute): Dated => ({
  kind: 'dispute',
  id,
  amountMinor: inquiries.includes(phase) ? 0 : amount,
  reference: null,
  state: status === 'won' || status === 'closed' ? 'undone' : status === 'lost' ? 'done' : 'open',
  reason: '',
  created,
})

const reversal = z.object({ entity: z.object({ id: z.string(), payment_id: z.string().nullish() }) })

/** What is stored of a webhook event: which payment it is about. The rest names the person who paid, and their card. */
const kept = z.object({
  event: z.string(),
  payload: z
    .object({
      payment: z.object({ entity: z.object({ id: z.string(), order_id: z.string().nullish() }) }).optional(),
      order: z.object({ entity: z.object({ id: z.string() }) }).optional(),
      refund: reversal.optional(),
      dispute: reversal.optional(),
    })
    .default({}),
})

/** A webhook event whose signature was found right; the header names it, for one that comes twice. */
function readWebhookEvent(rawBody: Buffer, eventId: string | undefined): WebhookEvent {
  const read = kept.safeParse(parsed(rawBody))
  if (!read.success)
    throw new AppError('malformed', 'payments.signature-wrong', 'This is not a webhook event')
  const id = eventId ?? createHash('sha256').update(rawBody).digest('hex')
  return { eventId: id, type: read.data.event, body: read.data }
}

function parsed(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString())
  } catch {
    return undefined
  }
}

function subjectOf(body: unknown): WebhookSubject | null {
  const { data } = kept.safeParse(body)
  if (data === undefined) return null
  const { payment, order, refund, dispute } = data.payload
  const reversed = refund ?? dispute
  if (reversed !== undefined) {
    const paymentId = reversed.entity.payment_id ?? payment?.entity.id
    return paymentId === undefined ? null : { kind: 'reversal', paymentId }
  }
  const orderId = order?.entity.id ?? payment?.entity.order_id
  return orderId === null || orderId === undefined ? null : { kind: 'payment', sessionId: orderId }
}
