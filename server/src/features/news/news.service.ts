import type { Article, Post } from '@first-fashion/contract/news/article'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Shop } from '../../shop.ts'
import { featuredProducts } from '../looks/index.ts'
import { type PostRow, productsOfPost, publishedPost, publishedPosts } from './news.queries.ts'

export const latestPosts = async ({ database: { db }, clock }: Shop, limit: number): Promise<Post[]> =>
  (await publishedPosts(db, clock.now(), limit)).map(toPostView)

/** Refuses with 'community.post-unknown' what is not there or not published yet. */
export async function findArticle({ database: { db }, clock }: Shop, slug: string): Promise<Article> {
  const row = await publishedPost(db, clock.now(), slug)
  if (row === undefined) throw unknownPost()
  return toArticleView(db, row)
}

/** An article as readers see it, published or not. */
export async function toArticleView(db: Db, row: PostRow): Promise<Article> {
  const productIds = await productsOfPost(db, row.id)
  const products = await featuredProducts(db, productIds)
  return {
    ...toPostView(row),
    bodyHtml: belowTitle(row.bodyHtml),
    products: productIds.flatMap((id) => products.get(id) ?? []),
  }
}

const toPostView = (row: PostRow): Post => ({
  _id: row.id,
  slug: row.slug,
  title: row.title,
  category: row.category,
  excerpt: row.excerpt,
  featuredImage: row.featuredImage,
  publishedAt: row.publishedAt?.getTime() ?? 0,
  views: row.views,
})

/** Headings of texts begin at the third level; those of an article stand right below its title. */
const belowTitle = (html: string): string =>
  html.replace(/<(\/?)h([34])>/g, (_, end, level) => `<${end}h${Number(level) - 1}>`)

export const unknownPost = () => new AppError('unknown', 'community.post-unknown', 'This article is not here')
