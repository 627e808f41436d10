import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { placesOf } from './waitlist.queries.ts'
import { waitlistRoutes } from './waitlist.routes.ts'
import { createWaitlist } from './waitlist.service.ts'
import { waitlistSubscriptions } from './waitlist.subscribers.ts'

/** A deleted account leaves its queues with its row; the catalogue ends what is reserved for it. */
export function waitlistFeature(shop: Shop): Feature {
  const waitlist = createWaitlist(shop)
  return {
    name: 'waitlist',
    handlers: waitlistRoutes(waitlist),
    subscriptions: waitlistSubscriptions(shop),
    tasks: [{ name: 'reserve-for-waitlist', rhythm: 'every-minute', run: () => waitlist.reserveForAll() }],
    personalData: {
      tables: ['waitlist_places'],
      download: async (db, { customerId }) => ({ waitlist: await placesOf(db, customerId) }),
    },
  }
}
