import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { RazorpayOrders } from '../razorpay/razorpay-orders.ts'
import type { StripeDisputes } from '../stripe/disputes.ts'
import { disputeObject, refundObject } from '../stripe/objects.ts'
import type { Change, StripePayments } from '../stripe/payments.ts'

export interface ReversalOptions {
  readonly payments: StripePayments
  readonly disputes: StripeDisputes
  readonly razorpay: RazorpayOrders
}

interface ById {
  Params: { id: string }
}

/** All of the payment by default; in minor units. */
const part = z.object({ amount: z.int().min(1).optional(), isInquiry: z.boolean().default(false) })
const decision = z.object({ status: z.enum(['won', 'lost']) })

/** What happens in the dashboards of Stripe and Razorpay, and at the banks of their cardholders. */
export async function reversalRoutes(app: FastifyInstance, options: ReversalOptions) {
  stripeReversals(app, options)
  razorpayReversals(app, options)
}

async function sent<Of>({ value, webhookAttempted }: Change<Of>): Promise<Of> {
  await webhookAttempted
  return value
}

function stripeReversals(app: FastifyInstance, { payments, disputes }: ReversalOptions): void {
  app.post<ById>('/api/control/stripe/payments/:id/refund', async ({ params, body }) => {
    const { amount } = part.parse(body ?? {})
    const form = { payment_intent: params.id, ...(amount === undefined ? {} : { amount: String(amount) }) }
    return refundObject(await sent(payments.refund(form)))
  })
  app.post<ById>('/api/control/stripe/refunds/:id/fail', async ({ params }) =>
    refundObject(await sent(payments.failRefund(params.id))),
  )
  app.post<ById>('/api/control/stripe/payments/:id/dispute', async ({ params, body }) =>
    disputeObject(await sent(disputes.open(params.id, part.parse(body ?? {})))),
  )
  app.post<ById>('/api/control/stripe/disputes/:id/escalate', async ({ params }) =>
    disputeObject(await sent(disputes.escalate(params.id))),
  )
  app.post<ById>('/api/control/stripe/disputes/:id/close', async ({ params, body }) =>
    disputeObject(await sent(disputes.close(params.id, decision.parse(body).status))),
  )
}

function razorpayReversals(app: FastifyInstance, { razorpay }: ReversalOptions): void {
  app.post<ById>('/api/control/razorpay/payments/:id/refund', async ({ params, body }) => {
    const { amount } = part.parse(body ?? {})
    return razorpay.refund(params.id, amount === undefined ? {} : { amount }, undefined)
  })
  app.post<ById>('/api/control/razorpay/refunds/:id/fail', async ({ params }) =>
    razorpay.failRefund(params.id),
  )
  app.post<ById>('/api/control/razorpay/payments/:id/dispute', async ({ params, body }) =>
    razorpay.dispute(params.id, part.parse(body ?? {}).amount),
  )
  app.post<ById>('/api/control/razorpay/disputes/:id/close', async ({ params, body }) =>
    razorpay.closeDispute(params.id, decision.parse(body).status),
  )
}
