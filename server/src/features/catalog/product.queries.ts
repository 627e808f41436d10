import type { Category, ProductSort, ProductType } from '@first-fashion/contract/catalog/classification'
import { limits } from '@first-fashion/contract/limits'
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/ids.ts'
import { products } from './catalog.table.ts'
import {
  altsOfProduct,
  collectionOfProduct,
  type ProductRow,
  sizeChartOfProduct,
  variantsFor,
  variantsOfProduct,
} from './product-row.ts'

const productColumns = {
  id: products.id,
  slug: products.slug,
  name: products.name,
  descriptionHtml: products.descriptionHtml,
  fabric: products.fabric,
  care: products.care,
  careNote: products.careNote,
  fit: products.fit,
  priceCents: products.priceCents,
  category: products.category,
  productType: products.productType,
  images: products.images,
  alts: altsOfProduct,
  sizes: products.sizes,
  bestSeller: products.bestSeller,
  bestSellerChoice: products.bestSellerChoice,
  isPublished: products.isPublished,
  madeToOrder: products.madeToOrder,
  finalSale: products.finalSale,
  taxClass: products.taxClass,
  weightGrams: products.weightGrams,
  printVariantId: products.printVariantId,
  printProductId: products.printProductId,
  ratingSum: products.ratingSum,
  reviewCount: products.reviewCount,
  version: products.version,
  sizeChartId: products.sizeChartId,
  nextVariantIndex: products.nextVariantIndex,
  earlyAccessUntil: products.earlyAccessUntil,
  publishedAt: products.publishedAt,
  archivedAt: products.archivedAt,
  createdAt: products.createdAt,
  variants: variantsOfProduct,
  sizeChart: sizeChartOfProduct,
  collection: collectionOfProduct,
}

const saleColumns = {
  id: products.id,
  slug: products.slug,
  name: products.name,
  priceCents: products.priceCents,
  category: products.category,
  images: products.images,
  sizes: products.sizes,
  isPublished: products.isPublished,
  earlyAccessUntil: products.earlyAccessUntil,
  madeToOrder: products.madeToOrder,
  finalSale: products.finalSale,
  taxClass: products.taxClass,
  weightGrams: products.weightGrams,
  printVariantId: products.printVariantId,
}
export type ProductForSale = Pick<ProductRow, keyof typeof saleColumns | 'variants'>

export interface ProductFilter {
  readonly published?: boolean
  /** Without it, all states. */
  readonly archived?: boolean
  readonly categories?: readonly Category[]
  readonly types?: readonly ProductType[]
  /** Case-insensitive substring of the name. */
  readonly search?: string
  readonly bestSeller?: boolean
  /** With a size of which few are left, as shoppers read it; sold out is not few. */
  readonly lowStock?: boolean
  readonly sort?: ProductSort
}

/** One page of matching products, and their number; without a page all of them. */
export async function listProducts(
  db: Db,
  filter: ProductFilter,
  page?: { readonly limit: number; readonly offset: number },
): Promise<{ rows: ProductRow[]; total: number }> {
  const statement = db
    .select({ ...productColumns, total: sql<number>`(count(*) over ())::int` })
    .from(products)
    .where(and(...conditionsOf(filter)))
    .orderBy(...orderOf(filter.sort ?? 'relevant'))
  const rows = await (page === undefined ? statement : statement.limit(page.limit).offset(page.offset))
  return { rows, total: rows[0]?.total ?? 0 }
}

export const countProducts = (db: Db, filter: ProductFilter): Promise<number> =>
  db.$count(products, and(...conditionsOf(filter)))

/** A product by slug, or by ID for links without a slug. */
export async function findProduct(db: Db, slugOrId: string): Promise<ProductRow | undefined> {
  const matches = isUuid(slugOrId) ? eq(products.id, slugOrId) : eq(products.slug, slugOrId)
  const [row] = await db.select(productColumns).from(products).where(matches)
  return row
}

/** A published product, with the IDs of a few others of its category and type, newest first. One statement. */
export async function findWithRelated(
  db: Db,
  slugOrId: string,
  limit: number,
): Promise<{ row: ProductRow; relatedIds: readonly string[] } | undefined> {
  const matches = isUuid(slugOrId) ? eq(products.id, slugOrId) : eq(products.slug, slugOrId)
  const relatedIds = sql<string[]>`array(
    select o.id from products o
    where o.is_published and o.category = ${sql.raw('products.category')}
      and o.product_type = ${sql.raw('products.product_type')} and o.id <> ${sql.raw('products.id')}
    order by o.created_at desc, o.id desc limit ${limit})`
  const [found] = await db
    .select({ ...productColumns, relatedIds })
    .from(products)
    .where(and(matches, eq(products.isPublished, true)))
  if (found === undefined) return undefined
  const { relatedIds: ids, ...row } = found
  return { row, relatedIds: ids }
}

/** Several products at once, in any order. */
export async function productsByIds(db: Db, ids: readonly string[]): Promise<ProductRow[]> {
  if (ids.length === 0) return []
  return db
    .select(productColumns)
    .from(products)
    .where(inArray(products.id, [...ids]))
}

/**
 * What is needed to sell several products at once, in any order: without description, pictures' texts and size chart.
 * What is reserved for the customer is available.
 */
export async function productsForSale(
  db: Db,
  ids: readonly string[],
  customerId: string | undefined,
): Promise<ProductForSale[]> {
  if (ids.length === 0) return []
  return db
    .select({ ...saleColumns, variants: variantsFor(customerId) })
    .from(products)
    .where(inArray(products.id, [...ids]))
}

/** Updates a product's rating in the transaction that writes, changes or deletes a review. */
export async function countRating(tx: Db, productId: string, stars: number, by: 1 | 0 | -1): Promise<void> {
  await tx.execute(sql`
    update products set rating_sum = rating_sum + ${stars}, review_count = review_count + ${by}
    where id = ${productId}`)
}

/** Names and slugs of several products, published or not, by ID. */
export async function productNames(db: Db, ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: products.id, name: products.name, slug: products.slug })
          .from(products)
          .where(inArray(products.id, [...ids]))
  return new Map(rows.map(({ id, ...rest }) => [id, rest]))
}

const hasFewLeft = sql`(not ${products.madeToOrder} and exists (
  select from variants v join variant_stock s on s.variant_id = v.id
  where v.product_id = ${products.id} and not v.withdrawn and not s.withdrawn
    and s.on_hand - s.held between 1 and ${limits.fewLeftBelow - 1}))`

function conditionsOf(filter: ProductFilter): SQL[] {
  const conditions: SQL[] = []
  if (filter.published !== undefined) conditions.push(eq(products.isPublished, filter.published))
  if (filter.archived !== undefined)
    conditions.push(filter.archived ? isNotNull(products.archivedAt) : isNull(products.archivedAt))
  if (filter.categories?.length) conditions.push(inArray(products.category, [...filter.categories]))
  if (filter.types?.length) conditions.push(inArray(products.productType, [...filter.types]))
  if (filter.bestSeller) conditions.push(eq(products.bestSeller, true))
  if (filter.lowStock) conditions.push(hasFewLeft)
  const search = filter.search?.trim() ?? ''
  if (search !== '') conditions.push(sql`${products.name} ilike ${`%${escapeLike(search)}%`}`)
  return conditions
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

function orderOf(sort: ProductSort): SQL[] {
  if (sort === 'low-high') return [asc(products.priceCents), asc(products.id)]
  if (sort === 'high-low') return [desc(products.priceCents), desc(products.id)]
  return [desc(products.createdAt), desc(products.id)]
}
