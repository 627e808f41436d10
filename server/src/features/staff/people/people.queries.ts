import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { withSecondFactor } from '../staff.queries.ts'
import { staff } from '../staff.table.ts'

export const listMembers = (db: Db) =>
  db
    .select({ ...getTableColumns(staff), hasSecondFactor: withSecondFactor })
    .from(staff)
    .orderBy(asc(staff.name), asc(staff.id))

/** Locks the active owners, so that two changes cannot take the last two away at once. Returns their ids. */
export async function lockActiveOwners(tx: Db): Promise<readonly string[]> {
  const owners = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'owner'), isNull(staff.disabledAt)))
    .orderBy(asc(staff.id))
    .for('update')
  return owners.map(({ id }) => id)
}

type Member = typeof staff.$inferSelect

/** Changes the role of a member, or switches them off or on. */
export async function changeMember(
  tx: Db,
  id: string,
  change: Partial<Pick<Member, 'role' | 'ownRoleId' | 'disabledAt'>>,
): Promise<void> {
  await tx.update(staff).set(change).where(eq(staff.id, id))
}

/** Fails on the key of addresses if a member has this one already. */
export async function insertMember(
  tx: Db,
  member: Omit<typeof staff.$inferInsert, 'emailKey'>,
): Promise<void> {
  await tx.insert(staff).values(member)
}
