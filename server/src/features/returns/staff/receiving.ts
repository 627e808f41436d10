import { centsFromRupees } from '@first-fashion/contract/money/money'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Shop } from '../../../shop.ts'
import { productStockChanged } from '../../catalog/index.ts'
import { type FullOrder, orderStates } from '../../orders/index.ts'
import { moneyColumns, partRows } from '../request-rows.ts'
import { figuresChanged } from '../return-refusals.ts'
import { changeLine, type FullRequest, type RequestRow, replaceParts } from '../returns.queries.ts'
import { planReceipt, type Receipt, type ReceivedLine } from './receipt.ts'

interface Received {
  readonly lines: readonly ReceivedLine[]
  readonly note: string
  /** The total that staff saw, in LKR rupees. */
  readonly shown?: { readonly total: number } | undefined
}

/**
 * Notes what came of every line, and in which condition; good units whose stock is counted are in stock again. If some did
 * not come, the request is for the rest from now on. Refuses what `planReceipt` refuses, 'returns.note-missing', and
 * 'returns.figures-changed' if it comes to another total than was shown.
 */
export async function receiveLines(
  shop: Shop,
  tx: Db,
  request: FullRequest,
  full: FullOrder,
  { lines, note, shown }: Received,
): Promise<Partial<RequestRow>> {
  const receipt = await planReceipt(tx, request, full, lines)
  if (!receipt.isComplete && note === '') throw reasonMissing()
  if (shown !== undefined && centsFromRupees(shown.total) !== receipt.money.totalCents) throw figuresChanged()
  await noteLines(tx, request, receipt)
  const good = receipt.arrived.filter((line) => line.good > 0)
  await orderStates.restockUnits(
    tx,
    good.map((line) => ({ lineId: line.lineId, quantity: line.good })),
  )
  await productStockChanged(shop, tx, productsOf(full, good))
  if (receipt.isComplete) return {}
  await replaceParts(tx, request.id, partRows(request.id, receipt.money))
  return moneyColumns(receipt.money)
}

async function noteLines(
  tx: Db,
  request: FullRequest,
  { arrived, lines, isComplete }: Receipt,
): Promise<void> {
  for (const { lineId, good, damaged } of arrived) {
    const before = request.lines.find((line) => line.lineId === lineId)
    const quantity = good + damaged
    const cents = lines.find((line) => line.lineId === lineId)?.cents ?? 0
    await changeLine(
      tx,
      { requestId: request.id, lineId },
      {
        condition: quantity === 0 ? null : damaged > 0 ? 'damaged' : 'good',
        requestedQuantity: before?.quantity ?? quantity,
        damagedQuantity: damaged,
        ...(isComplete ? {} : { quantity, refundCents: cents }),
      },
    )
  }
}

/** What did not come, by name; '' if everything did. */
export const notReceived = (
  { lines }: FullOrder,
  request: FullRequest,
  received: readonly ReceivedLine[],
): string =>
  request.lines
    .flatMap(({ lineId, quantity }) => {
      const counted = received.find((one) => one.lineId === lineId)
      const missing = counted !== undefined ? quantity - counted.good - counted.damaged : 0
      const line = lines.find(({ id }) => id === lineId)
      return missing <= 0 || line === undefined
        ? []
        : [`${missing} × ${[line.name, ...line.options].join(', ')}`]
    })
    .join('; ')

const reasonMissing = () => {
  const message = 'Please tell the shopper what did not come'
  return new AppError('refused', 'returns.note-missing', message, { errors: { note: message } })
}

/** The products of some lines. */
export const productsOf = ({ lines }: FullOrder, some: readonly { readonly lineId: string }[]): string[] => [
  ...new Set(
    lines.flatMap(({ id, productId }) =>
      productId !== null && some.some(({ lineId }) => lineId === id) ? [productId] : [],
    ),
  ),
]
