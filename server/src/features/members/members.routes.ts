import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { applyAsAmbassador, findApplication } from './ambassadors/applications.service.ts'
import { findLeaderboard, findMembership, joinCommunity } from './members.service.ts'
import { findAmbassador, findProfile, saveProfile } from './profiles/profiles.service.ts'

export const membersRoutes = (shop: Shop): Handlers => ({
  'community.leaderboard': async ({ query }) => ({
    success: true,
    leaderboard: await findLeaderboard(shop, query.type, query.limit),
  }),
  'community.member': async ({ params, query }) => ({
    success: true,
    ...(await findProfile(shop, params.slug, query.page)),
  }),
  'community.ambassador': async ({ params, query }) => ({
    success: true,
    ...(await findAmbassador(shop, params.slug, query.page)),
  }),
  ...ownRoutes(shop),
})

const ownRoutes = (shop: Shop): Handlers => ({
  'community.join': async ({ session, query }) => ({
    success: true,
    message: `Welcome to the ${shop.store().name} community!`,
    membership:
      query.check === '1'
        ? await findMembership(shop, session.customerId)
        : await joinCommunity(shop, session.customerId),
  }),
  'community.profile-save': async ({ session, body }) => {
    await saveProfile(shop, session.customerId, body)
    return {
      success: true,
      message: body.isHidden ? 'Your profile is hidden' : 'Your profile is saved',
      membership: await findMembership(shop, session.customerId),
    }
  },
  'community.ambassador-status': async ({ session }) => {
    const application = await findApplication(shop, session.customerId)
    return { success: true, hasApplied: application !== null, application }
  },
  'community.ambassador-apply': async ({ session, body }) => ({
    success: true,
    message: 'Thank you for applying. We read every application.',
    application: await applyAsAmbassador(shop, session.customerId, body),
  }),
})
