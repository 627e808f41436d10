import { and, asc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { staff, staffPasskeyChallenges, staffPasskeys } from '../staff.table.ts'

export async function insertPasskeyChallenge(
  db: Db,
  challenge: typeof staffPasskeyChallenges.$inferInsert,
): Promise<void> {
  await db.insert(staffPasskeyChallenges).values(challenge)
}

/** Uses a challenge up: that of a member who adds a passkey, or with null one to sign in. False if it is none, or too old. */
export async function usePasskeyChallenge(
  db: Db,
  challengeHash: Buffer,
  staffId: string | null,
  now: Date,
): Promise<boolean> {
  const { challengeHash: hash, staffId: member, expiresAt } = staffPasskeyChallenges
  const used = await db
    .delete(staffPasskeyChallenges)
    .where(
      and(
        eq(hash, challengeHash),
        staffId === null ? isNull(member) : eq(member, staffId),
        gt(expiresAt, now),
      ),
    )
    .returning({ hash })
  return used.length === 1
}

export async function purgeExpiredPasskeyChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(staffPasskeyChallenges).where(lte(staffPasskeyChallenges.expiresAt, now))
}

/** The passkeys of a member, the oldest first. */
export const passkeysOf = (db: Db, staffId: string) =>
  db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .orderBy(asc(staffPasskeys.createdAt), asc(staffPasskeys.id))

/** A passkey and whose it is. */
export async function passkeyByCredential(db: Db, credentialId: string) {
  const [row] = await db
    .select({ passkey: staffPasskeys, member: staff })
    .from(staffPasskeys)
    .innerJoin(staff, eq(staff.id, staffPasskeys.staffId))
    .where(eq(staffPasskeys.credentialId, credentialId))
  return row
}

/** Fails on the key of credentials if the passkey is known already. */
export async function insertPasskey(tx: Db, passkey: typeof staffPasskeys.$inferInsert): Promise<void> {
  await tx.insert(staffPasskeys).values(passkey)
}

/** Notes a signature. False if a later one was noted meanwhile, or the passkey was removed. */
export async function usePasskey(tx: Db, id: string, counter: number, at: Date): Promise<boolean> {
  const isLater = or(
    lt(staffPasskeys.counter, counter),
    and(eq(staffPasskeys.counter, 0), sql`${counter} = 0`),
  )
  const used = await tx
    .update(staffPasskeys)
    .set({ counter, lastUsedAt: at })
    .where(and(eq(staffPasskeys.id, id), isLater))
    .returning({ id: staffPasskeys.id })
  return used.length === 1
}

/** Returns the name of the passkey that was removed; undefined if the member has no such passkey. */
export async function dropPasskey(tx: Db, staffId: string, id: string): Promise<string | undefined> {
  const [dropped] = await tx
    .delete(staffPasskeys)
    .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.staffId, staffId)))
    .returning({ name: staffPasskeys.name })
  return dropped?.name
}

/** False if there were none. */
export async function dropPasskeys(tx: Db, staffId: string): Promise<boolean> {
  const dropped = await tx
    .delete(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .returning({ id: staffPasskeys.id })
  return dropped.length > 0
}
