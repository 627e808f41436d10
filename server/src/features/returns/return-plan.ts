import { allocate } from '@first-fashion/contract/money/checkout-sums'
import type { ReturnKind, ReturnPayout, ReturnReason } from '@first-fashion/contract/returns/status'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/ids.ts'
import { dueOf, type FullOrder, findOrder, unknownOrder } from '../orders/index.ts'
import { leftToRefund } from '../payments/index.ts'
import type { Sellables } from '../sellables/index.ts'
import { lessRefunded } from './refunded-units.rules.ts'
import { exchangeUnavailable, payoutUnavailable, refusalOf } from './return-refusals.ts'
import { type FullRequest, requestsOfOrder } from './returns.queries.ts'
import {
  afterRefund,
  type BoughtLine,
  givesShippingBack,
  isOpen,
  type LineFigures,
  leftOf,
  lineFigures,
  type Money,
  refusedReturn,
  returnableUntil,
  type Split,
  splitRefund,
  takenOf,
} from './returns.rules.ts'

/** What a shopper asks for. */
export interface AskedReturn {
  readonly kind: ReturnKind
  readonly orderId: string
  readonly lines: readonly {
    readonly lineId: string
    readonly quantity: number
    readonly variantIndex?: number
    readonly size?: string
  }[]
  readonly reason: ReturnReason
  readonly note: string
  readonly payout?: ReturnPayout
}

/** What a request comes to, in LKR cents: what is shown before it is made, and what is posted. */
export interface ReturnPlan {
  readonly full: FullOrder
  readonly earlier: readonly FullRequest[]
  readonly lines: readonly (LineFigures & { readonly color: string | null })[]
  readonly shippingCents: number
  readonly deductedCents: number
  readonly totalCents: number
  readonly split: Split
  readonly until: Date
}

export interface ReturnPlanDeps {
  readonly clock: Clock
  readonly sellables: Sellables
}

/** Refuses what the rules of returns refuse, and another's order with 'order.unknown'. */
export async function planReturn(
  { clock, sellables }: ReturnPlanDeps,
  db: Db,
  customerId: string,
  asked: AskedReturn,
): Promise<ReturnPlan> {
  const full = await ownOrder(db, customerId, asked.orderId)
  const earlier = await requestsOfOrder(db, asked.orderId)
  const bought = boughtLines(full)
  const deliveredAt = deliveryOf(full)
  const refusal = refusedReturn({ deliveredAt, lines: bought }, asked, earlier, clock.now())
  if (refusal !== undefined || deliveredAt === null) throw refusalOf(refusal ?? 'not-delivered')
  const colors = asked.kind === 'exchange' ? await exchangeColors(sellables, db, full, asked) : []
  const lines = asked.lines.flatMap(({ lineId, quantity }, at) => {
    const line = bought.find(({ id }) => id === lineId)
    if (line === undefined) return []
    return [{ ...lineFigures(line, quantity, takenOf(lineId, earlier)), color: colors[at] ?? null }]
  })
  const plan = { full, earlier, lines, until: returnableUntil(deliveredAt) }
  if (asked.kind === 'exchange') return { ...plan, ...nothingBack }
  return { ...plan, ...(await moneyBack(db, plan, bought, asked)) }
}

const nothingBack = {
  shippingCents: 0,
  deductedCents: 0,
  totalCents: 0,
  split: { creditCents: 0, originalCents: 0, originalMinor: 0 },
}

async function moneyBack(
  db: Db,
  { full, earlier, lines }: Pick<ReturnPlan, 'full' | 'earlier' | 'lines'>,
  bought: readonly BoughtLine[],
  asked: AskedReturn,
) {
  const payout = asked.payout ?? 'store-credit'
  if (!payoutsOf(full).includes(payout)) throw payoutUnavailable()
  const money = await moneyLeft(db, full, earlier)
  const shippingCents = givesShippingBack(bought, asked, earlier) ? full.order.shippingCents : 0
  const worth = lines.reduce((sum, { cents }) => sum + cents, shippingCents)
  const totalCents = Math.min(worth, leftOf(money))
  if (totalCents === 0)
    throw new AppError(
      'refused',
      'returns.nothing-to-refund',
      'Nothing was paid for these items that could be refunded. You can exchange them.',
    )
  const split = splitRefund(totalCents, payout, money)
  return { shippingCents, deductedCents: worth - totalCents, totalCents, split }
}

/** A customer's own order. Another's is unknown. */
export async function ownOrder(db: Db, customerId: string, orderId: string): Promise<FullOrder> {
  const full = isUuid(orderId) ? await findOrder(db, orderId) : undefined
  if (full === undefined || full.order.customerId !== customerId) throw unknownOrder()
  return full
}

/** When it was delivered; null if it is not. */
export const deliveryOf = ({ order, events }: FullOrder): Date | null =>
  order.fulfilment === 'delivered' ? (events.findLast(({ kind }) => kind === 'delivered')?.at ?? null) : null

/** Cash cannot go back the way it came, and neither can what only store credit paid. */
export const payoutsOf = ({ order }: FullOrder): readonly ReturnPayout[] =>
  dueOf(order) > 0 && order.paymentMethod !== 'cod' ? ['original', 'store-credit'] : ['store-credit']

/** The lines with what the discounts took off each, less the units that were cancelled or refunded before. */
export function boughtLines({ lines, adjustments }: FullOrder): BoughtLine[] {
  const weights = lines.map(({ unitPriceCents, quantity }) => unitPriceCents * quantity)
  const spread = adjustments
    .filter(({ appliesTo, cents }) => appliesTo === 'goods' && cents !== 0)
    .map((one) => ({
      label: one.label,
      // One of an earlier version may not say how it is spread.
      shares:
        one.lines.length > 0
          ? lines.map(({ position }) => 0 - (one.lines.find(({ line }) => line === position)?.cents ?? 0))
          : allocate(0 - one.cents, weights),
    }))
  return lines.map(({ id, quantity, unitPriceCents, madeToOrder, ...line }, at) => {
    const discounts = spread.flatMap(({ label, shares }) => {
      const cents = shares[at] ?? 0
      return cents > 0 ? [{ label, cents }] : []
    })
    return lessRefunded({ id, quantity, unitPriceCents, madeToOrder, discounts }, line)
  })
}

/** The money of an order, as if the requests that are open were settled. */
async function moneyLeft(db: Db, { order }: FullOrder, earlier: readonly FullRequest[]): Promise<Money> {
  const left = await leftToRefund(db, order)
  const money: Money = {
    prepaidCents: order.prepaidCents,
    prepaidBackCents: order.prepaidCents - left.credit,
    dueCents: dueOf(order),
    dueBackCents: dueOf(order) - left.payment,
    chargedMinor: order.chargedMinor,
    backMinor: left.gone.minor,
  }
  return earlier
    .filter((one) => isOpen(one) && one.payout !== null)
    .reduce((so, { refundCents, payout }) => afterRefund(so, refundCents, payout ?? 'store-credit'), money)
}

/** The colours that are requested, if all can be had. */
async function exchangeColors(
  sellables: Sellables,
  db: Db,
  { lines }: FullOrder,
  asked: AskedReturn,
): Promise<string[]> {
  const keys = asked.lines.flatMap(({ lineId, quantity, variantIndex = 0, size = '' }) => {
    const line = lines.find(({ id }) => id === lineId)
    return line === undefined
      ? []
      : [{ name: line.name, productId: line.itemId, variantIndex, size, quantity }]
  })
  const sellableOf = await sellables.find(db, keys)
  return keys.map((key) => {
    const sellable = sellableOf(key)
    if (sellable === undefined || sellable.withheld !== null || sellable.available < key.quantity)
      throw exchangeUnavailable(key.name)
    return sellable.color
  })
}
