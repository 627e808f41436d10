import { may, permissionsOfRole, type StaffRole } from '@first-fashion/contract/staff/roles'

export interface InvitationState {
  readonly expiresAt: Date
  readonly acceptedAt: Date | null
  readonly withdrawnAt: Date | null
  /** Who sent it last. */
  readonly inviter: { readonly role: StaffRole | null; readonly isActive: boolean }
}

/** Why an invitation cannot be used, in words for whoever has its link; undefined if it can. */
export function invitationProblem(
  { expiresAt, acceptedAt, withdrawnAt, inviter }: InvitationState,
  now: Date,
): string | undefined {
  if (acceptedAt !== null) return 'This invitation has been used. Please sign in with your password.'
  if (withdrawnAt !== null) return 'This invitation was withdrawn. Please ask an owner for a new one.'
  if (!inviter.isActive || !mayInvite(inviter.role))
    return 'The person who invited you can no longer invite people. Please ask an owner for a new invitation.'
  if (expiresAt <= now) return 'This invitation has expired. Please ask an owner for a new one.'
  return undefined
}

/** No own role allows it. */
const mayInvite = (role: StaffRole | null): boolean =>
  may({ permissions: permissionsOfRole(role, []) }, 'settings.change')
