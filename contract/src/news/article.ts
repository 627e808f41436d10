import { z } from 'zod'
import { featuredProduct } from '../looks/look.ts'

export const postCategories = ['challenge', 'styling-tips', 'spotlight'] as const

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
