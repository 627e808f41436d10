import { z } from 'zod'

/** What a level brings those who have it. */
export const levelBenefits = z.object({
  /** They buy products before these open for everyone. */
  hasEarlyAccess: z.boolean(),
  /** They have a page with products and their referral link. */
  hasOwnPage: z.boolean(),
  /** What else, in words. */
  extras: z.array(z.string().trim().min(1).max(120)).max(6),
})
export type LevelBenefits = z.output<typeof levelBenefits>
