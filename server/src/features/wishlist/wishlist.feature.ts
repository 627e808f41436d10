import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { itemIdOf } from '../sellables/index.ts'
import { wishlistOf } from './wishlist.queries.ts'
import { wishlistRoutes } from './wishlist.routes.ts'

export const wishlistFeature = (shop: Shop): Feature => ({
  name: 'wishlist',
  handlers: wishlistRoutes(shop),
  personalData: {
    tables: ['wishlist_items'],
    download: async (db, { customerId }) => ({
      wishlist: (await wishlistOf(db, customerId)).map(({ customerId: _id, ref, ...item }) => ({
        ...item,
        productId: itemIdOf(ref),
      })),
    }),
  },
})
