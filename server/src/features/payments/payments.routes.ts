import type { CallRequest, Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { cancelUnpaidOrder } from './attempts/cancel-unpaid.ts'
import { payAgain } from './attempts/start-payment.ts'
import { verifyPayment, verifySession } from './attempts/verify-payment.ts'
import { receiveWebhookEvent } from './payments.service.ts'

const verified = { success: true, message: 'Payment verified successfully!' } as const

export const paymentRoutes = (shop: Shop): Handlers => ({
  'payments.verify-stripe': async ({ session, body }) => {
    await verifyPayment(shop, session.customerId, body.orderId, String(body.success) === 'false')
    return verified
  },
  'payments.verify-koko': async ({ session, body }) => {
    await verifySession(shop, session.customerId, 'koko', { sessionId: body.orderId })
    return { success: true }
  },
  'payments.verify-razorpay': async ({ session, body }) => {
    const signed = { paymentId: body.razorpay_payment_id, signature: body.razorpay_signature }
    const returned = { sessionId: body.razorpay_order_id, signed }
    await verifySession(shop, session.customerId, 'razorpay', returned)
    return verified
  },
  'payments.stripe-webhook': async ({ rawBody, header }) => {
    await receiveWebhookEvent(shop, 'stripe', rawBody, header)
    return { success: true }
  },
  'payments.koko-webhook': async ({ rawBody, header }) => {
    await receiveWebhookEvent(shop, 'koko', rawBody, header)
    return { success: true }
  },
  'payments.razorpay-webhook': async ({ rawBody, header }) => {
    await receiveWebhookEvent(shop, 'razorpay', rawBody, header)
    return { success: true }
  },
  'order.pay-again': async ({ session, body }) => ({
    success: true,
    ...(await payAgain(shop, session.customerId, body.orderId)),
  }),
  'order.cancel-unpaid': (request) => cancelUnpaid(shop, request),
})

const cancelUnpaid = async (shop: Shop, { session, body }: CallRequest<'order.cancel-unpaid'>) => ({
  success: true as const,
  outcome: await cancelUnpaidOrder(shop, session.customerId, body.orderId),
})
