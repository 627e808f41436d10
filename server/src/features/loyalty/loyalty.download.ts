import type { Db } from '../../platform/database/database.ts'
import { listEntries } from './ledger/history.queries.ts'
import { memberOf } from './members/members.queries.ts'
import { shownEntry } from './members/shown-entry.ts'
import type { Redemptions } from './rewards/redemption.service.ts'

/** More entries than anybody has. */
const everything = { limit: 1_000_000, offset: 0 }

/** What the download of a customer's data says about their points. */
export async function downloadedLoyalty(
  db: Db,
  customerId: string,
  redemptions: Pick<Redemptions, 'of'>,
): Promise<Readonly<Record<string, unknown>>> {
  const { rows } = await listEntries(db, customerId, 'all', everything)
  const redeemed = await redemptions.of(db, customerId)
  return {
    referralCode: (await memberOf(db, customerId))?.referralCode ?? '',
    entries: rows.map((row) => ({
      ...shownEntry(row),
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt?.toISOString() ?? null,
    })),
    redemptions: redeemed.map((one) => ({
      ...one,
      createdAt: new Date(one.createdAt).toISOString(),
      expiresAt: new Date(one.expiresAt).toISOString(),
    })),
  }
}
