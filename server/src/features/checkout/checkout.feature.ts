import { after } from '../../platform/clock.ts'
import type { Feature } from '../../platform/feature.ts'
import { purgeOldAttempts, uploadsInQuotes } from './checkout.queries.ts'
import { type CheckoutRoutesDeps, checkoutRoutes } from './checkout.routes.ts'
import { createQuotes, type QuotesDeps } from './quotes.service.ts'

const dayMs = 24 * 3_600_000

type Deps = QuotesDeps & Omit<CheckoutRoutesDeps, 'quotes'>

export const checkoutFeature = (deps: Deps): Feature => ({
  name: 'checkout',
  handlers: checkoutRoutes({ ...deps, quotes: createQuotes(deps) }),
  retention: [{ name: 'purge-quotes', purge: (db, now) => purgeOldAttempts(db, after(now, -dayMs)) }],
  // Quotes show what is about to be bought.
  uploads: [{ kind: 'picture-in-quote', ownedAmong: uploadsInQuotes }],
  personalData: { tables: ['quotes', 'idempotency_keys'] },
})
