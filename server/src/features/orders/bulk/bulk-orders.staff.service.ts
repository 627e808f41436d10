import type { Calls, ParsedBody } from '@first-fashion/contract'
import type { MovedOrder } from '@first-fashion/contract/orders/staff-bulk-calls'
import { orderNumber } from '@first-fashion/contract/orders/status'
import { problemOf } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { orderNumbers } from '../order-conditions.queries.ts'
import { moveStaffOrder } from '../staff/orders.staff.service.ts'

/** Each order is moved in a transaction of its own: one that is refused keeps no other from it. */
export async function moveOrders(
  shop: Shop,
  session: StaffSession,
  { orders: chosen, to, collected }: ParsedBody<Calls['staff.orders-move']>,
): Promise<MovedOrder[]> {
  const moved: MovedOrder[] = []
  const numbers = await orderNumbers(
    shop.database.db,
    chosen.map(({ id }) => id),
  )
  for (const { id, version } of chosen)
    moved.push({
      id,
      orderNumber: numbers.get(id) ?? orderNumber(id),
      problem: await problemOf(() =>
        moveStaffOrder(shop, session, id, { to, version, collected, note: '', confirmed: false }),
      ),
    })
  return moved
}
