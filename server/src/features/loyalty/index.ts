/** The front door of loyalty: points, tiers and referrals. */

export { referralCodeOf } from './earning/referral-code.ts'
export { balanceOf } from './ledger/ledger.queries.ts'
export { lockedLifetimePoints } from './ledger/ledger.service.ts'
export { loyaltyFeature } from './loyalty.feature.ts'
export { allTiers } from './members/members.queries.ts'
export { accessByReward } from './rewards/early-access.ts'
export { rewardsShow } from './rewards/reward-picture.queries.ts'
