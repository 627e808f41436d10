import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { listPage, pageInQuery, searchInQuery } from '../paging.ts'
import { lookReason, moderatedLook } from './moderation-calls.ts'

const params = z.object({ id: z.string().min(1).max(64) })
const decided = success({ look: moderatedLook, message: z.string() })

/** Moderation of looks. */
export const staffLookCalls = {
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
}
