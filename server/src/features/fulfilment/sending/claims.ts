import type { Clock } from '../../../platform/clock.ts'
import type { Database, Db } from '../../../platform/database/database.ts'
import { lockPartnerOrder, type PartnerOrderRow, updatePartnerOrder } from '../partner-orders.queries.ts'

/** Longer than the partner's answers take: then whoever claimed it is gone. */
const claimMs = 2 * 60_000

/** Until when a claim of now holds. */
export const claimEnd = (clock: Clock): Date => new Date(clock.now().getTime() + claimMs)

/** Claims a locked row, so that nobody sends it or cancels it meanwhile. */
export const claimLocked = (
  tx: Db,
  row: PartnerOrderRow,
  clock: Clock,
): Promise<PartnerOrderRow | undefined> => updatePartnerOrder(tx, row, { claimedUntil: claimEnd(clock) })

/** Any other change of it ends the claim, or makes another of it. */
export const isStillClaimed = (row: PartnerOrderRow, claimed: PartnerOrderRow): boolean =>
  row.claimedUntil !== null && row.claimedUntil.getTime() === claimed.claimedUntil?.getTime()

/** Ends a claim that still holds. */
export const endClaim = (database: Database, claimed: PartnerOrderRow): Promise<void> =>
  database.transaction(async (tx) => {
    const row = await lockPartnerOrder(tx, claimed.id)
    if (row !== undefined && isStillClaimed(row, claimed))
      await updatePartnerOrder(tx, row, { claimedUntil: null })
  })
