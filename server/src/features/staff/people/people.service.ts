import type { StaffInvitation, StaffPerson } from '@first-fashion/contract/staff/people-calls'
import type { StaffRole } from '@first-fashion/contract/staff/roles'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { Shop } from '../../../shop.ts'
import { memberEntry, recordedChange } from '../audit-log.ts'
import { dropResetLink } from '../passwords/staff-passwords.queries.ts'
import { dropSecondFactor } from '../second-factor/second-factor.queries.ts'
import { staffById } from '../staff.queries.ts'
import { reportAccess, signOutMember } from '../staff-sessions.service.ts'
import { openInvitations } from './invitations.queries.ts'
import { changeMember, listMembers, lockActiveOwners } from './people.queries.ts'

interface People {
  readonly members: StaffPerson[]
  readonly invitations: StaffInvitation[]
}

/** Who works in the back office, and who is invited. */
export async function listPeople({ database: { db }, clock }: Shop): Promise<People> {
  const [members, invitations] = await Promise.all([listMembers(db), openInvitations(db)])
  const now = clock.now()
  return {
    members: members.map(({ id, name, email, role, disabledAt, hasSecondFactor, lastSignInAt }) => ({
      _id: id,
      name,
      email,
      role,
      isActive: disabledAt === null,
      hasSecondFactor,
      lastSignInAt: lastSignInAt?.getTime() ?? null,
    })),
    invitations: invitations.map(({ id, name, email, role, expiresAt }) => ({
      _id: id,
      name,
      email,
      role,
      expiresAt: expiresAt.getTime(),
      isExpired: expiresAt <= now,
    })),
  }
}

/**
 * Gives a member another role and ends their sessions: what is open shows what the old role may. Returns their
 * name, and false if they had the role already. Refuses with 'staff.member-unknown' and 'staff.last-owner'.
 */
export async function setRole(
  shop: Shop,
  session: StaffSession,
  id: string,
  role: StaffRole,
): Promise<{ name: string; isChanged: boolean }> {
  const { name, from } = await recordedChange<{ name: string; from: StaffRole }>(
    shop,
    session,
    ({ from }) => (from === role ? undefined : memberEntry('role-set', id, { from, to: role })),
    async (tx) => {
      const { member, isLastOwner } = await lockMember(tx, session, id)
      if (isLastOwner && role !== 'owner') throw lastOwner()
      if (member.role !== role) {
        await changeMember(tx, id, { role })
        await signOutMember(shop, tx, id)
      }
      return { name: member.name, from: member.role }
    },
  )
  return { name, isChanged: from !== role }
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

/** The member, and whether no other owner is active. What is found holds until the transaction ends. */
async function lockMember(tx: Db, { staffId }: StaffSession, id: string) {
  const owners = await lockActiveOwners(tx)
  // Whoever lost the role while this waited changes nobody.
  if (!owners.includes(staffId))
    throw new AppError('forbidden', 'staff.role-forbids', 'Your role does not allow this')
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

const lastOwner = () =>
  new AppError(
    'conflict',
    'staff.last-owner',
    'This is the last active owner. Make somebody else an owner first.',
  )
