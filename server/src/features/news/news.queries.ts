import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import type { PublicAddress } from '../../platform/feature.ts'
import type { PassedTime } from '../../platform/tasks/passed-time.ts'
import { countView, type View } from '../looks/index.ts'
import { communityPostProducts, communityPostUploads, communityPosts as posts } from './news.table.ts'

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

/** Replaces the uploads that an article shows. Throws if one of them is gone. */
export async function setPostUploads(tx: Db, postId: string, uploadIds: readonly string[]): Promise<void> {
  await tx.delete(communityPostUploads).where(eq(communityPostUploads.postId, postId))
  if (uploadIds.length > 0)
    await tx.insert(communityPostUploads).values(uploadIds.map((uploadId) => ({ postId, uploadId })))
}

/** Which of these uploads an article shows. */
export async function uploadsOfPosts(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectDistinct({ id: communityPostUploads.uploadId })
    .from(communityPostUploads)
    .where(inArray(communityPostUploads.uploadId, [...ids]))
  return rows.map(({ id }) => id)
}

/** True if an article appeared in that time. */
export async function appearedIn(db: Db, { after, until }: PassedTime): Promise<boolean> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(gt(posts.publishedAt, after), lte(posts.publishedAt, until)))
    .limit(1)
  return rows.length > 0
}

export const addPostView = (tx: Db, view: View) => countView(tx, sql`community_posts`, view)
