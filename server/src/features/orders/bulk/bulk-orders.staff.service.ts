import type { Calls, ParsedBody } from '@first-fashion/contract'
import type { MovedOrder } from '@first-fashion/contract/orders/staff-bulk-calls'
import { orderNumber } from '@first-fashion/contract/orders/status'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import type { StaffOrders } from '../staff/orders.staff.service.ts'

export interface BulkOrders {
  /** Each order is moved in a transaction of its own: one that is refused keeps no other from it. */
  move(session: StaffSession, many: ParsedBody<Calls['staff.orders-move']>): Promise<MovedOrder[]>
}

export const createBulkOrders = (orders: StaffOrders): BulkOrders => ({
  move: async (session, { orders: chosen, to, collected }) => {
    const moved: MovedOrder[] = []
    for (const { id, version } of chosen)
      moved.push({
        id,
        orderNumber: orderNumber(id),
        problem: await problemOf(() =>
          orders.move(session, id, { to, version, collected, note: '', confirmed: false }),
        ),
      })
    return moved
  },
})

/** The words of a refusal; null if the work was done. */
export async function problemOf(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}
