import type { Handlers } from '../../platform/http/handlers.ts'
import type { Waitlist } from './waitlist.service.ts'

export const waitlistRoutes = (waitlist: Waitlist): Handlers => ({
  'waitlist.sizes': async ({ query }) => ({ success: true, sizes: await waitlist.sizes(query) }),
  'waitlist.own-sizes': async ({ session, query }) => ({
    success: true,
    sizes: await waitlist.sizes(query, session.customerId),
  }),
  'waitlist.own-places': async ({ session }) => ({
    success: true,
    places: await waitlist.ownPlaces(session.customerId),
  }),
  'waitlist.join': async ({ session, body }) => ({
    success: true,
    sizes: await waitlist.join(session.customerId, body),
  }),
  'waitlist.leave': async ({ session, body }) => ({
    success: true,
    sizes: await waitlist.leave(session.customerId, body),
  }),
})
