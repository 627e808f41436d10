import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { wholeNumberInQuery } from '../paging.ts'
import { article, post } from './article.ts'
import { postsFetched, postsMaximum } from './post-limits.ts'

/** Articles as everyone reads them. */
export const newsCalls = {
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
}
