import type { Handlers } from '../../platform/http/handlers.ts'
import { isUuid } from '../../platform/ids.ts'
import { draftOf, notesOf } from './gift-notes.queries.ts'
import { type GiftNotesDeps, writeGiftNote } from './gift-notes.service.ts'

export const giftNoteRoutes = (deps: GiftNotesDeps): Handlers => ({
  'gift-notes.next': async ({ session }) => ({
    success: true,
    text: await draftOf(deps.database.db, session.customerId),
  }),
  'gift-notes.write': async ({ session, body }) => ({
    success: true,
    text: await writeGiftNote(deps, session.customerId, body.text),
  }),
  'gift-notes.of-orders': async ({ session, body }) => ({
    success: true,
    orders: await notesOf(deps.database.db, session.customerId, body.orderIds.filter(isUuid)),
  }),
})
