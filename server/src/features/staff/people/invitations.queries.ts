import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { ownRoles, staff, staffInvitations } from '../staff.table.ts'

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

/** Stores the link of an open invitation; false if the invitation was used, withdrawn or ended meanwhile. */
export async function setInvitationLink(
  db: Db,
  id: string,
  link: Required<Pick<Change, 'tokenHash' | 'expiresAt'>>,
  now: Date,
): Promise<boolean> {
  const stored = await db
    .update(staffInvitations)
    .set(link)
    .where(and(eq(staffInvitations.id, id), isOpen, gt(staffInvitations.expiresAt, now)))
    .returning({ id: staffInvitations.id })
  return stored.length === 1
}

/** Ends the open invitations that a member sent: they have expired, and can be sent again. */
export async function endInvitationsOf(tx: Db, staffId: string, at: Date): Promise<void> {
  // The table asks for an end after the beginning, also for an invitation of this very moment.
  const expiresAt = sql`greatest(${at.toISOString()}::timestamptz, created_at + interval '1 microsecond')`
  await tx
    .update(staffInvitations)
    .set({ tokenHash: null, expiresAt: sql`least(expires_at, ${expiresAt})` })
    .where(and(eq(staffInvitations.invitedBy, staffId), isOpen))
}

const withInviter = {
  id: staffInvitations.id,
  name: staffInvitations.name,
  email: staffInvitations.email,
  role: staffInvitations.role,
  ownRoleId: staffInvitations.ownRoleId,
  ownRoleName: ownRoles.name,
  expiresAt: staffInvitations.expiresAt,
  acceptedAt: staffInvitations.acceptedAt,
  withdrawnAt: staffInvitations.withdrawnAt,
  invitedByName: staff.name,
  inviterRole: staff.role,
  inviterDisabledAt: staff.disabledAt,
}

const selectWithInviter = (db: Db) =>
  db
    .select(withInviter)
    .from(staffInvitations)
    .innerJoin(staff, eq(staff.id, staffInvitations.invitedBy))
    .leftJoin(ownRoles, eq(ownRoles.id, staffInvitations.ownRoleId))

export async function openInvitationById(db: Db, id: string) {
  const [row] = await selectWithInviter(db).where(and(eq(staffInvitations.id, id), isOpen))
  return row
}

/** The invitation of a link. */
export async function invitationOfLink(db: Db, tokenHash: Buffer) {
  const [row] = await selectWithInviter(db).where(eq(staffInvitations.tokenHash, tokenHash))
  return row
}

/** Keeps the inviter of a link as they are until the transaction ends. */
export async function lockInviter(tx: Db, tokenHash: Buffer): Promise<void> {
  await tx
    .select({ id: staff.id })
    .from(staff)
    .innerJoin(staffInvitations, eq(staffInvitations.invitedBy, staff.id))
    .where(eq(staffInvitations.tokenHash, tokenHash))
    .for('share', { of: staff })
}

/** The invitation of a link, locked until the transaction ends. */
export async function lockInvitation(tx: Db, tokenHash: Buffer) {
  const [row] = await selectWithInviter(tx)
    .where(eq(staffInvitations.tokenHash, tokenHash))
    .for('update', { of: staffInvitations })
  return row
}

export async function purgeOldInvitations(db: Db, before: Date): Promise<void> {
  await db.delete(staffInvitations).where(lt(staffInvitations.expiresAt, before))
}
