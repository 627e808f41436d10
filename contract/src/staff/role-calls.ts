import { z } from 'zod'
import { defineCall } from '../call.ts'
import { roleFields } from './own-role.ts'
import { changedPeople, ofOwner } from './people-calls.ts'

const id = z.object({ id: z.string().max(64) })

/** Own roles: sets of permissions that owners make. Members and invitations have one of them, or a built-in role. */
export const staffRoleCalls = {
  'staff.role-add': defineCall({
    ...ofOwner,
    method: 'POST',
    path: '/api/admin/staff/roles',
    summary: 'Adds a role with its own set of permissions. What these need is added.',
    request: { body: roleFields },
    response: changedPeople,
    refusals: ['staff.role-name-taken'],
  }),
  'staff.role-save': defineCall({
    ...ofOwner,
    method: 'POST',
    path: '/api/admin/staff/roles/:id',
    summary: 'Changes an own role. It counts at once for everyone who has it, and ends no session.',
    request: { params: id, body: roleFields.extend({ version: z.number().int().min(1) }) },
    response: changedPeople,
    refusals: ['staff.role-unknown', 'staff.role-changed-meanwhile', 'staff.role-name-taken'],
  }),
  'staff.role-delete': defineCall({
    ...ofOwner,
    method: 'DELETE',
    path: '/api/admin/staff/roles/:id',
    summary: 'Deletes an own role that nobody has.',
    request: { params: id },
    response: changedPeople,
    refusals: ['staff.role-unknown', 'staff.role-in-use'],
  }),
}
