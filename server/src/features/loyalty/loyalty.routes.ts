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

export const loyaltyRoutes = (shop: Shop): Handlers => ({
  ...rewardRoutes(shop),
  'loyalty.dashboard': async ({ session }) => ({
    success: true,
    loyaltyData: await findDashboard(shop, session.customerId),
  }),
  'loyalty.history': async ({ session, body }) => ({
    success: true,
    ...(await findHistory(shop, session.customerId, body)),
  }),
  'loyalty.balance': async ({ session }) => ({
    success: true,
    ...(await findBalance(shop, session.customerId)),
  }),
  'loyalty.referrals': async ({ session }) => ({
    success: true,
    ...(await findReferrals(shop, session.customerId)),
  }),
  'loyalty.generate-referral': async ({ session }) => ({
    success: true,
    referralCode: await referralCodeOf(shop, session.customerId),
  }),
  ...shareRoutes(shop),
  'loyalty.earning': async () => ({ success: true, ...(await findEarning(shop)) }),
  'loyalty.points-of-orders': async ({ session, body }) => ({
    success: true,
    orders: await pointsOfOrders(shop, session.customerId, body.orderIds),
  }),
  'loyalty.return-points': async ({ session, body }) => ({
    success: true,
    ...(await returnPoints(shop, session.customerId, body)),
  }),
})

const rewardRoutes = (shop: Shop): Handlers => ({
  'loyalty.rewards': async ({ session }) => ({
    success: true,
    ...(await listRewards(shop, session.customerId)),
  }),
  'loyalty.redeem': async ({ session, body }) => {
    const redeemed = await redeemReward(shop, session.customerId, body)
    return { success: true, ...redeemed, message: `${redeemed.redemption.name}: it is yours` }
  },
  'loyalty.redemptions': async ({ session }) => ({
    success: true,
    redemptions: await findRedemptions(shop, shop.database.db, session.customerId),
  }),
  'loyalty.undo-redemption': async ({ session, body }) => {
    const undone = await undoRedemption(shop, session.customerId, body.redemptionId)
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
