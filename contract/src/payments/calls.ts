import { z } from 'zod'
import { defineCall, success } from '../call.ts'

export const paymentCalls = {
  'payments.verify-stripe': defineCall({
    method: 'POST',
    path: '/api/order/verifyStripe',
    access: 'customer',
    summary: 'Asks the card provider whether an order was paid; nothing in the request is believed',
    request: {
      body: z.object({
        success: z.union([z.string().max(10), z.boolean()]).optional(),
        orderId: z.string().max(64),
        sessionId: z.string().max(200).optional(),
      }),
    },
    response: success({ message: z.string() }),
    refusals: ['order.unknown', 'payments.not-paid', 'payments.unavailable'],
  }),
  'payments.stripe-webhook': defineCall({
    method: 'POST',
    path: '/api/webhooks/stripe',
    access: 'partner',
    summary: 'Signed notifications of the card provider',
    request: {},
    response: success({}),
    refusals: ['payments.signature-wrong'],
  }),
}
