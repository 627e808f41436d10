import { z } from 'zod'

/** How far a member has come. Staff make members ambassadors and VIPs. */
export const memberLevels = ['member', 'ambassador', 'vip'] as const
export const leaderboardTypes = ['submissions', 'likes', 'challenges', 'loyalty'] as const
export type LeaderboardType = (typeof leaderboardTypes)[number]

/** A person as the community shows them. `slug` leads to the profile; null if it is hidden or there is none. */
export const author = z.object({
  name: z.string(),
  profileImage: z.string().nullable(),
  slug: z.string().nullable(),
})

export const memberStats = z.object({
  submissions: z.number().int(),
  totalLikes: z.number().int(),
  challengesWon: z.number().int(),
  lifetimePoints: z.number().int(),
})

export const leaderboardEntry = z.object({
  /** Opaque. */
  _id: z.string(),
  user: author.extend({ loyaltyTier: z.string(), lifetimePoints: z.number().int() }),
  level: z.enum(memberLevels),
  stats: memberStats,
})
export type LeaderboardEntry = z.output<typeof leaderboardEntry>
