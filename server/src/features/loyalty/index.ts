/** The front door of loyalty: points, tiers and referrals. */
export { loyaltyFeature } from './loyalty.feature.ts'
export { rewardsShow } from './rewards/reward-picture.queries.ts'
