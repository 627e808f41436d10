import { asc, desc, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { loyaltyMembers, loyaltyRules, loyaltyTiers } from '../loyalty.table.ts'

export type Tier = typeof loyaltyTiers.$inferSelect
export type EarningRules = typeof loyaltyRules.$inferSelect

/** What is earned by what. Throws if its row is gone. */
export async function earningRules(db: Db): Promise<EarningRules> {
  const [row] = await db.select().from(loyaltyRules)
  if (row === undefined) throw new Error('the rules of loyalty are gone')
  return row
}

/** All tiers, the lowest first. */
export const allTiers = (db: Db): Promise<Tier[]> =>
  db.select().from(loyaltyTiers).orderBy(asc(loyaltyTiers.fromPoints))

/** The tier of so many lifetime points. Throws if there is none from 0 points. */
export async function tierFor(db: Db, lifetimePoints: number): Promise<Tier> {
  const [row] = await db
    .select()
    .from(loyaltyTiers)
    .where(lte(loyaltyTiers.fromPoints, Math.max(0, lifetimePoints)))
    .orderBy(desc(loyaltyTiers.fromPoints))
    .limit(1)
  if (row === undefined) throw new Error('no tier begins at 0 points')
  return row
}

export interface Member {
  readonly customerId: string
  readonly tierId: string
  readonly tierName: string
  readonly fromPoints: number
  readonly multiplierPercent: number
  readonly referralCode: string | null
}

const member = {
  customerId: loyaltyMembers.customerId,
  tierId: loyaltyMembers.tierId,
  tierName: loyaltyTiers.name,
  fromPoints: loyaltyTiers.fromPoints,
  multiplierPercent: loyaltyTiers.multiplierPercent,
  referralCode: loyaltyMembers.referralCode,
}

export async function memberOf(db: Db, customerId: string): Promise<Member | undefined> {
  const [row] = await db
    .select(member)
    .from(loyaltyMembers)
    .innerJoin(loyaltyTiers, eq(loyaltyTiers.id, loyaltyMembers.tierId))
    .where(eq(loyaltyMembers.customerId, customerId))
  return row
}

/**
 * Locks a customer's membership, which all changes of points wait for; the first call makes it. Undefined if the
 * account is gone.
 */
export async function lockMember(tx: Db, customerId: string, now: Date): Promise<Member | undefined> {
  await tx.execute(sql`
    insert into loyalty_members (customer_id, tier_id, joined_at)
    select c.id, (select t.id from loyalty_tiers t order by t.from_points limit 1), ${now.toISOString()}::timestamptz
    from customers c where c.id = ${customerId}
    on conflict (customer_id) do nothing`)
  const [row] = await tx
    .select(member)
    .from(loyaltyMembers)
    .innerJoin(loyaltyTiers, eq(loyaltyTiers.id, loyaltyMembers.tierId))
    .where(eq(loyaltyMembers.customerId, customerId))
    .for('update', { of: loyaltyMembers })
  return row
}

export async function setTier(tx: Db, customerId: string, tierId: string): Promise<void> {
  await tx.update(loyaltyMembers).set({ tierId }).where(eq(loyaltyMembers.customerId, customerId))
}
