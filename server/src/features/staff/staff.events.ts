import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

const ofMember = z.object({ staffId: z.string() })

/** The id is nobody's if no active member has the address that was typed. */
export const staffPasswordResetRequested = defineEvent('staff-password-reset-requested', ofMember)
export const staffPasswordChanged = defineEvent('staff-password-changed', ofMember)
/** What members are told about their own access, in case it was somebody else. */
export const accessNews = [
  'codes-on',
  'codes-off',
  'passkey-add',
  'passkey-remove',
  'recovery-codes',
  'recovery-code-use',
  'second-factor-reset',
  'new-device',
  'sign-ins-failed',
] as const
export type AccessNews = (typeof accessNews)[number]

/** The detail is the name of a passkey or device, or nothing. */
export const staffAccessChanged = defineEvent(
  'staff-access-changed',
  ofMember.extend({ news: z.enum(accessNews), detail: z.string() }),
)
/** Tells one of those concerned, the staffId, that somebody became an owner in another's place. */
export const staffOwnershipHandedOver = defineEvent(
  'staff-ownership-handed-over',
  ofMember.extend({ from: z.string(), to: z.string() }),
)
export const staffSignedIn = defineEvent('staff-signed-in', z.object({ sessionId: z.string() }))
/** Somebody is invited, or invited again. */
export const staffInvited = defineEvent('staff-invited', z.object({ invitationId: z.string() }))
