import { z } from 'zod'
import { memberLevels, memberStats } from './member.ts'
import { bioMaximumLength, displayNameMaximumLength } from './member-limits.ts'

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

/** What a member sees of the membership. */
export const membership = z.object({
  /** As others read it. */
  name: z.string(),
  /** Of the public profile. */
  slug: z.string(),
  /** Shown as long as no other one is chosen. */
  accountName: z.string(),
  /** '' for the name of the account. */
  displayName: z.string(),
  bio: z.string(),
  isHidden: z.boolean(),
  level: z.enum(memberLevels),
  /** What the level brings. */
  brings: levelBenefits,
  stats: memberStats,
  /** The milestones that were reached, as '<kind>:<from>'. */
  milestones: z.array(z.string()),
  joinedAt: z.number(),
})
export type Membership = z.output<typeof membership>

/** What a member chooses to show. */
export const profileFields = z.object({
  /** '' for the name of the account. */
  displayName: z.string().trim().max(displayNameMaximumLength),
  bio: z.string().trim().max(bioMaximumLength),
  /** Looks are shown without a name, and the member is on no leaderboard. */
  isHidden: z.boolean(),
})
export type ProfileFields = z.output<typeof profileFields>
