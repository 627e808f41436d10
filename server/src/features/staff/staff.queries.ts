import { may, type Permission, permissionsOfRole, type StaffRole } from '@first-fashion/contract/staff/roles'
import { and, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { ownRoles, staff, staffChanges, staffSessions } from './staff.table.ts'

export async function staffByEmail(db: Db, email: string) {
  const [row] = await db.select().from(staff).where(eq(staff.emailKey, email.trim().toLowerCase()))
  return row
}

export async function staffById(db: Db, id: string) {
  const [row] = await db.select().from(staff).where(eq(staff.id, id))
  return row
}

/** Locks a member, so that their second factor changes one step at a time. Take it before the rows of the factor. */
export async function lockStaff(tx: Db, id: string): Promise<void> {
  await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, id)).for('update')
}

/**
 * The member signs in with the password of this hash. False if it was changed, or the member switched off, since the
 * hash was read.
 */
export async function recordSignIn(
  tx: Db,
  { id, passwordHash }: { readonly id: string; readonly passwordHash: string },
  at: Date,
): Promise<boolean> {
  const signedIn = await tx
    .update(staff)
    .set({ lastSignInAt: at })
    .where(and(eq(staff.id, id), eq(staff.passwordHash, passwordHash), isNull(staff.disabledAt)))
    .returning({ id: staff.id })
  return signedIn.length === 1
}

export async function insertStaffSession(db: Db, session: typeof staffSessions.$inferInsert): Promise<void> {
  await db.insert(staffSessions).values(session)
}

/** Whether a password alone signs a member in no longer, as part of a statement about `staff`. */
export const withSecondFactor = sql<boolean>`(
  exists (select from staff_code_secrets secrets where secrets.staff_id = staff.id and secrets.confirmed_at is not null)
  or exists (select from staff_passkeys passkeys where passkeys.staff_id = staff.id))`

export async function hasSecondFactor(db: Db, staffId: string): Promise<boolean> {
  const [row] = await db.select({ has: withSecondFactor }).from(staff).where(eq(staff.id, staffId))
  return row?.has === true
}

const isRequired = sql<boolean>`(select second_factor_required from staff_access_policy)`

/** A session that has not expired, and was used lately enough. */
export const isOpen = (now: Date) =>
  and(
    gt(staffSessions.expiresAt, now),
    sql`${staffSessions.lastUsedAt} > ${now}::timestamptz
      - (select idle_minutes from staff_access_policy) * interval '1 minute'`,
  )

const withRole = {
  role: staff.role,
  ownRoleId: staff.ownRoleId,
  ownRoleName: ownRoles.name,
  ownPermissions: ownRoles.permissions,
}

interface WithRole {
  readonly role: StaffRole | null
  readonly ownPermissions: string[] | null
}

/** With what the role allows now, in place of what its row says. */
const withPermissions = <Row extends WithRole>({ ownPermissions, ...row }: Row) => ({
  ...row,
  permissions: permissionsOfRole(row.role, ownPermissions ?? []),
})

/** Who holds an active staff session. */
export async function staffOfSession(db: Db, tokenHash: Buffer, now: Date) {
  const [row] = await db
    .select({
      staffId: staff.id,
      name: staff.name,
      email: staff.email,
      ...withRole,
      csrfToken: staffSessions.csrfToken,
      lastUsedAt: staffSessions.lastUsedAt,
      provedAt: staffSessions.provedAt,
      needsSecondFactor: sql<boolean>`${isRequired} and not ${withSecondFactor}`,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .leftJoin(ownRoles, eq(ownRoles.id, staff.ownRoleId))
    .where(and(eq(staffSessions.tokenHash, tokenHash), isOpen(now), isNull(staff.disabledAt)))
  return row && withPermissions(row)
}

/** Returns whose it was. */
export async function endStaffSession(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const [ended] = await db
    .delete(staffSessions)
    .where(eq(staffSessions.tokenHash, tokenHash))
    .returning({ staffId: staffSessions.staffId })
  return ended?.staffId
}

/** Ends the sessions of a member, except for the one that is named. */
export async function endStaffSessions(tx: Db, staffId: string, kept?: Buffer): Promise<void> {
  const isOther = kept === undefined ? undefined : ne(staffSessions.tokenHash, kept)
  await tx.delete(staffSessions).where(and(eq(staffSessions.staffId, staffId), isOther))
}

/** Active members whose role may do something, by name. */
export async function staffMembers(db: Db, permission: Permission) {
  const members = await db
    .select({ staffId: staff.id, name: staff.name, email: staff.email, ...withRole })
    .from(staff)
    .leftJoin(ownRoles, eq(ownRoles.id, staff.ownRoleId))
    .where(isNull(staff.disabledAt))
    .orderBy(staff.name)
  return members.map(withPermissions).filter((member) => may(member, permission))
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
