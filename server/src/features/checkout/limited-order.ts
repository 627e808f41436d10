import { limits } from '@first-fashion/contract/limits'
import type { OrderPaymentMethod } from '@first-fashion/contract/orders/status'
import { after, type Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { customerById } from '../accounts/index.ts'
import { onHandOf, type StockMove } from '../catalog/index.ts'
import {
  insertOrderAlert,
  isHoldShort,
  type OrderLimits,
  refuseHostage,
  refuseTooManyOpen,
  refuseTooMuch,
  unusualReasons,
} from '../order-limits/index.ts'
import {
  type Buyer,
  countOpenOrders,
  lockBuyer,
  mostHolders,
  type Orderer,
  unpaidHoldsOf,
} from '../orders/index.ts'
import { heldUnpaid } from './held-unpaid.rules.ts'
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

export interface OrderHold {
  readonly limited: LimitedOrder
  readonly stock: readonly StockMove[]
  /** Open orders that this one replaces. */
  readonly replaced: readonly string[]
}

/**
 * Runs before the order takes its stock, with its buyer and network locked. Refuses with 'order.too-many-held' and
 * 'order.confirm-email-first'.
 */
export async function refuseHeldTooMuch(
  { orderLimits }: LimitDeps,
  tx: Db,
  orderer: Orderer,
  { limited, stock, replaced }: OrderHold,
): Promise<void> {
  if (limited.method === 'no-payment-due') return
  const held = await unpaidHoldsOf(tx, orderer, replaced)
  if (held.length === 0) return
  refuseHostage(heldUnpaid(held, stock, await onHandOf(tx, stock)), limited, orderLimits.current())
}

/** Until when stock is held for a payment: shorter if many others wait to pay for the same. */
export async function holdEnd(
  { orderLimits, clock }: LimitDeps,
  tx: Db,
  stock: readonly StockMove[],
): Promise<Date> {
  const isShort = isHoldShort(await mostHolders(tx, stock), orderLimits.current())
  return after(clock.now(), isShort ? limits.shortStockHoldLifetimeMs : limits.stockHoldLifetimeMs)
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
