import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { limits } from '../limits.ts'
import { listPage, pageInQuery, searchInQuery } from '../paging.ts'
import { memberLevels, memberStats } from './member.ts'
import { levelBenefits } from './membership.ts'

/** A member as staff see them. */
export const staffMember = z.object({
  _id: z.string(),
  /** As others read it. */
  name: z.string(),
  accountName: z.string(),
  /** Of the public profile; null if there is none to see. */
  slug: z.string().nullable(),
  level: z.enum(memberLevels),
  isHidden: z.boolean(),
  isBlocked: z.boolean(),
  /** What the member reads about the exclusion; '' for none. */
  blockedReason: z.string(),
  stats: memberStats,
  joinedAt: z.number(),
})
export type StaffMember = z.output<typeof staffMember>

export const staffLevel = levelBenefits.extend({
  level: z.enum(memberLevels),
  version: z.number().int(),
})
export type StaffLevel = z.output<typeof staffLevel>

export const memberLevelChange = z.object({
  level: z.enum(memberLevels),
  reason: z.string().trim().min(1).max(limits.moderationReasonMaximumLength),
})

/** The levels of members, and what each brings. */
export const staffMemberLevelCalls = {
  'staff.community-members': defineCall({
    method: 'GET',
    path: '/api/admin/community-members',
    access: 'staff',
    permission: 'community.change',
    summary: 'Lists members of the community, the newest first.',
    request: {
      query: z.object({
        search: searchInQuery,
        level: z.enum(memberLevels).optional(),
        /** Only those who are excluded. */
        blocked: z.literal('true').optional(),
        page: pageInQuery,
      }),
    },
    response: listPage({ members: z.array(staffMember) }),
    refusals: [],
  }),
  'staff.member-level': defineCall({
    method: 'POST',
    path: '/api/admin/community-members/:id/level',
    access: 'staff',
    permission: 'community.change',
    summary: 'Gives a member another level, with a reason for the audit log.',
    request: { params: z.object({ id: z.string().min(1).max(64) }), body: memberLevelChange },
    response: success({ member: staffMember, message: z.string() }),
    refusals: ['community.member-unknown'],
  }),
  'staff.member-block': defineCall({
    method: 'POST',
    path: '/api/admin/community-members/:id/block',
    access: 'staff',
    permission: 'community.moderate',
    summary:
      'Excludes a member from the community, with a reason that they read; an empty reason takes it back.',
    request: {
      params: z.object({ id: z.string().min(1).max(64) }),
      body: z.object({ reason: z.string().trim().max(limits.moderationReasonMaximumLength) }),
    },
    response: success({ member: staffMember, message: z.string() }),
    refusals: ['community.member-unknown'],
  }),
  'staff.community-levels': defineCall({
    method: 'GET',
    path: '/api/admin/community-levels',
    access: 'staff',
    permission: 'community.change',
    summary: 'What each level brings.',
    request: {},
    response: success({ levels: z.array(staffLevel) }),
    refusals: [],
  }),
  'staff.community-level-save': defineCall({
    method: 'PUT',
    path: '/api/admin/community-levels/:level',
    access: 'staff',
    permission: 'community.change',
    summary: 'Sets what a level brings. It holds at once for all who have it.',
    request: {
      params: z.object({ level: z.enum(memberLevels) }),
      body: levelBenefits.extend({ version: z.number().int().min(1) }),
    },
    response: success({ levels: z.array(staffLevel), message: z.string() }),
    refusals: ['community.changed-meanwhile'],
  }),
}
