import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { EarlyAccessSource } from '../../catalog/index.ts'
import { purchasesOf } from '../../orders/index.ts'
import type { RedemptionRow } from './rewards.queries.ts'

/** A redeemed special access opens early products until it expires, even if the reward is no longer offered. */
export const accessByReward: EarlyAccessSource = {
  accessOf: (customerId, now) => sql`
    select expires_at as until from loyalty_redemptions
    where customer_id = ${customerId}::uuid and type = 'special_access' and undone_at is null
      and expires_at > ${now.toISOString()}::timestamptz
    for share`,
}

type Redeemed = Pick<RedemptionRow, 'type' | 'createdAt'>

/** Whether something was ordered early since then. Asks nothing if none of the redemptions gives early access. */
export async function usedForEarlyOrder(
  db: Db,
  customerId: string,
  rows: readonly Redeemed[],
): Promise<(row: Redeemed) => boolean> {
  const givesAccess = ({ type }: Redeemed) => type === 'special_access'
  const early = { state: 'not-cancelled', isEarlyAccess: true } as const
  const orders = rows.some(givesAccess) ? await purchasesOf(db, [customerId], early) : undefined
  const last = orders?.get(customerId)?.lastAt
  return (row) => givesAccess(row) && last !== undefined && last >= row.createdAt
}
