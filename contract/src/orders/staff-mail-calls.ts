import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { orderMails } from './order-mails.ts'
import { staffOrder } from './staff-calls.ts'

export const staffOrderMailCalls = {
  'staff.order-mail': defineCall({
    method: 'POST',
    path: '/api/admin/orders/:id/mails',
    access: 'staff',
    permission: 'orders.move',
    summary: 'Sends an email of an order to its buyer again; at most three an hour.',
    request: { params: z.object({ id: z.string().max(64) }), body: z.object({ mail: z.enum(orderMails) }) },
    response: success({ order: staffOrder, message: z.string() }),
    refusals: ['order.unknown', 'order.mail-not-sendable', 'order.mail-too-often'],
  }),
}
