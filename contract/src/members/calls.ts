import { z } from 'zod'
import { defineCall, emptyBody, success } from '../call.ts'
import { wholeNumberInQuery } from '../paging.ts'
import { application, applicationFields } from './application.ts'
import { membersTag } from './cache-tags.ts'
import { leaderboardEntry, leaderboardTypes } from './member.ts'
import { leaderboardPlaces } from './member-limits.ts'
import { membership } from './membership.ts'

/** Joining the community, its leaderboard, and applications of ambassadors. */
export const memberCalls = {
  'community.leaderboard': defineCall({
    method: 'GET',
    path: '/api/community/leaderboard',
    access: 'everyone',
    // Tiers change with the rules of loyalty.
    tags: ['community-leaderboard', membersTag, 'loyalty-rules'],
    summary: 'Ranks members by one of four counts, the highest first, then the earliest member.',
    request: {
      query: z.object({
        type: z.enum(leaderboardTypes).default('submissions'),
        limit: wholeNumberInQuery(1, 100).default(leaderboardPlaces),
      }),
    },
    response: success({ leaderboard: z.array(leaderboardEntry) }),
    refusals: [],
  }),
  'community.join': defineCall({
    method: 'POST',
    path: '/api/community/join',
    access: 'customer',
    summary:
      'Joins the community; joining twice changes nothing. With `check=1` it enrols nobody and succeeds for members only.',
    request: { query: z.object({ check: z.literal('1').optional() }), body: emptyBody },
    response: success({ message: z.string(), membership }),
    refusals: ['community.not-a-member', 'community.blocked'],
  }),
  'community.ambassador-status': defineCall({
    method: 'POST',
    path: '/api/community/ambassador/status',
    access: 'customer',
    summary: 'Whether the customer has applied to be an ambassador, and what became of it.',
    request: { body: emptyBody },
    response: success({ hasApplied: z.boolean(), application: application.nullable() }),
    refusals: [],
  }),
  'community.ambassador-apply': defineCall({
    method: 'POST',
    path: '/api/community/ambassador/apply',
    access: 'customer',
    summary: 'Applies to be an ambassador, once.',
    request: { body: applicationFields },
    response: success({ message: z.string(), application }),
    refusals: [
      'community.application-incomplete',
      'community.application-invalid',
      'community.already-applied',
      'community.blocked',
    ],
  }),
}
