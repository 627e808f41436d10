import type { Feature } from '../../platform/feature.ts'
import { campaignStaffRoutes } from './campaigns/campaigns.staff.routes.ts'
import { expirePoints } from './ledger/expiry.ts'
import { downloadedLoyalty } from './loyalty.download.ts'
import { loyaltyRoutes } from './loyalty.routes.ts'
import { loyaltySubscriptions } from './loyalty.subscribers.ts'
import type { LoyaltyDeps } from './loyalty-deps.ts'
import { followCampaigns, openPublicRules } from './public-rules.ts'
import { purgeRewardUploads } from './rewards/reward-picture.queries.ts'
import { loyaltyStaffRoutes } from './staff/loyalty.staff.routes.ts'

/** Points, tiers and referrals: they follow what happens elsewhere, and nobody above or below knows of them. */
export function loyaltyFeature(deps: LoyaltyDeps): Feature {
  openPublicRules(deps)
  return {
    name: 'loyalty',
    handlers: { ...loyaltyRoutes(deps), ...campaignStaffRoutes(deps), ...loyaltyStaffRoutes(deps) },
    uploads: [{ kind: 'reward-picture', ownedAmong: purgeRewardUploads }],
    subscriptions: loyaltySubscriptions(deps),
    tasks: [
      { name: 'expire-loyalty-points', rhythm: 'every-night', run: () => expirePoints(deps) },
      { name: 'follow-loyalty-campaigns', rhythm: 'every-minute', run: () => followCampaigns(deps) },
    ],
    personalData: {
      // They go with the account's row.
      tables: ['loyalty_members', 'loyalty_entries', 'loyalty_orders', 'loyalty_redemptions'],
      download: async (db, { customerId }) => ({ loyalty: await downloadedLoyalty(deps, db, customerId) }),
    },
  }
}
