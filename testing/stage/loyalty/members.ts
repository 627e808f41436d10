import { samples } from '@first-fashion/contract/samples'
import { type Answers, altered, type Page } from '../screen.ts'

const { loyaltyData } = samples['loyalty.dashboard']

/** The points of a member. */
export const memberWith = (change: object): Answers =>
  altered('loyalty.dashboard', (answer) => {
    Object.assign(answer.loyaltyData, change)
  })

/** A member who has just reached Silver. */
export const silver = memberWith({
  currentPoints: 55,
  tier: {
    ...loyaltyData.tier,
    ...{
      name: 'Silver',
      benefits: ['A quarter more points on every order'],
      multiplier: 1.25,
      fromPoints: 50,
    },
  },
  nextTier: { name: 'Gold', benefits: ['Half as many points again on every order'], pointsNeeded: 95 },
})

/** A member who has just reached Gold. */
export const gold = memberWith({
  currentPoints: 155,
  tier: { ...loyaltyData.tier, name: 'Gold', fromPoints: 150 },
})

/** Points to redeem in the catalog of rewards. */
export const rewardsFor = (userPoints: number): Answers =>
  altered('loyalty.rewards', (answer) => {
    answer.userPoints = userPoints
  })

export const card = (page: Page) => page.getByRole('region', { name: 'Loyalty points' })
