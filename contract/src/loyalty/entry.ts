import { z } from 'zod'

/** What gives points. The community feeds styles and challenges. */
export const awardKinds = ['order', 'review', 'share', 'referral', 'style', 'challenge', 'manual'] as const
export type AwardKind = (typeof awardKinds)[number]

/** Why a balance changed. A release makes pending points available and changes no sum of both. */
export const entryKinds = [
  ...awardKinds,
  'redemption',
  'redemption-undone',
  'expiry',
  'reversal',
  'release',
] as const
export type EntryKind = (typeof entryKinds)[number]

/** Why points of an award were taken back; '' if that is not known. */
export const reversalCauses = [
  '',
  'refund',
  'cancellation',
  'removed-review',
  'refused-referral',
  'removed-style',
] as const
export type ReversalCause = (typeof reversalCauses)[number]

/** An entry as it is shown. Times in ms since 1970. */
export const loyaltyTransaction = z.object({
  _id: z.string(),
  description: z.string(),
  /** As the history is filtered: 'earned' for awards, else what became of the points. */
  type: z.enum(['earned', 'redeemed', 'returned', 'expired', 'reversed']),
  kind: z.enum(entryKinds),
  points: z.number().int(),
  createdAt: z.number(),
  /** Points of an order wait for the end of its return window. */
  isPending: z.boolean(),
  /** When an award became or becomes available; null while that is not known, before the delivery of its order. */
  availableAt: z.number().nullable(),
  /** When what is left of an award expires. */
  expiresAt: z.number().nullable(),
  /** What of an award was taken back. */
  reversedPoints: z.number().int(),
  /** Each time that some of an award was taken back; negative points were given back. The oldest first. */
  reversals: z.array(z.object({ points: z.number().int(), at: z.number(), cause: z.enum(reversalCauses) })),
  /** Of a reversal. */
  cause: z.enum(reversalCauses),
})
export type LoyaltyTransaction = z.output<typeof loyaltyTransaction>

export const historyFilters = ['all', 'earned', 'redeemed', 'expired', 'reversed'] as const
