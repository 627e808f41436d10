import type { Redemption } from '@first-fashion/contract/loyalty/rewards'
import type { Db } from '../../../platform/database/database.ts'
import { usedForEarlyOrder } from './early-access.ts'
import type { RedemptionDeps } from './redemption-deps.ts'
import type { RedemptionRow } from './rewards.queries.ts'
import { toRedemptionView, useOfCredit } from './rewards.view.ts'

/** Redemptions of a customer with what became of their codes, their early access and their store credit. */
export async function toRedemptionViews(
  { promoCodes, storeCredit, clock }: RedemptionDeps,
  db: Db,
  customerId: string,
  rows: readonly RedemptionRow[],
): Promise<Redemption[]> {
  const codes = rows.map(({ code }) => code)
  const used = await promoCodes.usedAmong(db, codes)
  const hasOrderedEarly = await usedForEarlyOrder(db, customerId, rows)
  const hasCredit = rows.some(({ creditCents }) => creditCents !== null)
  const balance = hasCredit ? await storeCredit.balanceOf(db, customerId) : 0
  const useOf = (row: RedemptionRow) =>
    row.creditCents === null
      ? { isUsed: used.has(row.code), isPartlyUsed: hasOrderedEarly(row) }
      : useOfCredit(row.creditCents, balance)
  const now = clock.now()
  return rows.map((row) => toRedemptionView(row, useOf(row), now))
}
