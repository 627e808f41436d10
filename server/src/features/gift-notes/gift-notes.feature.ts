import { subscribe } from '../../platform/events/domain-event.ts'
import type { Feature } from '../../platform/feature.ts'
import { orderPlaced } from '../orders/index.ts'
import { draftOf, notesOf } from './gift-notes.queries.ts'
import { giftNoteRoutes } from './gift-notes.routes.ts'
import { attachGiftNote, type GiftNotesDeps } from './gift-notes.service.ts'
import { giftNoteStaffRoutes } from './gift-notes.staff.routes.ts'

export function giftNotesFeature(deps: GiftNotesDeps): Feature {
  return {
    name: 'gift-notes',
    handlers: { ...giftNoteRoutes(deps), ...giftNoteStaffRoutes(deps) },
    subscriptions: [
      subscribe(orderPlaced, 'gift-note', ({ orderId, customerId }) =>
        attachGiftNote(deps, orderId, customerId),
      ),
    ],
    personalData: {
      // They go with the account's row.
      tables: ['gift_note_drafts', 'gift_notes'],
      download: async (db, { customerId }) => ({
        giftNotes: await notesOf(db, customerId),
        nextGiftNote: await draftOf(db, customerId),
      }),
    },
  }
}
