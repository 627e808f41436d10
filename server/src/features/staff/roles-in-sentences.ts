import type { StaffRole } from '@first-fashion/contract/staff/roles'
import type { AssignedRole } from './roles/assigned-role.service.ts'

/** A role as parts of sentences: what becomes of a member, and how they work. */
export const roleInSentences = ({ role, ownRoleName }: Pick<AssignedRole, 'role' | 'ownRoleName'>) =>
  role === null
    ? { becomes: `has the role ${ownRoleName} now`, works: `with the role ${ownRoleName}` }
    : { becomes: `is ${builtIn[role].is} now`, works: builtIn[role].works }

const builtIn: Readonly<Record<StaffRole, { readonly is: string; readonly works: string }>> = {
  owner: { is: 'an owner', works: 'as an owner' },
  manager: { is: 'a manager', works: 'as a manager' },
  support: { is: 'in support', works: 'in support' },
  moderator: { is: 'a moderator', works: 'as a moderator' },
}
