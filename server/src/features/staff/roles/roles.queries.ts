import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { ownRoles, staff, staffInvitations } from '../staff.table.ts'

export const listRoles = (db: Db) => db.select().from(ownRoles).orderBy(asc(ownRoles.name))

/** Fails on the key 'staff_roles_name_key_key' if a role has the name. */
export async function insertRole(tx: Db, role: typeof ownRoles.$inferInsert): Promise<void> {
  await tx.insert(ownRoles).values(role)
}

/** Keeps a role from being deleted until the transaction ends. */
export async function keepRole(tx: Db, id: string) {
  const [row] = await tx.select().from(ownRoles).where(eq(ownRoles.id, id)).for('key share')
  return row
}

/** Locks a role, so that nobody gets or changes it until the transaction ends. */
export async function lockRole(tx: Db, id: string) {
  const [row] = await tx.select().from(ownRoles).where(eq(ownRoles.id, id)).for('update')
  return row
}

/** Fails as `insertRole` does. */
export async function updateRole(
  tx: Db,
  id: string,
  change: Pick<typeof ownRoles.$inferInsert, 'name' | 'permissions'>,
): Promise<void> {
  await tx
    .update(ownRoles)
    .set({ ...change, version: sql`${ownRoles.version} + 1` })
    .where(eq(ownRoles.id, id))
}

export async function deleteRole(tx: Db, id: string): Promise<void> {
  await tx.delete(ownRoles).where(eq(ownRoles.id, id))
}

/** Members with a role, those who are switched off too. */
export const membersWithRole = (db: Db, id: string) =>
  db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(eq(staff.ownRoleId, id))
    .orderBy(asc(staff.name))

/** Names of open invitations with a role, expired ones too: they can be sent again. */
export const invitedWithRole = (db: Db, id: string) =>
  db
    .select({ name: staffInvitations.name })
    .from(staffInvitations)
    .where(
      and(
        eq(staffInvitations.ownRoleId, id),
        isNull(staffInvitations.acceptedAt),
        isNull(staffInvitations.withdrawnAt),
      ),
    )
    .orderBy(asc(staffInvitations.name))
