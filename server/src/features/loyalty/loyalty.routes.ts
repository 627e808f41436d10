import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { referralCodeOf } from './earning/referral-code.ts'
import { returnPoints } from './earning/return-points.ts'
import { awardShare } from './earning/share-points.ts'
import {
  findBalance,
  findDashboard,
  findEarning,
  findHistory,
  findReferrals,
  pointsOfOrders,
} from './members/members.service.ts'
import { findRedemptions, listRewards, redeemReward, undoRedemption } from './rewards/redemption.service.ts'

export const loyaltyRoutes = (deps: Shop): Handlers => ({
  ...rewardRoutes(deps),
  'loyalty.dashboard': async ({ session }) => ({
    success: true,
    loyaltyData: await findDashboard(deps, session.customerId),
  }),
  'loyalty.history': async ({ session, body }) => ({
    success: true,
    ...(await findHistory(deps, session.customerId, body)),
  }),
  'loyalty.balance': async ({ session }) => ({
    success: true,
    ...(await findBalance(deps, session.customerId)),
  }),
  'loyalty.referrals': async ({ session }) => ({
    success: true,
    ...(await findReferrals(deps, session.customerId)),
  }),
  'loyalty.generate-referral': async ({ session }) => ({
    success: true,
    referralCode: await referralCodeOf(deps, session.customerId),
  }),
  ...shareRoutes(deps),
  'loyalty.earning': async () => ({ success: true, ...(await findEarning(deps)) }),
  'loyalty.points-of-orders': async ({ session, body }) => ({
    success: true,
    orders: await pointsOfOrders(deps, session.customerId, body.orderIds),
  }),
  'loyalty.return-points': async ({ session, body }) => ({
    success: true,
    ...(await returnPoints(deps, session.customerId, body)),
  }),
})

const rewardRoutes = (deps: Shop): Handlers => ({
  'loyalty.rewards': async ({ session }) => ({
    success: true,
    ...(await listRewards(deps, session.customerId)),
  }),
  'loyalty.redeem': async ({ session, body }) => {
    const redeemed = await redeemReward(deps, session.customerId, body)
    return { success: true, ...redeemed, message: `${redeemed.redemption.name}: it is yours` }
  },
  'loyalty.redemptions': async ({ session }) => ({
    success: true,
    redemptions: await findRedemptions(deps, deps.database.db, session.customerId),
  }),
  'loyalty.undo-redemption': async ({ session, body }) => {
    const undone = await undoRedemption(deps, session.customerId, body.redemptionId)
    const { points } = undone.redemption
    return { success: true, ...undone, message: `${points} points are yours again` }
  },
})

const shareRoutes = (shop: Shop): Handlers => ({
  'loyalty.award-share': async ({ session, body: { productId }, address }) => {
    const points = await awardShare(shop, session.customerId, { productId, address })
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
