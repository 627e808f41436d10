import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { ordersToComplete } from './completion.queries.ts'
import type { OrderStates } from './states/order-states.service.ts'

interface CompletionDeps {
  readonly database: Database
  readonly clock: Clock
  readonly states: Pick<OrderStates, 'complete'>
}

/** So many are read at once. */
const completedAtOnce = 200

/** Completes the orders whose return window is over; one with a return under way waits for its end. */
export async function completeDeliveredOrders({ database, clock, states }: CompletionDeps): Promise<void> {
  const now = clock.now()
  for (;;) {
    const due = await ordersToComplete(database.db, now, completedAtOnce)
    for (const orderId of due) await database.transaction((tx) => states.complete(tx, orderId))
    if (due.length < completedAtOnce) return
  }
}
