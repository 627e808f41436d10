import type { LevelBenefits } from '@first-fashion/contract/members/membership'
import { and, desc, eq, ilike, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { containing } from '../../../platform/database/containing.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { ListWindow } from '../../../platform/paging.ts'
import { customersLike } from '../../accounts/index.ts'
import type { EarlyAccessSource } from '../../catalog/index.ts'
import type { MemberRow } from '../members.queries.ts'
import { communityLevels as levels, communityMembers as members } from '../members.table.ts'

export type LevelRow = typeof levels.$inferSelect
export type Level = LevelRow['level']

/** What all levels bring, the first one first. */
export const allLevels = (db: Db): Promise<LevelRow[]> =>
  db.select().from(levels).orderBy(sql`array_position(array['member', 'ambassador', 'vip'], ${levels.level})`)

/** What a level brings. Throws if its row is gone. */
export async function levelOf(db: Db, level: Level): Promise<LevelRow> {
  const [row] = await db.select().from(levels).where(eq(levels.level, level))
  if (row === undefined) throw new Error(`the level ${level} is gone`)
  return row
}

/** Returns whether the level was still at that version. */
export async function saveLevel(
  tx: Db,
  level: Level,
  { extras, ...benefits }: LevelBenefits,
  version: number,
): Promise<boolean> {
  const rows = await tx
    .update(levels)
    .set({ ...benefits, extras: [...extras], version: version + 1 })
    .where(and(eq(levels.level, level), eq(levels.version, version)))
    .returning({ level: levels.level })
  return rows.length > 0
}

interface MemberFilter {
  readonly level?: Level | undefined
  /** Only those who are excluded. */
  readonly isBlocked: boolean
  /** A part of a chosen name, of an address, or of the name or email of the account; '' for all. */
  readonly search: string
}

/** Members of the community, the newest first, and how many fit. */
export async function listMembers(
  db: Db,
  { level, search, isBlocked }: MemberFilter,
  { limit, offset }: ListWindow,
) {
  const part = containing(search)
  const fits = and(
    level === undefined ? undefined : eq(members.level, level),
    isBlocked ? isNotNull(members.blockedAt) : undefined,
    search === ''
      ? undefined
      : or(
          ilike(members.displayName, part),
          ilike(members.slug, part),
          inArray(members.customerId, customersLike(db, search)),
        ),
  )
  const rows = await db
    .select()
    .from(members)
    .where(fits)
    .orderBy(desc(members.joinedAt), desc(members.customerId))
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(members, fits) }
}

export async function setMemberLevel(tx: Db, customerId: string, level: MemberRow['level']): Promise<void> {
  await tx.update(members).set({ level }).where(eq(members.customerId, customerId))
}

/**
 * A level opens early products as long as a member has it; it has no end, so a year from now stands for it. Only what
 * the level brings is locked: likes and points change members' rows all the time, and must not wait for an order.
 */
export const accessByLevel: EarlyAccessSource = {
  accessOf: (customerId, now) => sql`
    select ${now.toISOString()}::timestamptz + interval '1 year' as until
    from community_members m join community_levels l on l.level = m.level
    where m.customer_id = ${customerId}::uuid and m.blocked_at is null and l.has_early_access
    for share of l`,
}
