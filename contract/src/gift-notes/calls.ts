import { z } from 'zod'
import { defineCall, success } from '../call.ts'
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
  'gift-notes.of-order': defineCall({
    method: 'GET',
    path: '/api/gift-note/:orderId',
    access: 'customer',
    summary: "Returns the gift note of the customer's own order; '' if there is none.",
    request: { params: z.object({ orderId: z.string().max(64) }) },
    response: success({ text }),
    refusals: [],
  }),
}
