import type { Handlers } from '../../../platform/http/handlers.ts'
import type { StaffCollections } from './collections.staff.service.ts'

export const collectionStaffRoutes = (collections: StaffCollections): Handlers => ({
  'staff.collections': async () => ({
    success: true,
    collections: await collections.list(),
  }),
  'staff.collection': async ({ params }) => ({
    success: true,
    ...(await collections.find(params.id)),
  }),
  'staff.collection-add': async ({ session, body }) => {
    const added = await collections.add(session, body)
    return { success: true, ...added, message: `${added.collection.name} added. Now add products to it.` }
  },
  'staff.collection-edit': async ({ session, params, body }) => ({
    success: true,
    ...(await collections.edit(session, params.id, body)),
    message: 'Saved. The store shows it now.',
  }),
  'staff.collection-products': async ({ session, params, body }) => ({
    success: true,
    ...(await collections.place(session, params.id, body)),
    message: 'Saved. The store shows it now.',
  }),
  'staff.collections-order': async ({ session, body }) => ({
    success: true,
    collections: await collections.order(session, body.ids),
    message: 'Order saved',
  }),
  'staff.collection-delete': async ({ session, params }) => ({
    success: true,
    collections: await collections.delete(session, params.id),
    message: 'Collection deleted. Its products are still in the shop.',
  }),
})
