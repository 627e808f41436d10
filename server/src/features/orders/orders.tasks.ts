import type { Shop } from '../../shop.ts'
import { ordersToComplete } from './completion.queries.ts'
import { undeliveredOrders } from './states/order-seams.ts'
import { complete } from './states/order-states.ts'

/** So many are read at once. */
const completedAtOnce = 200

/** Completes the orders whose return window is over; one with a return or a parcel under way waits for its end. */
export async function completeDeliveredOrders(shop: Shop): Promise<void> {
  const { database, clock } = shop
  const now = clock.now()
  let after: string | undefined
  for (;;) {
    const due = await ordersToComplete(database.db, now, { after, limit: completedAtOnce })
    const pending = await undeliveredOrders(shop)(database.db, due, now)
    for (const orderId of due)
      if (!pending.has(orderId)) await database.transaction((tx) => complete(shop, tx, orderId))
    if (due.length < completedAtOnce) return
    after = due.at(-1)
  }
}
