import type { CallRequest, Handlers } from '../../platform/http/handlers.ts'
import type { Payments } from './payments.service.ts'

const verified = { success: true, message: 'Payment verified successfully!' } as const

export const paymentRoutes = (payments: Payments): Handlers => ({
  'payments.verify-stripe': async ({ session, body }) => {
    await payments.verify(session.customerId, body.orderId, String(body.success) === 'false')
    return verified
  },
  'payments.verify-koko': async ({ session, body }) => {
    await payments.verifySession(session.customerId, 'koko', { sessionId: body.orderId })
    return { success: true }
  },
  'payments.verify-razorpay': async ({ session, body }) => {
    const signed = { paymentId: body.razorpay_payment_id, signature: body.razorpay_signature }
    const returned = { sessionId: body.razorpay_order_id, signed }
    await payments.verifySession(session.customerId, 'razorpay', returned)
    return verified
  },
  'payments.stripe-webhook': async ({ rawBody, header }) => {
    await payments.receiveWebhookEvent('stripe', rawBody, header)
    return { success: true }
  },
  'payments.koko-webhook': async ({ rawBody, header }) => {
    await payments.receiveWebhookEvent('koko', rawBody, header)
    return { success: true }
  },
  'payments.razorpay-webhook': async ({ rawBody, header }) => {
    await payments.receiveWebhookEvent('razorpay', rawBody, header)
    return { success: true }
  },
  'order.pay-again': async ({ session, body }) => ({
    success: true,
    ...(await payments.payAgain(session.customerId, body.orderId)),
  }),
  'order.cancel-unpaid': (request) => cancelUnpaid(payments, request),
})

const cancelUnpaid = async (payments: Payments, { session, body }: CallRequest<'order.cancel-unpaid'>) => ({
  success: true as const,
  outcome: await payments.cancelUnpaidOrder(session.customerId, body.orderId),
})
