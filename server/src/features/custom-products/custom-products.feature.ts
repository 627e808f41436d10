import { after } from '../../platform/clock.ts'
import { subscribe } from '../../platform/events/domain-event.ts'
import type { Feature } from '../../platform/feature.ts'
import { designsInOrder, orderPlaced } from '../orders/index.ts'
import { anonymiseOrdered } from './anonymise-ordered.ts'
import { allCustomProductsOf, moveCustomProducts } from './custom-products.queries.ts'
import { customProductsRoutes } from './custom-products.routes.ts'
import { statusesBefore } from './custom-products.rules.ts'
import type { CustomProductsDeps } from './custom-products.service.ts'
import { purgeEmbeddedDesigns } from './embedded/embedded-designs.queries.ts'
import type { EmbeddedDesignsDeps } from './embedded/embedded-designs.service.ts'
import { finishMockups } from './mockups/ask-about-mockup.ts'
import { purgeTasks, uploadsInMockups } from './mockups/mockups.queries.ts'
import type { MockupsDeps } from './mockups/mockups.service.ts'
import type { ProofsDeps } from './prints/proofs.service.ts'
import { sweepPrints } from './prints/sweep-prints.ts'
import { purgeArchived } from './purge-archived.ts'

const dayMs = 24 * 3_600_000
/** Nobody leaves a design open for longer. */
const embeddedMs = 30 * dayMs

export const customProductsFeature = (deps: EmbeddedDesignsDeps & ProofsDeps & MockupsDeps): Feature => ({
  name: 'custom-products',
  handlers: customProductsRoutes(deps),
  subscriptions: [subscribe(orderPlaced, 'custom-products', ({ orderId }) => markOrdered(deps, orderId))],
  tasks: [
    { name: 'finish-mockups', rhythm: 'every-minute', run: () => finishMockups(deps) },
    { name: 'purge-archived-designs', rhythm: 'every-night', run: () => purgeArchived(deps) },
    { name: 'sweep-prints', rhythm: 'every-night', run: () => sweepPrints(deps) },
  ],
  retention: [
    {
      name: 'purge-embedded-designs',
      purge: (db, now) => purgeEmbeddedDesigns(db, after(now, -embeddedMs)),
    },
    { name: 'purge-mockup-tasks', purge: (db, now) => purgeTasks(db, after(now, -dayMs)) },
  ],
  uploads: [{ kind: 'design-mockup', ownedAmong: uploadsInMockups }],
  personalData: {
    // They go with the account's row.
    tables: ['custom_products', 'embedded_designs'],
    download: async (db, { customerId }) => ({ customProducts: await allCustomProductsOf(db, customerId) }),
    anonymise: anonymiseOrdered,
  },
})

/** What was ordered stays as it is. */
async function markOrdered({ database: { db } }: CustomProductsDeps, orderId: string): Promise<void> {
  const ids = await designsInOrder(db, orderId)
  if (ids.length > 0) await moveCustomProducts(db, ids, statusesBefore('ordered'), 'ordered')
}
