import type { Redemption, Reward } from '@first-fashion/contract/loyalty/rewards'
import { lkrCents, rupeesFromCents } from '@first-fashion/contract/money/money'
import type { RedemptionRow, RewardRow } from './rewards.queries.ts'

/** A reward as it is shown. */
export const toRewardView = (row: RewardRow, productSlug: string | null): Reward => ({
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

interface Use {
  /** Whether an order uses its code, or all of its store credit is spent. */
  readonly isUsed: boolean
  /** It goes on, but cannot be given back: something was ordered early, or a part of its store credit is spent. */
  readonly isPartlyUsed: boolean
}

export const unused: Use = { isUsed: false, isPartlyUsed: false }

/** How far store credit of a reward is spent, of which a balance is left. */
export const useOfCredit = (creditCents: number, balanceCents: number): Use => ({
  isUsed: balanceCents === 0,
  isPartlyUsed: balanceCents < creditCents,
})

/** A redeemed reward as it is shown. */
export function toRedemptionView(row: RedemptionRow, use: Use, now: Date): Redemption {
  const state = stateOf(row, use, now)
  return {
    _id: row.id,
    name: row.name,
    type: row.type,
    code: row.code,
    points: row.points,
    createdAt: row.createdAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
    state,
    canBeUndone: state === 'active' && !use.isPartlyUsed,
  }
}

function stateOf({ undoneAt, expiresAt }: RedemptionRow, { isUsed }: Use, now: Date): Redemption['state'] {
  if (undoneAt !== null) return 'undone'
  if (isUsed) return 'used'
  return expiresAt <= now ? 'expired' : 'active'
}
