import type { Feature } from '../../platform/feature.ts'
import { cartItemsOf } from './cart.queries.ts'
import { cartRoutes } from './cart.routes.ts'
import type { Cart } from './cart.service.ts'

export const cartFeature = ({ cart }: { readonly cart: Cart }): Feature => ({
  name: 'cart',
  handlers: cartRoutes(cart),
  personalData: {
    tables: ['cart_items'],
    download: async (db, { customerId }) => ({
      cart: (await cartItemsOf(db, customerId)).map(({ customerId: _id, ...item }) => item),
    }),
  },
})
