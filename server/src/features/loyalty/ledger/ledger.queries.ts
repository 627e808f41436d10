import { awardKinds, type EntryKind } from '@first-fashion/contract/loyalty/entry'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { loyaltyEntries } from '../loyalty.table.ts'

/** Lifetime points are what was awarded and not taken back. */
const lifetimeKinds: readonly EntryKind[] = [...awardKinds, 'reversal']

export interface Balance {
  readonly available: number
  readonly pending: number
  readonly lifetime: number
}

const { bucket, kind, points } = loyaltyEntries
const sumWhere = (condition: ReturnType<typeof sql>) =>
  sql<number>`coalesce(sum(${points}) filter (where ${condition}), 0)::int`

/** A member's points: one look at one index, however many entries there are. */
export async function balanceOf(db: Db, customerId: string): Promise<Balance> {
  const [row] = await db
    .select({
      available: sumWhere(sql`${bucket} = 'available'`),
      pending: sumWhere(sql`${bucket} = 'pending'`),
      lifetime: sumWhere(
        sql`${kind} in (${sql.join(
          lifetimeKinds.map((one) => sql`${one}`),
          sql`, `,
        )})`,
      ),
    })
    .from(loyaltyEntries)
    .where(eq(loyaltyEntries.customerId, customerId))
  return row ?? { available: 0, pending: 0, lifetime: 0 }
}

export async function insertEntries(
  tx: Db,
  entries: readonly (typeof loyaltyEntries.$inferInsert)[],
): Promise<void> {
  if (entries.length > 0) await tx.insert(loyaltyEntries).values([...entries])
}

/** An award with what was taken back of it, and whether it was released. */
export interface Award {
  readonly id: string
  readonly customerId: string
  readonly bucket: 'pending' | 'available'
  readonly points: number
  readonly expiresAt: Date | null
  readonly description: string
  /** Negative. */
  readonly reversed: number
  readonly reversals: number
  readonly isReleased: boolean
}

// The outer column by its full name: from one table alone it would be written without, and be the inner one.
const ofAward = (kindOfRow: 'reversal' | 'release') =>
  sql`from loyalty_entries r where r.award_id = loyalty_entries.id and r.kind = ${kindOfRow}`

const award = {
  id: loyaltyEntries.id,
  customerId: loyaltyEntries.customerId,
  bucket: loyaltyEntries.bucket,
  points: loyaltyEntries.points,
  expiresAt: loyaltyEntries.expiresAt,
  description: loyaltyEntries.description,
  reversed: sql<number>`(select coalesce(sum(r.points), 0)::int ${ofAward('reversal')})`,
  reversals: sql<number>`(select count(*)::int ${ofAward('reversal')})`,
  isReleased: sql<boolean>`exists (select ${ofAward('release')})`,
}

/** What was awarded for a reason. */
export async function awardFor(db: Db, reasonKey: string): Promise<Award | undefined> {
  const [row] = await db.select(award).from(loyaltyEntries).where(eq(loyaltyEntries.reasonKey, reasonKey))
  return row
}

/** The sum of a member's points of some kinds since a time, as they were awarded. */
export async function awardedSince(
  db: Db,
  customerId: string,
  kinds: readonly EntryKind[],
  since: Date,
): Promise<{ points: number; entries: number }> {
  const [row] = await db
    .select({
      points: sql<number>`coalesce(sum(${points}), 0)::int`,
      entries: sql<number>`count(*)::int`,
    })
    .from(loyaltyEntries)
    .where(
      and(
        eq(loyaltyEntries.customerId, customerId),
        sql`${kind} = any(${sql.param([...kinds])}::text[])`,
        sql`${loyaltyEntries.createdAt} >= ${since.toISOString()}::timestamptz`,
      ),
    )
  return row ?? { points: 0, entries: 0 }
}
