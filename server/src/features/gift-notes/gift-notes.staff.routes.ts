import type { Handlers } from '../../platform/http/handlers.ts'
import type { GiftNotes } from './gift-notes.service.ts'

export const giftNoteStaffRoutes = (giftNotes: GiftNotes): Handlers => ({
  'staff.gift-note': async ({ params }) => ({ success: true, text: await giftNotes.ofOrder(params.id) }),
})
