import type { ItemCondition } from '@first-fashion/contract/returns/status'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { type Catalog, returnStock } from '../../catalog/index.ts'
import { type FullOrder, soldStock } from '../../orders/index.ts'
import { changeLine, type FullRequest } from '../returns.queries.ts'

interface ReceivedLine {
  readonly lineId: string
  readonly condition: ItemCondition
}

/** Notes the condition of every line; good ones whose stock is counted are in stock again. */
export async function receiveLines(
  { catalog }: { readonly catalog: Pick<Catalog, 'stockChanged'> },
  tx: Db,
  request: FullRequest,
  full: FullOrder,
  received: readonly ReceivedLine[],
): Promise<object> {
  const isEach =
    received.length === request.lines.length &&
    request.lines.every(({ lineId }) => received.some((line) => line.lineId === lineId))
  if (!isEach)
    throw new AppError(
      'refused',
      'returns.condition-missing',
      'Please say of every item in what condition it came back.',
    )
  for (const { lineId, condition } of received)
    await changeLine(tx, { requestId: request.id, lineId }, { condition })
  const good = request.lines.filter(({ lineId }) =>
    received.some((line) => line.lineId === lineId && line.condition === 'good'),
  )
  const sold = await soldStock(
    tx,
    good.map(({ lineId }) => lineId),
  )
  await returnStock(
    tx,
    sold.map((stock) => ({
      ...stock,
      quantity: good.find(({ lineId }) => lineId === stock.lineId)?.quantity ?? 0,
    })),
  )
  await catalog.stockChanged(tx, productsOf(full, good))
  return {}
}

/** The products of some lines. */
export const productsOf = ({ lines }: FullOrder, some: readonly { readonly lineId: string }[]): string[] => [
  ...new Set(
    lines.flatMap(({ id, productId }) =>
      productId !== null && some.some(({ lineId }) => lineId === id) ? [productId] : [],
    ),
  ),
]
