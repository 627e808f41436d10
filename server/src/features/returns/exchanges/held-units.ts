import type { StockHolder } from '../../catalog/index.ts'
import { requestsHolding } from '../returns.queries.ts'
import { holdOf } from '../returns.rules.ts'

/** What exchanges hold of some variants. */
export const unitsHeldForExchange: StockHolder = async (db, variantIds) => {
  const requests = await requestsHolding(db, variantIds)
  return requests.flatMap((request) =>
    request.lines.flatMap(({ heldVariantId, size, quantity }) =>
      heldVariantId === null || !variantIds.includes(heldVariantId)
        ? []
        : [
            {
              variantId: heldVariantId,
              size: size ?? '',
              quantity,
              reason: 'exchange',
              until: holdOf(request)?.until ?? null,
              orderNumber: request.orderNumber,
              subjectId: request.id,
            } as const,
          ],
    ),
  )
}
