import type { Calls, ParsedQuery } from '@first-fashion/contract'
import type { Article } from '@first-fashion/contract/news/article'
import type { PostFields, PostState, StaffPost } from '@first-fashion/contract/news/staff-calls'
import { desc, eq, inArray, like, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import { isUuid } from '../../platform/ids.ts'
import { pageOf } from '../../platform/paging.ts'
import { freeSlug } from '../../platform/text/slug.ts'
import type { Shop } from '../../shop.ts'
import { productIdOf, productNames } from '../catalog/index.ts'
import { throwUnknownPicture, uploadsAt } from '../challenges/index.ts'
import { communityPagesChanged } from '../members/index.ts'
import { recordedChange } from '../staff/index.ts'
import { articleSlug, articleText, uploadsInText } from './article.rules.ts'
import { type PostRow, setPostUploads } from './news.queries.ts'
import { toArticleView, unknownPost } from './news.service.ts'
import { communityPostProducts, communityPosts as posts } from './news.table.ts'

export async function listStaffPosts(
  { database: { db } }: Shop,
  { page }: ParsedQuery<Calls['staff.posts']>,
): Promise<{ posts: StaffPost[]; total: number; pages: number }> {
  const { rows, ...counts } = await pageOf(page, async ({ limit, offset }) => ({
    rows: await db
      .select()
      .from(posts)
      .orderBy(sql`${posts.publishedAt} desc nulls first`, desc(posts.id))
      .limit(limit)
      .offset(offset),
    total: await db.$count(posts),
  }))
  return { posts: await toStaffViews(db, rows), ...counts }
}

/** Refuses with 'catalog.product-unknown' and 'community.picture-unknown'. */
export async function addPost(shop: Shop, session: StaffSession, fields: PostFields): Promise<StaffPost> {
  const id = shop.newId()
  return changed(shop, session, { id, action: 'post-add', fields }, async (tx, row, createdAt) => {
    const slug = await freeSlug(articleSlug(fields.title), (wished) => takenSlugs(tx, wished))
    await tx.insert(posts).values({ ...row, id, slug, createdAt })
  })
}

/** Refuses with 'community.post-unknown', '.changed-meanwhile', '.picture-unknown' and 'catalog.product-unknown'. */
export const savePost = (
  shop: Shop,
  session: StaffSession,
  id: string,
  fields: PostFields,
  version: number,
): Promise<StaffPost> =>
  changed(shop, session, { id, action: 'post-save', fields }, async (tx, row) => {
    const [before] = await tx.select().from(posts).where(eq(posts.id, id)).for('update')
    if (before === undefined) throw unknownPost()
    if (before.version !== version) throw changedMeanwhile()
    await tx
      .update(posts)
      .set({ ...row, version: before.version + 1 })
      .where(eq(posts.id, id))
  })

interface Change {
  readonly id: string
  readonly action: string
  readonly fields: PostFields
}

type Write = (tx: Db, row: ReadArticle['row'], at: Date) => Promise<unknown>

async function changed(
  shop: Shop,
  session: StaffSession,
  { id, action, fields }: Change,
  write: Write,
): Promise<StaffPost> {
  if (!isUuid(id)) throw unknownPost()
  const { db } = shop.database
  const { row, productIds, uploadIds } = await readArticle(shop, fields)
  const change = { title: fields.title, publishedAt: fields.publishedAt }
  await recordedChange(shop, session, { action, subject: id, change }, async (tx, at) => {
    await write(tx, row, at)
    await setProducts(tx, id, productIds)
    await setPostUploads(tx, id, uploadIds)
    await communityPagesChanged(shop, tx, ['community-posts'])
  }).catch((error: unknown) => throwUnknownPicture(error, 'community_post_uploads_upload_id_fkey'))
  const [post] = await toStaffViews(db, await db.select().from(posts).where(eq(posts.id, id)))
  if (post === undefined) throw unknownPost()
  return post
}

async function setProducts(tx: Db, postId: string, productIds: readonly string[]): Promise<void> {
  await tx.delete(communityPostProducts).where(eq(communityPostProducts.postId, postId))
  if (productIds.length > 0)
    await tx
      .insert(communityPostProducts)
      .values(productIds.map((productId, nth) => ({ postId, productId, place: nth + 1 })))
}

/** Refuses with 'community.post-unknown'. */
export async function deletePost(shop: Shop, session: StaffSession, id: string): Promise<void> {
  if (!isUuid(id)) throw unknownPost()
  await recordedChange(shop, session, { action: 'post-delete', subject: id, change: {} }, async (tx) => {
    const rows = await tx.delete(posts).where(eq(posts.id, id)).returning({ id: posts.id })
    if (rows.length === 0) throw unknownPost()
    await communityPagesChanged(shop, tx, ['community-posts'])
  })
}

/** An article as readers will see it, published or not. Refuses with 'community.post-unknown'. */
export async function previewPost(
  { database: { db }, clock }: Shop,
  id: string,
): Promise<{ post: Article; state: PostState }> {
  const [row] = isUuid(id) ? await db.select().from(posts).where(eq(posts.id, id)) : []
  if (row === undefined) throw unknownPost()
  const now = clock.now()
  // A draft reads as if it were published now.
  const post = await toArticleView(db, { ...row, publishedAt: row.publishedAt ?? now })
  return { post, state: stateOf(row, now) }
}

const stateOf = ({ publishedAt }: Pick<PostRow, 'publishedAt'>, now: Date): PostState =>
  publishedAt === null ? 'draft' : publishedAt > now ? 'scheduled' : 'published'

async function takenSlugs(db: Db, slug: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ slug: posts.slug })
    .from(posts)
    .where(or(eq(posts.slug, slug), like(posts.slug, `${slug}-%`)))
  return new Set(rows.map((row) => row.slug))
}

async function toStaffViews(db: Db, rows: readonly PostRow[]): Promise<StaffPost[]> {
  if (rows.length === 0) return []
  const featured = await db
    .select()
    .from(communityPostProducts)
    .where(
      inArray(
        communityPostProducts.postId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(communityPostProducts.place)
  const names = await productNames(
    db,
    featured.map(({ productId }) => productId),
  )
  return rows.map(({ id, createdAt: _, publishedAt, ...row }) => ({
    ...row,
    _id: id,
    publishedAt: publishedAt?.getTime() ?? null,
    products: featured
      .filter(({ postId }) => postId === id)
      .map(({ productId }) => names.get(productId)?.slug ?? ''),
  }))
}

const changedMeanwhile = () =>
  new AppError('conflict', 'community.changed-meanwhile', 'Someone else saved this first. Load it again.')

interface ReadArticle {
  readonly row: Pick<PostRow, 'title' | 'category' | 'excerpt' | 'bodyHtml' | 'featuredImage' | 'publishedAt'>
  readonly productIds: readonly string[]
  readonly uploadIds: readonly string[]
}

/** What staff wrote, as it is stored. Refuses with 'catalog.product-unknown' and 'community.picture-unknown'. */
async function readArticle(
  shop: Shop,
  { products, bodyHtml, publishedAt, ...texts }: PostFields,
): Promise<ReadArticle> {
  const productIds = await Promise.all([...new Set(products)].map((slug) => productIdOf(shop, slug)))
  const uploads = await uploadsAt(shop.database.db, [texts.featuredImage, ...uploadsInText(bodyHtml)])
  return {
    row: {
      ...texts,
      bodyHtml: articleText(bodyHtml, uploads),
      publishedAt: publishedAt === null ? null : new Date(publishedAt),
    },
    productIds,
    uploadIds: [...uploads.values()].map(({ id }) => id),
  }
}
