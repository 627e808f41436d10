import { subscribe } from '../../platform/events/domain-event.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { orderPlaced } from '../orders/index.ts'
import { draftOf, notesOf } from './gift-notes.queries.ts'
import { giftNoteRoutes } from './gift-notes.routes.ts'
import { attachGiftNote } from './gift-notes.service.ts'
import { giftNoteStaffRoutes } from './gift-notes.staff.routes.ts'

export function giftNotesFeature(shop: Shop): Feature {
  return {
    name: 'gift-notes',
    handlers: { ...giftNoteRoutes(shop), ...giftNoteStaffRoutes(shop) },
    subscriptions: [
      subscribe(orderPlaced, 'gift-note', ({ orderId, customerId }) =>
        attachGiftNote(shop, orderId, customerId),
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
