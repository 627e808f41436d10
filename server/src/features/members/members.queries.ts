import type { LeaderboardType } from '@first-fashion/contract/members/member'
import { milestones } from '@first-fashion/contract/members/milestones'
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { communityMilestones, communityMembers as members } from './members.table.ts'

export type MemberRow = typeof members.$inferSelect

export async function memberOf(db: Db, customerId: string): Promise<MemberRow | undefined> {
  const [row] = await db.select().from(members).where(eq(members.customerId, customerId))
  return row
}

/** A member whom others may see. */
export async function publicMemberBySlug(db: Db, slug: string): Promise<MemberRow | undefined> {
  const [row] = await db
    .select()
    .from(members)
    .where(and(eq(members.slug, slug), eq(members.isHidden, false), isNull(members.blockedAt)))
  return row
}

/** The member, locked until the transaction ends. */
export async function lockMember(tx: Db, customerId: string): Promise<MemberRow | undefined> {
  const [row] = await tx.select().from(members).where(eq(members.customerId, customerId)).for('update')
  return row
}

/** A query of the members whom others may see: those who neither hide nor are excluded. */
export const publicMemberIds = (db: Db) =>
  db
    .select({ customerId: members.customerId })
    .from(members)
    .where(and(eq(members.isHidden, false), isNull(members.blockedAt)))

export async function setProfile(
  tx: Db,
  customerId: string,
  profile: Pick<MemberRow, 'displayName' | 'bio' | 'isHidden' | 'slug'>,
): Promise<void> {
  await tx.update(members).set(profile).where(eq(members.customerId, customerId))
}

/** Excludes a member, or takes that back with an empty reason. */
export async function setBlocked(tx: Db, customerId: string, reason: string, at: Date): Promise<void> {
  await tx
    .update(members)
    .set({ blockedAt: reason === '' ? null : at, blockedReason: reason })
    .where(eq(members.customerId, customerId))
}

export async function setSlug(tx: Db, customerId: string, slug: string): Promise<void> {
  await tx.update(members).set({ slug }).where(eq(members.customerId, customerId))
}

/** Returns whether the customer is a member only now. */
export async function insertMember(
  tx: Db,
  member: Pick<MemberRow, 'customerId' | 'joinedAt' | 'slug' | 'lifetimePoints' | 'isBuyer'>,
): Promise<boolean> {
  const rows = await tx
    .insert(members)
    .values(member)
    .onConflictDoNothing({ target: members.customerId })
    .returning({ customerId: members.customerId })
  return rows.length > 0
}

/** Which of these profile names are taken. */
export async function takenSlugs(db: Db, slug: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ slug: members.slug })
    .from(members)
    .where(sql`${members.slug} = ${slug} or ${members.slug} like ${`${slug}-%`}`)
  return new Set(rows.map((row) => row.slug))
}

export interface CountChange {
  readonly submissions?: number
  readonly totalLikes?: number
  readonly challengesWon?: number
}

/** Adds to the counts of a member, and awards each milestone that is reached by it once. */
export async function changeCounts(
  tx: Db,
  customerId: string,
  { submissions = 0, totalLikes = 0, challengesWon = 0 }: CountChange,
  now: Date,
): Promise<void> {
  const [after] = await tx
    .update(members)
    .set({
      submissions: sql`${members.submissions} + ${submissions}`,
      totalLikes: sql`${members.totalLikes} + ${totalLikes}`,
      challengesWon: sql`${members.challengesWon} + ${challengesWon}`,
    })
    .where(eq(members.customerId, customerId))
    .returning()
  if (after === undefined || Math.max(submissions, totalLikes, challengesWon) <= 0) return
  const counts = {
    submissions: after.submissions,
    likes: after.totalLikes,
    challenges: after.challengesWon,
  }
  const reached = milestones.filter(({ kind, from }) => counts[kind] >= from)
  if (reached.length === 0) return
  await tx
    .insert(communityMilestones)
    .values(reached.map(({ kind, from }) => ({ customerId, kind, threshold: from, reachedAt: now })))
    .onConflictDoNothing()
}

export const milestonesOf = (db: Db, customerId: string) =>
  db
    .select({
      kind: communityMilestones.kind,
      threshold: communityMilestones.threshold,
      reachedAt: communityMilestones.reachedAt,
    })
    .from(communityMilestones)
    .where(eq(communityMilestones.customerId, customerId))
    .orderBy(asc(communityMilestones.reachedAt))

const countOf = {
  submissions: members.submissions,
  likes: members.totalLikes,
  challenges: members.challengesWon,
  loyalty: members.lifetimePoints,
} as const

/** Fresh accounts can share looks and collect points; likes count of buyers only, and staff choose who wins. */
const isRanked = {
  submissions: sql`and ${members.isBuyer}`,
  likes: sql``,
  challenges: sql``,
  loyalty: sql`and ${members.isBuyer}`,
} as const

/**
 * The members with the highest count, of equal ones the earliest member first: the beginning of one index, whose
 * conditions stand here as they are there.
 */
export const ranked = (db: Db, type: LeaderboardType, limit: number): Promise<MemberRow[]> =>
  db
    .select()
    .from(members)
    .where(
      sql`not ${members.isHidden} and ${members.blockedAt} is null ${isRanked[type]} and ${countOf[type]} > 0`,
    )
    .orderBy(desc(countOf[type]), asc(members.joinedAt), asc(members.customerId))
    .limit(limit)

/** Several members by their customers' ids. */
export async function membersOf(db: Db, customerIds: readonly string[]): Promise<Map<string, MemberRow>> {
  if (customerIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(members)
    .where(inArray(members.customerId, [...customerIds]))
  return new Map(rows.map((row) => [row.customerId, row]))
}

/** Returns whether a member is ranked from now on, or no more. */
export async function setBuyer(tx: Db, customerId: string, isBuyer: boolean): Promise<boolean> {
  const rows = await tx
    .update(members)
    .set({ isBuyer })
    .where(and(eq(members.customerId, customerId), eq(members.isBuyer, !isBuyer)))
    .returning({ customerId: members.customerId })
  return rows.length > 0
}

/** Returns whether the customer is a member, whose points are then those. */
export async function setLifetimePoints(tx: Db, customerId: string, points: number): Promise<boolean> {
  const rows = await tx
    .update(members)
    .set({ lifetimePoints: points })
    .where(eq(members.customerId, customerId))
    .returning({ customerId: members.customerId })
  return rows.length > 0
}
