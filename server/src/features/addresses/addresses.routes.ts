import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import {
  addAddress,
  editAddress,
  lastOrderAddress,
  listAddresses,
  removeAddress,
} from './addresses.service.ts'

export const addressRoutes = (shop: Shop): Handlers => ({
  'addresses.list': async ({ session }) => ({
    success: true,
    addresses: await listAddresses(shop, session.customerId),
  }),
  'addresses.last-order': async ({ session }) => ({
    success: true,
    address: await lastOrderAddress(shop, session.customerId),
  }),
  'addresses.add': async ({ session, body: { isDefault, ...fields } }) => ({
    success: true,
    message: 'Address saved',
    addresses: await addAddress(shop, session.customerId, fields, isDefault),
  }),
  'addresses.update': async ({ session, body: { addressId, isDefault, ...fields } }) => ({
    success: true,
    message: 'Address saved',
    addresses: await editAddress(shop, { customerId: session.customerId, id: addressId }, fields, isDefault),
  }),
  'addresses.remove': async ({ session, body }) => ({
    success: true,
    message: 'Address removed',
    addresses: await removeAddress(shop, { customerId: session.customerId, id: body.addressId }),
  }),
})
