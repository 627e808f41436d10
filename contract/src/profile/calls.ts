import { z } from 'zod'
import { user } from '../accounts/calls.ts'
import { defineCall, success } from '../call.ts'
import { passwordChange } from '../security/password-change.ts'

/** A change of one section of the profile; `type` says of which (spec B section 7). */
export const profileChange = z.discriminatedUnion('type', [passwordChange])

export const profileCalls = {
  'profile.update': defineCall({
    method: 'POST',
    path: '/api/user/update',
    access: 'customer',
    summary: 'Saves one section of the profile',
    request: { body: profileChange },
    response: success({ message: z.string(), user }),
    refusals: ['accounts.password-wrong', 'accounts.password-missing', 'accounts.password-weak'],
  }),
}
