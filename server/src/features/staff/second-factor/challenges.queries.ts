import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { lockStaff } from '../staff.queries.ts'
import { staff, staffChallenges } from '../staff.table.ts'

/** How long a wrong code counts. */
export const triesWindowMs = 15 * 60_000

export async function insertChallenge(db: Db, challenge: typeof staffChallenges.$inferInsert): Promise<void> {
  await db.insert(staffChallenges).values(challenge)
}

/** The member whom a challenge signs in, with the hash that the password was compared with. */
export async function memberOfChallenge(db: Db, tokenHash: Buffer, now: Date) {
  const [row] = await db
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      role: staff.role,
      disabledAt: staff.disabledAt,
      passwordHash: staffChallenges.passwordHash,
    })
    .from(staffChallenges)
    .innerJoin(staff, eq(staff.id, staffChallenges.staffId))
    .where(and(eq(staffChallenges.tokenHash, tokenHash), gt(staffChallenges.expiresAt, now)))
  return row
}

/**
 * The wrong tries of a member since then. Locks the member until the transaction ends, so that tries at once are
 * counted one after another. Tries with an older password do not count: whoever knew it is shut out.
 */
export async function lockTries(
  tx: Db,
  { id, passwordHash }: { readonly id: string; readonly passwordHash: string },
  since: Date,
): Promise<number> {
  await lockStaff(tx, id)
  const [row] = await tx
    .select({ tries: sql<number>`coalesce(sum(${staffChallenges.tries}), 0)::integer` })
    .from(staffChallenges)
    .where(
      and(
        eq(staffChallenges.staffId, id),
        eq(staffChallenges.passwordHash, passwordHash),
        gt(staffChallenges.createdAt, since),
      ),
    )
  return row?.tries ?? 0
}

/** Counts a try. False if the challenge was used meanwhile. */
export async function countTry(tx: Db, tokenHash: Buffer): Promise<boolean> {
  const counted = await tx
    .update(staffChallenges)
    .set({ tries: sql`${staffChallenges.tries} + 1` })
    .where(eq(staffChallenges.tokenHash, tokenHash))
    .returning({ staffId: staffChallenges.staffId })
  return counted.length === 1
}

export async function dropChallenge(tx: Db, tokenHash: Buffer): Promise<void> {
  await tx.delete(staffChallenges).where(eq(staffChallenges.tokenHash, tokenHash))
}

export async function purgeOldChallenges(db: Db, before: Date): Promise<void> {
  await db.delete(staffChallenges).where(lte(staffChallenges.createdAt, before))
}
