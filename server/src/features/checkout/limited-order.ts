import { limits } from '@first-fashion/contract/limits'
import type { OrderPaymentMethod } from '@first-fashion/contract/orders/status'
import { isPaidOnline } from '@first-fashion/contract/payments/methods'
import { after } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Shop } from '../../shop.ts'
import { customerById } from '../accounts/index.ts'
import { onHandOf, type StockKey, type StockMove } from '../catalog/index.ts'
import {
  currentOrderLimits,
  type HeldUnpaid,
  insertOrderAlert,
  isHoldShort,
  refuseHostage,
  refuseTooManyOpen,
  refuseTooMuch,
  unusualReasons,
} from '../order-limits/index.ts'
import { lockUnpaidOrders } from '../orders/index.ts'
import type { PricedOrder } from './order-pricing.ts'

/** What the limits need to know about an order. */
export type LimitedOrder = Parameters<typeof refuseTooMuch>[0]

/** Whether the customer's email address is verified; the limits of others are lower. */
export async function isVerifiedCustomer(db: Db, customerId: string): Promise<boolean> {
  const customer = await customerById(db, customerId)
  return (customer?.verifiedAt ?? null) !== null
}

/** Refuses orders beyond the limits with 'order.line-too-large', 'order.too-large' and 'order.cash-too-high'. */
export function withinLimits(
  shop: Shop,
  isVerified: boolean,
  method: OrderPaymentMethod,
  { lines, total, due }: PricedOrder,
): LimitedOrder {
  const quantities = lines.map(({ quantity }) => quantity)
  const order = { method, quantities, total, due, isVerified }
  refuseTooMuch(order, currentOrderLimits(shop))
  return order
}

interface PlacedOrder {
  readonly limited: LimitedOrder
  readonly stock: readonly StockMove[]
  /** Open orders that this one replaces. */
  readonly replaced: readonly string[]
}

/**
 * Runs before the order takes its stock. Refuses with 'order.too-many-open', 'order.too-many-held' and
 * 'order.confirm-email-first'. Returns how many accounts send to its address, and until when its stock is held for a
 * payment: shorter if many others wait to pay for the same.
 */
export async function refuseBeyondLimits(
  shop: Shop,
  tx: Db,
  buyer: Parameters<typeof lockUnpaidOrders>[1],
  { limited, stock, replaced }: PlacedOrder,
): Promise<{ readonly accountsAtAddress: number; readonly holdUntil: Date | null }> {
  const { clock } = shop
  const { method } = limited
  if (method === 'no-payment-due') return { accountsAtAddress: 1, holdUntil: null }
  const { open, held, holders } = await lockUnpaidOrders(tx, buyer, { method, stock, replaced })
  refuseTooManyOpen(open, method, currentOrderLimits(shop))
  if (held.length > 0)
    refuseHostage(heldUnpaid(held, stock, await onHandOf(tx, stock)), limited, currentOrderLimits(shop))
  const isShort = isHoldShort(holders, currentOrderLimits(shop))
  const lifetimeMs = isShort ? limits.shortStockHoldLifetimeMs : limits.stockHoldLifetimeMs
  return {
    accountsAtAddress: open.accountsAtAddress,
    holdUntil: isPaidOnline(method) ? after(clock.now(), lifetimeMs) : null,
  }
}

/** Alerts staff to an unusual order. */
export async function alertIfUnusual(
  shop: Shop,
  tx: Db,
  orderId: string,
  order: LimitedOrder & { readonly accountsAtAddress: number },
): Promise<void> {
  const { clock } = shop
  const reasons = unusualReasons(order, currentOrderLimits(shop))
  if (reasons.length > 0) await insertOrderAlert(tx, orderId, reasons, clock.now())
}

/** Units of a SKU that an order holds without being paid: for cash, and from the network of the account (`isNear`). */
interface UnpaidHold extends StockKey {
  readonly units: number
  readonly isCash: boolean
  readonly isNear: boolean
}

type OnHand = StockKey & { readonly onHand: number }

/** What an account and its network hold unpaid, beside what an order takes. Cash orders have taken their stock already. */
function heldUnpaid(
  held: readonly UnpaidHold[],
  stock: readonly StockMove[],
  onHand: readonly OnHand[],
): HeldUnpaid {
  const near = held.filter(({ isNear }) => isNear)
  return {
    ofNetwork: unitsOf(near),
    cashOfNetwork: unitsOf(near.filter(({ isCash }) => isCash)),
    skus: [...Map.groupBy(stock, keyOf)].map(([key, moves]) => {
      const ofSku = held.filter((one) => keyOf(one) === key)
      const there = onHand.find((one) => keyOf(one) === key)?.onHand ?? 0
      return {
        held: unitsOf(ofSku),
        taken: moves.reduce((sum, { quantity }) => sum + quantity, 0),
        stock: there + unitsOf(ofSku.filter(({ isCash }) => isCash)),
      }
    }),
  }
}

const keyOf = ({ variantId, size }: StockKey): string => `${variantId} ${size}`
const unitsOf = (held: readonly Pick<UnpaidHold, 'units'>[]): number =>
  held.reduce((sum, { units }) => sum + units, 0)
