import { z } from 'zod'
import { defineCall, emptyBody, success } from '../call.ts'

export const rewardTypes = ['discount', 'store_credit', 'free_shipping', 'product', 'special_access'] as const

/** What points can be redeemed for [B3.18]. Amounts in LKR rupees or percent. */
export const reward = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  /** '' for an ornament. */
  image: z.string(),
  /** Describes the picture; '' if it only decorates. */
  imageAlt: z.string(),
  type: z.enum(rewardTypes),
  value: z.object({ amount: z.number(), isPercentage: z.boolean() }),
  minimumOrderAmount: z.number(),
  pointsCost: z.number().int(),
  /** null: as often as wished. */
  stock: z.number().int().nullable(),
  /** The product of a product reward. */
  productSlug: z.string().nullable(),
})
export type Reward = z.output<typeof reward>

/** Where a redeemed reward stands. */
export const redemptionStates = ['active', 'used', 'expired', 'undone'] as const

/** A reward that was redeemed. Times in ms. */
export const redemption = z.object({
  _id: z.string(),
  name: z.string(),
  type: z.enum(rewardTypes),
  code: z.string(),
  points: z.number().int(),
  createdAt: z.number(),
  expiresAt: z.number(),
  state: z.enum(redemptionStates),
  /** Nothing of it was used: the points can be had back. Early access was used if something was ordered early. */
  canBeUndone: z.boolean(),
})
export type Redemption = z.output<typeof redemption>

const redeemed = success({ message: z.string(), newBalance: z.number().int(), redemption })

export const rewardCalls = {
  'loyalty.rewards': defineCall({
    method: 'POST',
    path: '/api/loyalty/rewards',
    access: 'customer',
    summary: 'Lists the rewards, the cheapest first, and the points that there are for them.',
    request: { body: emptyBody },
    response: success({ rewards: z.array(reward), userPoints: z.number().int() }),
    refusals: [],
  }),
  'loyalty.redeem': defineCall({
    method: 'POST',
    path: '/api/loyalty/redeem',
    access: 'customer',
    summary:
      'Redeems a reward: takes its points and gives store credit, early access, or a code for one use.',
    request: {
      body: z.object({
        rewardId: z.string().max(64),
        /** The points that the customer confirmed; a reward that costs another number by now is refused. */
        pointsCost: z.number().int().optional(),
      }),
    },
    response: redeemed,
    refusals: [
      'loyalty.reward-unknown',
      'loyalty.reward-gone',
      'loyalty.reward-changed',
      'loyalty.too-few-points',
      'loyalty.no-completed-order',
    ],
  }),
  'loyalty.redemptions': defineCall({
    method: 'POST',
    path: '/api/loyalty/redemptions',
    access: 'customer',
    summary: "Lists the customer's redeemed rewards, the latest 50 first.",
    request: { body: emptyBody },
    response: success({ redemptions: z.array(redemption) }),
    refusals: [],
  }),
  'loyalty.undo-redemption': defineCall({
    method: 'POST',
    path: '/api/loyalty/undo-redemption',
    access: 'customer',
    summary: 'Gives an unused reward back: its code ends, its points return with the dates they had.',
    request: { body: z.object({ redemptionId: z.string().max(64) }) },
    response: redeemed,
    refusals: ['loyalty.redemption-unknown', 'loyalty.redemption-used'],
  }),
}
