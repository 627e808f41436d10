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
} from '../../ports/payment-provider.ts'
import { isSigned, type KokoAccount, orderForm, viewForm } from './koko-form.ts'

export interface KokoOptions extends KokoAccount {
  /** Where Koko is reached, by the browser and by us; the sandbox's address in demonstration mode. */
  readonly apiBase: string
}

export const kokoBreaker = (limits: Partial<PartnerLimits> = {}): CircuitBreaker =>
  createCircuitBreaker('koko', {
    ...limits,
    timeoutMs: limits.timeoutMs ?? 8_000,
    isFailure: (error) => !(error instanceof AppError),
  })

export const kokoAbilities: PaymentAbilities = {
  closes: false,
  restarts: false,
  refunds: false,
  opensOnCall: false,
  declineEnds: true,
  saysAmount: false,
}

/**
 * Koko, pay in three: the browser posts a signed form, Koko calls back with a signed answer and is asked once more
 * before it is believed, because its signature covers no amount. It has no refund call and closes no payment.
 */
export function kokoPayments(options: KokoOptions, breaker = kokoBreaker()): PaymentProvider {
  const start = (order: PaymentOrder) => {
    if (order.currencyCode !== 'LKR') throw new Error('Koko accepts rupees only')
    return {
      kind: 'form' as const,
      kokoApiUrl: `${options.apiBase}/api/merchants/orderCreate`,
      kokoPayload: orderForm(order, options),
    }
  }
  const fetchStatus = (sessionId: string) => reachable(breaker, () => view(sessionId, options))
  return {
    name: 'koko',
    abilities: kokoAbilities,
    testKeys: async () => {
      await reachable(breaker, () => view(noOrder, options).catch(refuseKeys))
    },
    open: async (order) => ({ sessionId: order.attemptId, start: start(order) }),
    reopen: async (_sessionId, order) => start(order),
    fetchStatus,
    close: fetchStatus,
    refund: async () => {
      throw new AppError('refused', 'payments.refund-refused', 'Koko refunds in its portal only')
    },
    // Koko reports no refunds: staff record what they refund in its portal.
    reversalsOf: async () => [],
    readWebhookEvent: (rawBody) => readWebhookEvent(rawBody, options.publicKey),
    subjectOf: (body) => {
      const parsed = webhookEvent.safeParse(body)
      return parsed.success ? { kind: 'payment', sessionId: parsed.data.orderId } : null
    },
  }
}

const content = z.object({ trnId: z.union([z.string(), z.number()]).nullish(), status: z.string() })
/** The outer status is the envelope's: only the one inside is the payment's. */
const viewed = z.object({ content })
const refused = z.object({ statusCode: z.number(), message: z.string().default('') })

const stateOf: Readonly<Record<string, PaymentStatus['state']>> = {
  SUCCESS: 'paid',
  FAILED: 'failed',
  FAILURE: 'failed',
  DECLINE: 'failed',
  DECLINED: 'failed',
  CANCELED: 'failed',
  CANCELLED: 'failed',
}

/** The caller has timed out by then. */
const longestMs = 20_000

/** Asks Koko. What cannot be read (an HTML page now and then) is no answer: it is asked again later. */
async function view(sessionId: string, options: KokoOptions): Promise<PaymentStatus> {
  const response = await fetch(`${options.apiBase}/api/merchants/orderView`, {
    method: 'POST',
    body: new URLSearchParams(viewForm(sessionId, options)),
    redirect: 'error',
    signal: AbortSignal.timeout(longestMs),
  })
  const answer: unknown = await response.json()
  const none = { sessionId, attemptId: sessionId, amountMinor: null, currencyCode: null, paymentId: null }
  const known = viewed.safeParse(answer)
  if (known.success) {
    const { trnId, status } = known.data.content
    const paymentId = trnId === null || trnId === undefined ? null : String(trnId)
    return { ...none, state: stateOf[status.toUpperCase()] ?? 'open', paymentId }
  }
  const { message } = refused.parse(answer)
  if (message.includes('notExists')) return { ...none, state: 'unknown' }
  throw new KokoRefusal(`Koko says: ${message}`)
}

/** Koko understood the question and does not answer it. */
class KokoRefusal extends Error {}

/** An order that Koko cannot know: whose keys are right is told so. */
const noOrder = '00000000-0000-7000-8000-000000000000'

function refuseKeys(cause: unknown): never {
  if (!(cause instanceof KokoRefusal)) throw cause
  throw new AppError('refused', 'payments.key-refused', cause.message, { cause })
}

const webhookEvent = z.object({
  orderId: z.string().min(1).max(64),
  trnId: z.string().max(200),
  status: z.string().max(40),
  desc: z.string().max(500).default(''),
  signature: z.string().max(2000),
})

/** Koko signs orderId, trnId and status, and by some accounts the description behind them: either is its word. */
function readWebhookEvent(rawBody: Buffer, publicKey: string) {
  const read = webhookEvent.safeParse(Object.fromEntries(new URLSearchParams(rawBody.toString())))
  const wrong = () => new AppError('malformed', 'payments.signature-wrong', 'The signature is wrong')
  if (!read.success) throw wrong()
  const { orderId, trnId, status, desc, signature } = read.data
  const text = `${orderId}${trnId}${status}`
  if (![text, `${text}${desc}`].some((one) => isSigned(one, signature, publicKey))) throw wrong()
  // It has no ID of its own: the same status of the same payment is the same event.
  return { eventId: `${orderId}:${trnId}:${status}`, type: status, body: read.data }
}

async function reachable<T>(breaker: CircuitBreaker, work: () => Promise<T>): Promise<T> {
  try {
    return await breaker.run(work)
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    const message = 'Koko is not available right now. Please try again in a moment.'
    throw new AppError('unavailable', 'payments.unavailable', message, { cause })
  }
}
