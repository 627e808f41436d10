import { after } from '../../platform/clock.ts'
import { subscribe } from '../../platform/events/domain-event.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { designsInOrder, orderPlaced } from '../orders/index.ts'
import { anonymiseOrdered } from './anonymise-ordered.ts'
import { allCustomProductsOf, moveCustomProducts } from './custom-products.queries.ts'
import { customProductsRoutes } from './custom-products.routes.ts'
import { statusesBefore } from './custom-products.rules.ts'
import { purgeEmbeddedDesigns } from './embedded/embedded-designs.queries.ts'
import { finishMockups } from './mockups/ask-about-mockup.ts'
import { purgeTasks, uploadsInMockups } from './mockups/mockups.queries.ts'
import { sweepPrints } from './prints/sweep-prints.ts'
import { purgeArchived } from './purge-archived.ts'

const dayMs = 24 * 3_600_000
/** Nobody leaves a design open for longer. */
const embeddedMs = 30 * dayMs

export const customProductsFeature = (shop: Shop): Feature => ({
  name: 'custom-products',
  handlers: customProductsRoutes(shop),
  subscriptions: [subscribe(orderPlaced, 'custom-products', ({ orderId }) => markOrdered(shop, orderId))],
  tasks: [
    { name: 'finish-mockups', rhythm: 'every-minute', run: () => finishMockups(shop) },
    { name: 'purge-archived-designs', rhythm: 'every-night', run: () => purgeArchived(shop) },
    { name: 'sweep-prints', rhythm: 'every-night', run: () => sweepPrints(shop) },
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
async function markOrdered({ database: { db } }: Shop, orderId: string): Promise<void> {
  const ids = await designsInOrder(db, orderId)
  if (ids.length > 0) await moveCustomProducts(db, ids, statusesBefore('ordered'), 'ordered')
}
