import type { Handlers } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { listCollectionsWithCounts } from '../collection.queries.ts'
import {
  addCollection,
  editCollection,
  findStaffCollection,
  orderCollections,
  placeInCollection,
  removeCollection,
} from './collections.staff.service.ts'

export const collectionStaffRoutes = (shop: Shop): Handlers => ({
  'staff.collections': async () => ({
    success: true,
    collections: await listCollectionsWithCounts(shop.database.db),
  }),
  'staff.collection': async ({ params }) => ({
    success: true,
    ...(await findStaffCollection(shop, params.id)),
  }),
  'staff.collection-add': async ({ session, body }) => {
    const added = await addCollection(shop, session, body)
    return { success: true, ...added, message: `${added.collection.name} added. Now add products to it.` }
  },
  'staff.collection-edit': async ({ session, params, body }) => ({
    success: true,
    ...(await editCollection(shop, session, params.id, body)),
    message: 'Saved. The store shows it now.',
  }),
  'staff.collection-products': async ({ session, params, body }) => ({
    success: true,
    ...(await placeInCollection(shop, session, params.id, body)),
    message: 'Saved. The store shows it now.',
  }),
  'staff.collections-order': async ({ session, body }) => ({
    success: true,
    collections: await orderCollections(shop, session, body.ids),
    message: 'Order saved',
  }),
  'staff.collection-delete': async ({ session, params }) => ({
    success: true,
    collections: await removeCollection(shop, session, params.id),
    message: 'Collection deleted. Its products are still in the shop.',
  }),
})
