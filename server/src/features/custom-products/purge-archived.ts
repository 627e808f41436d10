import type { Db } from '../../platform/database/database.ts'
import type { Shop } from '../../shop.ts'
import { thingsInCarts } from '../cart/index.ts'
import { orderedItems } from '../orders/index.ts'
import { customKind } from './custom-product-sellables.ts'
import { deleteCustomProducts, lockArchived } from './custom-products.queries.ts'

const atOnce = 500
const smallestId = '00000000-0000-0000-0000-000000000000'

/** Deletes what was archived for a cart that does not show it any more. What was ordered stays. */
export async function purgeArchived({ database }: Shop): Promise<void> {
  let after: string | undefined = smallestId
  while (after !== undefined) {
    const from: string = after
    after = await database.transaction((tx) => purgeAfter(tx, from))
  }
}

/** Answers the last one that was looked at; undefined if there are no more. */
async function purgeAfter(tx: Db, after: string): Promise<string | undefined> {
  const ids = await lockArchived(tx, after, atOnce)
  const ordered = await orderedItems(tx, customKind, ids)
  const inCarts = await thingsInCarts(tx, customKind, ids)
  const left = ids.filter((id) => !ordered.has(id) && !inCarts.has(id))
  await deleteCustomProducts(tx, left)
  return ids.at(-1)
}
