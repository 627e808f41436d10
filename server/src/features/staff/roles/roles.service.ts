import type { Calls, ParsedBody } from '@first-fashion/contract'
import { completePermissions, staffRoles } from '@first-fashion/contract/staff/roles'
import type { Db } from '../../../platform/database/database.ts'
import { isViolation } from '../../../platform/database/violations.ts'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { Shop } from '../../../shop.ts'
import { recordedChange } from '../audit-log.ts'
import { lockOwners } from '../people/owners.service.ts'
import { connectedStaff } from '../staff-sessions.service.ts'
import { roleUnknown } from './assigned-role.service.ts'
import {
  deleteRole,
  insertRole,
  invitedWithRole,
  lockRole,
  membersWithRole,
  updateRole,
} from './roles.queries.ts'

type Fields = ParsedBody<Calls['staff.role-add']>

/** Adds a role of the shop's own. Refuses with 'staff.role-name-taken'. */
export async function addRole(shop: Shop, session: StaffSession, fields: Fields): Promise<void> {
  refuseBuiltInName(fields.name)
  const role = { ...complete(fields), id: shop.newId() }
  const { name, permissions } = role
  const entry = { action: 'role-add', subject: `role:${role.id}`, change: { name, permissions } }
  const saved = recordedChange(shop, session, entry, async (tx, at) => {
    await lockOwners(tx, session)
    await insertRole(tx, { ...role, createdAt: at })
  })
  await saved.catch(refuseTakenName)
}

/**
 * Changes a role. What it allows counts at once, also in open sessions and sockets, and none ends. Refuses with
 * 'staff.role-unknown', 'staff.role-changed-meanwhile' and 'staff.role-name-taken'.
 */
export async function saveRole(
  shop: Shop,
  session: StaffSession,
  id: string,
  { version, ...fields }: ParsedBody<Calls['staff.role-save']>,
): Promise<void> {
  const { name, permissions } = complete(fields)
  refuseBuiltInName(name)
  const saved = recordedChange(
    shop,
    session,
    (before: Fields) => ({
      action: 'role-save',
      subject: `role:${id}`,
      change: {
        from: before.permissions,
        to: permissions,
        name,
        ...(before.name === name ? {} : { nameBefore: before.name }),
      },
    }),
    async (tx) => {
      await lockOwners(tx, session)
      const before = await requireRole(tx, id)
      if (before.version !== version) throw changedMeanwhile()
      await updateRole(tx, id, { name, permissions: [...permissions] })
      const holders = await membersWithRole(tx, id)
      await connectedStaff(shop).changed(
        tx,
        holders.map((holder) => holder.id),
      )
      return before as Fields
    },
  )
  await saved.catch(refuseTakenName)
}

/** Deletes a role that nobody has. Returns its name. Refuses with 'staff.role-unknown' and 'staff.role-in-use'. */
export const removeRole = (shop: Shop, session: StaffSession, id: string): Promise<string> =>
  recordedChange(
    shop,
    session,
    (name: string) => ({ action: 'role-delete', subject: `role:${id}`, change: { name } }),
    async (tx) => {
      await lockOwners(tx, session)
      const { name } = await requireRole(tx, id)
      const holders = [...(await membersWithRole(tx, id)), ...(await invitedWithRole(tx, id))]
      if (holders.length > 0) throw inUse(holders.map((holder) => holder.name))
      await deleteRole(tx, id)
      return name
    },
  )

const complete = ({ name, permissions }: Fields) => ({
  name,
  permissions: [...completePermissions(permissions)],
})

async function requireRole(tx: Db, id: string) {
  const role = isUuid(id) ? await lockRole(tx, id) : undefined
  if (role === undefined) throw roleUnknown()
  return role
}

function refuseBuiltInName(name: string): void {
  if (staffRoles.some((role) => role === name.toLowerCase())) throw nameTaken()
}

function refuseTakenName(error: unknown): never {
  if (!isViolation(error, 'unique', 'staff_roles_name_key_key')) throw error
  throw nameTaken()
}

function nameTaken() {
  const message = 'Another role has this name.'
  return new AppError('conflict', 'staff.role-name-taken', message, { errors: { name: message } })
}

const changedMeanwhile = () =>
  new AppError(
    'conflict',
    'staff.role-changed-meanwhile',
    'Someone else has changed this role. Please reload.',
  )

/** Names so many of those who have a role. */
const namedAtMost = 5

function inUse(names: readonly string[]) {
  const more = names.length - namedAtMost
  const who = [...names.slice(0, namedAtMost), ...(more > 0 ? [`${more} more`] : [])].join(', ')
  const message = `These people have the role or are invited to it: ${who}. Give them another one first.`
  return new AppError('conflict', 'staff.role-in-use', message)
}
