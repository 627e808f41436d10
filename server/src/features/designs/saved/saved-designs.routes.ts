import type { Handlers } from '../../../platform/http/handlers.ts'
import type { SavedDesigns } from './saved-designs.service.ts'

export const savedDesignsRoutes = (saved: SavedDesigns): Handlers => ({
  'saved-designs.list': async ({ session }) => ({
    success: true,
    designs: await saved.list(session.customerId),
  }),
  'saved-designs.save': async ({ session, body }) => ({
    success: true,
    message: 'Design saved successfully!',
    design: await saved.save(session.customerId, body),
  }),
  'saved-designs.get': async ({ session, params }) => ({
    success: true,
    design: await saved.open(session.customerId, params.id),
  }),
  'saved-designs.duplicate': async ({ session, params }) => ({
    success: true,
    message: 'Design duplicated',
    design: await saved.duplicate(session.customerId, params.id),
  }),
  'saved-designs.delete': async ({ session, params }) => {
    await saved.remove(session.customerId, params.id)
    return { success: true, message: 'Design deleted successfully' }
  },
})
