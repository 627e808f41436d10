import type { Calls, ParsedQuery, ResponseOf } from '@first-fashion/contract'
import type { Product, ProductCard, ProductCollection } from '@first-fashion/contract/catalog/product'
import { limits } from '@first-fashion/contract/limits'
import { lkrCents, rupeesFromCents } from '@first-fashion/contract/money/money'
import type { Invalidation, SharedCache } from '../../platform/bus/invalidation.ts'
import type { ResponseCache } from '../../platform/cache/response-cache.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { DomainEvent, Events } from '../../platform/events/domain-event.ts'
import { pagesOf } from '../../platform/paging.ts'
import { createProductCache, type ProductCache } from './cached/product-cache.ts'
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
export type SuggestAnswer = ResponseOf<Calls['catalog.suggest']>
export type LinesAnswer = ResponseOf<Calls['catalog.collections']>
export type SingleAnswer = ResponseOf<Calls['catalog.single']>

export interface Catalog {
  list(query: ListQuery): Promise<ListAnswer>
  /** One page of what the store's lists show, and when the oldest of it was read (ms). */
  cards(query: ListQuery): Promise<{ readonly answer: CardsAnswer; readonly readAt: number }>
  /** The collections. */
  collections(): Promise<LinesAnswer>
  /** Suggests a few products while a shopper types, best matches first. */
  suggest(query: SuggestQuery): Promise<SuggestAnswer>
  /** A published product by slug or ID, with related products, and when the oldest was read (ms). Refuses with 'catalog.product-unknown'. */
  single(slugOrId: string): Promise<{ readonly answer: SingleAnswer; readonly readAt: number }>
  /** In the transaction that changes products: everything that shows them is rebuilt. */
  productsChanged(tx: Db, productIds: readonly string[]): Promise<void>
  /** The same, for staff who changed the products themselves: 'product-changed' is emitted as well. */
  productsEdited(tx: Db, productIds: readonly string[]): Promise<void>
  /** The same, for stock that staff set, that sold out or came back: 'stock-changed' is emitted as well. */
  stockChanged(tx: Db, productIds: readonly string[]): Promise<void>
  /** The same for collections or the products in them; 'product-changed' is emitted for these. */
  collectionsChanged(tx: Db, productIds: readonly string[]): Promise<void>
  /** Rebuilds the products' own pages but no lists, for facts that only they show, such as low stock and reviews. */
  detailsChanged(tx: Db, productIds: readonly string[]): Promise<void>
}

export interface CatalogDeps {
  readonly database: Database
  readonly clock: Clock
  readonly cache: ResponseCache
  readonly invalidation: Invalidation
  readonly events: Events
  /**
   * Acts on returned stock in the transaction that returns it, before anyone else can order it: it may reserve units for
   * a customer.
   */
  readonly onStockChanged?: (tx: Db, productIds: readonly string[]) => Promise<void>
}

export function createCatalog(deps: CatalogDeps): Catalog {
  const { database, clock, cache, invalidation } = deps
  const indexed = createIndexedProducts(database)
  const { cards, related, dropCached } = productCaches({ database, clock })
  let collections: readonly ProductCollection[] = []
  const cachedCollections = invalidation.cache('collections', async () => {
    collections = await listCollections(database.db)
    cache.drop(['products'])
  })
  const cachedProducts = invalidation.cache('products', async (ids) => {
    await indexed.refresh(ids)
    dropCached(ids)
    if (ids === undefined) cache.clear()
    else cache.drop(['products', ...ids.map(tagOf)])
  })
  const cachedDetails = invalidation.cache('product-details', (ids) => {
    dropCached(ids)
    if (ids === undefined) cache.clear()
    else cache.drop(ids.map(tagOf))
  })
  return {
    list: async (query) => {
      if (query.page === undefined && query.size === undefined) return listAll(database, indexed.index, query)
      const { ids, ...page } = findPage(indexed.index, collections, query)
      return { success: true, products: await inOrder(database, ids), ...page }
    },
    cards: async (query) => {
      const { ids, ...page } = findPage(indexed.index, collections, query)
      const { products, readAt } = await cards.find(ids)
      return { answer: { success: true, products, ...page }, readAt }
    },
    collections: async () => ({ success: true, collections: [...collections] }),
    suggest: (query) => suggest(cards, indexed.index, query),
    single: (slugOrId) => single(database, related, slugOrId),
    ...changesOf(cachedProducts, cachedCollections, deps),
    detailsChanged: (tx, productIds) => cachedDetails.changed(tx, productIds),
  }
}

/** What is shown of products in many answers at once. */
function productCaches({ database: { db }, clock }: Pick<CatalogDeps, 'database' | 'clock'>) {
  const cards = createProductCache({ clock, most: 2000, read: (ids) => cardsByIds(db, ids) })
  const related = createProductCache({ clock, most: 500, read: (ids) => publishedProducts(db, ids) })
  const dropCached = (ids: readonly string[] | undefined) => {
    cards.drop(ids)
    related.drop(ids)
  }
  return { cards, related, dropCached }
}

interface OfProducts {
  productIds: string[]
}

type Changes = Pick<Catalog, 'productsChanged' | 'productsEdited' | 'stockChanged' | 'collectionsChanged'>

/** Announces changes to what is cached, and to whoever subscribes to their events. */
function changesOf(
  products: SharedCache,
  collections: SharedCache,
  { events, onStockChanged }: Pick<CatalogDeps, 'events' | 'onStockChanged'>,
): Changes {
  const emitChange = async (tx: Db, event: DomainEvent<OfProducts>, productIds: readonly string[]) => {
    await products.changed(tx, productIds)
    if (productIds.length > 0) await events.emit(tx, event, { productIds: [...productIds] })
  }
  return {
    productsChanged: (tx, productIds) => products.changed(tx, productIds),
    productsEdited: (tx, productIds) => emitChange(tx, productChanged, productIds),
    stockChanged: async (tx, productIds) => {
      await onStockChanged?.(tx, productIds)
      await emitChange(tx, stockChanged, productIds)
    },
    collectionsChanged: async (tx, productIds) => {
      await collections.changed(tx)
      await emitChange(tx, productChanged, productIds)
    },
  }
}

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

async function suggest(
  cards: ProductCache<ProductCard>,
  index: ProductIndex,
  query: SuggestQuery,
): Promise<SuggestAnswer> {
  const { ids, total, approximate } = index.find(choiceOf({ search: query.search }), {
    limit: limits.searchSuggestions,
    offset: 0,
  })
  return { success: true, products: (await cards.find(ids)).products, total, approximate }
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

async function single(
  { db }: Database,
  related: ProductCache<Product>,
  slugOrId: string,
): Promise<{ answer: SingleAnswer; readAt: number }> {
  const found = await findWithRelated(db, slugOrId, limits.relatedProducts)
  if (found === undefined) throw unknownProduct()
  const { products, readAt } = await related.find(found.relatedIds)
  return { answer: { success: true, product: productOf(found.row), related: products }, readAt }
}

/** The id of a published product. Refuses with 'catalog.product-unknown'. */
export const productIdOf = async (catalog: Pick<Catalog, 'single'>, slug: string): Promise<string> =>
  (await catalog.single(slug)).answer.product._id

export const unknownProduct = () => new AppError('unknown', 'catalog.product-unknown', 'Product not found')
