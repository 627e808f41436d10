import { postCategories } from '@first-fashion/contract/news/article'
import { integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const communityPosts = pgTable('community_posts', {
  id: uuid().primaryKey(),
  slug: text().notNull(),
  title: text().notNull(),
  category: text({ enum: postCategories }).notNull(),
  excerpt: text().notNull(),
  bodyHtml: text('body_html').notNull().default(''),
  featuredImage: text('featured_image').notNull().default(''),
  /** null of drafts; in the future of those that are scheduled. */
  publishedAt: moment('published_at'),
  views: integer().notNull().default(0),
  version: integer().notNull().default(1),
  createdAt: moment('created_at').notNull(),
})

export const communityPostUploads = pgTable('community_post_uploads', {
  postId: uuid('post_id').notNull(),
  uploadId: uuid('upload_id').notNull(),
})

export const communityPostProducts = pgTable('community_post_products', {
  postId: uuid('post_id').notNull(),
  productId: uuid('product_id').notNull(),
  place: smallint().notNull(),
})
