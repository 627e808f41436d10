import type { Calls, ParsedBody } from '@first-fashion/contract'
import { after } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { CallOrigin } from '../../../platform/http/call-origin.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { hashPassword, passwordMatches } from '../../../platform/passwords/passwords.ts'
import { hashOfToken, newSecretToken } from '../../../platform/secret-tokens.ts'
import type { Shop } from '../../../shop.ts'
import { refuseWeakPassword } from '../../accounts/index.ts'
import { failedProof, type ProvingSession } from '../access-log/access-log.service.ts'
import { memberEntry, recordedChange } from '../audit-log.ts'
import { endInvitationsOf } from '../people/invitations.queries.ts'
import { dropSecondFactor } from '../second-factor/second-factor.queries.ts'
import { staffPasswordChanged, staffPasswordResetRequested } from '../staff.events.ts'
import { staffByEmail, staffById } from '../staff.queries.ts'
import { signOutMember } from '../staff-sessions.service.ts'
import {
  dropResetLink,
  putResetLink,
  setStaffPassword,
  staffOfResetLink,
  useResetLink,
} from './staff-passwords.queries.ts'

const resetLifetimeMs = 3_600_000

/**
 * The member sets another password; their other sessions end, and an email tells them. Refuses with
 * 'staff.password-wrong' and 'accounts.password-weak'.
 */
export async function changeOwnPassword(
  shop: Shop,
  session: StaffSession,
  { currentPassword, newPassword }: { readonly currentPassword: string; readonly newPassword: string },
): Promise<void> {
  const { staffId, tokenHash } = session
  const member = await refuseWrongPassword(shop, session, currentPassword)
  refuseWeakPassword(newPassword, 'newPassword')
  const passwordHash = await hashPassword(newPassword, shop.passwordMemoryKib)
  await recordedChange(shop, session, memberEntry('password-change', staffId), async (tx) => {
    if (!(await setStaffPassword(tx, staffId, passwordHash, member.passwordHash))) throw passwordWrong()
    await afterNewPassword(shop, tx, staffId, tokenHash)
  })
}

/**
 * Asks a member for their password again. Refuses with 'staff.password-wrong', which is logged; returns the member. Call
 * it outside of a transaction.
 */
export async function refuseWrongPassword(shop: Shop, session: ProvingSession, currentPassword: string) {
  const member = await staffById(shop.database.db, session.staffId)
  if (member === undefined || !(await passwordMatches(currentPassword, member.passwordHash)))
    throw await failedProof(shop, session, passwordWrong())
  return member
}

/** Sends a link if an active member has the address; work and answer are the same either way. */
export async function requestStaffPasswordReset(
  { database, newId, events }: Shop,
  email: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const member = await staffByEmail(tx, email)
    const isActive = member !== undefined && member.disabledAt === null
    await events.emit(tx, staffPasswordResetRequested, { staffId: isActive ? member.id : newId() })
  })
}

/** A link that sets a new password, once and within an hour. It replaces the member's older one. */
export async function newResetLink(
  { clock, storeUrl }: Pick<Shop, 'clock' | 'storeUrl'>,
  tx: Db,
  staffId: string,
): Promise<string> {
  const token = newSecretToken()
  const createdAt = clock.now()
  const expiresAt = after(createdAt, resetLifetimeMs)
  await putResetLink(tx, { tokenHash: hashOfToken(token), staffId, createdAt, expiresAt })
  return `${storeUrl}/admin/reset-password?token=${token}`
}

/**
 * Such a link for whoever runs the server, which removes the second factor, too. Undefined if no active member has the
 * address.
 */
export async function resetLinkOf(
  shop: Pick<Shop, 'database' | 'clock' | 'storeUrl'>,
  email: string,
): Promise<{ link: string; hadSecondFactor: boolean } | undefined> {
  const member = await staffByEmail(shop.database.db, email)
  if (member === undefined || member.disabledAt !== null) return undefined
  return recordedChange<{ link: string; hadSecondFactor: boolean }>(
    shop,
    { staffId: member.id },
    ({ hadSecondFactor }) =>
      memberEntry('password-link', member.id, {
        from: 'the server',
        ...(hadSecondFactor ? { secondFactor: 'removed' } : {}),
      }),
    async (tx) => ({
      hadSecondFactor: await dropSecondFactor(tx, member.id),
      link: await newResetLink(shop, tx, member.id),
    }),
  )
}

/** The email address of the member whose password a link sets. Refuses with 'staff.reset-link-dead'. */
export const emailOfResetLink = async (shop: Shop, token: string): Promise<string> =>
  (await memberOfLink(shop, hashOfToken(token))).email

/**
 * Uses the link up, sets the password and ends every session of the member. Refuses with 'staff.reset-link-dead' and
 * 'accounts.password-weak'.
 */
export async function resetStaffPassword(
  shop: Shop,
  { token, newPassword }: ParsedBody<Calls['staff.password-reset']>,
  origin: CallOrigin,
): Promise<void> {
  const tokenHash = hashOfToken(token)
  const { staffId } = await memberOfLink(shop, tokenHash)
  refuseWeakPassword(newPassword, 'newPassword')
  const passwordHash = await hashPassword(newPassword, shop.passwordMemoryKib)
  await recordedChange(shop, { staffId, origin }, memberEntry('password-reset', staffId), async (tx) => {
    const isSet = (await useResetLink(tx, tokenHash)) && (await setStaffPassword(tx, staffId, passwordHash))
    if (!isSet) throw linkDead()
    await afterNewPassword(shop, tx, staffId)
  })
}

async function memberOfLink({ database, clock }: Shop, tokenHash: Buffer) {
  const member = await staffOfResetLink(database.db, tokenHash, clock.now())
  if (member === undefined) throw linkDead()
  return member
}

/** What the old password opened is closed, but for the session that set the new one. */
async function afterNewPassword(shop: Shop, tx: Db, staffId: string, kept?: Buffer): Promise<void> {
  await dropResetLink(tx, staffId)
  await endInvitationsOf(tx, staffId, shop.clock.now())
  await signOutMember(shop, tx, staffId, kept)
  await shop.events.emit(tx, staffPasswordChanged, { staffId })
}

function passwordWrong(): AppError {
  const message = 'This is not your current password'
  return new AppError('refused', 'staff.password-wrong', message, { errors: { currentPassword: message } })
}

const linkDead = () =>
  new AppError(
    'refused',
    'staff.reset-link-dead',
    'This link no longer works. Please ask for a new one where you sign in.',
  )
