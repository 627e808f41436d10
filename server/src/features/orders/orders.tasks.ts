import type { Clock } from '../../platform/clock.ts'
import type { Database, Db } from '../../platform/database/database.ts'
import { ordersToComplete } from './completion.queries.ts'
import type { OrderStates } from './states/order-states.service.ts'

/**
 * Those of some delivered orders that now wait for a parcel of a partner: their return window begins anew with it. A feature
 * above orders registers it in `boot`.
 */
export type UndeliveredOrders = (
  db: Db,
  orderIds: readonly string[],
  now: Date,
) => Promise<ReadonlySet<string>>

export interface CompletionDeps {
  readonly database: Database
  readonly clock: Clock
  readonly states: Pick<OrderStates, 'complete'>
  readonly undeliveredOrders: UndeliveredOrders
}

/** So many are read at once. */
const completedAtOnce = 200

/** Completes the orders whose return window is over; one with a return or a parcel under way waits for its end. */
export async function completeDeliveredOrders(deps: CompletionDeps): Promise<void> {
  const { database, clock, states, undeliveredOrders } = deps
  const now = clock.now()
  let after: string | undefined
  for (;;) {
    const due = await ordersToComplete(database.db, now, { after, limit: completedAtOnce })
    const pending = await undeliveredOrders(database.db, due, now)
    for (const orderId of due)
      if (!pending.has(orderId)) await database.transaction((tx) => states.complete(tx, orderId))
    if (due.length < completedAtOnce) return
    after = due.at(-1)
  }
}
