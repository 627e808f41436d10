import { z } from 'zod'
import { defineCall, emptyBody, success } from '../call.ts'
import { pageInQuery, wholeNumberInQuery } from '../paging.ts'
import { application, applicationFields } from './application.ts'
import { membersTag, tagsOfLooks } from './cache-tags.ts'
import { galleryPageSize, leaderboardPlaces, postsFetched, postsMaximum } from './community-limits.ts'
import { membership } from './membership.ts'
import {
  article,
  challenge,
  leaderboardEntry,
  leaderboardTypes,
  pastChallenge,
  post,
  submission,
} from './shown.ts'

const id = z.string().min(1).max(64)
const galleryTag = 'community-gallery'

/** The community as everyone sees it, and what members do in it. */
export const communityCalls = {
  'community.submissions': defineCall({
    method: 'GET',
    path: '/api/community/submissions',
    access: 'everyone',
    tags: {
      of: ({ submissions }) => [galleryTag, ...tagsOfLooks(submissions)],
    },
    summary: 'Lists a page of the gallery, newest first. `pagination.total` is the number of pages.',
    request: {
      query: z.object({
        page: pageInQuery,
        limit: wholeNumberInQuery(1, 48).default(galleryPageSize),
        /** Entries of one challenge only. */
        challenge: id.optional(),
      }),
    },
    response: success({
      submissions: z.array(submission),
      pagination: z.object({ total: z.number().int(), current: z.number().int() }),
      /** That the page is after the last one. */
      message: z.string().optional(),
    }),
    refusals: [],
  }),
  'community.submission': defineCall({
    method: 'GET',
    path: '/api/community/submissions/:id',
    access: 'everyone',
    tags: { of: ({ submission: shown }) => tagsOfLooks([shown]) },
    summary: 'Returns one submission, for links to it.',
    request: { params: z.object({ id }) },
    response: success({ submission }),
    refusals: ['community.submission-unknown'],
  }),
  'community.like': defineCall({
    method: 'POST',
    path: '/api/community/submission/like',
    limit: 'likes',
    access: 'customer',
    summary:
      'Likes a submission, or takes the like back. With `liked` it says what shall be, and asking twice changes nothing.',
    request: { body: z.object({ submissionId: id, liked: z.boolean().optional() }) },
    response: success({
      liked: z.boolean(),
      likes: z.number().int(),
      /** Says that the like waits until the address is confirmed. */
      message: z.string().optional(),
    }),
    refusals: ['community.submission-unknown', 'community.too-many-likes', 'community.blocked'],
  }),
  'community.liked': defineCall({
    method: 'POST',
    path: '/api/community/submissions/liked',
    access: 'customer',
    summary: 'Which of these submissions the customer likes.',
    request: { body: z.object({ submissionIds: z.array(id).max(48) }) },
    response: success({ liked: z.array(z.string()) }),
    refusals: [],
  }),
  'community.view': defineCall({
    method: 'POST',
    path: '/api/community/submission/view',
    access: 'everyone',
    limit: 'visits',
    summary: 'Counts a view of a submission or an article: one a session and day.',
    request: { body: z.object({ submissionId: id.optional(), postId: id.optional(), visit: z.uuid() }) },
    response: success({}),
    refusals: [],
  }),
  'community.submit-style': defineCall({
    method: 'POST',
    path: '/api/community/submit-style',
    access: 'customer',
    limit: 'uploads',
    summary:
      'Submits a look: one to five pictures with a title and a description. Whoever is no member yet joins.',
    request: {
      files: { field: 'images', maximum: 5 },
      body: z.object({
        title: z.string().max(1000).default(''),
        description: z.string().max(16_000).default(''),
        /** '' for none. */
        challengeId: z.string().max(64).default(''),
        instagramLink: z.string().trim().max(300).default(''),
        /** A JSON list of texts. */
        hashtags: z.string().default('[]'),
        /** A JSON list of texts, one for each picture. */
        captions: z.string().default('[]'),
        /** A JSON list of what the author bought and wears in it. */
        wornItems: z.string().max(4000).default('[]'),
        /** A whole number; '' for none. */
        heightCm: z.string().trim().max(6).default(''),
        /** The version of the words by which the author agrees that it shows on product pages; '' without. */
        wornConsent: z.string().max(20).default(''),
      }),
    },
    response: success({ message: z.string(), submission }),
    refusals: [
      'media.too-large',
      'media.too-many',
      'media.too-many-pixels',
      'media.not-a-picture',
      'community.style-incomplete',
      'community.style-invalid',
      'community.images-missing',
      'community.challenge-closed',
      'community.too-many-styles',
      'community.words-refused',
      'community.worn-not-owned',
      'community.consent-missing',
      'community.blocked',
    ],
  }),
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
  'community.posts': defineCall({
    method: 'GET',
    path: '/api/community/posts',
    access: 'everyone',
    tags: ['community-posts'],
    summary: 'Lists the news, newest first.',
    request: { query: z.object({ limit: wholeNumberInQuery(1, postsMaximum).default(postsFetched) }) },
    response: success({ posts: z.array(post) }),
    refusals: [],
  }),
  'community.post': defineCall({
    method: 'GET',
    path: '/api/community/posts/:slug',
    access: 'everyone',
    tags: ['community-posts'],
    summary: 'Returns an article with the products that belong to it.',
    request: { params: z.object({ slug: z.string().min(1).max(120) }) },
    response: success({ post: article }),
    refusals: ['community.post-unknown'],
  }),
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
