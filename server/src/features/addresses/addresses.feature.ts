import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { savedAddressesOf } from './addresses.queries.ts'
import { addressRoutes } from './addresses.routes.ts'

export const addressesFeature = (shop: Shop): Feature => ({
  name: 'addresses',
  handlers: addressRoutes(shop),
  personalData: {
    tables: ['saved_addresses'],
    download: async (db, { customerId }) => ({
      addresses: (await savedAddressesOf(db, customerId)).map(({ customerId: _id, ...address }) => address),
    }),
  },
})
