import type { Handlers } from '../../platform/http/handlers.ts'
import type { Applications } from './ambassadors/applications.service.ts'
import type { Challenges } from './challenges/challenges.service.ts'
import type { Gallery } from './gallery/gallery.service.ts'
import type { Likes } from './gallery/likes.service.ts'
import type { Views } from './gallery/views.ts'
import type { Members } from './members/members.service.ts'
import type { Profiles } from './members/profiles.service.ts'
import type { News } from './news/news.service.ts'
import type { SubmitStyle } from './submitting/submit-style.service.ts'

export interface CommunityServices {
  readonly members: Members
  readonly profiles: Profiles
  readonly gallery: Gallery
  readonly likes: Likes
  readonly views: Views
  readonly submitStyle: SubmitStyle
  readonly challenges: Challenges
  readonly news: News
  readonly applications: Applications
}

export const communityRoutes = (services: CommunityServices): Handlers => ({
  ...publicRoutes(services),
  ...galleryRoutes(services),
  ...memberRoutes(services),
})

const publicRoutes = ({ members, profiles, challenges, news }: CommunityServices): Handlers => ({
  'community.leaderboard': async ({ query }) => ({
    success: true,
    leaderboard: await members.leaderboard(query.type, query.limit),
  }),
  'community.member': async ({ params, query }) => ({
    success: true,
    ...(await profiles.shown(params.slug, query.page)),
  }),
  'community.ambassador': async ({ params, query }) => ({
    success: true,
    ...(await profiles.ambassador(params.slug, query.page)),
  }),
  'community.challenges': async () => ({ success: true, challenges: await challenges.active() }),
  'community.past-challenges': async () => ({ success: true, challenges: await challenges.past() }),
  'community.posts': async ({ query }) => ({ success: true, posts: await news.latest(query.limit) }),
  'community.post': async ({ params }) => ({ success: true, post: await news.article(params.slug) }),
})

const galleryRoutes = ({ gallery, likes, views }: CommunityServices): Handlers => ({
  'community.submissions': async ({ query }) => ({ success: true, ...(await gallery.list(query)) }),
  'community.submission': async ({ params }) => ({
    success: true,
    submission: await gallery.one(params.id),
  }),
  'community.like': async ({ session, body }) => ({
    success: true,
    ...(await likes.toggle(session.customerId, body.submissionId, body.liked)),
  }),
  'community.liked': async ({ session, body }) => ({
    success: true,
    liked: await likes.among(session.customerId, body.submissionIds),
  }),
  'community.view': async ({ body }) => {
    await views.add(body)
    return { success: true }
  },
})

const memberRoutes = ({ members, profiles, submitStyle, applications }: CommunityServices): Handlers => ({
  'community.join': async ({ session, query }) => ({
    success: true,
    message: 'Welcome to the First Fashion community!',
    membership:
      query.check === '1'
        ? await members.membership(session.customerId)
        : await members.join(session.customerId),
  }),
  'community.profile-save': async ({ session, body }) => {
    await profiles.save(session.customerId, body)
    return {
      success: true,
      message: body.isHidden ? 'Your profile is hidden' : 'Your profile is saved',
      membership: await members.membership(session.customerId),
    }
  },
  'community.submit-style': async ({ session, body, files }) => ({
    success: true,
    message: 'Your look is in the gallery. Thank you!',
    submission: await submitStyle(session.customerId, body, files),
  }),
  'community.ambassador-status': async ({ session }) => {
    const application = await applications.of(session.customerId)
    return { success: true, hasApplied: application !== null, application }
  },
  'community.ambassador-apply': async ({ session, body }) => ({
    success: true,
    message: 'Thank you for applying. We read every application.',
    application: await applications.apply(session.customerId, body),
  }),
})
