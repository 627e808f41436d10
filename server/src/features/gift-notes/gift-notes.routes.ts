import type { Handlers } from '../../platform/http/handlers.ts'
import { isUuid } from '../../platform/ids.ts'
import type { Shop } from '../../shop.ts'
import { draftOf, notesOf } from './gift-notes.queries.ts'
import { writeGiftNote } from './gift-notes.service.ts'

export const giftNoteRoutes = (shop: Shop): Handlers => ({
  'gift-notes.next': async ({ session }) => ({
    success: true,
    text: await draftOf(shop.database.db, session.customerId),
  }),
  'gift-notes.write': async ({ session, body }) => ({
    success: true,
    text: await writeGiftNote(shop, session.customerId, body.text),
  }),
  'gift-notes.of-orders': async ({ session, body }) => ({
    success: true,
    orders: await notesOf(shop.database.db, session.customerId, body.orderIds.filter(isUuid)),
  }),
})
