import { describe, expect, it } from 'vitest'
import { type InvitationState, invitationProblem } from './invitation.rules.ts'

const now = new Date('2026-11-30T09:00:00Z')
const open: InvitationState = {
  expiresAt: new Date('2026-12-07T09:00:00Z'),
  acceptedAt: null,
  withdrawnAt: null,
  inviter: { role: 'owner', isActive: true },
}

describe('an invitation to the staff', () => {
  it('can be used while it is open', () => {
    expect(invitationProblem(open, now)).toBeUndefined()
  })

  it.each([
    ['was used', { acceptedAt: now }, 'This invitation has been used.'],
    ['was withdrawn', { withdrawnAt: now }, 'This invitation was withdrawn.'],
    ['has expired', { expiresAt: now }, 'This invitation has expired.'],
    [
      'comes from an owner who has another role now',
      { inviter: { role: 'manager', isActive: true } },
      'The person who invited you can no longer invite people.',
    ],
    [
      'comes from an owner who is switched off',
      { inviter: { role: 'owner', isActive: false } },
      'The person who invited you can no longer invite people.',
    ],
  ] as const)('that %s says so', (_, change, words) => {
    expect(invitationProblem({ ...open, ...change }, now)).toContain(words)
  })
})
