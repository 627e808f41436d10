import type { Handlers } from '../../platform/http/handlers.ts'
import { type ReturnPointsDeps, returnPoints } from './earning/return-points.ts'
import { awardShare, type SharePointsDeps } from './earning/share-points.ts'
import type { Members } from './members/members.service.ts'
import type { Redemptions } from './rewards/redemption.service.ts'

export const loyaltyRoutes = (
  members: Members,
  redemptions: Redemptions,
  deps: SharePointsDeps & ReturnPointsDeps,
): Handlers => ({
  ...rewardRoutes(redemptions, deps),
  'loyalty.dashboard': async ({ session }) => ({
    success: true,
    loyaltyData: await members.dashboard(session.customerId),
  }),
  'loyalty.history': async ({ session, body }) => ({
    success: true,
    ...(await members.history(session.customerId, body.page, body.type)),
  }),
  'loyalty.balance': async ({ session }) => ({
    success: true,
    ...(await members.balance(session.customerId)),
  }),
  'loyalty.referrals': async ({ session }) => ({
    success: true,
    ...(await members.referrals(session.customerId)),
  }),
  'loyalty.generate-referral': async ({ session }) => ({
    success: true,
    referralCode: await members.referralCode(session.customerId),
  }),
  ...shareRoutes(deps),
  'loyalty.earning': async () => ({ success: true, ...(await members.earning()) }),
  'loyalty.points-of-orders': async ({ session, body }) => ({
    success: true,
    orders: await members.pointsOfOrders(session.customerId, body.orderIds),
  }),
  'loyalty.return-points': async ({ session, body }) => ({
    success: true,
    ...(await returnPoints(deps, session.customerId, body)),
  }),
})

const rewardRoutes = (redemptions: Redemptions, { database }: SharePointsDeps): Handlers => ({
  'loyalty.rewards': async ({ session }) => ({
    success: true,
    ...(await redemptions.rewards(session.customerId)),
  }),
  'loyalty.redeem': async ({ session, body }) => {
    const redeemed = await redemptions.redeem(session.customerId, body)
    return { success: true, ...redeemed, message: `${redeemed.redemption.name}: it is yours` }
  },
  'loyalty.redemptions': async ({ session }) => ({
    success: true,
    redemptions: await redemptions.of(database.db, session.customerId),
  }),
  'loyalty.undo-redemption': async ({ session, body }) => {
    const undone = await redemptions.undo(session.customerId, body.redemptionId)
    const { points } = undone.redemption
    return { success: true, ...undone, message: `${points} points are yours again` }
  },
})

const shareRoutes = (deps: SharePointsDeps): Handlers => ({
  'loyalty.award-share': async ({ session, body: { productId }, address }) => {
    const points = await awardShare(deps, session.customerId, { productId, address })
    return {
      success: true,
      points,
      message:
        points === 1
          ? 'You earned 1 loyalty point for sharing'
          : `You earned ${points} loyalty points for sharing`,
    }
  },
})
