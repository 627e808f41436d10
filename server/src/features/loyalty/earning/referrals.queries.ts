import { and, count, desc, eq, ne, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { loyaltyMembers, loyaltyReferrals } from '../loyalty.table.ts'

export type Referral = typeof loyaltyReferrals.$inferSelect

export async function referralOf(db: Db, referredId: string): Promise<Referral | undefined> {
  const [row] = await db.select().from(loyaltyReferrals).where(eq(loyaltyReferrals.referredId, referredId))
  return row
}

export async function saveReferral(tx: Db, referral: typeof loyaltyReferrals.$inferInsert): Promise<void> {
  const { state, reason, decidedAt, mailboxHash, network } = referral
  await tx.insert(loyaltyReferrals).values(referral).onConflictDoUpdate({
    target: loyaltyReferrals.referredId,
    set: { state, reason, decidedAt, mailboxHash, network },
  })
}

/** Whether another referral of the same mailbox counts already, whoever referred it. */
export async function mailboxCounts(db: Db, { referredId, mailboxHash }: ReferralPlace): Promise<boolean> {
  return isAnother(db, referredId, eq(loyaltyReferrals.mailboxHash, mailboxHash))
}

/** Whether another friend of the referrer from the same network counts already. */
export async function networkCounts(
  db: Db,
  { referredId, referrerId, network }: ReferralPlace,
): Promise<boolean> {
  if (network === '') return false
  const fromThere = and(eq(loyaltyReferrals.referrerId, referrerId), eq(loyaltyReferrals.network, network))
  return isAnother(db, referredId, fromThere)
}

/** A referral, and the place that its friend is at. */
export interface ReferralPlace {
  readonly referredId: string
  readonly referrerId: string
  readonly mailboxHash: Buffer
  readonly network: string
}

async function isAnother(db: Db, referredId: string, which: SQL | undefined): Promise<boolean> {
  const rows = await db
    .select({ referredId: loyaltyReferrals.referredId })
    .from(loyaltyReferrals)
    .where(and(which, eq(loyaltyReferrals.state, 'confirmed'), ne(loyaltyReferrals.referredId, referredId)))
    .limit(1)
  return rows.length > 0
}

/** Whose code it is, however it was typed. */
export async function memberByCode(db: Db, code: string): Promise<string | undefined> {
  const [row] = await db
    .select({ customerId: loyaltyMembers.customerId })
    .from(loyaltyMembers)
    .where(eq(loyaltyMembers.referralCode, code.trim().toUpperCase()))
  return row?.customerId
}

/** Writes a code down unless the member has one; false if it is someone else's. */
export async function setReferralCode(tx: Db, customerId: string, code: string): Promise<void> {
  await tx.update(loyaltyMembers).set({ referralCode: code }).where(eq(loyaltyMembers.customerId, customerId))
}

export async function countConfirmed(db: Db, referrerId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(loyaltyReferrals)
    .where(and(eq(loyaltyReferrals.referrerId, referrerId), eq(loyaltyReferrals.state, 'confirmed')))
  return row?.total ?? 0
}

/** Who joined with a member's code, the latest first. */
export const referralsBy = (db: Db, referrerId: string, limit: number): Promise<Referral[]> =>
  db
    .select()
    .from(loyaltyReferrals)
    .where(and(eq(loyaltyReferrals.referrerId, referrerId), ne(loyaltyReferrals.referredId, referrerId)))
    .orderBy(desc(loyaltyReferrals.joinedAt))
    .limit(limit)
