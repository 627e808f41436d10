import type { Calls, ParsedQuery, ResponseOf } from '@first-fashion/contract'
import { limits } from '@first-fashion/contract/limits'
import type { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Kept } from '../../platform/kept/kept.ts'
import { countFacets, findProduct, listProducts, type ProductFilter, relatedTo } from './product.queries.ts'
import { type ProductRow, productOf } from './product-row.ts'

export type ListQuery = ParsedQuery<Calls['catalog.list']>
export type ListAnswer = ResponseOf<Calls['catalog.list']>
export type SingleAnswer = ResponseOf<Calls['catalog.single']>

export interface Catalog {
  list(query: ListQuery): Promise<ListAnswer>
  /** A published product by slug or id, with its related ones. Refuses with 'catalog.product-unknown'. */
  single(slugOrId: string): Promise<SingleAnswer>
  /** After a change of products: everything that shows them is made anew. */
  productsChanged(productIds: readonly string[]): void
}

export function createCatalog(deps: { database: Database; kept: Kept }): Catalog {
  const { database, kept } = deps
  return {
    list: (query) => list(database, query),
    single: (slugOrId) => single(database, slugOrId),
    productsChanged: (productIds) => kept.drop(['products', ...productIds.map((id) => `product:${id}`)]),
  }
}

async function list(database: Database, query: ListQuery): Promise<ListAnswer> {
  const filter: ProductFilter = {
    published: true,
    categories: query.category,
    types: query.type,
    search: query.search,
    sort: query.sort,
    bestSeller: query.bestSeller === 'true',
  }
  if (query.page === undefined && query.size === undefined) {
    const { rows, total } = await listProducts(database.db, filter)
    return { success: true, products: rows.map(productOf), total, page: 1, pages: 1 }
  }
  const page = query.page ?? 1
  const size = query.size ?? limits.collectionPageSize
  const [{ rows }, facets] = await Promise.all([
    listProducts(database.db, filter, { limit: size, offset: (page - 1) * size }),
    countFacets(database.db, filter),
  ])
  const { total, category, type } = facets
  return {
    success: true,
    products: rows.map(productOf),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / size)),
    facets: { category, type },
  }
}

async function single(database: Database, slugOrId: string): Promise<SingleAnswer> {
  const row = await findProduct(database.db, slugOrId)
  if (row === undefined || !row.isPublished) throw unknownProduct()
  const related: ProductRow[] = await relatedTo(database.db, row, limits.relatedProducts)
  return { success: true, product: productOf(row), related: related.map(productOf) }
}

export const unknownProduct = () => new AppError('unknown', 'catalog.product-unknown', 'Product not found')
