import { after } from '../../platform/clock.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { purgeOldAttempts, uploadsInQuotes } from './checkout.queries.ts'
import { checkoutRoutes } from './checkout.routes.ts'

const dayMs = 24 * 3_600_000

export const checkoutFeature = (shop: Shop): Feature => ({
  name: 'checkout',
  handlers: checkoutRoutes(shop),
  retention: [{ name: 'purge-quotes', purge: (db, now) => purgeOldAttempts(db, after(now, -dayMs)) }],
  // Quotes show what is about to be bought.
  uploads: [{ kind: 'picture-in-quote', ownedAmong: uploadsInQuotes }],
  personalData: { tables: ['quotes', 'idempotency_keys'] },
})
