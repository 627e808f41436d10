import { z } from 'zod'
import { defineCall, success } from '../call.ts'

const verifyRefusals = ['order.unknown', 'payments.not-paid', 'payments.still-open', 'payments.unavailable']
const text = (maximum: number) => z.string().max(maximum)

export const paymentCalls = {
  'payments.verify-stripe': defineCall({
    method: 'POST',
    path: '/api/order/verifyStripe',
    access: 'customer',
    summary: 'Asks the card provider whether an order was paid. The request itself is not trusted.',
    request: {
      body: z.object({
        success: z.union([z.string().max(10), z.boolean()]).optional(),
        orderId: z.string().max(64),
        sessionId: z.string().max(200).optional(),
      }),
    },
    response: success({ message: z.string() }),
    refusals: verifyRefusals,
  }),
  'payments.verify-koko': defineCall({
    method: 'POST',
    path: '/api/order/verifyKokoPay',
    access: 'customer',
    summary: "Asks Koko whether an order was paid. orderId is Koko's reference; the rest is not trusted.",
    request: {
      body: z.object({
        trnId: text(200).optional(),
        orderId: text(64),
        status: text(40).optional(),
        desc: text(500).optional(),
      }),
    },
    response: success({}),
    refusals: verifyRefusals,
  }),
  'payments.verify-razorpay': defineCall({
    method: 'POST',
    path: '/api/order/verifyRazorpay',
    access: 'customer',
    summary: "Verifies the signature of Razorpay's answer and asks Razorpay whether the payment arrived.",
    request: {
      body: z.object({
        razorpay_order_id: text(64),
        razorpay_payment_id: text(64),
        razorpay_signature: text(200),
      }),
    },
    response: success({ message: z.string() }),
    refusals: [...verifyRefusals, 'payments.signature-wrong'],
  }),
  'payments.stripe-webhook': defineCall({
    method: 'POST',
    path: '/api/webhooks/stripe',
    access: 'partner',
    summary: "Receives the card provider's signed webhook events.",
    request: {},
    response: success({}),
    refusals: ['payments.signature-wrong', 'payments.unavailable'],
  }),
  'payments.koko-webhook': defineCall({
    method: 'POST',
    path: '/api/webhooks/koko',
    access: 'partner',
    summary: "Receives Koko's signed webhook events, as a form.",
    request: {},
    response: success({}),
    refusals: ['payments.signature-wrong', 'payments.unavailable'],
  }),
  'payments.razorpay-webhook': defineCall({
    method: 'POST',
    path: '/api/webhooks/razorpay',
    access: 'partner',
    summary: "Receives Razorpay's signed webhook events.",
    request: {},
    response: success({}),
    refusals: ['payments.signature-wrong', 'payments.unavailable'],
  }),
}
