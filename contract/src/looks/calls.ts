import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { pageInQuery, wholeNumberInQuery } from '../paging.ts'
import { tagsOfLooks } from './cache-tags.ts'
import { submission } from './look.ts'
import { galleryPageSize } from './look-limits.ts'

const id = z.string().min(1).max(64)
const galleryTag = 'community-gallery'

/** The gallery as everyone sees it, and what customers do in it. */
export const lookCalls = {
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
}
