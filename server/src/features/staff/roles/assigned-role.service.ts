import type { RoleKey } from '@first-fashion/contract/staff/own-role'
import { type StaffRole, staffRoles } from '@first-fashion/contract/staff/roles'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { keepRole } from './roles.queries.ts'

/** A role as the rows of members and invitations have it: one of the two. */
export interface RoleColumns {
  readonly role: StaffRole | null
  readonly ownRoleId: string | null
}

export interface AssignedRole extends RoleColumns {
  /** Null: a built-in role. */
  readonly ownRoleName: string | null
}

/** The role of a key, which is there until the transaction ends. Refuses with 'staff.role-unknown'. */
export async function assignedRole(tx: Db, key: RoleKey): Promise<AssignedRole> {
  const role = staffRoles.find((one) => one === key)
  if (role !== undefined) return { role, ownRoleId: null, ownRoleName: null }
  const own = await keepRole(tx, key)
  if (own === undefined) throw roleUnknown()
  return { role: null, ownRoleId: own.id, ownRoleName: own.name }
}

/** How calls name a role. */
export function roleKeyOf({ role, ownRoleId }: RoleColumns): RoleKey {
  const key = role ?? ownRoleId
  if (key === null) throw new Error('a member of staff has no role')
  return key
}

/** A role in the audit log: its word, or the name of an own one. */
export const roleWord = ({ role, ownRoleName }: Pick<AssignedRole, 'role' | 'ownRoleName'>): string =>
  role ?? ownRoleName ?? ''

export const roleUnknown = () =>
  new AppError('unknown', 'staff.role-unknown', 'This role does not exist any more.')
