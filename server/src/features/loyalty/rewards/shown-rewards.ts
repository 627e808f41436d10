import type { Redemption, Reward } from '@first-fashion/contract/loyalty/rewards'
import { lkrCents, rupeesFromCents } from '@first-fashion/contract/money/money'
import type { RedemptionRow, RewardRow } from './rewards.queries.ts'

/** A reward as it is shown. */
export const shownReward = (row: RewardRow, productSlug: string | null): Reward => ({
  _id: row.id,
  name: row.name,
  description: row.description,
  image: row.image,
  imageAlt: row.imageAlt,
  type: row.type,
  value: {
    amount: row.percent ?? rupeesFromCents(lkrCents(row.amountCents ?? 0)),
    isPercentage: row.percent !== null,
  },
  minimumOrderAmount: rupeesFromCents(lkrCents(row.minimumOrderCents)),
  pointsCost: row.pointsCost,
  stock: row.stock,
  productSlug,
})

interface Now {
  /** Whether an order uses its code. */
  readonly isUsed: boolean
  /** It goes on, but cannot be given back: something was ordered early. */
  readonly hasOrderedEarly: boolean
  readonly now: Date
}

/** A redeemed reward as it is shown. Store credit is used in parts, and whether it can be undone shows when it is tried. */
export function shownRedemption(row: RedemptionRow, { isUsed, hasOrderedEarly, now }: Now): Redemption {
  const state = stateOf(row, { isUsed, now })
  return {
    _id: row.id,
    name: row.name,
    type: row.type,
    code: row.code,
    points: row.points,
    createdAt: row.createdAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
    state,
    canBeUndone: state === 'active' && !hasOrderedEarly,
  }
}

function stateOf(
  { undoneAt, expiresAt }: RedemptionRow,
  { isUsed, now }: Omit<Now, 'hasOrderedEarly'>,
): Redemption['state'] {
  if (undoneAt !== null) return 'undone'
  if (isUsed) return 'used'
  return expiresAt <= now ? 'expired' : 'active'
}
