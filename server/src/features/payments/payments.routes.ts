import type { Handlers } from '../../platform/http/handlers.ts'
import type { Payments } from './payments.service.ts'

export const paymentRoutes = (payments: Payments): Handlers => ({
  'payments.verify-stripe': async ({ session, body }) => {
    await payments.verify(session.customerId, body.orderId, String(body.success) === 'false')
    return { success: true, message: 'Payment verified successfully!' }
  },
  'payments.stripe-webhook': async ({ rawBody, header }) => {
    await payments.receiveNotification(rawBody, header('stripe-signature'))
    return { success: true }
  },
  'order.pay-again': async ({ session, body }) => ({
    success: true,
    session_url: await payments.payAgain(session.customerId, body.orderId),
  }),
})
