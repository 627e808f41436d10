import type { OrderPaymentMethod } from '@first-fashion/contract/orders/status'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { customerById } from '../accounts/index.ts'
import {
  insertOrderAlert,
  type OrderLimits,
  refuseTooManyOpen,
  refuseTooMuch,
  unusualReasons,
} from '../order-limits/index.ts'
import { type Buyer, countOpenOrders, lockBuyer } from '../orders/index.ts'
import type { PricedOrder } from './order-pricing.ts'

interface LimitDeps {
  readonly orderLimits: OrderLimits
  readonly clock: Clock
}

/** What the limits need to know about an order. */
export type LimitedOrder = Parameters<typeof refuseTooMuch>[0]

/** Whether the customer's email address is verified; the limits of others are lower. */
export async function isVerifiedCustomer(db: Db, customerId: string): Promise<boolean> {
  const customer = await customerById(db, customerId)
  return (customer?.verifiedAt ?? null) !== null
}

/** Refuses orders beyond the limits with 'order.line-too-large', 'order.too-large' and 'order.cash-too-high'. */
export function withinLimits(
  { orderLimits }: Pick<LimitDeps, 'orderLimits'>,
  isVerified: boolean,
  method: OrderPaymentMethod,
  { lines, total, due }: PricedOrder,
): LimitedOrder {
  const quantities = lines.map(({ quantity }) => quantity)
  const order = { method, quantities, total, due, isVerified }
  refuseTooMuch(order, orderLimits.current())
  return order
}

/**
 * Runs before the order is written. Refuses with 'order.too-many-open'. Returns how many accounts send to its address.
 */
export async function refuseOneTooMany(
  { orderLimits }: LimitDeps,
  tx: Db,
  buyer: Buyer,
  method: OrderPaymentMethod,
): Promise<number> {
  if (method === 'no-payment-due') return 1
  await lockBuyer(tx, buyer)
  const open = await countOpenOrders(tx, buyer, method === 'cod')
  refuseTooManyOpen(open, method, orderLimits.current())
  return open.accountsAtAddress
}

/** Alerts staff to an unusual order. */
export async function alertIfUnusual(
  { orderLimits, clock }: LimitDeps,
  tx: Db,
  orderId: string,
  order: LimitedOrder & { readonly accountsAtAddress: number },
): Promise<void> {
  const reasons = unusualReasons(order, orderLimits.current())
  if (reasons.length > 0) await insertOrderAlert(tx, orderId, reasons, clock.now())
}
