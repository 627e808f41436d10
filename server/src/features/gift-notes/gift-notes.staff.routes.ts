import type { Handlers } from '../../platform/http/handlers.ts'
import { isUuid } from '../../platform/ids.ts'
import type { Shop } from '../../shop.ts'
import { noteOf } from './gift-notes.queries.ts'

export const giftNoteStaffRoutes = ({ database: { db } }: Shop): Handlers => ({
  'staff.gift-note': async ({ params }) => ({
    success: true,
    text: isUuid(params.id) ? await noteOf(db, params.id) : '',
  }),
})
