import type { Feature } from '../../platform/feature.ts'
import { placesOf } from './waitlist.queries.ts'
import { waitlistRoutes } from './waitlist.routes.ts'
import { createWaitlist, type WaitlistDeps } from './waitlist.service.ts'
import { type WaitlistSubscriptionsDeps, waitlistSubscriptions } from './waitlist.subscribers.ts'

/** A deleted account leaves its queues with its row; the catalogue ends what is reserved for it. */
export function waitlistFeature(deps: WaitlistDeps & WaitlistSubscriptionsDeps): Feature {
  const waitlist = createWaitlist(deps)
  return {
    name: 'waitlist',
    handlers: waitlistRoutes(waitlist),
    subscriptions: waitlistSubscriptions(deps),
    tasks: [{ name: 'reserve-for-waitlist', rhythm: 'every-minute', run: () => waitlist.reserveForAll() }],
    personalData: {
      tables: ['waitlist_places'],
      download: async (db, { customerId }) => ({ waitlist: await placesOf(db, customerId) }),
    },
  }
}
