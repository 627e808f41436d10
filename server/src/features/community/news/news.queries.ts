import { and, asc, desc, eq, lte } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { PublicAddress } from '../../../platform/feature.ts'
import { communityPostProducts, communityPosts as posts } from '../community.table.ts'

export type PostRow = typeof posts.$inferSelect

/** The newest articles that were published by then. */
export const publishedPosts = (db: Db, now: Date, limit: number): Promise<PostRow[]> =>
  db
    .select()
    .from(posts)
    .where(lte(posts.publishedAt, now))
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(limit)

/** Where the articles are that were published by then. */
export const addressesOfPosts = async (db: Db, now: Date): Promise<PublicAddress[]> =>
  (
    await db
      .select({ slug: posts.slug, publishedAt: posts.publishedAt })
      .from(posts)
      .where(lte(posts.publishedAt, now))
      .orderBy(desc(posts.publishedAt))
  ).flatMap(({ slug, publishedAt }) =>
    publishedAt === null ? [] : [{ path: `/community/news/${slug}`, changedAt: publishedAt }],
  )

export async function publishedPost(db: Db, now: Date, slug: string): Promise<PostRow | undefined> {
  const [row] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.slug, slug), lte(posts.publishedAt, now)))
  return row
}

/** The products that belong to an article, in their order. */
export const productsOfPost = async (db: Db, postId: string): Promise<string[]> =>
  (
    await db
      .select({ productId: communityPostProducts.productId })
      .from(communityPostProducts)
      .where(eq(communityPostProducts.postId, postId))
      .orderBy(asc(communityPostProducts.place))
  ).map(({ productId }) => productId)
