import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { roleKey } from './own-role.ts'
import { ofOwner } from './people-calls.ts'

/** What an owner becomes who hands over: another role, or null to leave. */
export const ownershipHandOver = z.object({ keeps: roleKey.nullable() })
export type OwnershipHandOver = z.output<typeof ownershipHandOver>

export const staffOwnershipCalls = {
  'staff.ownership-hand-over': defineCall({
    ...ofOwner,
    method: 'POST',
    path: '/api/admin/staff/:id/ownership',
    summary:
      'Makes another active member an owner in place of the caller, who gets another role or leaves. The sessions of both end.',
    request: { params: z.object({ id: z.string().max(64) }), body: ownershipHandOver },
    response: success({ message: z.string() }),
    refusals: ['staff.member-unknown', 'staff.role-unknown', 'staff.hand-over-impossible'],
  }),
}
