import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { reserveForWaiting } from './reserve-for-waiting.ts'
import { placesOf } from './waitlist.queries.ts'
import { waitlistRoutes } from './waitlist.routes.ts'
import { waitlistSubscriptions, yourTurn } from './waitlist.subscribers.ts'

/** A deleted account leaves its queues with its row; the catalogue ends what is reserved for it. */
export const waitlistFeature = (shop: Shop): Feature => ({
  name: 'waitlist',
  mails: [yourTurn],
  handlers: waitlistRoutes(shop),
  subscriptions: waitlistSubscriptions(shop),
  tasks: [
    {
      name: 'reserve-for-waitlist',
      rhythm: 'every-minute',
      // For stock that is available though somebody waits for it, as of a product that is published again.
      run: () => shop.database.transaction((tx) => reserveForWaiting(shop, tx)),
    },
  ],
  personalData: {
    tables: ['waitlist_places'],
    download: async (db, { customerId }) => ({ waitlist: await placesOf(db, customerId) }),
  },
})
