import type { Handlers } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import {
  deleteDesign,
  duplicateDesign,
  listSavedDesigns,
  openDesign,
  saveDesign,
} from './saved-designs.service.ts'

export const savedDesignsRoutes = (shop: Shop): Handlers => ({
  'saved-designs.list': async ({ session }) => ({
    success: true,
    designs: await listSavedDesigns(shop, session.customerId),
  }),
  'saved-designs.save': async ({ session, body }) => ({
    success: true,
    message: 'Design saved successfully!',
    design: await saveDesign(shop, session.customerId, body),
  }),
  'saved-designs.get': async ({ session, params }) => ({
    success: true,
    design: await openDesign(shop, session.customerId, params.id),
  }),
  'saved-designs.duplicate': async ({ session, params }) => ({
    success: true,
    message: 'Design duplicated',
    design: await duplicateDesign(shop, session.customerId, params.id),
  }),
  'saved-designs.delete': async ({ session, params }) => {
    await deleteDesign(shop, session.customerId, params.id)
    return { success: true, message: 'Design deleted successfully' }
  },
})
