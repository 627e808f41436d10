import type { Handlers } from '../../platform/http/handlers.ts'
import type { GiftNotes } from './gift-notes.service.ts'

export const giftNoteRoutes = (giftNotes: GiftNotes): Handlers => ({
  'gift-notes.next': async ({ session }) => ({
    success: true,
    text: await giftNotes.next(session.customerId),
  }),
  'gift-notes.write': async ({ session, body }) => ({
    success: true,
    text: await giftNotes.write(session.customerId, body.text),
  }),
  'gift-notes.of-order': async ({ session, params }) => ({
    success: true,
    text: await giftNotes.ofOrder(params.orderId, session.customerId),
  }),
})
