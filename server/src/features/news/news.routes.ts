import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { findArticle, latestPosts } from './news.service.ts'
import { addPost, deletePost, listStaffPosts, previewPost, savePost } from './news.staff.service.ts'

export const newsRoutes = (shop: Shop): Handlers => ({
  'community.posts': async ({ query }) => ({ success: true, posts: await latestPosts(shop, query.limit) }),
  'community.post': async ({ params }) => ({ success: true, post: await findArticle(shop, params.slug) }),
  'community.post-preview': async ({ params }) => ({
    success: true,
    ...(await previewPost(shop, params.id)),
  }),
  'staff.posts': async ({ query }) => ({ success: true, ...(await listStaffPosts(shop, query)) }),
  'staff.post-add': async ({ session, body }) => ({
    success: true,
    post: await addPost(shop, session, body),
    message: 'Article added',
  }),
  'staff.post-save': async ({ session, params, body: { version, ...fields } }) => ({
    success: true,
    post: await savePost(shop, session, params.id, fields, version),
    message: 'Article saved',
  }),
  'staff.post-delete': async ({ session, params }) => {
    await deletePost(shop, session, params.id)
    return { success: true, message: 'Article deleted' }
  },
})
