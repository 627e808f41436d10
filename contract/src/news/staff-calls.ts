import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { shopPicture } from '../challenges/shop-picture.ts'
import { listPage, pageInQuery } from '../paging.ts'
import { article, postCategories } from './article.ts'

const params = z.object({ id: z.string().min(1).max(64) })

/** An article as staff write it. */
export const postFields = z.object({
  title: z.string().trim().min(1).max(160),
  category: z.enum(postCategories),
  excerpt: z.string().trim().min(1).max(400),
  /** HTML; the server keeps text tags, and pictures that were uploaded for the community. */
  bodyHtml: z.string().max(100_000),
  featuredImage: shopPicture,
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

/** News as staff write them. */
export const staffNewsCalls = {
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
}
