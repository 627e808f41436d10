import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { cartItemsOf } from './cart.queries.ts'
import { cartRoutes } from './cart.routes.ts'

export const cartFeature = (shop: Shop): Feature => ({
  name: 'cart',
  handlers: cartRoutes(shop),
  personalData: {
    tables: ['cart_items'],
    download: async (db, { customerId }) => ({
      cart: (await cartItemsOf(db, customerId)).map(({ customerId: _id, ...item }) => item),
    }),
  },
})
