import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

const ofMember = z.object({ staffId: z.string() })

/** The id is nobody's if no active member has the address that was typed. */
export const staffPasswordResetRequested = defineEvent('staff-password-reset-requested', ofMember)
export const staffPasswordChanged = defineEvent('staff-password-changed', ofMember)
/** An owner removed the second factor of somebody who lost it. */
export const staffSecondFactorReset = defineEvent('staff-second-factor-reset', ofMember)
/** Somebody is invited, or invited again. */
export const staffInvited = defineEvent('staff-invited', z.object({ invitationId: z.string() }))
