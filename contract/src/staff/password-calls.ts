import { z } from 'zod'
import { defineCall, success } from '../call.ts'

const password = z.string().max(200)
const token = z.string().max(200)
const done = success({ message: z.string() })

/** The passwords of members of staff: changing one's own, and what to do without it. */
export const staffPasswordCalls = {
  'staff.password-change': defineCall({
    method: 'POST',
    path: '/api/admin/account/password',
    access: 'staff',
    permission: 'session.own',
    limit: 'password-tries',
    summary: "Changes the member's own password and ends their other sessions. An email tells them.",
    request: { body: z.object({ currentPassword: password, newPassword: password }) },
    response: done,
    refusals: ['staff.password-wrong', 'accounts.password-weak'],
  }),
  'staff.password-forgotten': defineCall({
    method: 'POST',
    path: '/api/admin/forgot-password',
    access: 'everyone',
    limit: 'email-tries',
    summary:
      'Emails a link to set a new password. The answer is the same for known and unknown addresses, and for members who are switched off.',
    request: { body: z.object({ email: z.string().max(254) }) },
    response: done,
    refusals: [],
  }),
  'staff.password-reset-link': defineCall({
    method: 'POST',
    path: '/api/admin/reset-password/link',
    access: 'everyone',
    limit: 'link-tries',
    summary: 'Returns whose password a link sets, as long as the link works.',
    request: { body: z.object({ token }) },
    response: success({ email: z.string() }),
    refusals: ['staff.reset-link-dead'],
  }),
  'staff.password-reset': defineCall({
    method: 'POST',
    path: '/api/admin/reset-password',
    access: 'everyone',
    limit: 'link-tries',
    summary: 'Sets a new password with a link. The link works once, and all sessions of the member end.',
    request: { body: z.object({ token, newPassword: password }) },
    response: done,
    refusals: ['staff.reset-link-dead', 'accounts.password-weak'],
  }),
}
