import type { ReturnKind, ReturnPayout, ReturnReason } from '@first-fashion/contract/returns/status'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Shop } from '../../shop.ts'
import type { FullOrder } from '../orders/index.ts'
import { ownOrder } from '../orders/index.ts'
import { type ExchangeChoice, exchangeChoices } from './exchanges/exchange-choice.ts'
import { linesOfChain, windowEndOf } from './refunds/bought-lines.ts'
import { chainOf, chargedIn, type ReplacedOrder, refundSources } from './refunds/refund-sources.ts'
import {
  type DisplayWorth,
  displayWorth,
  moneyIn,
  partsOf,
  payoutsAmong,
  type RefundPart,
  type RefundSource,
  type UnitsBack,
} from './refunds/refund-split.rules.ts'
import { payoutUnavailable, refundedAlready, refusalOf } from './return-refusals.ts'
import { type FullRequest, partsOfRequest, requestsOfOrder, requestsThroughOrder } from './returns.queries.ts'
import {
  type BoughtLine,
  givesShippingBack,
  type LineFigures,
  lineFigures,
  refusedReturn,
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
  /** Uploaded before. */
  readonly photoIds: readonly string[]
  readonly payout?: ReturnPayout | undefined
}

/** The figures that a shopper saw before, in LKR rupees. */
export interface FiguresView {
  readonly total: number
  readonly priceDifference: number
}

/** What goes back to the shopper, in LKR cents. */
export interface MoneyBack {
  readonly shippingCents: number
  /** What was refunded before without a return. */
  readonly deductedCents: number
  readonly totalCents: number
  /** null if nothing goes back. */
  readonly payout: ReturnPayout | null
  readonly parts: readonly RefundPart[]
}

/** What a request comes to, in LKR cents: what is shown before it is made, and what is posted. */
export interface ReturnPlan extends MoneyBack {
  readonly full: FullOrder
  readonly earlier: readonly FullRequest[]
  readonly lines: readonly (LineFigures & { readonly exchange: ExchangeChoice | null })[]
  /** What the shopper pays for an exchange; negative if it goes back. */
  readonly differenceCents: number
  readonly until: Date
}

/** Refuses what the rules of returns refuse, and another's order with 'order.unknown'. */
export async function planReturn(
  shop: Shop,
  db: Db,
  customerId: string,
  asked: AskedReturn,
): Promise<ReturnPlan> {
  const full = await ownOrder(db, customerId, asked.orderId)
  const earlier = await requestsOfOrder(db, asked.orderId)
  const chain = await chainOf(db, full)
  const bought = chain.slice(0, 1).flatMap(linesOfChain)
  const until = windowEndOf(full)
  const refusal = refusedReturn({ until, lines: bought }, asked, earlier, shop.clock.now())
  if (refusal !== undefined || until === null)
    throw refusalOf(refusal ?? 'not-delivered', full.order.returnDays ?? 0)
  const units = asked.lines.flatMap(({ lineId, quantity }) => {
    const line = bought.find(({ id }) => id === lineId)
    return line === undefined ? [] : [{ line, quantity, taken: takenOf(lineId, earlier) }]
  })
  const figures = units.map(({ line, quantity, taken }) => lineFigures(line, quantity, taken))
  const plan = { full, earlier, until }
  if (asked.kind === 'exchange')
    return { ...plan, ...(await planExchange(shop, db, { chain, earlier }, asked, figures)) }
  const lines = figures.map((line) => ({ ...line, exchange: null }))
  const shippingCents = givesShippingBack(bought, asked, earlier) ? full.order.shippingCents : 0
  const sources = await refundSources(db, chain)
  const money = moneyBack(sources, {
    asked,
    lines,
    shippingCents,
    shown: displayWorth(units.map(countedUnits), shippingCents, chargedIn(full.order)),
  })
  return { ...plan, lines, differenceCents: 0, ...money }
}

/** Units of a line, and how many of it others have. */
export const countedUnits = (units: {
  readonly line: BoughtLine
  readonly quantity: number
  readonly taken: { readonly quantity: number }
}): UnitsBack => ({ ...units, taken: units.taken.quantity })

interface Bought {
  readonly chain: readonly ReplacedOrder[]
  readonly earlier: readonly FullRequest[]
}

async function planExchange(
  shop: Shop,
  db: Db,
  { chain, earlier }: Bought,
  asked: AskedReturn,
  figures: readonly LineFigures[],
) {
  const requested = figures.map(({ lineId, quantity, cents }) => {
    const { variantIndex = 0, size = '' } = asked.lines.find((line) => line.lineId === lineId) ?? {}
    return { lineId, quantity, paidCents: cents, variantIndex, size }
  })
  const sources = await refundSources(db, chain)
  refuseRefunded(figures, sources, await exchangedWorth(db, asked.orderId, earlier))
  const [first] = chain
  const choices = first === undefined ? [] : await exchangeChoices(shop, db, first.full, requested)
  const lines = figures.map((line, at) => ({ ...line, exchange: choices[at] ?? null }))
  const differenceCents = choices.reduce((sum, choice) => sum + choice.differenceCents, 0)
  return { lines, differenceCents, ...differenceBack(sources, differenceCents, asked.payout) }
}

/**
 * Items are exchanged only while what was paid for them is still with the shop, unit by unit: else the new ones would be
 * free. `exchangedCents` pays for those that were exchanged before.
 */
function refuseRefunded(
  figures: readonly LineFigures[],
  sources: readonly RefundSource[],
  exchangedCents: number,
): void {
  const worth = figures.reduce((sum, { cents }) => sum + cents, 0)
  const left = moneyIn(sources)
  if (left < worth + exchangedCents) throw refundedAlready(left)
}

/** What of a difference goes back: to where the shopper chose, or else the way the order was paid if that is possible. */
export function differenceBack(
  sources: readonly RefundSource[],
  differenceCents: number,
  requested: ReturnPayout | null | undefined,
): MoneyBack {
  const payouts = payoutsAmong(sources)
  const payout = requested ?? payouts[0] ?? 'store-credit'
  if (!payouts.includes(payout)) throw payoutUnavailable()
  const worth = Math.max(0, 0 - differenceCents)
  const totalCents = Math.min(worth, moneyIn(sources))
  return {
    shippingCents: 0,
    deductedCents: worth - totalCents,
    totalCents,
    payout: totalCents === 0 ? null : payout,
    parts: partsOf(totalCents, payout, sources),
  }
}

/** Units that come back, and the delivery that is refunded with them. */
interface Returned {
  readonly lines: readonly LineFigures[]
  readonly shippingCents: number
  readonly shown: DisplayWorth
}

/** What goes back of a refund of units, where it was to go. */
export function refundedUnits(
  sources: readonly RefundSource[],
  payout: ReturnPayout,
  { lines, shippingCents, shown }: Returned,
): MoneyBack {
  const worth = worthOf(lines, shippingCents)
  const totalCents = Math.min(worth, moneyIn(sources))
  const parts = partsOf(totalCents, payout, sources, totalCents === worth ? shown : undefined)
  return { shippingCents, deductedCents: worth - totalCents, totalCents, payout, parts }
}

const worthOf = (lines: readonly LineFigures[], shippingCents: number): number =>
  lines.reduce((sum, { cents }) => sum + cents, shippingCents)

function moneyBack(
  sources: readonly RefundSource[],
  { asked, ...returned }: Returned & { readonly asked: AskedReturn },
): MoneyBack {
  const payout = asked.payout ?? 'store-credit'
  if (!payoutsAmong(sources).includes(payout)) throw payoutUnavailable()
  const worth = worthOf(returned.lines, returned.shippingCents)
  const totalCents = Math.min(worth, moneyIn(sources))
  if (totalCents === 0 && worth > 0) throw refundedAlready(0)
  if (totalCents === 0)
    throw new AppError(
      'refused',
      'returns.nothing-to-refund',
      'Nothing was paid for these items that could be refunded. You can exchange them.',
    )
  return refundedUnits(sources, payout, returned)
}

/** The sums of the parts of a refund. */
export const sumsOfParts = (parts: readonly RefundPart[]) => ({
  creditCents: sumOf(parts, ({ creditCents }) => creditCents),
  originalCents: sumOf(parts, ({ originalCents }) => originalCents),
  originalMinor: sumOf(parts, ({ originalMinor }) => originalMinor),
})

const sumOf = (parts: readonly RefundPart[], of: (part: RefundPart) => number): number =>
  parts.reduce((sum, part) => sum + of(part), 0)

/**
 * What was paid for the units of an order that earlier requests exchange, in LKR cents: it pays for what is sent instead,
 * so nothing else can be exchanged for it. What came back of the replacements since, or became store credit, is not in it.
 */
async function exchangedWorth(db: Db, orderId: string, earlier: readonly FullRequest[]): Promise<number> {
  const exchanges = earlier.filter(
    ({ kind, status, compensatedAt }) =>
      kind === 'exchange' && status !== 'rejected' && compensatedAt === null,
  )
  if (exchanges.length === 0) return 0
  const worth = exchanges
    .flatMap(({ lines }) => lines)
    .reduce((sum, { refundCents, differenceCents }) => sum + refundCents + Math.min(0, differenceCents), 0)
  return Math.max(0, worth - (await backOfReplacements(db, orderId)))
}

/** What requests of replacements give back through the order that was bought with money. */
async function backOfReplacements(db: Db, orderId: string): Promise<number> {
  const through = await requestsThroughOrder(db, orderId)
  let cents = 0
  for (const request of through) {
    if (request.orderId === orderId || request.status === 'rejected') continue
    const parts = await partsOfRequest(db, request.id)
    cents += parts.find((part) => part.orderId === orderId)?.cents ?? 0
  }
  return cents
}
