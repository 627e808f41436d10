import { z } from 'zod'
import { author } from '../members/member.ts'

const image = z.object({ url: z.string(), caption: z.string() })

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
