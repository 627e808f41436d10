import { formatPrice, type LkrCents, lkr, rupeesFromCents } from '@first-fashion/contract/money/money'
import type { AlertReason, OrderLimits } from '@first-fashion/contract/orders/order-limits'
import type { OrderPaymentMethod } from '@first-fashion/contract/orders/status'
import { AppError } from '../../platform/errors.ts'

/** A buyer's open orders: unpaid or undelivered. */
export interface OpenOrders {
  readonly ofAccount: number
  readonly toPhone: number
  readonly toAddress: number
}

export interface LimitedOrder {
  readonly method: OrderPaymentMethod
  readonly quantities: readonly number[]
  readonly total: LkrCents
  /** The amount due after store credit. */
  readonly due: LkrCents
  readonly isVerified: boolean
}

/** Refuses with 'order.line-too-large', 'order.too-large' and 'order.cash-too-high'. */
export function refuseTooMuch(order: LimitedOrder, limits: OrderLimits): void {
  const { quantities } = order
  if (limits.unitsPerLine !== null && Math.max(0, ...quantities) > limits.unitsPerLine)
    throw lineTooLarge(limits.unitsPerLine)
  if (limits.unitsPerOrder !== null && unitsOf(quantities) > limits.unitsPerOrder)
    throw new AppError(
      'refused',
      'order.too-large',
      `One order can have up to ${limits.unitsPerOrder} items. Please contact us if you need more.`,
    )
  if (order.method === 'cod') refuseHighCash(order, limits)
}

export const lineTooLarge = (most: number) =>
  new AppError(
    'refused',
    'order.line-too-large',
    `You can order up to ${most} of the same item. Please contact us if you need more.`,
  )

function refuseHighCash({ due, isVerified }: LimitedOrder, limits: OrderLimits): void {
  const { cashMaximum, cashMaximumUnverified } = limits
  const rupees = rupeesFromCents(due)
  const isAbove = (most: number | null): most is number => most !== null && rupees > most
  const words = (text: string) => new AppError('refused', 'order.cash-too-high', text)
  if (isAbove(cashMaximum))
    throw words(`Cash on delivery is available up to ${shown(cashMaximum)}. Please pay online.`)
  if (!isVerified && isAbove(cashMaximumUnverified))
    throw words(
      `Until your email address is verified, cash on delivery is available up to ${shown(cashMaximumUnverified)}. Please verify your email first, or pay online.`,
    )
}

/**
 * Refuses another order with 'order.too-many-open' if the buyer has too many open ones. Only cash orders are counted by
 * phone number and address too.
 */
export function refuseTooManyOpen(open: OpenOrders, method: OrderPaymentMethod, limits: OrderLimits): void {
  const isReached = (count: number, most: number | null) => most !== null && count >= most
  const words = (text: string) => new AppError('refused', 'order.too-many-open', text)
  const isCash = method === 'cod'
  if (isReached(open.ofAccount, limits.openPerAccount))
    throw words(
      isCash
        ? `You already have ${open.ofAccount} cash orders on their way. Please pay online, or order again once one is delivered.`
        : `You already have ${open.ofAccount} orders waiting for payment. Please pay for them first.`,
    )
  // A stranger's orders must not keep anybody from paying online.
  if (!isCash) return
  const toPhone = isReached(open.toPhone, limits.openPerPhone)
  if (!toPhone && !isReached(open.toAddress, limits.openPerAddress)) return
  const whereTo = toPhone ? 'phone number' : 'address'
  throw words(`Several cash orders for this ${whereTo} are still on their way. Please pay online.`)
}

/** What others of the same account or network hold without having paid, and what an order adds to it. */
export interface HeldUnpaid {
  /** Units that orders from the network hold, and those of them that are to be paid in cash. */
  readonly ofNetwork: number
  readonly cashOfNetwork: number
  /** Each size of the order: what the account or the network holds of it, what the order takes, and what there is. */
  readonly skus: readonly { readonly held: number; readonly taken: number; readonly stock: number }[]
}

/**
 * Refuses to hold more stock without payment than one network or account should: with 'order.confirm-email-first' cash by
 * an account without a confirmed email, else with 'order.too-many-held'. A first order always goes through.
 */
export function refuseHostage(
  held: HeldUnpaid,
  { method, isVerified }: Pick<LimitedOrder, 'method' | 'isVerified'>,
  limits: OrderLimits,
): void {
  const isCash = method === 'cod'
  if (isCash && isVerified) return
  const taken = unitsOf(held.skus.map((sku) => sku.taken))
  const isBeyond = (before: number, most: number | null) =>
    most !== null && before > 0 && before + taken > most
  const isTooMuch =
    isBeyond(held.ofNetwork, limits.unitsPerNetwork) ||
    (isCash && isBeyond(held.cashOfNetwork, limits.cashUnitsUnconfirmed)) ||
    held.skus.some((sku) => isBeyondShare(sku, limits.stockShare))
  if (isTooMuch) throw isCash ? confirmFirst() : tooManyHeld()
}

const isBeyondShare = ({ held, taken, stock }: HeldUnpaid['skus'][number], percent: number | null): boolean =>
  percent !== null && held > 0 && held + taken > Math.max(freeUnits, Math.ceil((stock * percent) / 100))

/** So few units of a size are no share: neighbours behind one address may want the last ones. */
const freeUnits = 3

const confirmFirst = () =>
  new AppError(
    'refused',
    'order.confirm-email-first',
    'Several cash orders were placed from your connection. Please confirm your email address first, with the link in our email to you, or pay online.',
  )

const tooManyHeld = () =>
  new AppError(
    'refused',
    'order.too-many-held',
    'Several orders from your connection hold these items and are not paid yet. Please pay for them first, or try again in half an hour.',
  )

/** Whether what an order takes is wanted by so many that it is held for a shorter time. */
export const isHoldShort = (holders: number, { shortHoldFrom }: OrderLimits): boolean =>
  shortHoldFrom !== null && holders >= shortHoldFrom

/** Why staff should check an order; empty if it is not unusual. */
export function unusualReasons(
  order: LimitedOrder & { readonly accountsAtAddress: number },
  limits: OrderLimits,
): AlertReason[] {
  const isAtLeast = (value: number, least: number | null) => least !== null && value >= least
  const reasons: [AlertReason, boolean][] = [
    ['many-units', isAtLeast(unitsOf(order.quantities), limits.unusualUnits)],
    ['high-amount', isAtLeast(rupeesFromCents(order.total), limits.unusualAmount)],
    [
      'unverified-cash',
      order.method === 'cod' &&
        !order.isVerified &&
        isAtLeast(rupeesFromCents(order.due) * 2, limits.cashMaximumUnverified),
    ],
    ['several-accounts', isAtLeast(order.accountsAtAddress, manyAccounts(limits))],
  ]
  return reasons.filter(([, holds]) => holds).map(([reason]) => reason)
}

/** Three accounts at one address may be a family; at half of the address limit they are worth a check. */
const manyAccounts = ({ openPerAddress }: OrderLimits): number | null =>
  openPerAddress === null ? null : Math.max(3, Math.ceil(openPerAddress / 2))

const unitsOf = (quantities: readonly number[]): number => quantities.reduce((sum, one) => sum + one, 0)
const shown = (rupees: number): string => formatPrice(rupees, lkr)
