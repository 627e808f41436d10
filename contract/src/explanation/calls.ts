import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { explanation } from './explanation.ts'

const explained = success({ explanation })

export const explanationCalls = {
  'explanation.quote': defineCall({
    method: 'GET',
    path: '/api/checkout/quote/:quoteId/explanation',
    access: 'customer',
    summary: 'How the figures come about that are held for the user',
    request: { params: z.object({ quoteId: z.string().max(64) }) },
    response: explained,
    refusals: ['explanation.quote-over'],
  }),
  'explanation.order': defineCall({
    method: 'GET',
    path: '/api/order/:orderId/explanation',
    access: 'customer',
    summary: "How the figures of the user's own order come about, refunds and ledger included",
    request: { params: z.object({ orderId: z.string().max(64) }) },
    response: explained,
    refusals: ['order.unknown'],
  }),
  'staff.order-explanation': defineCall({
    method: 'GET',
    path: '/api/admin/orders/:id/explanation',
    access: 'staff',
    summary: 'The same of any order, as its shopper sees it',
    request: { params: z.object({ id: z.string().max(64) }) },
    response: explained,
    refusals: ['order.unknown', 'staff.role-forbids'],
  }),
}
