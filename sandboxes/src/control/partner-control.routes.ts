import type { FastifyInstance } from 'fastify'
import { type KokoOrders, KokoRefusal } from '../koko/koko-orders.ts'
import type { PartnerWebhooks } from '../partner-webhooks.ts'
import { orderObject, type RazorpayOrders } from '../razorpay/razorpay-orders.ts'
import { RazorpayError } from '../razorpay/razorpay-webhooks.ts'

export interface PartnerControlOptions {
  readonly koko: KokoOrders
  readonly razorpay: RazorpayOrders
  readonly partnerWebhooks: PartnerWebhooks
}

interface ById {
  Params: { id: string }
}

/** Shoppers' actions at Koko and Razorpay, and their webhook events, as JSON: for tests without a browser. */
export async function partnerControlRoutes(app: FastifyInstance, options: PartnerControlOptions) {
  const { koko, razorpay, partnerWebhooks } = options
  app.setErrorHandler((error: Error, _request, reply) => {
    const isRefused = error instanceof KokoRefusal || error instanceof RazorpayError
    return reply.status(isRefused ? 400 : 500).send({ message: error.message })
  })
  const endings = { pay: 'SUCCESS', decline: 'FAILURE', cancel: 'CANCELED' } as const
  for (const [verb, status] of Object.entries(endings))
    app.post<ById>(`/api/control/koko/:id/${verb}`, async ({ params }) => {
      const order = koko.find(params.id)
      await koko.end(order, status).webhookAttempted
      return { status: order.status, trnId: order.trnId, returnUrl: koko.returnAddress(order) }
    })
  app.post<ById>('/api/control/razorpay/:id/pay', async ({ params }) => {
    const { paid, signature, webhookAttempted } = razorpay.pay(razorpay.find(params.id))
    await webhookAttempted
    return { razorpay_payment_id: paid.id, razorpay_order_id: paid.order_id, razorpay_signature: signature }
  })
  app.post<ById>('/api/control/razorpay/:id/decline', async ({ params }) => {
    await razorpay.decline(razorpay.find(params.id)).webhookAttempted
    return orderObject(razorpay.find(params.id))
  })
  app.get('/api/control/partner-webhooks', async () => ({
    partnerWebhooks: [...partnerWebhooks.sent.values()],
  }))
  app.post<ById>('/api/control/partner-webhooks/:id/resend', async ({ params }, reply) => {
    const partnerWebhook = partnerWebhooks.sent.get(params.id)
    if (partnerWebhook === undefined)
      return reply.status(404).send({ message: `There is no webhook event ${params.id}.` })
    return { taken: await partnerWebhooks.resend(partnerWebhook) }
  })
}
