import type { OwnershipHandOver } from '@first-fashion/contract/staff/ownership-calls'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { storedAccessPolicy } from '../access-policy/access-policy.service.ts'
import { memberEntry, recordedChange } from '../audit-log.ts'
import { dropResetLink } from '../passwords/staff-passwords.queries.ts'
import { lockOwners, requireMember } from '../people/owners.service.ts'
import { changeMember } from '../people/people.queries.ts'
import { assignedRole, roleWord } from '../roles/assigned-role.service.ts'
import { staffOwnershipHandedOver } from '../staff.events.ts'
import { hasSecondFactor, lockStaff, staffById } from '../staff.queries.ts'
import { signOutMember } from '../staff-sessions.service.ts'
import { ownershipMail } from './ownership.mail.ts'

/** The role of an owner who left, should they be switched on again. */
const roleOfLeaver = 'support'

/**
 * Makes another active member an owner in place of the caller, who gets another role or is switched off. The sessions of
 * both end, and emails tell both and the other owners. Returns the name of the new owner. Refuses with
 * 'staff.member-unknown', 'staff.role-unknown' and 'staff.hand-over-impossible'.
 */
export async function handOver(
  shop: Shop,
  session: StaffSession,
  id: string,
  { keeps }: OwnershipHandOver,
): Promise<string> {
  const { name } = await recordedChange(
    shop,
    session,
    ({ kept }: { kept: string; name: string }) =>
      memberEntry('ownership-hand-over', id, { kept, isGone: keeps === null }),
    async (tx, at) => {
      const owners = await lockOwners(tx, session)
      const heir = await lockHeir(tx, id, owners)
      const role = await assignedRole(tx, keeps ?? roleOfLeaver)
      if (role.role === 'owner') throw impossible('Choose another role for yourself, or leave.')
      await changeMember(tx, heir.id, { role: 'owner', ownRoleId: null })
      await changeMember(tx, session.staffId, {
        ...{ role: role.role, ownRoleId: role.ownRoleId },
        ...(keeps === null ? { disabledAt: at } : {}),
      })
      if (keeps === null) await dropResetLink(tx, session.staffId)
      for (const staffId of [heir.id, session.staffId]) await signOutMember(shop, tx, staffId)
      const notified = new Set([...owners, heir.id])
      for (const staffId of notified)
        await shop.events.emit(tx, staffOwnershipHandedOver, { staffId, from: session.staffId, to: heir.id })
      return { name: heir.name, kept: roleWord(role) }
    },
  )
  return name
}

/** The member who becomes an owner, locked until the transaction ends. */
async function lockHeir(tx: Db, id: string, owners: readonly string[]) {
  const { id: heirId } = await requireMember(tx, id)
  await lockStaff(tx, heirId)
  const heir = await requireMember(tx, heirId)
  if (owners.includes(heirId)) throw impossible(`${heir.name} is an owner already.`)
  if (heir.disabledAt !== null) throw impossible(`${heir.name} is switched off.`)
  const { policy } = await storedAccessPolicy(tx)
  if (policy.secondFactorRequired && !(await hasSecondFactor(tx, heirId)))
    throw impossible(`${heir.name} needs a second factor first.`)
  return heir
}

/** Tells one of those concerned. */
export async function emailHandOver(
  { database: { db }, mail, storeUrl }: Shop,
  people: { readonly staffId: string; readonly from: string; readonly to: string },
): Promise<void> {
  const [addressee, from, to] = [
    await staffById(db, people.staffId),
    await staffById(db, people.from),
    await staffById(db, people.to),
  ]
  if (addressee === undefined || from === undefined || to === undefined) return
  await mail.send(ownershipMail(addressee, from, to, `${storeUrl}/admin`))
}

const impossible = (message: string) => new AppError('conflict', 'staff.hand-over-impossible', message)
