import type { Db } from '../../platform/database/database.ts'
import { listEntries } from './ledger/history.queries.ts'
import type { LoyaltyDeps } from './loyalty-deps.ts'
import { memberOf } from './members/members.queries.ts'
import { toTransactionViews } from './members/transaction.view.ts'
import { findRedemptions } from './rewards/redemption.service.ts'

/** More entries than anybody has. */
const everything = { limit: 1_000_000, offset: 0 }

/** What the download of a customer's data says about their points. */
export async function downloadedLoyalty(
  deps: LoyaltyDeps,
  db: Db,
  customerId: string,
): Promise<Readonly<Record<string, unknown>>> {
  const { rows } = await listEntries(db, customerId, 'all', everything)
  const entries = await toTransactionViews(db, rows)
  const redeemed = await findRedemptions(deps, db, customerId)
  return {
    referralCode: (await memberOf(db, customerId))?.referralCode ?? '',
    entries: entries.map((entry) => ({
      ...entry,
      createdAt: dateOf(entry.createdAt),
      availableAt: entry.availableAt === null ? null : dateOf(entry.availableAt),
      expiresAt: entry.expiresAt === null ? null : dateOf(entry.expiresAt),
      reversals: entry.reversals.map((reversal) => ({ ...reversal, at: dateOf(reversal.at) })),
    })),
    redemptions: redeemed.map((one) => ({
      ...one,
      createdAt: dateOf(one.createdAt),
      expiresAt: dateOf(one.expiresAt),
    })),
  }
}

const dateOf = (at: number): string => new Date(at).toISOString()
