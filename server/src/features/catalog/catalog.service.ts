import type { Calls, ParsedQuery, ResponseOf } from '@first-fashion/contract'
import type { Product, ProductCollection } from '@first-fashion/contract/catalog/product'
import { limits } from '@first-fashion/contract/limits'
import { lkrCents, rupeesFromCents } from '@first-fashion/contract/money/money'
import type { Database, Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { DomainEvent } from '../../platform/events/domain-event.ts'
import { pagesOf } from '../../platform/paging.ts'
import { perShop, type Shop, seam } from '../../shop.ts'
import { createProductCache } from './cached/product-cache.ts'
import { cardsByIds } from './cached/product-cards.queries.ts'
import { productChanged, stockChanged } from './catalog.events.ts'
import { listCollections } from './collection.queries.ts'
import { createIndexedProducts } from './indexed-products.ts'
import { findWithRelated, listProducts, productsByIds } from './product.queries.ts'
import type { Choice, ProductIndex } from './product-index.ts'
import { productOf } from './product-row.ts'

export type ListQuery = ParsedQuery<Calls['catalog.list']>
export type ListAnswer = ResponseOf<Calls['catalog.list']>
export type CardsAnswer = ResponseOf<Calls['catalog.cards']>
type SuggestQuery = ParsedQuery<Calls['catalog.suggest']>
type SuggestAnswer = ResponseOf<Calls['catalog.suggest']>
type LinesAnswer = ResponseOf<Calls['catalog.collections']>
type SingleAnswer = ResponseOf<Calls['catalog.single']>

/**
 * Acts on returned stock in the transaction that returns it, before anyone else can order it: it may reserve units for a
 * customer.
 */
export const stockReturned =
  seam<(tx: Db, productIds: readonly string[]) => Promise<void>>('who waits for stock')

/** Products in memory: an index of all, and what lists and pages show of many. */
export const catalogMemory = perShop(({ database, clock, cache, invalidation }) => {
  const { db } = database
  const indexed = createIndexedProducts(database)
  const cards = createProductCache({ clock, most: 2000, read: (ids) => cardsByIds(db, ids) })
  const related = createProductCache({ clock, most: 500, read: (ids) => publishedProducts(db, ids) })
  const drop = (ids: readonly string[] | undefined) => {
    cards.drop(ids)
    related.drop(ids)
  }
  let collections: readonly ProductCollection[] = []
  return {
    index: indexed.index,
    cards,
    related,
    collections: () => collections,
    collectionCache: invalidation.cache('collections', async () => {
      collections = await listCollections(db)
      cache.drop(['products'])
    }),
    productCache: invalidation.cache('products', async (ids) => {
      await indexed.refresh(ids)
      drop(ids)
      if (ids === undefined) cache.clear()
      else cache.drop(['products', ...ids.map(tagOf)])
    }),
    detailCache: invalidation.cache('product-details', (ids) => {
      drop(ids)
      if (ids === undefined) cache.clear()
      else cache.drop(ids.map(tagOf))
    }),
    quantityCache: invalidation.cache('product-quantities', (ids) => {
      if (ids === undefined) cache.clear()
      else cache.drop(ids.map(quantityTagOf))
    }),
  }
})

/** A page of products, or all of them. */
export async function listCatalog(shop: Shop, query: ListQuery): Promise<ListAnswer> {
  const { index, collections } = catalogMemory(shop)
  if (query.page === undefined && query.size === undefined) return listAll(shop.database, index, query)
  const { ids, ...page } = findPage(index, collections(), query)
  return { success: true, products: await inOrder(shop.database, ids), ...page }
}

/** One page of what the store's lists show, and when the oldest of it was read (ms). */
export async function listCards(
  shop: Shop,
  query: ListQuery,
): Promise<{ readonly answer: CardsAnswer; readonly readAt: number }> {
  const { index, collections, cards } = catalogMemory(shop)
  const { ids, ...page } = findPage(index, collections(), query)
  const { products, readAt } = await cards.find(ids)
  return { answer: { success: true, products, ...page }, readAt }
}

/** The collections. */
export const answerCollections = (shop: Shop): LinesAnswer => ({
  success: true,
  collections: [...catalogMemory(shop).collections()],
})

/** Suggests a few products while a shopper types, best matches first. */
export async function suggest(shop: Shop, { search }: SuggestQuery): Promise<SuggestAnswer> {
  const { index, cards } = catalogMemory(shop)
  const { ids, total, approximate } = index.find(choiceOf({ search }), {
    limit: limits.searchSuggestions,
    offset: 0,
  })
  return { success: true, products: (await cards.find(ids)).products, total, approximate }
}

/**
 * A published product by slug or ID, with related products, and when the oldest was read (ms). Refuses with
 * 'catalog.product-unknown'.
 */
export async function findSingle(
  shop: Shop,
  slugOrId: string,
): Promise<{ readonly answer: SingleAnswer; readonly readAt: number }> {
  const found = await findWithRelated(shop.database.db, slugOrId, limits.relatedProducts)
  if (found === undefined) throw unknownProduct()
  const { products, readAt } = await catalogMemory(shop).related.find(found.relatedIds)
  return { answer: { success: true, product: productOf(found.row), related: products }, readAt }
}

/** The id of a published product. Refuses with 'catalog.product-unknown'. */
export const productIdOf = async (shop: Shop, slug: string): Promise<string> =>
  (await findSingle(shop, slug)).answer.product._id

/** In the transaction that changes products: everything that shows them is rebuilt. */
export const productsChanged = (shop: Shop, tx: Db, productIds: readonly string[]): Promise<void> =>
  catalogMemory(shop).productCache.changed(tx, productIds)

/** The same, for staff who changed the products themselves: 'product-changed' is emitted as well. */
export const productsEdited = (shop: Shop, tx: Db, productIds: readonly string[]): Promise<void> =>
  changed(shop, tx, productChanged, productIds)

/** The same, for stock that staff set, that sold out or came back: 'stock-changed' is emitted as well. */
export async function productStockChanged(shop: Shop, tx: Db, productIds: readonly string[]): Promise<void> {
  await stockReturned(shop)(tx, productIds)
  await changed(shop, tx, stockChanged, productIds)
}

/** The same for collections or the products in them; 'product-changed' is emitted for these. */
export async function collectionsChanged(shop: Shop, tx: Db, productIds: readonly string[]): Promise<void> {
  await catalogMemory(shop).collectionCache.changed(tx)
  await changed(shop, tx, productChanged, productIds)
}

/** Rebuilds the products' own pages but no lists, for facts that only they show, such as low stock and reviews. */
export const detailsChanged = (shop: Shop, tx: Db, productIds: readonly string[]): Promise<void> =>
  catalogMemory(shop).detailCache.changed(tx, productIds)

interface OfProducts {
  productIds: string[]
}

async function changed(
  shop: Shop,
  tx: Db,
  event: DomainEvent<OfProducts>,
  productIds: readonly string[],
): Promise<void> {
  await productsChanged(shop, tx, productIds)
  if (productIds.length > 0) await shop.events.emit(tx, event, { productIds: [...productIds] })
}

/** Drops answers with quantities, but no pages: an open page asks for them itself. */
export const quantitiesChanged = (shop: Shop, tx: Db, productIds: readonly string[]): Promise<void> =>
  catalogMemory(shop).quantityCache.changed(tx, productIds)

/** The tag of answers that show how many units of a product are left. */
export const quantityTagOf = (productId: string) => `quantities:${productId}`

const tagOf = (productId: string) => `product:${productId}`

/** All that match, as the pages of the same choice together. */
async function listAll(database: Database, index: ProductIndex, query: ListQuery): Promise<ListAnswer> {
  const products =
    Object.keys(query).length === 0
      ? (await listProducts(database.db, { published: true })).rows.map(productOf)
      : await inOrder(
          database,
          index.find(choiceOf(query), { limit: Number.MAX_SAFE_INTEGER, offset: 0 }).ids,
        )
  return { success: true, products, total: products.length, page: 1, pages: 1 }
}

/** One page of the index, with all about it but the products. */
function findPage(index: ProductIndex, collections: readonly ProductCollection[], query: ListQuery) {
  const page = query.page ?? 1
  const limit = query.size ?? limits.collectionPageSize
  const { ids, total, approximate, facets } = index.find(choiceOf(query), {
    limit,
    offset: (page - 1) * limit,
  })
  const { price, ...counts } = facets
  return {
    ids,
    total,
    page,
    pages: pagesOf(total, limit),
    approximate,
    collections: collections.map(({ id, name }) => ({ id, name })),
    collection: oneOf(collections, query.collection),
    facets: {
      ...counts,
      price: price === null ? null : { lowest: rupees(price.lowest), highest: rupees(price.highest) },
    },
  }
}

/** The chosen collection, if there is exactly one. */
function oneOf(
  collections: readonly ProductCollection[],
  chosen: readonly string[] = [],
): ProductCollection | null {
  const found = collections.filter(({ id }) => chosen.includes(id))
  return found.length === 1 ? (found[0] ?? null) : null
}

const choiceOf = (query: ListQuery): Choice => ({
  categories: query.category ?? [],
  types: query.type ?? [],
  collections: query.collection ?? [],
  sizes: query.sizes ?? [],
  colours: query.colour ?? [],
  minCents: query.minPrice === undefined ? undefined : query.minPrice * 100,
  maxCents: query.maxPrice === undefined ? undefined : query.maxPrice * 100,
  inStock: query.inStock === 'true',
  search: query.search?.trim() ?? '',
  bestSeller: query.bestSeller === 'true',
  sort: query.sort ?? 'relevant',
})

/** Found products are read from the database; a product that was just removed is left out. */
async function inOrder(database: Database, ids: readonly string[]): Promise<Product[]> {
  const found = new Map((await publishedProducts(database.db, ids)).map((product) => [product._id, product]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

const publishedProducts = async (db: Db, ids: readonly string[]): Promise<Product[]> =>
  (await productsByIds(db, ids)).filter(({ isPublished }) => isPublished).map(productOf)

const rupees = (cents: number) => rupeesFromCents(lkrCents(cents))

export const unknownProduct = () => new AppError('unknown', 'catalog.product-unknown', 'Product not found')
