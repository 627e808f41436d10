import {
  awardKinds,
  type EntryKind,
  type historyFilters,
  type LoyaltyTransaction,
} from '@first-fashion/contract/loyalty/entry'
import { and, desc, eq, inArray, isNotNull, lt, lte, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../platform/database/database.ts'
import type { ListWindow } from '../../../platform/paging.ts'
import { loyaltyEntries } from '../loyalty.table.ts'

type HistoryFilter = (typeof historyFilters)[number]

const wasTaken = and(eq(loyaltyEntries.kind, 'manual'), lt(loyaltyEntries.points, 0))
const isOf = (...kinds: readonly EntryKind[]) => inArray(loyaltyEntries.kind, [...kinds])

/** Points that staff took are no award. Releases move points between sums and are not listed. */
const filters: Readonly<Record<HistoryFilter, SQL | undefined>> = {
  all: ne(loyaltyEntries.kind, 'release'),
  earned: and(isOf(...awardKinds), not(sql`(${wasTaken})`)),
  redeemed: isOf('redemption', 'redemption-undone'),
  expired: isOf('expiry'),
  reversed: or(isOf('reversal'), wasTaken),
}

// The outer column by its full name: from one table alone it would be written without, and be the inner one.
const listed = {
  id: loyaltyEntries.id,
  kind: loyaltyEntries.kind,
  bucket: loyaltyEntries.bucket,
  points: loyaltyEntries.points,
  sourceId: loyaltyEntries.sourceId,
  cause: loyaltyEntries.cause,
  description: loyaltyEntries.description,
  actor: loyaltyEntries.actor,
  createdAt: loyaltyEntries.createdAt,
  expiresAt: loyaltyEntries.expiresAt,
  reversed: sql<number>`(select coalesce(sum(r.points), 0)::int from loyalty_entries r
    where r.award_id = loyalty_entries.id and r.kind = 'reversal')`,
  isReleased: sql<boolean>`exists (select from loyalty_entries r
    where r.award_id = loyalty_entries.id and r.kind = 'release')`,
  /** In ms since 1970, as those of reversals. */
  releasedAt: sql<
    number | null
  >`(select (extract(epoch from max(r.created_at)) * 1000)::float8 from loyalty_entries r
    where r.award_id = loyalty_entries.id and r.kind = 'release')`,
  reversals: sql<
    LoyaltyTransaction['reversals']
  >`(select coalesce(json_agg(json_build_object('points', -r.points,
    'at', (extract(epoch from r.created_at) * 1000)::float8, 'cause', r.cause) order by r.created_at, r.id), '[]')
    from loyalty_entries r where r.award_id = loyalty_entries.id and r.kind = 'reversal')`,
}
export type ListedEntry = Awaited<ReturnType<typeof listEntries>>['rows'][number]

/** A member's entries, the newest first. */
export async function listEntries(db: Db, customerId: string, filter: HistoryFilter, window: ListWindow) {
  const chosen = and(eq(loyaltyEntries.customerId, customerId), filters[filter])
  const [rows, total] = await Promise.all([
    db
      .select(listed)
      .from(loyaltyEntries)
      .where(chosen)
      .orderBy(desc(loyaltyEntries.createdAt), desc(loyaltyEntries.id))
      .limit(window.limit)
      .offset(window.offset),
    db.$count(loyaltyEntries, chosen),
  ])
  return { rows, total }
}

/** A member's awards for what the keys name, such as orders. */
export const listedAwards = (db: Db, customerId: string, reasonKeys: readonly string[]) =>
  db
    .select(listed)
    .from(loyaltyEntries)
    .where(and(eq(loyaltyEntries.customerId, customerId), inArray(loyaltyEntries.reasonKey, reasonKeys)))

const sumOf = (bucket: 'available' | 'pending') =>
  sql<number>`coalesce(sum(${loyaltyEntries.points}) filter (where ${loyaltyEntries.bucket} = ${bucket}), 0)::int`

/** The sums of a member's entries by kind. */
export const sumsByKind = (db: Db, customerId: string) =>
  db
    .select({
      kind: loyaltyEntries.kind,
      available: sumOf('available'),
      pending: sumOf('pending'),
      entries: sql<number>`count(*)::int`,
    })
    .from(loyaltyEntries)
    .where(eq(loyaltyEntries.customerId, customerId))
    .groupBy(loyaltyEntries.kind)

/** Available points at the end of the last twelve months of Colombo, and what was awarded in each. */
export async function balanceByMonth(db: Db, customerId: string, now: Date) {
  const { rows } = await db.execute(sql`
    with months as (
      select generate_series(
        date_trunc('month', ${now.toISOString()}::timestamptz at time zone 'Asia/Colombo') - interval '11 months',
        date_trunc('month', ${now.toISOString()}::timestamptz at time zone 'Asia/Colombo'), interval '1 month') as begin),
    sums as (
      select date_trunc('month', created_at at time zone 'Asia/Colombo') as month,
        sum(points) filter (where bucket = 'available') as change,
        sum(points) filter (where points > 0 and kind = any(${sql.param([...awardKinds])}::text[])) as earned
      from loyalty_entries where customer_id = ${customerId} group by 1)
    select to_char(begin, 'YYYY-MM') as month,
      (select coalesce(sum(change), 0)::int from sums where sums.month <= begin) as balance,
      (select coalesce(sum(earned), 0)::int from sums where sums.month = begin) as earned
    from months order by begin`)
  return z.array(z.object({ month: z.string(), balance: z.number(), earned: z.number() })).parse(rows)
}

/** Awards that expire after one time and until another, less what was taken back; pending ones do not yet. */
export async function lotsExpiring(db: Db, customerId: string, until: Date): Promise<number> {
  const lots = await db
    .select({ points: loyaltyEntries.points, reversed: listed.reversed })
    .from(loyaltyEntries)
    .where(
      and(
        eq(loyaltyEntries.customerId, customerId),
        isNotNull(loyaltyEntries.expiresAt),
        lte(loyaltyEntries.expiresAt, until),
        sql`(${loyaltyEntries.bucket} = 'available' or ${listed.isReleased})`,
      ),
    )
  return lots.reduce((sum, { points, reversed }) => sum + Math.max(0, points + reversed), 0)
}

/** What was spent or has expired, as a positive number: the oldest points went first. */
export async function pointsConsumed(db: Db, customerId: string): Promise<number> {
  const [row] = await db
    .select({ points: sql<number>`coalesce(-sum(${loyaltyEntries.points}), 0)::int` })
    .from(loyaltyEntries)
    .where(
      and(
        eq(loyaltyEntries.customerId, customerId),
        sql`(${loyaltyEntries.kind} in ('redemption', 'redemption-undone', 'expiry')
          or (${loyaltyEntries.kind} = 'manual' and ${loyaltyEntries.points} < 0))`,
      ),
    )
  return row?.points ?? 0
}

/** Members with awards that have expired since they were last looked at. */
export async function membersWithExpired(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await db.execute(sql`
    select m.customer_id as id from loyalty_members m
    where exists (select from loyalty_entries e where e.customer_id = m.customer_id
      and e.expires_at > m.expired_through and e.expires_at <= ${now.toISOString()}::timestamptz)
    order by 1 limit ${limit}`)
  return z
    .array(z.object({ id: z.string() }))
    .parse(rows)
    .map(({ id }) => id)
}

export async function setExpiredThrough(tx: Db, customerId: string, through: Date | null): Promise<void> {
  await tx.execute(sql`
    update loyalty_members set expired_through = coalesce(${through?.toISOString() ?? null}::timestamptz, '-infinity')
    where customer_id = ${customerId}`)
}
