import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { StripePayments } from '../stripe/payments.ts'

const cardPayments = z.object({
  payments: z.array(
    z.object({
      id: z.string().min(1),
      amount: z.number().int().min(1),
      refunded: z.number().int().min(0),
      currency: z.string().length(3),
      email: z.string(),
    }),
  ),
})

/** A shop may have taken as many payments as it likes. */
const mostBytes = 8 * 1024 * 1024

/** The shop says which card payments it can refund: the sandbox forgets all when it stops. */
export async function cardPaymentRoutes(
  app: FastifyInstance,
  { payments }: { readonly payments: Pick<StripePayments, 'remember'> },
) {
  app.post('/api/control/card-payments', { bodyLimit: mostBytes }, async ({ body }, reply) => {
    const read = cardPayments.safeParse(body)
    if (!read.success) return reply.status(400).send({ message: z.prettifyError(read.error) })
    payments.remember(read.data.payments)
    return { remembered: read.data.payments.length }
  })
}
