import type { Database } from '../../../platform/database/database.ts'
import { productNames } from '../../catalog/index.ts'
import { publishedReviewBy } from '../../reviews/index.ts'
import type { PointsLedger } from '../ledger/ledger.service.ts'
import { earningRules } from '../members/members.queries.ts'

export interface ReviewPointsDeps {
  readonly database: Database
  readonly ledger: PointsLedger
}

/** A point for a customer's review of a product while it is shown: once, however often it goes and comes back. */
export async function settleReviewPoints(
  { database, ledger }: ReviewPointsDeps,
  { productId, customerId }: { readonly productId: string; readonly customerId: string | null },
): Promise<void> {
  if (customerId === null) return
  await database.transaction(async (tx) => {
    const isShown = (await publishedReviewBy(tx, productId, customerId)).length > 0
    const { reviewPoints } = await earningRules(tx)
    const name = (await productNames(tx, [productId])).get(productId)?.name
    await ledger.settle(tx, {
      customerId,
      kind: 'review',
      reasonKey: `review:${customerId}:${productId}`,
      sourceId: productId,
      description: name === undefined ? 'Review' : `Review of ${name}`,
      points: isShown ? reviewPoints : 0,
      stands: isShown,
      reversedBy: 'removed-review',
    })
  })
}
