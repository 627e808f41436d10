import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { membersTag } from '../members/cache-tags.ts'
import { challenge, pastChallenge } from './challenge.ts'

/** Challenges as everyone sees them. */
export const challengeCalls = {
  'community.challenges': defineCall({
    method: 'GET',
    path: '/api/community/challenges/active',
    access: 'everyone',
    tags: ['community-challenges'],
    summary: 'Lists the challenges that run today in Colombo, the one that ends first at the top.',
    request: {},
    response: success({ challenges: z.array(challenge) }),
    refusals: [],
  }),
  'community.past-challenges': defineCall({
    method: 'GET',
    path: '/api/community/challenges/past',
    access: 'everyone',
    tags: ['community-challenges', membersTag],
    summary: 'Lists the last challenges that are over, with their winners.',
    request: {},
    response: success({ challenges: z.array(pastChallenge) }),
    refusals: [],
  }),
}
