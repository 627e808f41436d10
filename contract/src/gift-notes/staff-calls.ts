import { z } from 'zod'
import { defineCall, success } from '../call.ts'

export const staffGiftNoteCalls = {
  'staff.gift-note': defineCall({
    method: 'GET',
    path: '/api/admin/orders/:id/gift-note',
    access: 'staff',
    permission: 'orders.read',
    summary: "Returns the gift note of an order; '' if there is none.",
    request: { params: z.object({ id: z.string().max(64) }) },
    response: success({ text: z.string() }),
    refusals: [],
  }),
}
