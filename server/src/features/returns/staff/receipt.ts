import type { ReturnFigures } from '@first-fashion/contract/returns/return-request'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { FullOrder } from '../../orders/index.ts'
import { linesOfChain } from '../refunds/bought-lines.ts'
import { chainOf, chargedIn, refundSources } from '../refunds/refund-sources.ts'
import { displayWorth } from '../refunds/refund-split.rules.ts'
import { figuresView } from '../return.view.ts'
import { countedUnits, type MoneyBack, refundedUnits } from '../return-plan.ts'
import { incompleteExchange } from '../return-refusals.ts'
import { type FullRequest, partsOfRequest, requestsOfOrder } from '../returns.queries.ts'
import { givesShippingBack, type LineFigures, lineFigures, takenOf } from '../returns.rules.ts'

/** How many units of a line came in which condition; the rest did not come. */
export interface ReceivedLine {
  readonly lineId: string
  readonly good: number
  readonly damaged: number
}

/** What came of a request, and what it comes to then. */
export interface Receipt {
  readonly arrived: readonly ReceivedLine[]
  readonly isComplete: boolean
  readonly lines: readonly LineFigures[]
  readonly money: MoneyBack
}

/**
 * What a request comes to with what came of it. If everything came, these are its figures as they were fixed. Refuses with
 * 'returns.condition-missing', '.more-than-requested', '.nothing-received' and '.exchange-incomplete'.
 */
export async function planReceipt(
  db: Db,
  request: FullRequest,
  full: FullOrder,
  received: readonly ReceivedLine[],
): Promise<Receipt> {
  const arrived = arrivedLines(request, received)
  const isComplete = request.lines.every((line) => unitsOf(arrived, line.lineId) === line.quantity)
  if (isComplete) return { arrived, isComplete, ...(await asFixed(db, request)) }
  if (request.kind === 'exchange') throw incompleteExchange()
  const chain = await chainOf(db, full)
  const bought = chain.slice(0, 1).flatMap(linesOfChain)
  const earlier = (await requestsOfOrder(db, request.orderId)).filter(({ id }) => id !== request.id)
  const units = request.lines.flatMap(({ lineId }) => {
    const line = bought.find(({ id }) => id === lineId)
    const quantity = unitsOf(arrived, lineId)
    return line === undefined ? [] : [{ line, quantity, taken: takenOf(lineId, earlier) }]
  })
  const lines = units.map(({ line, quantity, taken }) => lineFigures(line, quantity, taken))
  const isShippingBack = givesShippingBack(bought, { reason: request.reason, lines }, earlier)
  const shippingCents = isShippingBack ? full.order.shippingCents : 0
  const money = refundedUnits(await refundSources(db, chain, request.id), request.payout ?? 'store-credit', {
    lines,
    shippingCents,
    shown: displayWorth(units.map(countedUnits), shippingCents, chargedIn(full.order)),
  })
  return { arrived, isComplete, lines, money }
}

const unitsOf = (arrived: readonly ReceivedLine[], lineId: string): number => {
  const line = arrived.find((one) => one.lineId === lineId)
  return line === undefined ? 0 : line.good + line.damaged
}

function arrivedLines({ lines }: FullRequest, received: readonly ReceivedLine[]): ReceivedLine[] {
  const isEach =
    received.length === lines.length &&
    lines.every(({ lineId }) => received.some((line) => line.lineId === lineId))
  if (!isEach)
    throw new AppError(
      'refused',
      'returns.condition-missing',
      'Please say of every item in what condition it came back.',
    )
  const arrived = lines.flatMap(({ lineId }) => received.filter((line) => line.lineId === lineId))
  if (lines.some(({ lineId, quantity }) => unitsOf(arrived, lineId) > quantity))
    throw new AppError(
      'refused',
      'returns.more-than-requested',
      'More units than were requested cannot be received.',
    )
  if (arrived.every(({ good, damaged }) => good + damaged === 0))
    throw new AppError(
      'refused',
      'returns.nothing-received',
      'Nothing came back. Reject the request with a reason instead.',
    )
  return arrived
}

/** The figures that were fixed when the request was made. */
async function asFixed(db: Db, request: FullRequest): Promise<Pick<Receipt, 'lines' | 'money'>> {
  const { shippingCents, deductedCents, refundCents: totalCents, payout } = request
  const parts = (await partsOfRequest(db, request.id)).map((part) => ({
    ...part,
    originalCents: part.cents - part.creditCents,
  }))
  const lines = request.lines.map(({ lineId, quantity, refundCents: cents }) => ({
    ...{ lineId, quantity, cents, priceCents: cents },
    discounts: [],
  }))
  return { lines, money: { shippingCents, deductedCents, totalCents, payout, parts } }
}

export const receiptFigures = (
  request: FullRequest,
  full: FullOrder,
  { lines, money }: Receipt,
): ReturnFigures =>
  figuresView({
    ...money,
    full,
    earlier: [],
    lines: lines.map((line) => ({ ...line, exchange: null })),
    differenceCents: request.priceDifferenceCents,
    until: request.requestedAt,
  })
