import type { Calls, ParsedBody } from '@first-fashion/contract'
import type { InvitedPerson } from '@first-fashion/contract/staff/people-calls'
import { after } from '../../../platform/clock.ts'
import { isViolation } from '../../../platform/database/violations.ts'
import { AppError } from '../../../platform/errors.ts'
import type { CallOrigin } from '../../../platform/http/call-origin.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import { hashPassword } from '../../../platform/passwords/passwords.ts'
import { hashOfToken, newSecretToken } from '../../../platform/secret-tokens.ts'
import type { Shop } from '../../../shop.ts'
import { refuseWeakPassword } from '../../accounts/index.ts'
import { memberEntry, recordedChange } from '../audit-log.ts'
import { assignedRole, roleWord } from '../roles/assigned-role.service.ts'
import { staffInvited } from '../staff.events.ts'
import { staffInvitationMail } from '../staff.mail.ts'
import { staffByEmail } from '../staff.queries.ts'
import { invitationProblem } from './invitation.rules.ts'
import {
  changeOpenInvitation,
  insertInvitation,
  invitationOfLink,
  lockInvitation,
  lockInviter,
  openInvitationById,
  setInvitationLink,
} from './invitations.queries.ts'
import { lockOwners } from './owners.service.ts'
import { insertMember } from './people.queries.ts'

const invitationLifetimeMs = 7 * 24 * 3_600_000

/** Emails somebody a link to join the staff. Refuses with 'staff.email-taken', 'staff.mailbox-full' and 'staff.role-unknown'. */
export async function invite(shop: Shop, session: StaffSession, person: InvitedPerson): Promise<void> {
  if ((await staffByEmail(shop.database.db, person.email)) !== undefined) throw isMember()
  await refuseFullMailbox(shop, person.email)
  const id = shop.newId()
  const { role: key, ...addressee } = person
  const entry = (role: string) => ({ action: 'invite', subject: `invitation:${id}`, change: { role } })
  const saved = recordedChange(shop, session, entry, async (tx, at) => {
    await lockOwners(tx, session)
    const assigned = await assignedRole(tx, key)
    const { role, ownRoleId } = assigned
    const expiresAt = after(at, invitationLifetimeMs)
    await insertInvitation(tx, {
      id,
      ...addressee,
      role,
      ownRoleId,
      invitedBy: session.staffId,
      createdAt: at,
      expiresAt,
    })
    await shop.events.emit(tx, staffInvited, { invitationId: id })
    return roleWord(assigned)
  })
  await saved.catch((error: unknown) => {
    if (!isViolation(error, 'unique', 'staff_invitations_open')) throw error
    throw emailTaken('This address is invited already. Send that invitation again, or withdraw it.')
  })
}

/** Emails a new link, which replaces the older one. Refuses with 'staff.invitation-unknown' and 'staff.mailbox-full'. */
export async function resendInvitation(shop: Shop, session: StaffSession, id: string): Promise<void> {
  const invitation = isUuid(id) ? await openInvitationById(shop.database.db, id) : undefined
  if (invitation === undefined) throw invitationUnknown()
  await refuseFullMailbox(shop, invitation.email)
  const entry = { action: 'invitation-resend', subject: `invitation:${id}`, change: {} }
  await recordedChange(shop, session, entry, async (tx, at) => {
    const expiresAt = after(at, invitationLifetimeMs)
    const change = { invitedBy: session.staffId, expiresAt, tokenHash: null }
    if ((await changeOpenInvitation(tx, id, change)) === undefined) throw invitationUnknown()
    await shop.events.emit(tx, staffInvited, { invitationId: id })
  })
}

/** Refuses with 'staff.invitation-unknown'. */
export async function withdrawInvitation(shop: Shop, session: StaffSession, id: string): Promise<void> {
  if (!isUuid(id)) throw invitationUnknown()
  const entry = { action: 'invitation-withdraw', subject: `invitation:${id}`, change: {} }
  await recordedChange(shop, session, entry, async (tx, at) => {
    if ((await changeOpenInvitation(tx, id, { withdrawnAt: at })) === undefined) throw invitationUnknown()
  })
}

/** Makes the link of an invitation and emails it, unless the invitation was used, withdrawn or ended meanwhile. */
export async function sendInvitation(shop: Shop, invitationId: string): Promise<void> {
  const { database, clock, mail, storeUrl } = shop
  const invitation = await openInvitationById(database.db, invitationId)
  if (invitation === undefined || !(await mail.hasRoomFor(invitation.email))) return
  const token = newSecretToken()
  const now = clock.now()
  const link = { tokenHash: hashOfToken(token), expiresAt: after(now, invitationLifetimeMs) }
  if (!(await setInvitationLink(database.db, invitationId, link, now))) return
  await mail.send(staffInvitationMail(invitation, `${storeUrl}/admin/join?token=${token}`))
}

/** The email address that a link invites. Refuses with 'staff.invitation-dead'. */
export const emailOfInvitation = async (shop: Shop, token: string): Promise<string> =>
  refuseDead(shop, await invitationOfLink(shop.database.db, hashOfToken(token))).email

/**
 * Whoever has the link becomes a member, once. Refuses with 'staff.invitation-dead', 'staff.email-taken' and
 * 'accounts.password-weak'.
 */
export async function joinStaff(
  shop: Shop,
  { token, password }: ParsedBody<Calls['staff.join']>,
  origin: CallOrigin,
): Promise<void> {
  const { database, newId, passwordMemoryKib } = shop
  const tokenHash = hashOfToken(token)
  refuseDead(shop, await invitationOfLink(database.db, tokenHash))
  refuseWeakPassword(password, 'password')
  const passwordHash = await hashPassword(password, passwordMemoryKib)
  const id = newId()
  const joined = recordedChange<{ role: string; invitation: string }>(
    shop,
    { staffId: id, origin },
    (change) => memberEntry('join', id, change),
    async (tx, at) => {
      // The inviter first, as a new password of theirs does: the other way round each could wait for the other.
      await lockInviter(tx, tokenHash)
      const invitation = refuseDead(shop, await lockInvitation(tx, tokenHash))
      const { name, email, role, ownRoleId } = invitation
      await insertMember(tx, { id, name, email, role, ownRoleId, passwordHash, createdAt: at })
      await changeOpenInvitation(tx, invitation.id, { acceptedAt: at })
      return { role: roleWord(invitation), invitation: invitation.id }
    },
  )
  await joined.catch((error: unknown) => {
    if (!isViolation(error, 'unique', 'staff_email_key_key')) throw error
    throw isMember()
  })
}

/** The invitation that was found for a link. Refuses with 'staff.invitation-dead', which says why. */
function refuseDead({ clock }: Shop, found: Awaited<ReturnType<typeof invitationOfLink>>) {
  if (found === undefined)
    throw invitationDead(
      'This link does not work. Please use the newest invitation, or ask an owner for one.',
    )
  const inviter = { role: found.inviterRole, isActive: found.inviterDisabledAt === null }
  const problem = invitationProblem({ ...found, inviter }, clock.now())
  if (problem !== undefined) throw invitationDead(problem)
  return found
}

/** An owner is told; the limit of a mailbox would drop the email without a word. */
async function refuseFullMailbox({ mail }: Shop, email: string): Promise<void> {
  if (await mail.hasRoomFor(email)) return
  throw new AppError(
    'too-many',
    'staff.mailbox-full',
    'This address got too many emails within the hour. Please try again later.',
  )
}

const invitationDead = (message: string) => new AppError('refused', 'staff.invitation-dead', message)
const emailTaken = (message: string) =>
  new AppError('conflict', 'staff.email-taken', message, { errors: { email: message } })
const isMember = () => emailTaken('A member of staff has this email address already.')
const invitationUnknown = () =>
  new AppError('unknown', 'staff.invitation-unknown', 'This invitation was used or withdrawn meanwhile.')
