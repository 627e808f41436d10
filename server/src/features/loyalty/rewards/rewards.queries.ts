import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { loyaltyRedemptions, loyaltyRewards } from '../loyalty.table.ts'

export type RewardRow = typeof loyaltyRewards.$inferSelect
export type RedemptionRow = typeof loyaltyRedemptions.$inferSelect

/** What can be redeemed, the cheapest first; what is out of stock too, so that it can be shown as such. */
export const offeredRewards = (db: Db): Promise<RewardRow[]> =>
  db
    .select()
    .from(loyaltyRewards)
    .where(eq(loyaltyRewards.isActive, true))
    .orderBy(asc(loyaltyRewards.pointsCost), asc(loyaltyRewards.id))

/** Takes one of a reward out of its stock; undefined if it is gone or no longer offered. */
export async function takeReward(tx: Db, id: string): Promise<RewardRow | undefined> {
  const [row] = await tx
    .update(loyaltyRewards)
    .set({ stock: sql`${loyaltyRewards.stock} - 1` })
    .where(
      and(
        eq(loyaltyRewards.id, id),
        eq(loyaltyRewards.isActive, true),
        or(isNull(loyaltyRewards.stock), gt(loyaltyRewards.stock, 0)),
      ),
    )
    .returning()
  return row
}

export async function returnReward(tx: Db, id: string): Promise<void> {
  await tx
    .update(loyaltyRewards)
    .set({ stock: sql`${loyaltyRewards.stock} + 1` })
    .where(eq(loyaltyRewards.id, id))
}

export async function findReward(db: Db, id: string): Promise<RewardRow | undefined> {
  const [row] = await db.select().from(loyaltyRewards).where(eq(loyaltyRewards.id, id))
  return row
}

export async function insertRedemption(
  tx: Db,
  redemption: typeof loyaltyRedemptions.$inferInsert,
): Promise<void> {
  await tx.insert(loyaltyRedemptions).values(redemption)
}

/** A customer's redemption, locked until the transaction ends. */
export async function lockRedemption(
  tx: Db,
  customerId: string,
  id: string,
): Promise<RedemptionRow | undefined> {
  const [row] = await tx
    .select()
    .from(loyaltyRedemptions)
    .where(and(eq(loyaltyRedemptions.id, id), eq(loyaltyRedemptions.customerId, customerId)))
    .for('update')
  return row
}

export async function markUndone(tx: Db, id: string, undoneAt: Date): Promise<void> {
  await tx.update(loyaltyRedemptions).set({ undoneAt }).where(eq(loyaltyRedemptions.id, id))
}

/** A code that came back lives at least so long. */
export async function prolongRedemption(tx: Db, code: string, until: Date): Promise<void> {
  await tx
    .update(loyaltyRedemptions)
    .set({ expiresAt: sql`greatest(${loyaltyRedemptions.expiresAt}, ${until.toISOString()}::timestamptz)` })
    .where(eq(loyaltyRedemptions.code, code))
}

/** Redemptions that were not given back and have not expired; points bound how many there are. */
export const openRedemptionsOf = (db: Db, customerId: string, now: Date): Promise<RedemptionRow[]> =>
  db
    .select()
    .from(loyaltyRedemptions)
    .where(
      and(
        eq(loyaltyRedemptions.customerId, customerId),
        isNull(loyaltyRedemptions.undoneAt),
        gt(loyaltyRedemptions.expiresAt, now),
      ),
    )
    .orderBy(desc(loyaltyRedemptions.createdAt), desc(loyaltyRedemptions.id))

export const redemptionsOf = (db: Db, customerId: string, limit: number): Promise<RedemptionRow[]> =>
  db
    .select()
    .from(loyaltyRedemptions)
    .where(eq(loyaltyRedemptions.customerId, customerId))
    .orderBy(desc(loyaltyRedemptions.createdAt), desc(loyaltyRedemptions.id))
    .limit(limit)
