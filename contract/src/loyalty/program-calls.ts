import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { limits } from '../limits.ts'
import { reward, rewardTypes } from './rewards.ts'

/** A reward as staff edit it. */
const staffReward = reward.extend({
  productId: z.string().nullable(),
  isActive: z.boolean(),
  version: z.number().int(),
  /** How often it was redeemed and not given back. */
  redeemed: z.number().int(),
})
export type StaffReward = z.output<typeof staffReward>

const terms = z.object({
  name: z.string().trim().min(1).max(80),
  description: z.string().trim().max(500),
  pointsCost: z.number().int().min(1).max(100_000),
  /** null for as often as wished. */
  stock: z.number().int().min(0).max(1_000_000).nullable(),
  minimumOrderAmount: z.number().min(0).max(10_000_000).multipleOf(0.01),
  /** The address of an uploaded picture; '' for none, of a new product reward for the product's. */
  image: z.string().max(300),
  imageAlt: z.string().trim().max(limits.pictureAltMaximumLength),
})

/** A new reward: what it gives stays as it is, since codes were issued for it. */
const newReward = terms
  .extend({
    type: z.enum(rewardTypes),
    amount: z.number().min(0).max(1_000_000).multipleOf(0.01),
    isPercentage: z.boolean(),
    /** Of a product reward: its slug or id. */
    product: z.string().trim().max(120),
  })
  .refine(({ type, amount }) => (type !== 'discount' && type !== 'store_credit') || amount > 0, {
    path: ['amount'],
  })
  .refine(
    ({ type, amount, isPercentage }) =>
      !isPercentage || (type === 'discount' && amount <= 100 && Number.isInteger(amount)),
    { path: ['amount'] },
  )
  .refine(({ type, product }) => type !== 'product' || product !== '', { path: ['product'] })

/** What is earned by what. */
export const earningRules = z.object({
  rupeesPerPoint: z.number().int().min(1).max(10_000_000),
  reviewPoints: z.number().int().min(0).max(1000),
  sharePoints: z.number().int().min(0).max(1000),
  referralPoints: z.number().int().min(0).max(1000),
  stylePoints: z.number().int().min(0).max(1000),
  challengePoints: z.number().int().min(0).max(1000),
  monthlyMaximum: z.number().int().min(0).max(100_000),
  dailyShares: z.number().int().min(0).max(1000),
  expiryDays: z.number().int().min(1).max(3650),
  minimumRedeem: z.number().int().min(1).max(100_000),
  codeDays: z.number().int().min(1).max(3650),
  areOrdersAtOnce: z.boolean(),
})

const tier = z.object({
  _id: z.string().max(64),
  name: z.string().trim().min(1).max(40),
  fromPoints: z.number().int().min(0).max(1_000_000),
  multiplierPercent: z.number().int().min(100).max(1000),
  benefits: z.array(z.string().trim().min(1).max(120)).max(10),
})

/** What the shop owes in points. Amounts in LKR rupees. */
const liability = z.object({
  available: z.number().int(),
  pending: z.number().int(),
  worth: z.number(),
  /** Available points by the age of their award, in days; the newest first. */
  ages: z.array(z.object({ upToDays: z.number().int(), points: z.number().int(), worth: z.number() })),
  codes: z.number().int(),
})

const program = success({
  rules: earningRules.extend({ version: z.number().int() }),
  tiers: z.array(tier),
  liability,
})

export const staffLoyaltyProgramCalls = {
  'staff.loyalty-program': defineCall({
    method: 'GET',
    path: '/api/admin/loyalty',
    access: 'staff',
    permission: 'loyalty.read',
    summary: 'Returns the rules and tiers of loyalty, and what the shop owes in points.',
    request: {},
    response: program,
    refusals: [],
  }),
  'staff.loyalty-program-edit': defineCall({
    method: 'PUT',
    path: '/api/admin/loyalty',
    access: 'staff',
    permission: 'loyalty.change',
    summary: 'Changes what is earned by what, and the tiers, from now on.',
    request: {
      body: z.object({
        version: z.number().int(),
        rules: earningRules,
        /** The first begins at 0 points, each other one at more than the one before it. */
        tiers: z
          .array(tier)
          .min(1)
          .max(10)
          .refine(([first]) => first?.fromPoints === 0)
          .refine((tiers) =>
            tiers.every(({ fromPoints }, at) => fromPoints > (tiers[at - 1]?.fromPoints ?? -1)),
          )
          .refine((tiers) => new Set(tiers.map(({ name }) => name)).size === tiers.length),
      }),
    },
    response: program.extend({ message: z.string() }),
    refusals: ['loyalty.changed-meanwhile', 'loyalty.tier-unknown'],
  }),
  'staff.loyalty-rewards': defineCall({
    method: 'GET',
    path: '/api/admin/loyalty/rewards',
    access: 'staff',
    permission: 'loyalty.read',
    summary: 'Lists all rewards, the cheapest first.',
    request: {},
    response: success({ rewards: z.array(staffReward) }),
    refusals: [],
  }),
  'staff.loyalty-reward-add': defineCall({
    method: 'POST',
    path: '/api/admin/loyalty/rewards',
    access: 'staff',
    permission: 'loyalty.change',
    summary: 'Offers a new reward.',
    request: { body: newReward },
    response: success({ message: z.string() }),
    refusals: ['loyalty.product-unknown', 'loyalty.picture-unknown'],
  }),
  'staff.loyalty-reward-edit': defineCall({
    method: 'PUT',
    path: '/api/admin/loyalty/rewards/:id',
    access: 'staff',
    permission: 'loyalty.change',
    summary: 'Changes the words, the picture, the price and the stock of a reward, or withdraws it.',
    request: {
      params: z.object({ id: z.string().max(64) }),
      body: terms.extend({ version: z.number().int(), isActive: z.boolean() }),
    },
    response: success({ message: z.string() }),
    refusals: ['loyalty.reward-unknown', 'loyalty.changed-meanwhile', 'loyalty.picture-unknown'],
  }),
  'staff.loyalty-reward-picture-add': defineCall({
    method: 'POST',
    path: '/api/admin/loyalty/reward-pictures',
    access: 'staff',
    permission: 'loyalty.change',
    summary: "Uploads a picture of a reward. A reward shows it once it is saved with the picture's address.",
    request: { file: 'picture' },
    response: success({ picture: z.object({ address: z.string() }) }),
    refusals: ['media.missing', 'media.too-large', 'media.too-many-pixels', 'media.not-a-picture'],
  }),
}
