import type { Handlers } from '../../platform/http/handlers.ts'
import type { Addresses } from './addresses.service.ts'

export const addressRoutes = (addresses: Addresses): Handlers => ({
  'addresses.list': async ({ session }) => ({
    success: true,
    addresses: await addresses.list(session.customerId),
  }),
  'addresses.last-order': async ({ session }) => ({
    success: true,
    address: await addresses.ofLastOrder(session.customerId),
  }),
  'addresses.add': async ({ session, body: { isDefault, ...fields } }) => ({
    success: true,
    message: 'Address saved',
    addresses: await addresses.add(session.customerId, fields, isDefault),
  }),
  'addresses.update': async ({ session, body: { addressId, isDefault, ...fields } }) => ({
    success: true,
    message: 'Address saved',
    addresses: await addresses.update(session.customerId, addressId, fields, isDefault),
  }),
  'addresses.remove': async ({ session, body }) => ({
    success: true,
    message: 'Address removed',
    addresses: await addresses.remove(session.customerId, body.addressId),
  }),
})
