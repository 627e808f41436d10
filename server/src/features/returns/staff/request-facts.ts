import { lkrCents, rupeesFromCents } from '@first-fashion/contract/money/money'
import type { StaffReturnInFull } from '@first-fashion/contract/returns/staff-calls'
import type { Db } from '../../../platform/database/database.ts'
import { countOrdersOf } from '../../orders/index.ts'
import { type FullRequest, requestsOfCustomer } from '../returns.queries.ts'

const rupees = (cents: number) => rupeesFromCents(lkrCents(cents))

/** What a request costs the shop. */
export function costsOf({ refundCents, shippingCents, lines }: FullRequest): StaffReturnInFull['costs'] {
  const writtenOff = lines.reduce((sum, line) => sum + writtenOffOf(line), 0)
  const shipping = Math.min(shippingCents, refundCents)
  return {
    refund: rupees(refundCents - shipping),
    shipping: rupees(shipping),
    writtenOff: rupees(writtenOff),
  }
}

/** What was paid for the units of a line that came back damaged. */
const writtenOffOf = ({ damagedQuantity, quantity, refundCents }: FullRequest['lines'][number]): number =>
  damagedQuantity === null || damagedQuantity === 0
    ? 0
    : Math.round((refundCents * damagedQuantity) / quantity)

/** How often its customer orders and sends back; null once the account is deleted. */
export async function recordOfCustomer(
  db: Db,
  { id, customerId }: FullRequest,
): Promise<StaffReturnInFull['customerRecord']> {
  if (customerId === null) return null
  const [orders, requests] = await Promise.all([
    countOrdersOf(db, [customerId]),
    requestsOfCustomer(db, customerId),
  ])
  const others = requests.filter((one) => one.id !== id && one.status !== 'rejected')
  return {
    orders: orders.get(customerId) ?? 0,
    returns: others.length,
    ordersWithReturns: new Set(others.map(({ orderId }) => orderId)).size,
  }
}
