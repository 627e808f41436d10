import { type Permission, roleMay } from '@first-fashion/contract/staff/roles'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { staff, staffChanges, staffSessions } from './staff.table.ts'

export async function staffByEmail(db: Db, email: string) {
  const [row] = await db.select().from(staff).where(eq(staff.emailKey, email.trim().toLowerCase()))
  return row
}

export async function insertStaffSession(db: Db, session: typeof staffSessions.$inferInsert): Promise<void> {
  await db.insert(staffSessions).values(session)
}

/** Who holds a active staff session. */
export async function staffOfSession(db: Db, tokenHash: Buffer, now: Date) {
  const [row] = await db
    .select({
      staffId: staff.id,
      name: staff.name,
      email: staff.email,
      role: staff.role,
      csrfToken: staffSessions.csrfToken,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.tokenHash, tokenHash), gt(staffSessions.expiresAt, now)))
  return row
}

/** Returns whose it was. */
export async function endStaffSession(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const [ended] = await db
    .delete(staffSessions)
    .where(eq(staffSessions.tokenHash, tokenHash))
    .returning({ staffId: staffSessions.staffId })
  return ended?.staffId
}

/** Those of staff whose role may do something, by name. */
export async function staffMembers(db: Db, permission: Permission) {
  const members = await db
    .select({ staffId: staff.id, name: staff.name, email: staff.email, role: staff.role })
    .from(staff)
    .orderBy(staff.name)
  return members.filter(({ role }) => roleMay(role, permission))
}

export async function countStaff(db: Db): Promise<number> {
  return db.$count(staff)
}

/** Makes the first member of staff; of two at once one gets false, and so does who comes later. */
export async function insertFirstStaff(
  tx: Db,
  owner: Omit<typeof staff.$inferInsert, 'emailKey'>,
): Promise<boolean> {
  await tx.execute(sql`lock table staff in share row exclusive mode`)
  if ((await countStaff(tx)) > 0) return false
  await tx.insert(staff).values(owner)
  return true
}

export async function purgeExpiredStaffSessions(db: Db, now: Date): Promise<void> {
  await db.delete(staffSessions).where(lte(staffSessions.expiresAt, now))
}

export async function insertStaffChange(tx: Db, change: typeof staffChanges.$inferInsert): Promise<void> {
  await tx.insert(staffChanges).values(change)
}
