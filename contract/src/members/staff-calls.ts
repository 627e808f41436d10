import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { listPage, pageInQuery } from '../paging.ts'
import { applicationStatuses } from './application.ts'
import { memberLevels } from './member.ts'

const params = z.object({ id: z.string().min(1).max(64) })

/** An application as staff see it. */
export const staffApplication = z.object({
  _id: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  socialMedia: z.object({
    instagram: z.string(),
    facebook: z.string(),
    tiktok: z.string(),
    youtube: z.string(),
  }),
  followerCount: z.number().int(),
  bio: z.string(),
  whyAmbassador: z.string(),
  contentIdeas: z.string(),
  portfolio: z.array(z.string()),
  status: z.enum(applicationStatuses),
  reviewNotes: z.string(),
  appliedAt: z.number(),
  level: z.enum(memberLevels),
})
export type StaffApplication = z.output<typeof staffApplication>

/** What an application becomes, and what its author reads about it. */
export const applicationDecision = z.object({
  status: z.enum(['reviewing', 'approved', 'rejected']),
  reviewNotes: z.string().trim().max(1000),
})

/** Banned words, and applications of ambassadors. */
export const staffMemberCalls = {
  'staff.banned-words': defineCall({
    method: 'GET',
    path: '/api/admin/banned-words',
    access: 'staff',
    permission: 'community.moderate',
    summary: 'The words that nobody may use in looks.',
    request: {},
    response: success({ words: z.array(z.string()) }),
    refusals: [],
  }),
  'staff.banned-words-save': defineCall({
    method: 'PUT',
    path: '/api/admin/banned-words',
    access: 'staff',
    permission: 'community.moderate',
    summary: 'Sets the words that nobody may use in looks.',
    request: { body: z.object({ words: z.array(z.string().trim().min(2).max(60)).max(1000) }) },
    response: success({ words: z.array(z.string()), message: z.string() }),
    refusals: [],
  }),
  'staff.applications': defineCall({
    method: 'GET',
    path: '/api/admin/applications',
    access: 'staff',
    permission: 'community.change',
    summary: 'Lists applications of ambassadors, the oldest that waits first.',
    request: { query: z.object({ status: z.enum(applicationStatuses).optional(), page: pageInQuery }) },
    response: listPage({ applications: z.array(staffApplication) }),
    refusals: [],
  }),
  'staff.application-decide': defineCall({
    method: 'POST',
    path: '/api/admin/applications/:id/decide',
    access: 'staff',
    permission: 'community.change',
    summary: 'Decides about an application, with notes for its author. Who is approved is an ambassador.',
    request: { params, body: applicationDecision },
    response: success({ application: staffApplication, message: z.string() }),
    refusals: ['community.application-unknown'],
  }),
}
