import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { linkedOrder } from './linked-order.ts'
import { order } from './order.ts'
import { productionRefusals } from './production-refusals.ts'

export const orderCalls = {
  'orders.user': defineCall({
    method: 'POST',
    path: '/api/order/userorders',
    access: 'customer',
    summary:
      "Lists the signed-in user's orders, newest first, or those with a number or an item of some name.",
    request: {
      body: z
        .object({
          page: z.number().int().min(1).max(10_000).default(1),
          size: z.number().int().min(1).max(100).default(100),
          search: z.string().trim().max(100).default(''),
        })
        .default({ page: 1, size: 100, search: '' }),
    },
    response: success({ orders: z.array(order), total: z.number().int() }),
    refusals: [],
  }),
  'orders.by-link': defineCall({
    method: 'POST',
    path: '/api/order/by-link',
    access: 'everyone',
    summary: 'Returns the order that the signed link of an email is about, without a login.',
    limit: 'link-tries',
    request: { body: z.object({ token: z.string().max(200) }) },
    response: success({ order: linkedOrder }),
    refusals: ['order.link-dead'],
  }),
  'orders.cancel': defineCall({
    method: 'POST',
    path: '/api/order/cancel',
    access: 'customer',
    summary:
      'Cancels an order that has not been shipped and is not being made. What was paid goes back the way it was paid.',
    request: { body: z.object({ orderId: z.string().max(64) }) },
    response: success({ order, message: z.string() }),
    refusals: [
      'order.unknown',
      'order.cancel-too-late',
      'order.cancel-awaits-payment',
      ...productionRefusals,
      'order.moved-meanwhile',
    ],
  }),
}
