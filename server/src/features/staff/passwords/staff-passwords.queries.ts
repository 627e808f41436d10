import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { staff, staffResetLinks } from '../staff.table.ts'

/** Replaces the member's link, if there is one. */
export async function putResetLink(tx: Db, link: typeof staffResetLinks.$inferInsert): Promise<void> {
  const { tokenHash, createdAt, expiresAt } = link
  await tx
    .insert(staffResetLinks)
    .values(link)
    .onConflictDoUpdate({ target: staffResetLinks.staffId, set: { tokenHash, createdAt, expiresAt } })
}

/** The active member whose link it is, as long as it works. */
export async function staffOfResetLink(db: Db, tokenHash: Buffer, now: Date) {
  const [row] = await db
    .select({ staffId: staff.id, email: staff.email })
    .from(staffResetLinks)
    .innerJoin(staff, eq(staff.id, staffResetLinks.staffId))
    .where(
      and(
        eq(staffResetLinks.tokenHash, tokenHash),
        gt(staffResetLinks.expiresAt, now),
        isNull(staff.disabledAt),
      ),
    )
  return row
}

/** Uses a link up; of two at once one gets false. */
export async function useResetLink(tx: Db, tokenHash: Buffer): Promise<boolean> {
  const used = await tx
    .delete(staffResetLinks)
    .where(eq(staffResetLinks.tokenHash, tokenHash))
    .returning({ staffId: staffResetLinks.staffId })
  return used.length === 1
}

export async function dropResetLink(tx: Db, staffId: string): Promise<void> {
  await tx.delete(staffResetLinks).where(eq(staffResetLinks.staffId, staffId))
}

/** Sets the password of an active member; false if the member was switched off, or `replaced` is not the hash any more. */
export async function setStaffPassword(
  tx: Db,
  staffId: string,
  passwordHash: string,
  replaced?: string,
): Promise<boolean> {
  const isReplaced = replaced === undefined ? undefined : eq(staff.passwordHash, replaced)
  const changed = await tx
    .update(staff)
    .set({ passwordHash })
    .where(and(eq(staff.id, staffId), isNull(staff.disabledAt), isReplaced))
    .returning({ id: staff.id })
  return changed.length === 1
}

export async function purgeExpiredResetLinks(db: Db, now: Date): Promise<void> {
  await db.delete(staffResetLinks).where(lte(staffResetLinks.expiresAt, now))
}
