import type { OwnRole, RoleKey } from '@first-fashion/contract/staff/own-role'
import type { StaffInvitation, StaffPerson } from '@first-fashion/contract/staff/people-calls'
import { grantedPermissions } from '@first-fashion/contract/staff/roles'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { memberEntry, recordedChange } from '../audit-log.ts'
import { dropResetLink } from '../passwords/staff-passwords.queries.ts'
import {
  type AssignedRole,
  assignedRole,
  type RoleColumns,
  roleKeyOf,
  roleWord,
} from '../roles/assigned-role.service.ts'
import { listRoles } from '../roles/roles.queries.ts'
import { dropSecondFactor } from '../second-factor/second-factor.queries.ts'
import { reportAccess, signOutMember } from '../staff-sessions.service.ts'
import { openInvitations } from './invitations.queries.ts'
import { lastOwner, lockMember } from './owners.service.ts'
import { changeMember, listMembers } from './people.queries.ts'

interface People {
  readonly members: StaffPerson[]
  readonly invitations: StaffInvitation[]
  readonly roles: OwnRole[]
}

/** Who works in the back office, who is invited, and the own roles of the shop. */
export async function listPeople({ database: { db }, clock }: Shop): Promise<People> {
  const [members, invitations, roles] = await Promise.all([
    listMembers(db),
    openInvitations(db),
    listRoles(db),
  ])
  const nameOf = new Map(roles.map(({ id, name }) => [id, name]))
  const now = clock.now()
  return {
    members: members.map(({ id, name, email, disabledAt, hasSecondFactor, lastSignInAt, ...row }) => ({
      _id: id,
      name,
      email,
      ...roleView(row, nameOf),
      isActive: disabledAt === null,
      hasSecondFactor,
      lastSignInAt: lastSignInAt?.getTime() ?? null,
    })),
    invitations: invitations.map(({ id, name, email, expiresAt, ...row }) => ({
      _id: id,
      name,
      email,
      ...roleView(row, nameOf),
      expiresAt: expiresAt.getTime(),
      isExpired: expiresAt <= now,
    })),
    roles: roles.map(({ id, name, permissions, version }) => ({
      _id: id,
      name,
      permissions: grantedPermissions.filter((one) => permissions.includes(one)),
      version,
    })),
  }
}

const roleView = (row: RoleColumns, nameOf: ReadonlyMap<string, string>) => ({
  role: roleKeyOf(row),
  ownRoleName: nameOf.get(row.ownRoleId ?? '') ?? null,
})

/**
 * Gives a member another role and ends their sessions: what is open shows what the old role may. Returns their
 * name and role, and false if they had it already. Refuses with 'staff.member-unknown', 'staff.last-owner' and
 * 'staff.role-unknown'.
 */
export async function setRole(
  shop: Shop,
  session: StaffSession,
  id: string,
  key: RoleKey,
): Promise<{ name: string; role: AssignedRole; isChanged: boolean }> {
  const entry = ({ isChanged, from, role }: RoleChange) =>
    isChanged ? memberEntry('role-set', id, { from, to: roleWord(role) }) : undefined
  return recordedChange<RoleChange>(shop, session, entry, async (tx) => {
    const { member, isLastOwner } = await lockMember(tx, session, id)
    if (isLastOwner && key !== 'owner') throw lastOwner()
    const role = await assignedRole(tx, key)
    const before = await assignedRole(tx, roleKeyOf(member))
    const isChanged = roleKeyOf(member) !== key
    if (isChanged) {
      await changeMember(tx, id, { role: role.role, ownRoleId: role.ownRoleId })
      await signOutMember(shop, tx, id)
    }
    return { name: member.name, role, isChanged, from: roleWord(before) }
  })
}

interface RoleChange {
  readonly name: string
  readonly role: AssignedRole
  readonly isChanged: boolean
  readonly from: string
}

/**
 * Switches a member off, whose sessions and links end, or on again. Returns their name. Refuses with
 * 'staff.member-unknown' and 'staff.last-owner'.
 */
export async function switchMember(
  shop: Shop,
  session: StaffSession,
  id: string,
  isActive: boolean,
): Promise<string> {
  const { name } = await recordedChange<{ name: string; wasActive: boolean }>(
    shop,
    session,
    ({ wasActive }) => (wasActive === isActive ? undefined : memberEntry('switch', id, { isActive })),
    async (tx, at) => {
      const { member, isLastOwner } = await lockMember(tx, session, id)
      const wasActive = member.disabledAt === null
      if (isLastOwner && !isActive) throw lastOwner()
      if (wasActive !== isActive) await changeMember(tx, id, { disabledAt: isActive ? null : at })
      if (wasActive && !isActive) {
        await dropResetLink(tx, id)
        await signOutMember(shop, tx, id)
      }
      return { name: member.name, wasActive }
    },
  )
  return name
}

/**
 * Removes the second factor of another member, who lost it; their sessions end, and an email tells them. Returns their
 * name. Refuses with 'staff.member-unknown', 'staff.own-second-factor' and 'staff.second-factor-off'.
 */
export async function resetSecondFactor(shop: Shop, session: StaffSession, id: string): Promise<string> {
  // Whoever finds an open session must not remove the second factor of its member without the password.
  if (id === session.staffId)
    throw new AppError(
      'conflict',
      'staff.own-second-factor',
      'Your own second factor is changed under My account.',
    )
  const entry = memberEntry('second-factor-reset', id)
  return recordedChange(shop, session, entry, async (tx) => {
    const { member } = await lockMember(tx, session, id)
    if (!(await dropSecondFactor(tx, id)))
      throw new AppError('conflict', 'staff.second-factor-off', `${member.name} has no second factor.`)
    await signOutMember(shop, tx, id)
    await reportAccess(shop, tx, id, 'second-factor-reset')
    return member.name
  })
}
