import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { permissions } from './roles.ts'

export const staffMember = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  /** The word of a built-in role, or the id of an own one. */
  role: z.string(),
  /** null: a built-in role. */
  ownRoleName: z.string().nullable(),
})
export type StaffMember = z.output<typeof staffMember>

/** A member who is signed in. */
const signedInMember = staffMember.extend({
  /** The shop demands a second factor and the member has none: until one is set up, other calls are refused. */
  needsSecondFactor: z.boolean(),
  /** Those of the role, as it is now. */
  permissions: z.array(z.enum(permissions)),
})
export type SignedInMember = z.output<typeof signedInMember>

/** The answer contains the CSRF token that every changing call repeats in `x-csrf-token`. */
export const staffSession = success({ staff: signedInMember, csrfToken: z.string() })

/** What a member can show beside the password. */
export const secondFactorMethods = ['code', 'recovery-code', 'passkey'] as const
export type SecondFactorMethod = (typeof secondFactorMethods)[number]

/** The password is right; the challenge opens the session together with a second factor, within five minutes. */
const secondStepNeeded = success({
  challenge: z.string(),
  methods: z.array(z.enum(secondFactorMethods)),
})

export const staffCalls = {
  'staff.first-owner': defineCall({
    method: 'POST',
    path: '/api/admin/first-owner',
    access: 'everyone',
    limit: 'email-tries',
    summary: 'Creates the first owner of a live shop, with the link that the console prints.',
    request: {
      body: z.object({
        token: z.string().max(200),
        name: z.string().max(120),
        email: z.string().max(254),
        password: z.string().max(200),
      }),
    },
    response: success({ message: z.string() }),
    refusals: ['staff.first-owner-link-dead', 'staff.details-invalid', 'accounts.password-weak'],
  }),
  'staff.sign-in': defineCall({
    method: 'POST',
    path: '/api/admin/session',
    access: 'everyone',
    limit: 'sign-ins',
    summary:
      'Signs a staff member in. The session is an HttpOnly cookie. Whoever has a second factor gets a challenge instead.',
    request: { body: z.object({ email: z.string().max(254), password: z.string().max(200) }) },
    response: z.union([staffSession, secondStepNeeded]),
    refusals: ['staff.credentials-wrong', 'staff.switched-off'],
  }),
  'staff.second-step': defineCall({
    method: 'POST',
    path: '/api/admin/session/second-step',
    access: 'everyone',
    limit: 'link-tries',
    summary:
      'Opens the session with the second factor. Ten wrong codes within a quarter of an hour end the tries.',
    request: {
      body: z.object({
        challenge: z.string().max(200),
        method: z.enum(['code', 'recovery-code']),
        code: z.string().max(60),
      }),
    },
    response: staffSession,
    refusals: ['staff.challenge-dead', 'staff.code-wrong', 'staff.too-many-codes', 'staff.switched-off'],
  }),
  'staff.session': defineCall({
    method: 'GET',
    path: '/api/admin/session',
    access: 'staff',
    permission: 'session.own',
    isBeforeSecondFactor: true,
    summary: 'Returns the signed-in staff member.',
    request: {},
    response: staffSession,
    refusals: [],
  }),
  'staff.sign-out': defineCall({
    method: 'DELETE',
    path: '/api/admin/session',
    access: 'staff',
    permission: 'session.own',
    isBeforeSecondFactor: true,
    summary: 'Ends the staff session.',
    request: {},
    response: success({}),
    refusals: [],
  }),
}
