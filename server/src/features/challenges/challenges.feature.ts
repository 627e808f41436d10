import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { challengesRoutes } from './challenges.routes.ts'

/** Challenges, their prizes and winners, and pictures that staff upload. */
export const challengesFeature = (shop: Shop): Feature => ({
  name: 'challenges',
  handlers: challengesRoutes(shop),
  // A winner stays one without a name: the reference to the customer goes with the account's row.
  personalData: { tables: ['community_winners'] },
})
