import type { Feature } from '../../platform/feature.ts'
import { savedAddressesOf } from './addresses.queries.ts'
import { addressRoutes } from './addresses.routes.ts'
import type { Addresses } from './addresses.service.ts'

export const addressesFeature = ({ addresses }: { readonly addresses: Addresses }): Feature => ({
  name: 'addresses',
  handlers: addressRoutes(addresses),
  personalData: {
    tables: ['saved_addresses'],
    download: async (db, { customerId }) => ({
      addresses: (await savedAddressesOf(db, customerId)).map(({ customerId: _id, ...address }) => address),
    }),
  },
})
