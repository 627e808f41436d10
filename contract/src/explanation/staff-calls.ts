import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { explanation } from './explanation.ts'

export const staffExplanationCalls = {
  'staff.order-explanation': defineCall({
    method: 'GET',
    path: '/api/admin/orders/:id/explanation',
    access: 'staff',
    permission: 'orders.read',
    summary: 'Explains the figures of any order, as its shopper sees it.',
    request: { params: z.object({ id: z.string().max(64) }) },
    response: success({ explanation }),
    refusals: ['order.unknown'],
  }),
}
