import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { staff, staffInvitations } from '../staff.table.ts'

const isOpen = and(isNull(staffInvitations.acceptedAt), isNull(staffInvitations.withdrawnAt))

/** The invitations that are not used yet, expired ones too. */
export const openInvitations = (db: Db) =>
  db.select().from(staffInvitations).where(isOpen).orderBy(asc(staffInvitations.name))

/** Fails on the index 'staff_invitations_open' if the address has an open invitation. */
export async function insertInvitation(
  tx: Db,
  invitation: typeof staffInvitations.$inferInsert,
): Promise<void> {
  await tx.insert(staffInvitations).values(invitation)
}

type Change = Partial<Omit<typeof staffInvitations.$inferInsert, 'id'>>

/** Changes an open invitation; undefined if it is none (any more). */
export async function changeOpenInvitation(tx: Db, id: string, change: Change) {
  const [changed] = await tx
    .update(staffInvitations)
    .set(change)
    .where(and(eq(staffInvitations.id, id), isOpen))
    .returning()
  return changed
}

const withInviter = {
  id: staffInvitations.id,
  name: staffInvitations.name,
  email: staffInvitations.email,
  role: staffInvitations.role,
  expiresAt: staffInvitations.expiresAt,
  acceptedAt: staffInvitations.acceptedAt,
  withdrawnAt: staffInvitations.withdrawnAt,
  invitedByName: staff.name,
  inviterRole: staff.role,
  inviterDisabledAt: staff.disabledAt,
}

export async function openInvitationById(db: Db, id: string) {
  const [row] = await db
    .select(withInviter)
    .from(staffInvitations)
    .innerJoin(staff, eq(staff.id, staffInvitations.invitedBy))
    .where(and(eq(staffInvitations.id, id), isOpen))
  return row
}

/** The invitation of a link, locked with its inviter until the transaction ends. */
export async function lockInvitation(tx: Db, tokenHash: Buffer) {
  const [row] = await tx
    .select(withInviter)
    .from(staffInvitations)
    .innerJoin(staff, eq(staff.id, staffInvitations.invitedBy))
    .where(eq(staffInvitations.tokenHash, tokenHash))
    .for('update')
  return row
}

export async function purgeOldInvitations(db: Db, before: Date): Promise<void> {
  await db.delete(staffInvitations).where(lt(staffInvitations.expiresAt, before))
}
