import { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import type { PaymentOrder, RefundOrder } from '../../ports/payment-provider.ts'

const order = z.object({ id: z.string(), amount: z.number(), currency: z.string(), receipt: z.string() })
const payment = z.object({
  id: z.string(),
  amount: z.number(),
  currency: z.string(),
  /** created, authorized, captured, refunded or failed. */
  status: z.string(),
})
const refund = z.object({
  id: z.string(),
  amount: z.number(),
  receipt: z.string().nullish(),
  /** pending, processed or failed. */
  status: z.string(),
  created_at: z.number(),
})
const dispute = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.number(),
  /** fraud, retrieval, chargeback, pre_arbitration or arbitration. */
  phase: z.string().default(''),
  /** open, under_review, won, lost or closed. */
  status: z.string(),
  created_at: z.number(),
})
export type RazorpayRefund = z.output<typeof refund>
export type RazorpayDispute = z.output<typeof dispute>
const refusal = z.object({ error: z.object({ code: z.string(), description: z.string().default('') }) })

/** Razorpay understood the call and will not do it. */
export class RazorpayRefusal extends Error {}

/** Razorpay does not know the keys. */
export class RazorpayKeyRefusal extends Error {}

export interface RazorpayApi {
  createOrder(request: PaymentOrder): Promise<z.output<typeof order>>
  /** undefined for one that Razorpay does not know. */
  order(id: string): Promise<z.output<typeof order> | undefined>
  payments(orderId: string): Promise<z.output<typeof payment>[]>
  refunds(paymentId: string): Promise<RazorpayRefund[]>
  /** The newest disputes of all payments. */
  disputes(): Promise<RazorpayDispute[]>
  /** Refuses with 'payments.refund-refused'. */
  refund(request: RefundOrder): Promise<z.output<typeof refund>>
}

interface ApiOptions {
  readonly keyId: string
  readonly keySecret: string
  readonly apiBase: string
}

/** The caller has timed out by then. */
const longestMs = 20_000

/** The calls of Razorpay's API that the shop makes. Its own SDK knows one host only, and no refund keys. */
export function razorpayApi(options: ApiOptions): RazorpayApi {
  const ask = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    answerOf(options, path, body, headers)
  return {
    createOrder: async ({ attemptId, orderId, orderNumber, amountMinor, currencyCode }) =>
      order.parse(
        await ask('/orders', {
          amount: amountMinor,
          currency: currencyCode,
          receipt: attemptId,
          notes: { order_id: orderId, order_number: orderNumber },
        }),
      ),
    order: async (id) => {
      try {
        return order.parse(await ask(`/orders/${encodeURIComponent(id)}`))
      } catch (error) {
        if (error instanceof RazorpayRefusal) return undefined
        throw error
      }
    },
    payments: async (orderId) =>
      itemsOf(payment, await ask(`/orders/${encodeURIComponent(orderId)}/payments`)),
    refunds: async (paymentId) =>
      itemsOf(refund, await ask(`/payments/${encodeURIComponent(paymentId)}/refunds?count=100`)),
    disputes: async () => itemsOf(dispute, await ask('/disputes?count=100')),
    refund: async ({ paymentId, amountMinor, reference }) => {
      const path = `/payments/${encodeURIComponent(paymentId)}/refund`
      const body = { amount: amountMinor, speed: 'normal', receipt: reference }
      try {
        return refund.parse(await ask(path, body, { 'x-refund-idempotency': reference }))
      } catch (cause) {
        if (!(cause instanceof RazorpayRefusal)) throw cause
        throw new AppError('refused', 'payments.refund-refused', cause.message, { cause })
      }
    },
  }
}

const itemsOf = <Item extends z.ZodType>(item: Item, answer: unknown): z.output<Item>[] =>
  z.object({ items: z.array(item) }).parse(answer).items

/** Razorpay's answer to a call, a GET without a body; throws RazorpayRefusal for what it refuses. */
async function answerOf(
  { keyId, keySecret, apiBase }: ApiOptions,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): Promise<unknown> {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  const response = await fetch(`${apiBase}/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(longestMs),
  })
  const answer: unknown = await response.json()
  if (response.ok) return answer
  const { error } = refusal.parse(answer)
  if (response.status === 400) throw new RazorpayRefusal(error.description)
  const words = `Razorpay answered ${response.status}: ${error.description}`
  throw response.status === 401 ? new RazorpayKeyRefusal(words) : new Error(words)
}
