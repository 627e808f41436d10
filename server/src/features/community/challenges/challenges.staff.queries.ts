import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { ListWindow } from '../../../platform/paging.ts'
import {
  communityChallenges as challenges,
  communityImages,
  communityPrizes,
  communitySubmissions,
  communityWinners,
} from '../community.table.ts'
import type { ChallengeRow } from './challenges.queries.ts'

export async function listChallenges(db: Db, { limit, offset }: ListWindow) {
  const rows = await db
    .select()
    .from(challenges)
    .orderBy(desc(challenges.startDate), desc(challenges.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(challenges) }
}

/** A challenge, locked until the transaction ends. */
export async function lockChallenge(tx: Db, id: string): Promise<ChallengeRow | undefined> {
  const [row] = await tx.select().from(challenges).where(eq(challenges.id, id)).for('update')
  return row
}

export async function insertChallenge(tx: Db, row: typeof challenges.$inferInsert): Promise<void> {
  await tx.insert(challenges).values(row)
}

export async function updateChallenge(
  tx: Db,
  id: string,
  change: Partial<typeof challenges.$inferInsert>,
): Promise<void> {
  await tx
    .update(challenges)
    .set({ ...change, version: sql`${challenges.version} + 1` })
    .where(eq(challenges.id, id))
}

/** Sets the prizes of a challenge, in their order; what is beyond them goes. Throws if one of those was won. */
export async function setPrizes(
  tx: Db,
  challengeId: string,
  prizes: readonly { readonly description: string; readonly loyaltyPoints: number }[],
): Promise<void> {
  await tx
    .delete(communityPrizes)
    .where(and(eq(communityPrizes.challengeId, challengeId), gt(communityPrizes.position, prizes.length)))
  for (const [at, prize] of prizes.entries())
    await tx
      .insert(communityPrizes)
      .values({ challengeId, position: at + 1, ...prize })
      .onConflictDoUpdate({
        target: [communityPrizes.challengeId, communityPrizes.position],
        set: prize,
      })
}

const entriesShown = 100

/** The entries of several challenges that are shown, with their first pictures; those with the most likes first. */
export const entriesOf = async (db: Db, challengeIds: readonly string[]) =>
  challengeIds.length === 0
    ? []
    : db
        .select({ ...getTableColumns(communitySubmissions), image: communityImages.url })
        .from(communitySubmissions)
        .leftJoin(
          communityImages,
          and(eq(communityImages.submissionId, communitySubmissions.id), eq(communityImages.place, 1)),
        )
        .where(
          and(
            inArray(communitySubmissions.challengeId, [...challengeIds]),
            isNull(communitySubmissions.hiddenAt),
          ),
        )
        .orderBy(desc(communitySubmissions.likesCount), asc(communitySubmissions.createdAt))
        .limit(entriesShown * challengeIds.length)

export async function prizeAt(tx: Db, challengeId: string, position: number) {
  const [row] = await tx
    .select()
    .from(communityPrizes)
    .where(and(eq(communityPrizes.challengeId, challengeId), eq(communityPrizes.position, position)))
  return row
}

/** Returns whether the prize was still to be won, and by somebody who has won none in this challenge. */
export async function insertWinner(tx: Db, winner: typeof communityWinners.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(communityWinners)
    .values(winner)
    .onConflictDoNothing()
    .returning({ position: communityWinners.position })
  return rows.length > 0
}
