import type { Handlers } from '../../platform/http/handlers.ts'
import type { News } from './news.service.ts'
import type { StaffNews } from './news.staff.service.ts'

interface Services {
  readonly news: News
  readonly staff: StaffNews
}

export const newsRoutes = ({ news, staff }: Services): Handlers => ({
  'community.posts': async ({ query }) => ({ success: true, posts: await news.latest(query.limit) }),
  'community.post': async ({ params }) => ({ success: true, post: await news.article(params.slug) }),
  'community.post-preview': async ({ params }) => ({ success: true, ...(await staff.preview(params.id)) }),
  'staff.posts': async ({ query }) => ({ success: true, ...(await staff.list(query)) }),
  'staff.post-add': async ({ session, body }) => ({
    success: true,
    post: await staff.add(session, body),
    message: 'Article added',
  }),
  'staff.post-save': async ({ session, params, body: { version, ...fields } }) => ({
    success: true,
    post: await staff.save(session, params.id, fields, version),
    message: 'Article saved',
  }),
  'staff.post-delete': async ({ session, params }) => {
    await staff.remove(session, params.id)
    return { success: true, message: 'Article deleted' }
  },
})
