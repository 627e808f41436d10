import type { PostFields } from '@first-fashion/contract/community/editing-calls'
import type { Db } from '../../../platform/database/database.ts'
import { type Catalog, productIdOf } from '../../catalog/index.ts'
import { uploadsAt } from '../pictures/uploads-by-address.ts'
import { articleText, uploadsInText } from './article-text.ts'
import type { PostRow } from './news.queries.ts'

export interface ReadArticle {
  readonly row: Pick<PostRow, 'title' | 'category' | 'excerpt' | 'bodyHtml' | 'featuredImage' | 'publishedAt'>
  readonly productIds: readonly string[]
  readonly uploadIds: readonly string[]
}

/** What staff wrote, as it is stored. Refuses with 'catalog.product-unknown' and 'community.picture-unknown'. */
export async function readArticle(
  db: Db,
  catalog: Catalog,
  { products, bodyHtml, publishedAt, ...texts }: PostFields,
): Promise<ReadArticle> {
  const productIds = await Promise.all([...new Set(products)].map((slug) => productIdOf(catalog, slug)))
  const uploads = await uploadsAt(db, [texts.featuredImage, ...uploadsInText(bodyHtml)])
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
