import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { orderIds } from '../orders/order-ids.ts'
import { giftNoteMaximumLength } from './gift-note.ts'

const text = z.string().max(giftNoteMaximumLength)

export const giftNoteCalls = {
  'gift-notes.next': defineCall({
    method: 'GET',
    path: '/api/gift-note',
    access: 'customer',
    summary: "Returns the customer's gift note for the next order; '' if there is none.",
    request: {},
    response: success({ text }),
    refusals: [],
  }),
  'gift-notes.write': defineCall({
    method: 'PUT',
    path: '/api/gift-note',
    access: 'customer',
    summary: "Saves the customer's gift note for the next order; '' removes it.",
    request: { body: z.object({ text }) },
    response: success({ text }),
    refusals: [],
  }),
  'gift-notes.of-orders': defineCall({
    method: 'POST',
    path: '/api/gift-note/of-orders',
    access: 'customer',
    summary: "Returns the gift notes of the customer's own orders among those named.",
    request: { body: orderIds },
    response: success({ orders: z.array(z.object({ orderId: z.string(), text })) }),
    refusals: [],
  }),
}
