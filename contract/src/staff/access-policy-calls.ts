import { z } from 'zod'
import { defineCall, success } from '../call.ts'

/** How members of staff sign in, as the owner sets it. */
export const accessPolicy = z.object({
  /** Whoever has no second factor can only set one up. */
  secondFactorRequired: z.boolean(),
  /** How long a session may stay unused. */
  idleMinutes: z.number().int().min(5).max(720),
  /** Refunds above it ask for a proof of who the member is. */
  refundLimitRupees: z.number().int().min(0).max(100_000_000),
})
export type AccessPolicy = z.output<typeof accessPolicy>

const stored = success({ policy: accessPolicy, version: z.number().int() })

export const staffAccessPolicyCalls = {
  'staff.access-policy': defineCall({
    method: 'GET',
    path: '/api/admin/access-policy',
    access: 'staff',
    permission: 'settings.read',
    summary: 'Returns how members of staff sign in.',
    request: {},
    response: stored,
    refusals: [],
  }),
  'staff.access-policy-set': defineCall({
    method: 'POST',
    path: '/api/admin/access-policy',
    access: 'staff',
    permission: 'settings.change',
    proof: 'recent',
    summary: 'Sets how members of staff sign in. It counts at once, also for open sessions.',
    request: { body: accessPolicy.extend({ version: z.number().int().min(0) }) },
    response: stored.extend({ message: z.string() }),
    refusals: ['staff.policy-changed-meanwhile'],
  }),
}
