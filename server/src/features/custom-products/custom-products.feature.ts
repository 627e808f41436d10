import { after } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { subscribe } from '../../platform/events/domain-event.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { thingsInCarts } from '../cart/index.ts'
import { anonymiseLines, designsInOrder, orderedItems, orderPlaced } from '../orders/index.ts'
import { noPicture } from './custom-product.view.ts'
import { customKind } from './custom-product-sellables.ts'
import {
  allCustomProductsOf,
  deleteCustomProducts,
  lockArchived,
  moveCustomProducts,
} from './custom-products.queries.ts'
import { customProductsRoutes } from './custom-products.routes.ts'
import { statusesBefore } from './custom-products.rules.ts'
import { purgeEmbeddedDesigns } from './embedded/embedded-designs.queries.ts'
import { finishMockups } from './mockups/ask-about-mockup.ts'
import { purgeTasks, uploadsInMockups } from './mockups/mockups.queries.ts'
import { freeForgottenLines } from './prints/prints.queries.ts'
import { sweepPrints } from './prints/sweep-prints.ts'

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

const atOnce = 500
const smallestId = '00000000-0000-0000-0000-000000000000'

/** Deletes what was archived for a cart that does not show it any more. What was ordered stays. */
async function purgeArchived({ database }: Shop): Promise<void> {
  let last: string | undefined = smallestId
  while (last !== undefined) {
    const from: string = last
    last = await database.transaction((tx) => purgeAfter(tx, from))
  }
}

/** Answers the last one that was looked at; undefined if there are no more. */
async function purgeAfter(tx: Db, from: string): Promise<string | undefined> {
  const ids = await lockArchived(tx, from, atOnce)
  const ordered = await orderedItems(tx, customKind, ids)
  const inCarts = await thingsInCarts(tx, customKind, ids)
  const left = ids.filter((id) => !ordered.has(id) && !inCarts.has(id))
  await deleteCustomProducts(tx, left)
  return ids.at(-1)
}

/** What stands in an order instead of the name and the proof that its customer made. */
const anonymised = { name: 'Custom design', image: noPicture }

/** Orders that have lost their buyer lose the design too: what it was called, its pictures, and its print files. */
async function anonymiseOrdered(tx: Db): Promise<void> {
  await anonymiseLines(tx, customKind, anonymised)
  await freeForgottenLines(tx)
}
