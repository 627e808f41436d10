import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { explanation } from './explanation.ts'

const explained = success({ explanation })

export const explanationCalls = {
  'explanation.quote': defineCall({
    method: 'GET',
    path: '/api/checkout/quote/:quoteId/explanation',
    access: 'customer',
    summary: "Explains how the figures of the user's quote are calculated.",
    request: { params: z.object({ quoteId: z.string().max(64) }) },
    response: explained,
    refusals: ['explanation.quote-over'],
  }),
  'explanation.order': defineCall({
    method: 'GET',
    path: '/api/order/:orderId/explanation',
    access: 'customer',
    summary: "Explains how the figures of the user's own order are calculated, with refunds and ledger.",
    request: { params: z.object({ orderId: z.string().max(64) }) },
    response: explained,
    refusals: ['order.unknown'],
  }),
}
