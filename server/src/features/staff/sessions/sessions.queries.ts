import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { isOpen } from '../staff.queries.ts'
import { staffSessions } from '../staff.table.ts'

export async function noteSessionUse(db: Db, tokenHash: Buffer, at: Date): Promise<void> {
  await db.update(staffSessions).set({ lastUsedAt: at }).where(eq(staffSessions.tokenHash, tokenHash))
}

export async function noteProof(db: Db, tokenHash: Buffer, at: Date): Promise<void> {
  await db.update(staffSessions).set({ provedAt: at }).where(eq(staffSessions.tokenHash, tokenHash))
}

/** The open sessions of a member, the last used first. */
export const openSessionsOf = (db: Db, staffId: string, now: Date) =>
  db
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), isOpen(now)))
    .orderBy(desc(staffSessions.lastUsedAt), desc(staffSessions.createdAt))

/** Ends one of a member's own sessions. False if there is none. */
export async function endSessionOf(tx: Db, staffId: string, id: string): Promise<boolean> {
  const ended = await tx
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), eq(staffSessions.id, id)))
    .returning({ id: staffSessions.id })
  return ended.length === 1
}

/** Undefined for a session that has ended. */
export async function addressOfSession(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ address: staffSessions.address })
    .from(staffSessions)
    .where(eq(staffSessions.id, id))
  return row?.address
}

export async function setPlaceOfSession(db: Db, id: string, place: string): Promise<void> {
  await db.update(staffSessions).set({ place }).where(eq(staffSessions.id, id))
}
