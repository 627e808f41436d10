import { limits } from '@first-fashion/contract/limits'
import { after, type Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { ordersToComplete } from './completion.queries.ts'
import type { OrderStates } from './states/order-states.service.ts'

interface CompletionDeps {
  readonly database: Database
  readonly clock: Clock
  readonly states: Pick<OrderStates, 'complete'>
}

const returnWindowMs = limits.returnWindowDays * 24 * 3_600_000
/** So many are read at once. */
const completedAtOnce = 200

/** Completes the orders whose return window is over; one with a return under way waits for its end. */
export async function completeDeliveredOrders({ database, clock, states }: CompletionDeps): Promise<void> {
  const deliveredBefore = after(clock.now(), -returnWindowMs)
  for (;;) {
    const due = await ordersToComplete(database.db, deliveredBefore, completedAtOnce)
    for (const orderId of due) await database.transaction((tx) => states.complete(tx, orderId))
    if (due.length < completedAtOnce) return
  }
}
