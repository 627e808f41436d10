import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { listPage, pageInQuery, searchInQuery } from '../paging.ts'
import { applicationStatuses } from './application.ts'
import { lookReason, moderatedLook } from './moderation-calls.ts'
import { memberLevels } from './shown.ts'

const params = z.object({ id: z.string().min(1).max(64) })
const decided = success({ look: moderatedLook, message: z.string() })

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

/** Moderation of the community. */
export const staffCommunityCalls = {
  'staff.looks': defineCall({
    method: 'GET',
    path: '/api/admin/looks',
    access: 'staff',
    permission: 'community.moderate',
    summary: 'Lists looks, newest first; those that are reported or whose authors appealed, if asked.',
    request: {
      query: z.object({
        search: searchInQuery,
        waiting: z.literal('true').optional(),
        hidden: z.enum(['true', 'false']).optional(),
        page: pageInQuery,
      }),
    },
    response: listPage({ looks: z.array(moderatedLook) }),
    refusals: [],
  }),
  'staff.look-hide': defineCall({
    method: 'POST',
    path: '/api/admin/looks/:id/hide',
    access: 'staff',
    permission: 'community.moderate',
    summary:
      'Takes a look down, with a reason that its author gets by email. Its likes and points no longer count.',
    request: { params, body: lookReason },
    response: decided,
    refusals: ['community.submission-unknown', 'community.decided-meanwhile'],
  }),
  'staff.look-show': defineCall({
    method: 'POST',
    path: '/api/admin/looks/:id/show',
    access: 'staff',
    permission: 'community.moderate',
    summary: 'Shows a look again, or keeps it, with a reason. Its reports and its appeal are closed.',
    request: { params, body: lookReason },
    response: decided,
    refusals: ['community.submission-unknown', 'community.decided-meanwhile'],
  }),
  'staff.look-refuse-appeal': defineCall({
    method: 'POST',
    path: '/api/admin/looks/:id/refuse-appeal',
    access: 'staff',
    permission: 'community.moderate',
    summary: 'Leaves a look down that its author appealed for, with an answer that the author reads.',
    request: { params, body: lookReason },
    response: decided,
    refusals: ['community.submission-unknown', 'community.decided-meanwhile'],
  }),
  'staff.look-products': defineCall({
    method: 'PUT',
    path: '/api/admin/looks/:id/products',
    access: 'staff',
    permission: 'community.moderate',
    summary: 'Sets the products that a look features, in their order.',
    request: { params, body: z.object({ slugs: z.array(z.string().min(1).max(120)).max(12) }) },
    response: decided,
    refusals: ['community.submission-unknown', 'catalog.product-unknown'],
  }),
  'staff.look-block-author': defineCall({
    method: 'POST',
    path: '/api/admin/looks/:id/block-author',
    access: 'staff',
    permission: 'community.moderate',
    summary: 'Excludes the author of a look from the community, or takes that back with an empty reason.',
    request: { params, body: z.object({ reason: z.string().trim().max(300) }) },
    response: decided,
    refusals: ['community.submission-unknown'],
  }),
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
