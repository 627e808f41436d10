import type { LineRefundKind } from '@first-fashion/contract/line-refunds/staff-calls'
import { cancellableFulfilment, isPaid } from '@first-fashion/contract/orders/status'
import type { ReturnPayout } from '@first-fashion/contract/returns/status'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import { dueOf, type FullOrder, requireOrder, unknownOrder } from '../orders/index.ts'
import { noAccount } from '../payments/index.ts'
import {
  type BoughtLine,
  boughtLines,
  chargedIn,
  countedUnits,
  type DisplayWorth,
  displayWorth,
  type LineFigures,
  leftOf,
  lineFigures,
  type Money,
  openReturn,
  type RefundSource,
  refundSources,
  type Split,
  splitRefund,
  takenByReturns,
} from '../returns/index.ts'

export interface AskedLines {
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[]
  readonly payout: ReturnPayout
}

/** What units come to, in LKR cents: what is shown before it is confirmed, and what is posted. */
export interface LineRefundPlan {
  readonly full: FullOrder
  readonly kind: LineRefundKind
  readonly lines: readonly LineFigures[]
  /** Nothing of the order is left: it is cancelled. */
  readonly isWholeOrder: boolean
  readonly shippingCents: number
  readonly deductedCents: number
  readonly totalCents: number
  readonly split: Split
}

/** A line with the units that can still go back. */
export interface LeftLine {
  readonly bought: BoughtLine
  readonly taken: { readonly quantity: number; readonly cents: number }
  readonly left: number
}

export async function orderOf(db: Db, orderId: string): Promise<FullOrder> {
  const full = await requireOrder(db, orderId)
  return full
}

/** Whether it is to be paid in cash on delivery. */
export const isUnpaid = ({ order }: FullOrder): boolean => !isPaid(order.paymentState)

/** What can be done with the units of an order now, or why nothing can. */
export function possibleKind({ order, adjustments }: FullOrder): LineRefundKind | string {
  if (order.fulfilment === 'cancelled') return 'This order is cancelled.'
  if (adjustments.some(({ kind }) => kind === 'exchange'))
    return 'This order replaces items. Refund the order that they were bought with.'
  const isUnsent = cancellableFulfilment.includes(order.fulfilment)
  if (isPaid(order.paymentState)) return isUnsent ? 'cancelled' : 'refunded'
  if (order.paymentState === 'refunded') return 'This order is refunded already.'
  if (order.paymentMethod === 'cod' && isUnsent) return 'cancelled'
  return 'This order is not paid yet, so there is nothing to refund.'
}

export async function leftLines(db: Db, full: FullOrder): Promise<LeftLine[]> {
  const takenOf = await takenByReturns(db, full.order.id)
  return boughtLines(full).map((bought) => {
    const taken = takenOf(bought.id)
    return { bought, taken, left: bought.quantity - taken.quantity }
  })
}

/** Refuses with 'payments.return-open', 'payments.no-account' and what the rules of line refunds refuse. */
export async function planLineRefund(db: Db, orderId: string, asked: AskedLines): Promise<LineRefundPlan> {
  const full = await orderOf(db, orderId)
  const objection = await openReturn(db, orderId)
  if (objection !== undefined) throw objection
  const kind = possibleKind(full)
  if (kind !== 'cancelled' && kind !== 'refunded')
    throw new AppError('refused', 'line-refunds.not-possible', kind)
  const { money, payouts } = await sourceOf(db, full)
  if (!payouts.includes(asked.payout)) throw payoutUnavailable()
  const all = await leftLines(db, full)
  const units = asked.lines.map(({ lineId, quantity }) => unitsOf(all, lineId, quantity))
  const lines = units.map(({ line, quantity, taken }) => lineFigures(line, quantity, taken))
  const isWholeOrder =
    kind === 'cancelled' &&
    all.every(
      ({ bought, left }) => (asked.lines.find(({ lineId }) => lineId === bought.id)?.quantity ?? 0) === left,
    )
  const shippingCents = isWholeOrder ? full.order.shippingCents : 0
  const worth = lines.reduce((sum, { cents }) => sum + cents, shippingCents)
  // A cancelled order gives back all that is left of what was paid.
  const totalCents = isWholeOrder ? leftOf(money) : Math.min(worth, leftOf(money))
  const inCharged = () => displayWorth(units.map(countedUnits), shippingCents, money.currency)
  const shown = totalCents === worth ? inCharged() : undefined
  const split = splitOf({ full, isWholeOrder, totalCents, payout: asked.payout, money, shown })
  // Once it is cancelled as a whole, what was paid with store credit is forfeited.
  if (split.creditCents > 0 && !isWholeOrder && full.order.customerId === null) throw noAccount()
  const deductedCents = Math.max(0, worth - totalCents)
  return { full, kind, lines, isWholeOrder, shippingCents, deductedCents, totalCents, split }
}

function unitsOf(all: readonly LeftLine[], lineId: string, quantity: number) {
  const line = all.find(({ bought }) => bought.id === lineId)
  if (line === undefined)
    throw new AppError('unknown', 'line-refunds.line-unknown', 'This item is not part of the order')
  if (quantity > line.left)
    throw new AppError(
      'conflict',
      'line-refunds.too-many',
      `Only ${line.left} of these items ${line.left === 1 ? 'is' : 'are'} left to refund`,
    )
  return { line: line.bought, quantity, taken: line.taken }
}

interface Splittable extends Pick<LineRefundPlan, 'full' | 'isWholeOrder' | 'totalCents'> {
  readonly payout: ReturnPayout
  readonly money: Money
  /** What the units are worth as their rows show it; undefined if less goes back. */
  readonly shown: DisplayWorth | undefined
}

/** Where the amount goes. What is not paid yet is not collected; store credit goes back only if nothing is left. */
function splitOf({ full, isWholeOrder, totalCents, payout, money, shown }: Splittable): Split {
  if (isWholeOrder) return wholeSplit(money)
  if (!isUnpaid(full)) return splitRefund(totalCents, payout, money, shown)
  if (totalCents >= money.dueCents)
    throw new AppError(
      'refused',
      'line-refunds.not-possible',
      'Store credit pays for all that would be left. Cancel the whole order instead.',
    )
  return splitRefund(totalCents, payout, { ...money, prepaidCents: 0, prepaidBackCents: 0 })
}

/** What the order was paid with, and where it can go back to; of an unpaid one, what it is to be paid with. */
export async function sourceOf(db: Db, full: FullOrder): Promise<RefundSource> {
  if (isUnpaid(full)) return { orderId: full.order.id, money: unpaidMoney(full), payouts: ['original'] }
  const [source] = await refundSources(db, [{ full, origin: null }])
  if (source === undefined) throw unknownOrder()
  return source
}

const unpaidMoney = ({ order }: FullOrder): Money => ({
  prepaidCents: order.prepaidCents,
  prepaidBackCents: order.prepaidBackCents,
  dueCents: dueOf(order),
  dueBackCents: 0,
  chargedMinor: order.chargedMinor,
  backMinor: 0,
  currency: chargedIn(order),
})

/** Prepaid tenders get back what they paid, and so does the payment. */
const wholeSplit = (money: Money): Split => ({
  creditCents: money.prepaidCents - money.prepaidBackCents,
  originalCents: money.dueCents - money.dueBackCents,
  originalMinor: money.chargedMinor - money.backMinor,
})

const payoutUnavailable = () =>
  new AppError(
    'refused',
    'line-refunds.payout-unavailable',
    'This order cannot be refunded the way it was paid. Please refund it to store credit.',
  )
