import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { signedCredential } from './passkey-calls.ts'
import { oneTimeCode } from './second-factor-calls.ts'

/** What a member can prove with who they are, while signed in. */
export const proofMethods = ['password', 'code', 'passkey'] as const
export type ProofMethod = (typeof proofMethods)[number]

/** One proof of the member whose session it is. */
export const proof = z.discriminatedUnion('method', [
  z.object({ method: z.literal('password'), currentPassword: z.string().max(200) }),
  z.object({ method: z.literal('code'), code: oneTimeCode }),
  z.object({ method: z.literal('passkey'), credential: signedCredential }),
])

/** Before some calls, members prove again who they are. */
export const staffProofCalls = {
  'staff.proof-methods': defineCall({
    method: 'GET',
    path: '/api/admin/session/proof',
    access: 'staff',
    permission: 'session.own',
    summary: 'Returns what the member can prove with who they are.',
    request: {},
    response: success({ methods: z.array(z.enum(proofMethods)) }),
    refusals: [],
  }),
  'staff.proof': defineCall({
    method: 'POST',
    path: '/api/admin/session/proof',
    access: 'staff',
    permission: 'session.own',
    limit: 'password-tries',
    summary: 'Proves that it is the member. For ten minutes calls that need it are not refused.',
    request: { body: proof },
    response: success({}),
    refusals: ['staff.password-wrong', 'staff.code-wrong', 'staff.passkey-refused'],
  }),
}
