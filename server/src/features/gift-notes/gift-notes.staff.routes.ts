import type { Handlers } from '../../platform/http/handlers.ts'
import { isUuid } from '../../platform/ids.ts'
import { noteOf } from './gift-notes.queries.ts'
import type { GiftNotesDeps } from './gift-notes.service.ts'

export const giftNoteStaffRoutes = ({ database: { db } }: GiftNotesDeps): Handlers => ({
  'staff.gift-note': async ({ params }) => ({
    success: true,
    text: isUuid(params.id) ? await noteOf(db, params.id) : '',
  }),
})
