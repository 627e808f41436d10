import type { Calls, ParsedBody, ResponseOf } from '@first-fashion/contract'
import type { LoyaltyData } from '@first-fashion/contract/loyalty/calls'
import type { LoyaltyTransaction } from '@first-fashion/contract/loyalty/entry'
import { dayInColombo } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { pagesOf } from '../../../platform/paging.ts'
import type { Shop } from '../../../shop.ts'
import { customerNames } from '../../accounts/index.ts'
import { campaignOn } from '../campaigns/campaigns.queries.ts'
import { orderReason } from '../earning/order-points.ts'
import { hasCompletedOrder } from '../earning/orders.queries.ts'
import { firstNameOf } from '../earning/referral-points.ts'
import { countConfirmed, referralsBy } from '../earning/referrals.queries.ts'
import { expiringSoon } from '../ledger/expiry.ts'
import { balanceByMonth, listEntries, listedAwards, sumsByKind } from '../ledger/history.queries.ts'
import { balanceOf } from '../ledger/ledger.queries.ts'
import { findActiveRedemptions } from '../rewards/redemption.service.ts'
import { allTiers, earningRules, memberOf, type Tier, tierFor } from './members.queries.ts'
import { toTransactionViews } from './transaction.view.ts'

type Answer<Name extends keyof Calls> = Omit<ResponseOf<Calls[Name]>, 'success'>

const latestEntries = 5
const historyPage = 20
const referralsShown = 100

export async function findHistory(
  { database: { db } }: Shop,
  customerId: string,
  { page, type }: ParsedBody<Calls['loyalty.history']>,
): Promise<{ transactions: LoyaltyTransaction[]; total: number; pages: number }> {
  const window = { limit: historyPage, offset: (page - 1) * historyPage }
  const { rows, total } = await listEntries(db, customerId, type, window)
  return { transactions: await toTransactionViews(db, rows), total, pages: pagesOf(total, historyPage) }
}

export async function findBalance(
  { database: { db }, clock }: Shop,
  customerId: string,
): Promise<Answer<'loyalty.balance'>> {
  const { available, pending } = await balanceOf(db, customerId)
  const steps = await sumsByKind(db, customerId)
  return { steps, available, pending, months: await balanceByMonth(db, customerId, clock.now()) }
}

export const findReferrals = async (
  { database: { db } }: Shop,
  customerId: string,
): Promise<Answer<'loyalty.referrals'>> => ({
  referrals: await readReferrals(db, customerId),
  pointsPerReferral: (await earningRules(db)).referralPoints,
})

export async function pointsOfOrders(
  { database: { db } }: Shop,
  customerId: string,
  orderIds: readonly string[],
): Promise<Answer<'loyalty.points-of-orders'>['orders']> {
  const awards = await listedAwards(db, customerId, orderIds.map(orderReason))
  const views = await toTransactionViews(db, awards)
  return views.map(({ points: earned, reversedPoints: reversed, isPending, availableAt, expiresAt }, at) => ({
    orderId: awards[at]?.sourceId ?? '',
    ...{ earned, reversed, isPending, availableAt, expiresAt },
  }))
}

/** What earns how many points. */
export async function findEarning({ database: { db }, clock }: Shop): Promise<Answer<'loyalty.earning'>> {
  const rules = await earningRules(db)
  const campaign = await campaignOn(db, dayInColombo(clock.now()))
  return {
    ...rules,
    tiers: (await allTiers(db)).map(toTierView),
    campaign:
      campaign === undefined
        ? null
        : {
            name: campaign.name,
            multiplier: campaign.multiplierPercent / 100,
            endsOn: campaign.endsOn,
          },
  }
}

/** What a member sees first. */
export async function findDashboard(shop: Shop, customerId: string): Promise<LoyaltyData> {
  const { db } = shop.database
  const { available, pending, lifetime } = await balanceOf(db, customerId)
  const tier = await tierFor(db, lifetime)
  const next = (await allTiers(db)).find(({ fromPoints }) => fromPoints > lifetime)
  const { rows } = await listEntries(db, customerId, 'all', { limit: latestEntries, offset: 0 })
  const { minimumRedeem } = await earningRules(db)
  return {
    currentPoints: available,
    pendingPoints: pending,
    lifetimePoints: lifetime,
    tier: toTierView(tier),
    nextTier: next === undefined ? null : { ...toTierView(next), pointsNeeded: next.fromPoints - lifetime },
    referralCode: (await memberOf(db, customerId))?.referralCode ?? '',
    referralCount: await countConfirmed(db, customerId),
    expiringPoints: await expiringSoon(db, customerId, shop.clock.now()),
    transactions: await toTransactionViews(db, rows),
    activeRedemptions: await findActiveRedemptions(shop, db, customerId),
    hasCompletedOrder: await hasCompletedOrder(db, customerId),
    config: { minimumRedeemPoints: minimumRedeem },
  }
}

const toTierView = ({ name, benefits, multiplierPercent, fromPoints }: Tier) => ({
  name,
  benefits,
  multiplier: multiplierPercent / 100,
  fromPoints,
})

async function readReferrals(db: Db, customerId: string) {
  const referrals = await referralsBy(db, customerId, referralsShown)
  const names = await customerNames(
    db,
    referrals.map(({ referredId }) => referredId),
  )
  return referrals.map(({ referredId, state, joinedAt, decidedAt }) => ({
    name: firstNameOf(names.get(referredId) ?? ''),
    // A refusal is quiet: the friend has joined, and that is all.
    state: state === 'confirmed' ? state : ('joined' as const),
    at: (state === 'confirmed' ? (decidedAt ?? joinedAt) : joinedAt).getTime(),
  }))
}
