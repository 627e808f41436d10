import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { looksLikeEmail } from '../email-address.ts'
import { staffMember } from './calls.ts'
import { ownRole, roleKey } from './own-role.ts'

/** A member of staff as owners and managers see them. Times in ms since 1970. */
export const staffPerson = staffMember.extend({
  isActive: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** null: never, or before sign-ins were noted. */
  lastSignInAt: z.number().nullable(),
})
export type StaffPerson = z.output<typeof staffPerson>

/** An invitation that is not used yet. */
export const staffInvitation = staffMember.extend({
  /** From then on its link no longer works. */
  expiresAt: z.number(),
  isExpired: z.boolean(),
})
export type StaffInvitation = z.output<typeof staffInvitation>

/** Who is invited. */
export const invitedPerson = z.object({
  name: z.string().trim().min(1).max(120),
  email: z.string().trim().max(254).refine(looksLikeEmail, 'must be one email address'),
  role: roleKey,
})
export type InvitedPerson = z.output<typeof invitedPerson>

const token = z.string().max(200)
const id = z.object({ id: z.string().max(64) })
const people = success({
  members: z.array(staffPerson),
  invitations: z.array(staffInvitation),
  /** The shop's own, by name. */
  roles: z.array(ownRole),
})
/** What a change of them answers. */
export const changedPeople = people.extend({ message: z.string() })
export const ofOwner = { access: 'staff', permission: 'settings.change', proof: 'recent' } as const

/** Who works in the back office, and invitations to it. */
export const staffPeopleCalls = {
  'staff.people': defineCall({
    method: 'GET',
    path: '/api/admin/staff',
    access: 'staff',
    permission: 'settings.read',
    summary:
      'Lists the members of staff, the invitations that are not used yet, and the own roles of the shop.',
    request: {},
    response: people,
    refusals: [],
  }),
  'staff.invite': defineCall({
    ...ofOwner,
    method: 'POST',
    path: '/api/admin/staff/invitations',
    summary: 'Emails somebody a link to join the staff. It works once, for seven days.',
    request: { body: invitedPerson },
    response: changedPeople,
    refusals: ['staff.email-taken', 'staff.mailbox-full', 'staff.role-unknown'],
  }),
  'staff.invitation-resend': defineCall({
    ...ofOwner,
    method: 'POST',
    path: '/api/admin/staff/invitations/:id/resend',
    summary: 'Emails a new link for an invitation, which replaces the older one.',
    request: { params: id },
    response: changedPeople,
    refusals: ['staff.invitation-unknown', 'staff.mailbox-full'],
  }),
  'staff.invitation-withdraw': defineCall({
    ...ofOwner,
    method: 'POST',
    path: '/api/admin/staff/invitations/:id/withdraw',
    summary: 'Withdraws an invitation: its link no longer works.',
    request: { params: id },
    response: changedPeople,
    refusals: ['staff.invitation-unknown'],
  }),
  'staff.role-set': defineCall({
    ...ofOwner,
    method: 'POST',
    path: '/api/admin/staff/:id/role',
    summary: 'Gives a member another role. Their sessions end.',
    request: { params: id, body: z.object({ role: roleKey }) },
    response: changedPeople,
    refusals: ['staff.member-unknown', 'staff.last-owner', 'staff.role-unknown'],
  }),
  'staff.switch': defineCall({
    ...ofOwner,
    method: 'POST',
    path: '/api/admin/staff/:id/switch',
    summary: 'Switches a member off, whose sessions end at once, or on again.',
    request: { params: id, body: z.object({ isActive: z.boolean() }) },
    response: changedPeople,
    refusals: ['staff.member-unknown', 'staff.last-owner'],
  }),
  'staff.second-factor-reset': defineCall({
    ...ofOwner,
    method: 'POST',
    path: '/api/admin/staff/:id/second-factor-reset',
    summary: 'Removes the second factor of another member, who lost it. Their sessions end.',
    request: { params: id },
    response: changedPeople,
    refusals: ['staff.member-unknown', 'staff.own-second-factor', 'staff.second-factor-off'],
  }),
  'staff.join-link': defineCall({
    method: 'POST',
    path: '/api/admin/join/link',
    access: 'everyone',
    limit: 'link-tries',
    summary: 'Returns who is invited by a link, as long as the link works.',
    request: { body: z.object({ token }) },
    response: success({ email: z.string() }),
    refusals: ['staff.invitation-dead'],
  }),
  'staff.join': defineCall({
    method: 'POST',
    path: '/api/admin/join',
    access: 'everyone',
    limit: 'link-tries',
    summary: 'Makes whoever has the link of an invitation a member of staff, with a password of their own.',
    request: { body: z.object({ token, password: z.string().max(200) }) },
    response: success({ message: z.string() }),
    refusals: ['staff.invitation-dead', 'staff.email-taken', 'accounts.password-weak'],
  }),
}
