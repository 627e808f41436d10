import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { listPage, pageInQuery } from '../paging.ts'
import { article, postCategories } from './shown.ts'

const params = z.object({ id: z.string().min(1).max(64) })
const day = z.iso.date()
const picture = z
  .string()
  .trim()
  .max(300)
  .regex(/^(\/media\/[\w/.-]+)?$/)

const prize = z.object({
  description: z.string().trim().min(1).max(300),
  loyaltyPoints: z.number().int().min(0).max(1000),
})

/** A challenge as staff write it; prizes in the order of their places. */
export const challengeFields = z.object({
  title: z.string().trim().min(1).max(120),
  description: z.string().trim().max(4000),
  rules: z.string().trim().max(4000),
  /** The address of a picture of the shop, '' for none. */
  featuredImage: picture,
  /** Days of Colombo; both are part of it. */
  startDate: day,
  endDate: day,
  isPublished: z.boolean(),
  prizes: z.array(prize).max(10),
})
export type ChallengeFields = z.output<typeof challengeFields>

/** A look that takes part in a challenge. */
const challengeEntry = z.object({
  _id: z.string(),
  title: z.string(),
  /** The address of its first picture, '' for none. */
  image: z.string(),
  userName: z.string(),
  likesCount: z.number().int(),
})
export type ChallengeEntry = z.output<typeof challengeEntry>

export const staffChallenge = challengeFields.extend({
  _id: z.string(),
  version: z.number().int(),
  /** Its last day in Colombo has passed: winners can be chosen. */
  isOver: z.boolean(),
  entries: z.array(challengeEntry),
  winners: z.array(z.object({ position: z.number().int(), submissionId: z.string(), userName: z.string() })),
})
export type StaffChallenge = z.output<typeof staffChallenge>

/** An article as staff write it. */
export const postFields = z.object({
  title: z.string().trim().min(1).max(160),
  category: z.enum(postCategories),
  excerpt: z.string().trim().min(1).max(400),
  /** HTML; the server keeps text tags, and pictures that were uploaded for the community. */
  bodyHtml: z.string().max(100_000),
  featuredImage: picture,
  /** ms since 1970; null for a draft, in the future for one that is scheduled. */
  publishedAt: z.number().int().nullable(),
  /** Addresses of the products that belong to it. */
  products: z.array(z.string().min(1).max(120)).max(12),
})
export type PostFields = z.output<typeof postFields>

export const staffPost = postFields.extend({
  _id: z.string(),
  slug: z.string(),
  version: z.number().int(),
  views: z.number().int(),
})
export type StaffPost = z.output<typeof staffPost>

/** Whether readers see an article: not yet, from a time on, or now. */
export const postStates = ['draft', 'scheduled', 'published'] as const
export type PostState = (typeof postStates)[number]

const version = { version: z.number().int().min(1) }

/** Challenges and news, as staff write them. */
export const staffCommunityEditingCalls = {
  'staff.challenges': defineCall({
    method: 'GET',
    path: '/api/admin/challenges',
    access: 'staff',
    permission: 'community.change',
    summary: 'Lists all challenges, the newest first, with their entries and winners.',
    request: { query: z.object({ page: pageInQuery }) },
    response: listPage({ challenges: z.array(staffChallenge) }),
    refusals: [],
  }),
  'staff.challenge-add': defineCall({
    method: 'POST',
    path: '/api/admin/challenges',
    access: 'staff',
    permission: 'community.change',
    summary: 'Adds a challenge.',
    request: { body: challengeFields },
    response: success({ challenge: staffChallenge, message: z.string() }),
    refusals: ['community.challenge-invalid', 'community.picture-unknown'],
  }),
  'staff.challenge-save': defineCall({
    method: 'PUT',
    path: '/api/admin/challenges/:id',
    access: 'staff',
    permission: 'community.change',
    summary: 'Changes a challenge. Prizes that were won stay as they are.',
    request: { params, body: challengeFields.extend(version) },
    response: success({ challenge: staffChallenge, message: z.string() }),
    refusals: [
      'community.challenge-unknown',
      'community.challenge-invalid',
      'community.changed-meanwhile',
      'community.prizes-won',
      'community.picture-unknown',
    ],
  }),
  'staff.challenge-winner': defineCall({
    method: 'POST',
    path: '/api/admin/challenges/:id/winners',
    access: 'staff',
    permission: 'community.change',
    summary: 'Gives a prize of a challenge that is over to one of its entries, with its points. Once.',
    request: {
      params,
      body: z.object({ position: z.number().int().min(1).max(10), submissionId: z.string() }),
    },
    response: success({ challenge: staffChallenge, message: z.string() }),
    refusals: [
      'community.challenge-unknown',
      'community.challenge-running',
      'community.no-entry',
      'community.already-won',
    ],
  }),
  'staff.posts': defineCall({
    method: 'GET',
    path: '/api/admin/posts',
    access: 'staff',
    permission: 'community.change',
    summary: 'Lists all articles: drafts first, then the newest.',
    request: { query: z.object({ page: pageInQuery }) },
    response: listPage({ posts: z.array(staffPost) }),
    refusals: [],
  }),
  'staff.post-add': defineCall({
    method: 'POST',
    path: '/api/admin/posts',
    access: 'staff',
    permission: 'community.change',
    summary:
      'Adds an article: a draft, a scheduled or a published one. Its address follows from its first title.',
    request: { body: postFields },
    response: success({ post: staffPost, message: z.string() }),
    refusals: ['catalog.product-unknown', 'community.picture-unknown'],
  }),
  'staff.post-save': defineCall({
    method: 'PUT',
    path: '/api/admin/posts/:id',
    access: 'staff',
    permission: 'community.change',
    summary: 'Changes an article. Its address stays.',
    request: { params, body: postFields.extend(version) },
    response: success({ post: staffPost, message: z.string() }),
    refusals: [
      'community.post-unknown',
      'community.changed-meanwhile',
      'catalog.product-unknown',
      'community.picture-unknown',
    ],
  }),
  'staff.post-delete': defineCall({
    method: 'DELETE',
    path: '/api/admin/posts/:id',
    access: 'staff',
    permission: 'community.change',
    summary: 'Deletes an article: its page, its place in the news and in the feed.',
    request: { params },
    response: success({ message: z.string() }),
    refusals: ['community.post-unknown'],
  }),
  'community.post-preview': defineCall({
    method: 'GET',
    path: '/api/admin/posts/:id/preview',
    access: 'staff',
    permission: 'community.change',
    summary: 'Returns an article as readers will see it, published or not, for the preview page.',
    request: { params },
    response: success({ post: article, state: z.enum(postStates) }),
    refusals: ['community.post-unknown'],
  }),
  'staff.community-picture-add': defineCall({
    method: 'POST',
    path: '/api/admin/community/pictures',
    access: 'staff',
    permission: 'community.change',
    limit: 'uploads',
    summary: 'Uploads a picture for articles and challenges. Whatever is saved with its address shows it.',
    request: { file: 'picture' },
    response: success({ picture: z.object({ address: z.string() }) }),
    refusals: [
      'media.missing',
      'media.too-large',
      'media.too-many-pixels',
      'media.not-a-picture',
      'media.unavailable',
    ],
  }),
}
