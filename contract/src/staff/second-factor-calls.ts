import { z } from 'zod'
import { defineCall, success } from '../call.ts'

const passkey = z.object({
  _id: z.string(),
  name: z.string(),
  createdAt: z.number(),
  /** null: not yet. */
  lastUsedAt: z.number().nullable(),
})
export type Passkey = z.output<typeof passkey>

/** The second factor of a member. Times in ms since 1970. */
export const secondFactor = z.object({
  /** Since when an app makes codes for the member; null: none does. */
  codesSince: z.number().nullable(),
  recoveryCodesLeft: z.number(),
  passkeys: z.array(passkey),
})
export type SecondFactor = z.output<typeof secondFactor>

/** The six digits that an app shows. Spaces are left out, as apps show the digits in two groups. */
export const oneTimeCode = z
  .string()
  .max(20)
  .transform((text) => text.replace(/\s/g, ''))

export const secondFactorState = success({ secondFactor })
/** A change asks for the password again. */
export const passwordAgain = z.object({ currentPassword: z.string().max(200) })
/** Shown once: the server stores their hashes. */
export const withRecoveryCodes = secondFactorState.extend({
  recoveryCodes: z.array(z.string()),
  message: z.string(),
})
const ofMember = { access: 'staff', permission: 'session.own', limit: 'password-tries' } as const

/** What members of staff have beside their password. */
export const secondFactorCalls = {
  'staff.second-factor': defineCall({
    method: 'GET',
    path: '/api/admin/account/second-factor',
    access: 'staff',
    permission: 'session.own',
    isBeforeSecondFactor: true,
    summary: "Returns the member's own second factor.",
    request: {},
    response: secondFactorState,
    refusals: [],
  }),
  'staff.codes-start': defineCall({
    ...ofMember,
    isBeforeSecondFactor: true,
    method: 'POST',
    path: '/api/admin/account/codes/start',
    summary:
      'Returns a secret for an app that makes codes. It counts once a code is confirmed, within an hour.',
    request: { body: passwordAgain },
    response: success({ secret: z.string(), uri: z.string() }),
    refusals: ['staff.password-wrong', 'staff.codes-on'],
  }),
  'staff.codes-confirm': defineCall({
    ...ofMember,
    isBeforeSecondFactor: true,
    method: 'POST',
    path: '/api/admin/account/codes/confirm',
    summary:
      "Switches codes on with the first one, and ends the member's other sessions. Returns recovery codes.",
    request: { body: z.object({ code: oneTimeCode }) },
    response: withRecoveryCodes,
    refusals: ['staff.code-wrong', 'staff.codes-not-started'],
  }),
  'staff.codes-off': defineCall({
    ...ofMember,
    method: 'POST',
    path: '/api/admin/account/codes/off',
    summary: 'Switches codes off. The recovery codes are gone with the last second factor.',
    request: { body: passwordAgain },
    response: secondFactorState.extend({ message: z.string() }),
    refusals: ['staff.password-wrong', 'staff.second-factor-off'],
  }),
  'staff.recovery-codes': defineCall({
    ...ofMember,
    method: 'POST',
    path: '/api/admin/account/recovery-codes',
    summary: 'Returns ten new recovery codes. The older ones no longer work.',
    request: { body: passwordAgain },
    response: withRecoveryCodes,
    refusals: ['staff.password-wrong', 'staff.second-factor-off'],
  }),
}
