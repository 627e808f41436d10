import { and, count, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { communityLikes as likes, communitySubmissions as submissions } from '../looks.table.ts'

/** Returns whether the like is new. */
export async function insertLike(tx: Db, like: typeof likes.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(likes).values(like).onConflictDoNothing().returning({ id: likes.submissionId })
  return rows.length > 0
}

/** Deletes a like; returns whether it counted on the leaderboard and at all, undefined if there was none. */
export async function deleteLike(
  tx: Db,
  submissionId: string,
  customerId: string,
): Promise<{ isCounted: boolean; isUnconfirmed: boolean } | undefined> {
  const [row] = await tx
    .delete(likes)
    .where(and(eq(likes.submissionId, submissionId), eq(likes.customerId, customerId)))
    .returning({ isCounted: likes.isCounted, isUnconfirmed: likes.isUnconfirmed })
  return row
}

export async function hasLiked(tx: Db, submissionId: string, customerId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: likes.submissionId })
    .from(likes)
    .where(and(eq(likes.submissionId, submissionId), eq(likes.customerId, customerId)))
  return rows.length > 0
}

/** Changes the number of likes of a submission; returns it. */
export async function changeLikes(tx: Db, submissionId: string, by: number): Promise<number> {
  const [row] = await tx
    .update(submissions)
    .set({ likesCount: sql`${submissions.likesCount} + ${by}` })
    .where(eq(submissions.id, submissionId))
    .returning({ likesCount: submissions.likesCount })
  return row?.likesCount ?? 0
}

/** Which of these submissions a customer likes. */
export async function likedAmong(db: Db, customerId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: likes.submissionId })
    .from(likes)
    .where(and(eq(likes.customerId, customerId), inArray(likes.submissionId, [...ids])))
  return rows.map(({ id }) => id)
}

/** How many likes a customer has given since a time. */
export async function likesSince(db: Db, customerId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(likes)
    .where(and(eq(likes.customerId, customerId), gt(likes.likedAt, since)))
  return row?.count ?? 0
}

/** How many likes of a submission count on the leaderboard. */
export async function countedLikes(tx: Db, submissionId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(likes)
    .where(and(eq(likes.submissionId, submissionId), eq(likes.isCounted, true)))
  return row?.count ?? 0
}

/** The submissions of others that a customer likes, in one order for all, and whether they are shown. */
export const likesOf = (tx: Db, customerId: string) =>
  tx
    .select({
      submissionId: likes.submissionId,
      isCounted: likes.isCounted,
      isUnconfirmed: likes.isUnconfirmed,
      authorId: submissions.customerId,
      likedAt: likes.likedAt,
    })
    .from(likes)
    .innerJoin(submissions, eq(submissions.id, likes.submissionId))
    .where(eq(likes.customerId, customerId))
    .orderBy(likes.submissionId)

/** Lets a customer's like of a submission count; returns whether it did not before. */
export async function confirmLike(tx: Db, submissionId: string, customerId: string): Promise<boolean> {
  const rows = await tx
    .update(likes)
    .set({ isUnconfirmed: false })
    .where(
      and(
        eq(likes.submissionId, submissionId),
        eq(likes.customerId, customerId),
        eq(likes.isUnconfirmed, true),
      ),
    )
    .returning({ id: likes.submissionId })
  return rows.length > 0
}

export async function setCounted(
  tx: Db,
  submissionId: string,
  customerId: string,
  isCounted: boolean,
): Promise<boolean> {
  const rows = await tx
    .update(likes)
    .set({ isCounted })
    .where(
      and(
        eq(likes.submissionId, submissionId),
        eq(likes.customerId, customerId),
        eq(likes.isCounted, !isCounted),
      ),
    )
    .returning({ id: likes.submissionId })
  return rows.length > 0
}
