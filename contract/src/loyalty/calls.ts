import { z } from 'zod'
import { defineCall, emptyBody, success } from '../call.ts'
import { orderIds } from '../orders/order-ids.ts'
import { askedReturn, previewRefusals } from '../returns/calls.ts'
import { historyFilters, loyaltyTransaction } from './entry.ts'
import { redemption, rewardCalls } from './rewards.ts'

/** The networks on which sharing earns points [A7.24]. */
export const sharePlatforms = ['facebook', 'twitter', 'whatsapp'] as const
export type SharePlatform = (typeof sharePlatforms)[number]

const tier = z.object({ name: z.string(), benefits: z.array(z.string()), multiplier: z.number() })

/** What a member sees first [B3.10]. Points are whole, money is LKR rupees, times are ms. */
export const loyaltyData = z.object({
  /** Available points, negative after a refund of an order whose points were spent. */
  currentPoints: z.number().int(),
  /** Points of orders whose return window is not over. */
  pendingPoints: z.number().int(),
  /** What was awarded and not taken back, pending points included. */
  lifetimePoints: z.number().int(),
  tier: tier.extend({ fromPoints: z.number().int() }),
  /** null in the highest tier. */
  nextTier: tier.omit({ multiplier: true }).extend({ pointsNeeded: z.number().int() }).nullable(),
  /** '' until one is generated. */
  referralCode: z.string(),
  referralCount: z.number().int(),
  /** What expires within 30 days. */
  expiringPoints: z.number().int(),
  /** The latest ones. */
  transactions: z.array(loyaltyTransaction),
  /** Redeemed rewards that can still be used. */
  activeRedemptions: z.array(redemption),
  /** Rewards are for those who have kept an order. */
  hasCompletedOrder: z.boolean(),
  config: z.object({ minimumRedeemPoints: z.number().int() }),
})
export type LoyaltyData = z.output<typeof loyaltyData>

const referral = z.object({
  /** The first name only. */
  name: z.string(),
  state: z.enum(['joined', 'confirmed']),
  at: z.number(),
})

/** One step of how a balance comes about. */
const balanceStep = z.object({
  kind: loyaltyTransaction.shape.kind,
  available: z.number().int(),
  pending: z.number().int(),
  entries: z.number().int(),
})

export const loyaltyCalls = {
  ...rewardCalls,
  'loyalty.dashboard': defineCall({
    method: 'POST',
    path: '/api/loyalty/dashboard',
    access: 'customer',
    summary: "Returns the customer's points, tier and latest entries.",
    request: { body: emptyBody },
    response: success({ loyaltyData }),
    refusals: [],
  }),
  'loyalty.history': defineCall({
    method: 'POST',
    path: '/api/loyalty/history',
    access: 'customer',
    summary: 'Returns a page of 20 entries, the newest first.',
    request: {
      body: z.object({
        page: z.number().int().min(1).max(100_000).default(1),
        type: z.enum(historyFilters).default('all'),
      }),
    },
    response: success({
      transactions: z.array(loyaltyTransaction),
      total: z.number().int(),
      pages: z.number().int(),
    }),
    refusals: [],
  }),
  'loyalty.balance': defineCall({
    method: 'POST',
    path: '/api/loyalty/balance',
    access: 'customer',
    summary: 'Explains the balance: its sums by kind, and what it was at the end of each month.',
    request: { body: emptyBody },
    response: success({
      steps: z.array(balanceStep),
      available: z.number().int(),
      pending: z.number().int(),
      /** The last twelve months of Colombo, as '2026-11', the oldest first. */
      months: z.array(z.object({ month: z.string(), balance: z.number().int(), earned: z.number().int() })),
    }),
    refusals: [],
  }),
  'loyalty.referrals': defineCall({
    method: 'POST',
    path: '/api/loyalty/referrals',
    access: 'customer',
    summary: 'Lists who joined with the referral code, the latest 100 first.',
    request: { body: emptyBody },
    response: success({ referrals: z.array(referral), pointsPerReferral: z.number().int() }),
    refusals: [],
  }),
  'loyalty.generate-referral': defineCall({
    method: 'POST',
    path: '/api/loyalty/generate-referral',
    access: 'customer',
    summary: "Returns the customer's referral code; a first call draws it.",
    request: { body: emptyBody },
    response: success({ referralCode: z.string() }),
    refusals: [],
  }),
  'loyalty.award-share': defineCall({
    method: 'POST',
    path: '/api/loyalty/award-share',
    access: 'customer',
    summary: 'Awards a point for sharing a product, once a product and day of Colombo.',
    request: {
      body: z.object({ productId: z.string().max(64), platform: z.enum(sharePlatforms) }),
    },
    response: success({ message: z.string(), points: z.number().int() }),
    refusals: ['catalog.product-unknown', 'loyalty.shared-today', 'loyalty.too-many-awards'],
  }),
  'loyalty.earning': defineCall({
    method: 'GET',
    path: '/api/loyalty/earning',
    access: 'everyone',
    summary: 'Returns what is earned by what, and when the points of an order become available.',
    request: {},
    response: success({
      rupeesPerPoint: z.number().int(),
      sharePoints: z.number().int(),
      reviewPoints: z.number().int(),
      referralPoints: z.number().int(),
      /** For a look in the gallery, and for an entry of a challenge instead. */
      stylePoints: z.number().int(),
      challengePoints: z.number().int(),
      /** How many shares a day earn points. */
      dailyShares: z.number().int(),
      /** What shares, reviews, friends and looks earn at most in a month. */
      monthlyMaximum: z.number().int(),
      areOrdersAtOnce: z.boolean(),
      expiryDays: z.number().int(),
      tiers: z.array(tier.extend({ fromPoints: z.number().int() })),
      /** Orders earn more until the end of a day in Colombo; null if no campaign runs. */
      campaign: z.object({ name: z.string(), multiplier: z.number(), endsOn: z.string() }).nullable(),
    }),
    tags: ['loyalty-rules'],
    refusals: [],
  }),
  'loyalty.points-of-orders': defineCall({
    method: 'POST',
    path: '/api/loyalty/points-of-orders',
    access: 'customer',
    summary: "Returns the points of the customer's orders among those named that earned any.",
    request: { body: orderIds },
    response: success({
      orders: z.array(
        z.object({
          orderId: z.string(),
          earned: z.number().int(),
          reversed: z.number().int(),
          isPending: z.boolean(),
          /** When they became or become available; null before the delivery. */
          availableAt: z.number().nullable(),
          expiresAt: z.number().nullable(),
        }),
      ),
    }),
    refusals: [],
  }),
  'loyalty.return-points': defineCall({
    method: 'POST',
    path: '/api/loyalty/return-points',
    access: 'customer',
    limit: 'return-tries',
    summary: 'Returns the points that a return would take back, as they are posted when it is settled.',
    request: { body: askedReturn },
    response: success({
      /** What the order's points are before it. */
      earned: z.number().int(),
      takenBack: z.number().int(),
      /** The code of a redeemed reward that comes back, once nothing that it served is kept. */
      returnedCode: z.string().nullable(),
    }),
    refusals: previewRefusals,
  }),
}
