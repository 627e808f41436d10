import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { findHeldSizes, findOwnPlaces, joinWaitlist, leaveWaitlist } from './waitlist.service.ts'

export const waitlistRoutes = (shop: Shop): Handlers => ({
  'waitlist.sizes': async ({ query }) => ({ success: true, sizes: await findHeldSizes(shop, query) }),
  'waitlist.own-sizes': async ({ session, query }) => ({
    success: true,
    sizes: await findHeldSizes(shop, query, session.customerId),
  }),
  'waitlist.own-places': async ({ session }) => ({
    success: true,
    places: await findOwnPlaces(shop, session.customerId),
  }),
  'waitlist.join': async ({ session, body }) => ({
    success: true,
    sizes: await joinWaitlist(shop, session.customerId, body),
  }),
  'waitlist.leave': async ({ session, body }) => ({
    success: true,
    sizes: await leaveWaitlist(shop, session.customerId, body),
  }),
})
