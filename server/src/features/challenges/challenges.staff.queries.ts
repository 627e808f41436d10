import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import type { ListWindow } from '../../platform/paging.ts'
import type { ChallengeRow } from './challenges.queries.ts'
import { communityChallenges as challenges, communityPrizes, communityWinners } from './challenges.table.ts'

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
