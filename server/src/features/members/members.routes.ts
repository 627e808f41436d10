import type { Handlers } from '../../platform/http/handlers.ts'
import type { Applications } from './ambassadors/applications.service.ts'
import type { Members } from './members.service.ts'
import type { Profiles } from './profiles/profiles.service.ts'

interface Services {
  readonly members: Members
  readonly profiles: Profiles
  readonly applications: Applications
}

export const membersRoutes = (services: Services): Handlers => ({
  ...publicRoutes(services),
  ...ownRoutes(services),
})

const publicRoutes = ({ members, profiles }: Services): Handlers => ({
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
})

const ownRoutes = ({ members, profiles, applications }: Services): Handlers => ({
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
