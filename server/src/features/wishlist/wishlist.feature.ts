import type { Feature } from '../../platform/feature.ts'
import { itemIdOf } from '../sellables/index.ts'
import { wishlistOf } from './wishlist.queries.ts'
import { wishlistRoutes } from './wishlist.routes.ts'
import { createWishlist } from './wishlist.service.ts'

export const wishlistFeature = (deps: Parameters<typeof createWishlist>[0]): Feature => ({
  name: 'wishlist',
  handlers: wishlistRoutes(createWishlist(deps)),
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
