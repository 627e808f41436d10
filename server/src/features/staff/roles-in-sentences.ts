import type { StaffRole } from '@first-fashion/contract/staff/roles'

/** Roles as parts of sentences: what a member is, and how they work. */
export const rolesInSentences: Readonly<Record<StaffRole, { readonly is: string; readonly works: string }>> =
  {
    owner: { is: 'an owner', works: 'as an owner' },
    manager: { is: 'a manager', works: 'as a manager' },
    support: { is: 'in support', works: 'in support' },
    moderator: { is: 'a moderator', works: 'as a moderator' },
  }
