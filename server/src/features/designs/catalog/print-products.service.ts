import { setTimeout } from 'node:timers/promises'
import {
  type PrintProduct,
  type PrintVariant,
  printCategoryIds,
} from '@first-fashion/contract/designs/print-catalog'
import { AppError } from '../../../platform/errors.ts'
import type { ListWindow } from '../../../platform/paging.ts'
import type { Shop } from '../../../shop.ts'
import { blankOf } from './blank-garment.ts'
import { featuresOf, printCategoryOf, proseOf } from './print-categories.rules.ts'
import {
  findPrintProduct,
  listedAt,
  listPrintProducts,
  type PrintFileRow,
  type PrintProductRow,
  type PrintVariantRow,
  printFilesOf,
  printProductsToRead,
  printVariantsOf,
  saveListing,
  savePrintFiles,
  saveVariants,
} from './print-products.queries.ts'

type Shown = ReturnType<typeof toPrintProductView>

/**
 * What can be printed on. The partner's answers stay in the database: an old one is shown at once and refreshed behind
 * it, so a partner that is down costs nothing but news.
 */
export interface PrintProducts {
  /** Refuses with 'designs.category-unknown' and, before the partner has ever answered, 'designs.catalog-unavailable'. */
  list(
    category: number | undefined,
    window: ListWindow,
  ): Promise<{ products: Shown[]; paging: ListWindow & { total: number } }>
  /** Refuses with 'designs.product-unknown' and 'designs.catalog-unavailable'. */
  product(id: string): Promise<{ product: Shown; variants: ReturnType<typeof toPrintVariantView>[] }>
  /** Reads list and products from the partner, if there is one: each can be opened then while the partner is down. */
  refresh(): Promise<void>
}

export interface PrintProductsDeps extends Shop {
  readonly proxyImage: ProxyImage
  /** Lets time pass; a server that stops does not wait for it. */
  readonly pause?: (ms: number) => Promise<unknown>
}

/** How old an answer may be before it is refreshed. */
const freshMs = 3_600_000
/** More products than this wait for the next refresh. */
const productsAtOnce = 200

export function createPrintProducts(deps: PrintProductsDeps): PrintProducts {
  const { database, proxyImage } = deps
  const { db } = database
  const upToDate = createUpToDate(deps)
  const refresh = () => readListing(deps)
  return {
    refresh: async () => {
      if (deps.printPartner === null) return
      await refresh()
      await refreshProducts(deps, deps.printPartner.catalog.pauseMs)
    },
    list: async (category, window) => {
      if (category !== undefined && !printCategoryIds.some((id) => id === category)) throw categoryUnknown()
      await upToDate('catalog', await listedAt(db), refresh)
      const { rows, total } = await listPrintProducts(db, category, window)
      return {
        products: rows.map((row) => toPrintProductView(row, proxyImage)),
        paging: { ...window, total },
      }
    },
    product: async (text) => {
      const id = /^\d{1,9}$/.test(text) ? Number(text) : 0
      await upToDate('catalog', await listedAt(db), refresh).catch(noProduct)
      const row = await findPrintProduct(db, id)
      if (row === undefined) throw productUnknown()
      await upToDate(`product ${id}`, row.variantsAt, () => readVariants(deps, row))
      const variants = await printVariantsOf(db, id)
      const files = Map.groupBy(await printFilesOf(db, id), ({ variantId }) => variantId)
      if (variants.length > 0 && files.size === 0) throw productUnknown()
      return {
        product: toPrintProductView(row, proxyImage),
        variants: variants.map((one) => toPrintVariantView(one, row, files.get(one.id) ?? [], proxyImage)),
      }
    },
  }
}

/** Waits for a first answer, refreshes an old one in the background, and asks for each once at a time. */
function createUpToDate({ clock, onError }: PrintProductsDeps) {
  const running = new Map<string, Promise<void>>()
  const once = (name: string, read: () => Promise<void>) => {
    const already = running.get(name)
    if (already !== undefined) return already
    const started = read().finally(() => running.delete(name))
    running.set(name, started)
    return started
  }
  return async (name: string, at: Date | null, read: () => Promise<void>): Promise<void> => {
    if (at === null) return once(name, read)
    if (clock.now().getTime() - at.getTime() < freshMs) return
    once(name, read).catch((error: unknown) => onError(error, `print catalog, ${name}`))
  }
}

async function readListing({ database, clock, printPartner }: PrintProductsDeps): Promise<void> {
  if (printPartner === null) return noListing()
  const { categories, products } = await printPartner.catalog.listing().catch(noListing)
  const categoryOf = new Map(categories.map((category) => [category.id, printCategoryOf(category)]))
  const rows = products.map(({ categoryId, ...product }, position) => ({
    ...product,
    position,
    category: categoryOf.get(categoryId) ?? null,
  }))
  await database.transaction((tx) => saveListing(tx, rows, clock.now()))
}

/**
 * One by one with pauses, as the partner counts requests. One that cannot be read keeps none of the others from being
 * read. If the partner takes no more, the others are read first in the next night.
 */
async function refreshProducts(deps: PrintProductsDeps, pauseMs: number): Promise<void> {
  const { pause = pauseOf } = deps
  for (const [at, row] of (await printProductsToRead(deps.database.db, productsAtOnce)).entries()) {
    if (at > 0) await pause(pauseMs)
    try {
      await readVariants(deps, row)
    } catch (error) {
      deps.onError(error, `print catalog, product ${row.id}`)
      if (isBusy(error)) return
    }
  }
}

const pauseOf = (ms: number) => setTimeout(ms, undefined, { ref: false })

const isBusy = (error: unknown): boolean =>
  error instanceof AppError && error.cause instanceof AppError && error.cause.code === 'print.busy'

async function readVariants(
  { database, clock, printPartner }: PrintProductsDeps,
  { id: productId }: PrintProductRow,
): Promise<void> {
  if (printPartner === null) return noProduct()
  const variants = (await printPartner.catalog.variants(productId).catch(noProduct)) ?? []
  const rows = variants.map(({ files: _, ...variant }, position) => ({ ...variant, productId, position }))
  const files = variants.flatMap((variant) =>
    variant.files.map((file) => ({ ...file, variantId: variant.id })),
  )
  await database.transaction(async (tx) => {
    await saveVariants(tx, productId, rows, clock.now())
    await savePrintFiles(
      tx,
      rows.map(({ id }) => id),
      files,
    )
  })
}

const unavailable =
  (message: string) =>
  (cause?: unknown): never => {
    throw new AppError('unavailable', 'designs.catalog-unavailable', message, { cause })
  }
const noListing = unavailable('Failed to load products')
const noProduct = unavailable('Failed to load product data')

const categoryUnknown = () =>
  new AppError('refused', 'designs.category-unknown', 'There is no such category of products to design')
const productUnknown = () =>
  new AppError('unknown', 'designs.product-unknown', 'This product cannot be designed any more')

/** The shop's own address of a partner's picture; empty for one that may not be shown. */
type ProxyImage = (url: string) => string

const toPrintProductView = (row: PrintProductRow, proxyImage: ProxyImage): PrintProduct => ({
  id: row.id,
  title: row.title,
  image: proxyImage(row.image),
  variant_count: row.variantCount,
  type_name: row.typeName,
  brand: row.brand,
  description: proseOf(row.description),
  features: featuresOf(row.description),
})

/** The partner's catalogue has no numbers of its own for variants, no weights and no sizes in centimetres. */
const toPrintVariantView = (
  row: PrintVariantRow,
  { id, category }: Pick<PrintProductRow, 'id' | 'category'>,
  files: readonly PrintFileRow[],
  proxyImage: ProxyImage,
): PrintVariant => ({
  id: row.id,
  size: row.size,
  color: row.color,
  color_label: row.color,
  color_code: row.colorCode,
  price: row.usdCents / 100,
  sku: `PF-${id}-${row.id}`,
  weight: null,
  dimensions: null,
  material: row.material,
  image: proxyImage(row.image),
  files: files.map(({ side, widthPx, heightPx, dpi, fill }) => ({
    type: side,
    preview_url: '',
    width: widthPx,
    height: heightPx,
    dpi,
    fill,
  })),
  blank: blankOf({ category, colorCode: row.colorCode, file: files.find(({ side }) => side === 'front') }),
  in_stock: row.isInStock,
})
