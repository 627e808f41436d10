import type { Calls, ParsedQuery } from '@first-fashion/contract'
import type { PostFields, StaffPost } from '@first-fashion/contract/community/editing-calls'
import { desc, eq, inArray, like, or, sql } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { sanitiseHtml } from '../../../platform/html.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid, type NewId } from '../../../platform/ids.ts'
import { pageOf } from '../../../platform/paging.ts'
import { type Catalog, productNames, unknownProduct } from '../../catalog/index.ts'
import { recordedChange } from '../../staff/index.ts'
import { communityPostProducts, communityPosts as posts } from '../community.table.ts'
import type { CommunityPages } from '../community-pages.ts'
import { freeSlug } from '../members/members.rules.ts'
import type { PostRow } from './news.queries.ts'

export interface StaffNews {
  list(query: ParsedQuery<Calls['staff.posts']>): Promise<{
    posts: StaffPost[]
    total: number
    pages: number
  }>
  /** Refuses with 'catalog.product-unknown'. */
  add(session: StaffSession, fields: PostFields): Promise<StaffPost>
  /** Refuses with 'community.post-unknown', '.changed-meanwhile' and 'catalog.product-unknown'. */
  save(session: StaffSession, id: string, fields: PostFields, version: number): Promise<StaffPost>
}

export interface StaffNewsDeps {
  readonly database: Database
  readonly clock: Clock
  readonly newId: NewId
  readonly catalog: Catalog
  readonly communityPages: CommunityPages
}

export const createStaffNews = (deps: StaffNewsDeps): StaffNews => ({
  list: async ({ page }) => {
    const { db } = deps.database
    const { rows, ...counts } = await pageOf(page, async ({ limit, offset }) => ({
      rows: await db
        .select()
        .from(posts)
        .orderBy(sql`${posts.publishedAt} desc nulls first`, desc(posts.id))
        .limit(limit)
        .offset(offset),
      total: await db.$count(posts),
    }))
    return { posts: await shown(db, rows), ...counts }
  },
  add: async (session, fields) => {
    const id = deps.newId()
    return changed(deps, session, { id, action: 'post-add', fields }, async (tx, row, createdAt) => {
      const slug = await freeSlug(fields.title, (wished) => takenSlugs(tx, wished))
      await tx.insert(posts).values({ ...row, id, slug, createdAt })
    })
  },
  save: (session, id, fields, version) =>
    changed(deps, session, { id, action: 'post-save', fields }, async (tx, row) => {
      const [before] = await tx.select().from(posts).where(eq(posts.id, id)).for('update')
      if (before === undefined) throw unknownPost()
      if (before.version !== version) throw changedMeanwhile()
      await tx
        .update(posts)
        .set({ ...row, version: before.version + 1 })
        .where(eq(posts.id, id))
    }),
})

interface Change {
  readonly id: string
  readonly action: string
  readonly fields: PostFields
}

type Written = Pick<PostRow, 'title' | 'category' | 'excerpt' | 'bodyHtml' | 'featuredImage' | 'publishedAt'>

async function changed(
  deps: StaffNewsDeps,
  session: StaffSession,
  { id, action, fields }: Change,
  write: (tx: Db, row: Written, at: Date) => Promise<unknown>,
): Promise<StaffPost> {
  if (!isUuid(id)) throw unknownPost()
  const { products, bodyHtml, publishedAt, ...texts } = fields
  const productIds = await Promise.all([...new Set(products)].map((slug) => productIdOf(deps, slug)))
  const change = { title: fields.title, publishedAt }
  await recordedChange(deps, session, { action, subject: id, change }, async (tx, at) => {
    const row = {
      ...texts,
      bodyHtml: sanitiseHtml(bodyHtml),
      publishedAt: publishedAt === null ? null : new Date(publishedAt),
    }
    await write(tx, row, at)
    await tx.delete(communityPostProducts).where(eq(communityPostProducts.postId, id))
    if (productIds.length > 0)
      await tx
        .insert(communityPostProducts)
        .values(productIds.map((productId, nth) => ({ postId: id, productId, place: nth + 1 })))
    await deps.communityPages.changed(tx, ['community-posts'])
  })
  const { db } = deps.database
  const [post] = await shown(db, await db.select().from(posts).where(eq(posts.id, id)))
  if (post === undefined) throw unknownPost()
  return post
}

async function takenSlugs(db: Db, slug: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ slug: posts.slug })
    .from(posts)
    .where(or(eq(posts.slug, slug), like(posts.slug, `${slug}-%`)))
  return new Set(rows.map((row) => row.slug))
}

async function productIdOf({ catalog }: StaffNewsDeps, slug: string): Promise<string> {
  const { answer } = await catalog.single(slug).catch(() => {
    throw unknownProduct()
  })
  return answer.product._id
}

async function shown(db: Db, rows: readonly PostRow[]): Promise<StaffPost[]> {
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

const unknownPost = () => new AppError('unknown', 'community.post-unknown', 'This article is not here')
const changedMeanwhile = () =>
  new AppError('conflict', 'community.changed-meanwhile', 'Someone else saved this first. Load it again.')
