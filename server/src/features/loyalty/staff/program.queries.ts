import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../platform/database/database.ts'
import { loyaltyRedemptions, loyaltyRewards, loyaltyRules, loyaltyTiers } from '../loyalty.table.ts'
import type { EarningRules, Tier } from '../members/members.queries.ts'

/** Changes the rules as they were seen; false if someone else was faster. */
export async function changeRules(
  tx: Db,
  version: number,
  rules: Omit<EarningRules, 'isTheOnlyRow' | 'version'>,
): Promise<boolean> {
  const rows = await tx
    .update(loyaltyRules)
    .set({ ...rules, version: version + 1 })
    .where(eq(loyaltyRules.version, version))
    .returning({ version: loyaltyRules.version })
  return rows.length === 1
}

/** Changes tiers; returns how many there were. Two may swap their thresholds, so they are first moved out of the way. */
export async function changeTiers(tx: Db, tiers: readonly Tier[]): Promise<number> {
  await tx.execute(sql`update loyalty_tiers set from_points = from_points + 10000000, name = id::text`)
  let changed = 0
  for (const { id, ...tier } of tiers) {
    const rows = await tx
      .update(loyaltyTiers)
      .set({ ...tier, benefits: [...tier.benefits] })
      .where(eq(loyaltyTiers.id, id))
      .returning({ id: loyaltyTiers.id })
    changed += rows.length
  }
  return changed
}

const age = z.object({ up_to: z.number(), points: z.number() })

/** What members can redeem now and later, by the age of the awards that it stems from; the oldest are spent first. */
export async function outstandingPoints(db: Db, now: Date) {
  const at = now.toISOString()
  const { rows } = await db.execute(sql`
    with balances as (
      select customer_id, coalesce(sum(points) filter (where bucket = 'available'), 0) as available,
        coalesce(sum(points) filter (where bucket = 'pending'), 0) as pending
      from loyalty_entries group by customer_id)
    select coalesce(sum(greatest(0, available)), 0)::int as available, coalesce(sum(pending), 0)::int as pending
    from balances`)
  const ages = await db.execute(sql`
    with lots as (
      select e.customer_id, e.created_at, e.points + coalesce((select sum(r.points) from loyalty_entries r
          where r.award_id = e.id and r.kind = 'reversal'), 0) as points
      from loyalty_entries e
      where e.expires_at is not null and (e.bucket = 'available' or exists (
        select from loyalty_entries r where r.award_id = e.id and r.kind = 'release'))),
    balances as (
      select customer_id, greatest(0, sum(points) filter (where bucket = 'available')) as available
      from loyalty_entries group by customer_id),
    newest_first as (
      select l.*, b.available,
        sum(l.points) over (partition by l.customer_id order by l.created_at desc, l.points) - l.points as newer
      from lots l join balances b on b.customer_id = l.customer_id),
    remaining as (
      select created_at, greatest(0, least(points, available - newer)) as points from newest_first)
    select limits.days as up_to, coalesce(sum(r.points), 0)::int as points
    from (values (0, 30), (30, 90), (90, 180), (180, 4000)) as limits (from_days, days)
    left join remaining r on r.created_at <= ${at}::timestamptz - limits.from_days * interval '1 day'
      and r.created_at > ${at}::timestamptz - limits.days * interval '1 day'
    group by limits.days order by limits.days`)
  const [sums] = z.array(z.object({ available: z.number(), pending: z.number() })).parse(rows)
  return { ...(sums ?? { available: 0, pending: 0 }), ages: z.array(age).parse(ages.rows) }
}

/** Codes of rewards that have neither expired nor been given back, used ones too. Credit and early access need none. */
export async function standingCodes(db: Db, now: Date): Promise<string[]> {
  const { code, undoneAt, creditCents, type, expiresAt } = loyaltyRedemptions
  const rows = await db
    .select({ code })
    .from(loyaltyRedemptions)
    .where(and(isNull(undoneAt), isNull(creditCents), ne(type, 'special_access'), gt(expiresAt, now)))
  return rows.map((row) => row.code)
}

// The outer column by its full name: from one table alone it would be written without, and be the inner one.
const redeemed = sql<number>`(select count(*)::int from loyalty_redemptions r
  where r.reward_id = loyalty_rewards.id and r.undone_at is null)`

export const allRewards = (db: Db) =>
  db
    .select({ reward: loyaltyRewards, redeemed })
    .from(loyaltyRewards)
    .orderBy(asc(loyaltyRewards.pointsCost), asc(loyaltyRewards.id))

export async function insertReward(tx: Db, reward: typeof loyaltyRewards.$inferInsert): Promise<void> {
  await tx.insert(loyaltyRewards).values(reward)
}

type RewardTerms = Pick<
  typeof loyaltyRewards.$inferInsert,
  | 'name'
  | 'description'
  | 'image'
  | 'imageAlt'
  | 'uploadId'
  | 'pointsCost'
  | 'stock'
  | 'minimumOrderCents'
  | 'isActive'
>

/** Changes a reward as it was seen; false if someone else was faster or there is none. */
export async function changeReward(
  tx: Db,
  id: string,
  version: number,
  terms: RewardTerms,
): Promise<boolean> {
  const rows = await tx
    .update(loyaltyRewards)
    .set({ ...terms, version: version + 1 })
    .where(and(eq(loyaltyRewards.id, id), eq(loyaltyRewards.version, version)))
    .returning({ id: loyaltyRewards.id })
  return rows.length === 1
}
