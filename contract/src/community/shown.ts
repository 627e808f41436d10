import { z } from 'zod'

/** How far a member has come. Staff make members ambassadors and VIPs. */
export const memberLevels = ['member', 'ambassador', 'vip'] as const
export const leaderboardTypes = ['submissions', 'likes', 'challenges', 'loyalty'] as const
export type LeaderboardType = (typeof leaderboardTypes)[number]
export const postCategories = ['challenge', 'styling-tips', 'spotlight'] as const

const image = z.object({ url: z.string(), caption: z.string() })

/** A person as the community shows them. `slug` leads to the profile; null if it is hidden or there is none. */
export const author = z.object({
  name: z.string(),
  profileImage: z.string().nullable(),
  slug: z.string().nullable(),
})

/** A product shown with a look; its price is in LKR. */
export const featuredProduct = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  image: z.array(z.string()),
  price: z.number(),
})
export type FeaturedProduct = z.output<typeof featuredProduct>

/** Times in ms since 1970. */
export const submission = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  images: z.array(image),
  /** null once the account is gone, or while its owner hides it. */
  user: author.nullable(),
  /** Opaque ids of the last people who liked it, 24 at most; `likesCount` counts all. */
  likes: z.array(z.string()),
  likesCount: z.number().int(),
  views: z.number().int(),
  products: z.array(
    featuredProduct.extend({
      /** The colour that its author wears, whose picture is then the first one; null if they do not say. */
      variantIndex: z.number().int().nullable(),
    }),
  ),
  hashtags: z.array(z.string()),
  /** '' for none. */
  instagramLink: z.string(),
  challenge: z.object({ _id: z.string(), title: z.string() }).nullable(),
  createdAt: z.number(),
})
export type Submission = z.output<typeof submission>

const prize = z.object({
  position: z.number().int(),
  description: z.string(),
  loyaltyPoints: z.number().int(),
})

export const challenge = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  rules: z.string(),
  /** The address of a picture; '' for none. */
  featuredImage: z.string(),
  /** Days of Colombo, such as '2026-11-30'; both are part of it. */
  startDate: z.string(),
  endDate: z.string(),
  prizes: z.array(prize),
})
export type Challenge = z.output<typeof challenge>

export const pastChallenge = challenge.extend({
  winners: z.array(
    z.object({ position: z.number().int(), user: author.nullable(), submissionId: z.string().nullable() }),
  ),
})
export type PastChallenge = z.output<typeof pastChallenge>

export const post = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  category: z.enum(postCategories),
  excerpt: z.string(),
  featuredImage: z.string(),
  publishedAt: z.number(),
  views: z.number().int(),
})
export type Post = z.output<typeof post>

export const article = post.extend({
  /** Sanitised by the server. */
  bodyHtml: z.string(),
  products: z.array(featuredProduct),
})
export type Article = z.output<typeof article>

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
