/** The front door of loyalty: points, tiers and referrals. */

export { balanceOf } from './ledger/ledger.queries.ts'
export { loyaltyFeature } from './loyalty.feature.ts'
export { accessByReward } from './rewards/early-access.ts'
export { rewardsShow } from './rewards/reward-picture.queries.ts'
