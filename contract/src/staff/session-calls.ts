import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { signedInDevice } from '../security/calls.ts'

/** Where a member of staff is signed in, as for customers: the session of the request first, then the last used. */
const sessions = success({ sessions: z.array(signedInDevice) })
const changed = sessions.extend({ message: z.string() })
const id = z.object({ id: z.string().max(64) })
const ofMember = { access: 'staff', permission: 'session.own' } as const
const ofOwner = { access: 'staff', permission: 'settings.change' } as const

/** The sessions of members of staff, and ending them. */
export const staffSessionCalls = {
  'staff.sessions': defineCall({
    ...ofMember,
    method: 'GET',
    path: '/api/admin/account/sessions',
    summary: "Lists the member's own sessions.",
    request: {},
    response: sessions,
    refusals: [],
  }),
  'staff.session-end': defineCall({
    ...ofMember,
    method: 'POST',
    path: '/api/admin/account/sessions/:id/end',
    summary: "Ends one of the member's own sessions.",
    request: { params: id },
    response: changed,
    refusals: ['staff.session-unknown'],
  }),
  'staff.sessions-end-others': defineCall({
    ...ofMember,
    method: 'POST',
    path: '/api/admin/account/sessions/end-others',
    summary: "Ends the member's own sessions, except for this one.",
    request: {},
    response: changed,
    refusals: [],
  }),
  'staff.member-sessions': defineCall({
    ...ofOwner,
    method: 'GET',
    path: '/api/admin/staff/:id/sessions',
    summary: 'Lists the sessions of a member.',
    request: { params: id },
    response: sessions,
    refusals: ['staff.member-unknown'],
  }),
  'staff.member-sessions-end': defineCall({
    ...ofOwner,
    proof: 'recent',
    method: 'POST',
    path: '/api/admin/staff/:id/sessions/end',
    summary: 'Ends the sessions of a member, except for the one that asks.',
    request: { params: id },
    response: changed,
    refusals: ['staff.member-unknown'],
  }),
}
