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
const refund = z.object({ id: z.string(), status: z.string() })
const refusal = z.object({ error: z.object({ code: z.string(), description: z.string().default('') }) })

/** Razorpay understood the call and will not do it. */
export class RazorpayRefusal extends Error {}

export interface RazorpayApi {
  createOrder(request: PaymentOrder): Promise<z.output<typeof order>>
  /** undefined for one that Razorpay does not know. */
  order(id: string): Promise<z.output<typeof order> | undefined>
  payments(orderId: string): Promise<z.output<typeof payment>[]>
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
    payments: async (orderId) => {
      const answer = await ask(`/orders/${encodeURIComponent(orderId)}/payments`)
      return z.object({ items: z.array(payment) }).parse(answer).items
    },
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
  throw new Error(`Razorpay answered ${response.status}: ${error.description}`)
}
