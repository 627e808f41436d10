import type { Db } from '../../platform/database/database.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { campaignStaffRoutes } from './campaigns/campaigns.staff.routes.ts'
import { expirePoints } from './ledger/expiry.ts'
import { listEntries } from './ledger/history.queries.ts'
import { loyaltyMails } from './loyalty.mail.ts'
import { loyaltyRoutes } from './loyalty.routes.ts'
import { loyaltySubscriptions } from './loyalty.subscribers.ts'
import { memberOf } from './members/members.queries.ts'
import { toTransactionViews } from './members/transaction.view.ts'
import { cachedRules, followCampaigns } from './public-rules.ts'
import { findRedemptions } from './rewards/redemption.service.ts'
import { purgeRewardUploads } from './rewards/reward-picture.queries.ts'
import { loyaltyStaffRoutes } from './staff/loyalty.staff.routes.ts'

/** Points, tiers and referrals: they follow what happens elsewhere, and nobody above or below knows of them. */
export function loyaltyFeature(shop: Shop): Feature {
  return {
    name: 'loyalty',
    mails: Object.values(loyaltyMails),
    caches: [cachedRules(shop)],
    handlers: { ...loyaltyRoutes(shop), ...campaignStaffRoutes(shop), ...loyaltyStaffRoutes(shop) },
    uploads: [{ kind: 'reward-picture', ownedAmong: purgeRewardUploads }],
    subscriptions: loyaltySubscriptions(shop),
    tasks: [
      { name: 'expire-loyalty-points', rhythm: 'every-night', run: () => expirePoints(shop) },
      { name: 'follow-loyalty-campaigns', rhythm: 'every-minute', run: () => followCampaigns(shop) },
    ],
    personalData: {
      // They go with the account's row.
      tables: ['loyalty_members', 'loyalty_entries', 'loyalty_orders', 'loyalty_redemptions'],
      download: async (db, { customerId }) => ({ loyalty: await downloadedLoyalty(shop, db, customerId) }),
    },
  }
}

/** More entries than anybody has. */
const everything = { limit: 1_000_000, offset: 0 }

/** What the download of a customer's data says about their points. */
async function downloadedLoyalty(
  shop: Shop,
  db: Db,
  customerId: string,
): Promise<Readonly<Record<string, unknown>>> {
  const { rows } = await listEntries(db, customerId, 'all', everything)
  const entries = await toTransactionViews(db, rows)
  const redeemed = await findRedemptions(shop, db, customerId)
  return {
    referralCode: (await memberOf(db, customerId))?.referralCode ?? '',
    entries: entries.map((entry) => ({
      ...entry,
      createdAt: dateOf(entry.createdAt),
      availableAt: entry.availableAt === null ? null : dateOf(entry.availableAt),
      expiresAt: entry.expiresAt === null ? null : dateOf(entry.expiresAt),
      reversals: entry.reversals.map((reversal) => ({ ...reversal, at: dateOf(reversal.at) })),
    })),
    redemptions: redeemed.map((one) => ({
      ...one,
      createdAt: dateOf(one.createdAt),
      expiresAt: dateOf(one.expiresAt),
    })),
  }
}

const dateOf = (at: number): string => new Date(at).toISOString()
