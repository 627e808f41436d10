import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { staffRoles } from './roles.ts'

export const staffMember = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
})
export type StaffMember = z.output<typeof staffMember>

/** The answer contains the CSRF token that every changing call repeats in `x-csrf-token`. */
const session = success({ staff: staffMember, csrfToken: z.string() })

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
    summary: 'Signs a staff member in. The session is an HttpOnly cookie.',
    request: { body: z.object({ email: z.string().max(254), password: z.string().max(200) }) },
    response: session,
    refusals: ['staff.credentials-wrong', 'staff.switched-off'],
  }),
  'staff.session': defineCall({
    method: 'GET',
    path: '/api/admin/session',
    access: 'staff',
    permission: 'session.own',
    summary: 'Returns the signed-in staff member.',
    request: {},
    response: session,
    refusals: [],
  }),
  'staff.sign-out': defineCall({
    method: 'DELETE',
    path: '/api/admin/session',
    access: 'staff',
    permission: 'session.own',
    summary: 'Ends the staff session.',
    request: {},
    response: success({}),
    refusals: [],
  }),
}
