import type { Handlers } from '../../platform/http/handlers.ts'
import type { StaffChallenges } from './challenges/challenges.staff.service.ts'
import type { StaffNews } from './news/news.staff.service.ts'
import type { CommunityPictures } from './pictures/community-pictures.staff.service.ts'

interface Services {
  readonly challenges: StaffChallenges
  readonly news: StaffNews
  readonly pictures: CommunityPictures
}

/** What staff write: challenges and articles. */
export const communityEditingRoutes = ({ challenges, news, pictures }: Services): Handlers => ({
  'staff.challenges': async ({ query }) => ({ success: true, ...(await challenges.list(query)) }),
  'staff.challenge-add': async ({ session, body }) => ({
    success: true,
    challenge: await challenges.add(session, body),
    message: 'Challenge added',
  }),
  'staff.challenge-save': async ({ session, params, body: { version, ...fields } }) => ({
    success: true,
    challenge: await challenges.save(session, params.id, fields, version),
    message: 'Challenge saved',
  }),
  'staff.challenge-winner': async ({ session, params, body }) => ({
    success: true,
    challenge: await challenges.chooseWinner(session, params.id, body),
    message: 'Winner chosen',
  }),
  'staff.posts': async ({ query }) => ({ success: true, ...(await news.list(query)) }),
  'staff.post-add': async ({ session, body }) => ({
    success: true,
    post: await news.add(session, body),
    message: 'Article added',
  }),
  'staff.post-save': async ({ session, params, body: { version, ...fields } }) => ({
    success: true,
    post: await news.save(session, params.id, fields, version),
    message: 'Article saved',
  }),
  'staff.post-delete': async ({ session, params }) => {
    await news.remove(session, params.id)
    return { success: true, message: 'Article deleted' }
  },
  'community.post-preview': async ({ params }) => ({ success: true, ...(await news.preview(params.id)) }),
  'staff.community-picture-add': async ({ file }) => ({ success: true, picture: await pictures.add(file) }),
})
