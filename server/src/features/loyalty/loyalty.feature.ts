import type { Events } from '../../platform/events/domain-event.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { campaignStaffRoutes } from './campaigns/campaigns.staff.routes.ts'
import { createCampaigns } from './campaigns/campaigns.staff.service.ts'
import type { ReturnPointsDeps } from './earning/return-points.ts'
import { expirePoints } from './ledger/expiry.ts'
import { createPointsLedger, type PointsLedgerDeps } from './ledger/ledger.service.ts'
import { downloadedLoyalty } from './loyalty.download.ts'
import { loyaltyRoutes } from './loyalty.routes.ts'
import { type LoyaltySubscriptionsDeps, loyaltySubscriptions } from './loyalty.subscribers.ts'
import { createMembers } from './members/members.service.ts'
import { createPublicRules } from './public-rules.ts'
import { createRedemptions } from './rewards/redemption.service.ts'
import type { RedemptionDeps } from './rewards/redemption-deps.ts'
import { purgeRewardUploads } from './rewards/reward-picture.queries.ts'
import { createStaffLoyalty } from './staff/accounts.staff.service.ts'
import { loyaltyStaffRoutes } from './staff/loyalty.staff.routes.ts'
import { createLoyaltyProgram } from './staff/program.staff.service.ts'
import { createRewardPictures } from './staff/reward-pictures.staff.service.ts'
import { createStaffRewards } from './staff/rewards.staff.service.ts'

type Deps = Omit<LoyaltySubscriptionsDeps, 'ledger'> &
  RedemptionDeps &
  Shop &
  ReturnPointsDeps &
  Shop &
  Pick<PointsLedgerDeps, 'lifetimeChanged'> & { readonly events: Events }

/** Points, tiers and referrals: they follow what happens elsewhere, and nobody above or below knows of them. */
export function loyaltyFeature(given: Deps): Feature {
  const publicRules = createPublicRules(given)
  const deps = { ...given, publicRules, ledger: createPointsLedger(given) }
  const redemptions = createRedemptions(deps)
  return {
    name: 'loyalty',
    handlers: {
      ...loyaltyRoutes(createMembers({ ...deps, redemptions }), redemptions, deps),
      ...campaignStaffRoutes(createCampaigns(deps)),
      ...loyaltyStaffRoutes({
        accounts: createStaffLoyalty(deps),
        program: createLoyaltyProgram(deps),
        rewards: createStaffRewards(deps),
        pictures: createRewardPictures(deps),
      }),
    },
    uploads: [{ kind: 'reward-picture', ownedAmong: purgeRewardUploads }],
    subscriptions: loyaltySubscriptions(deps),
    tasks: [
      { name: 'expire-loyalty-points', rhythm: 'every-night', run: () => expirePoints(deps) },
      { name: 'follow-loyalty-campaigns', rhythm: 'every-minute', run: publicRules.followCampaigns },
    ],
    personalData: {
      // They go with the account's row.
      tables: ['loyalty_members', 'loyalty_entries', 'loyalty_orders', 'loyalty_redemptions'],
      download: async (db, { customerId }) => ({
        loyalty: await downloadedLoyalty(db, customerId, redemptions),
      }),
    },
  }
}
