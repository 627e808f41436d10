import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import { staffById } from '../staff.queries.ts'
import { lockActiveOwners } from './people.queries.ts'

/**
 * Locks the active owners until the transaction ends, and returns their ids. Whoever lost the role while this waited is
 * refused with 'staff.role-forbids'.
 */
export async function lockOwners(
  tx: Db,
  { staffId }: Pick<StaffSession, 'staffId'>,
): Promise<readonly string[]> {
  const owners = await lockActiveOwners(tx)
  if (!owners.includes(staffId))
    throw new AppError('forbidden', 'staff.role-forbids', 'Your role does not allow this')
  return owners
}

/** The member, and whether no other owner is active. What is found holds until the transaction ends. */
export async function lockMember(tx: Db, session: Pick<StaffSession, 'staffId'>, id: string) {
  const owners = await lockOwners(tx, session)
  const member = await requireMember(tx, id)
  return { member, isLastOwner: owners.length === 1 && owners[0] === id }
}

/** Refuses with 'staff.member-unknown'. */
export async function requireMember(db: Db, id: string) {
  const member = isUuid(id) ? await staffById(db, id) : undefined
  if (member === undefined)
    throw new AppError('unknown', 'staff.member-unknown', 'This member of staff does not exist')
  return member
}

export const lastOwner = () =>
  new AppError(
    'conflict',
    'staff.last-owner',
    'This is the last active owner. Make somebody else an owner first.',
  )
