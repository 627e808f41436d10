import { setTimeout } from 'node:timers/promises'
import {
  type PrintProduct,
  type PrintVariant,
  printCategoryIds,
} from '@first-fashion/contract/designs/print-catalog'
import { AppError } from '../../../platform/errors.ts'
import { type ImageHosts, proxiedImage } from '../../../platform/media/proxy/image-addresses.ts'
import type { ListWindow } from '../../../platform/paging.ts'
import { perShop, type Shop } from '../../../shop.ts'
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

/** How old an answer may be before it is refreshed. */
const freshMs = 3_600_000
/** More products than this wait for the next refresh. */
const productsAtOnce = 200

/*
 * What can be printed on. The partner's answers stay in the database: an old one is shown at once and refreshed behind
 * it, so a partner that is down costs nothing but news.
 */

/** Refuses with 'designs.category-unknown' and, before the partner has ever answered, 'designs.catalog-unavailable'. */
export async function findPrintCatalog(
  shop: Shop,
  category: number | undefined,
  window: ListWindow,
): Promise<{ products: PrintProduct[]; paging: ListWindow & { total: number } }> {
  if (category !== undefined && !printCategoryIds.some((id) => id === category)) throw categoryUnknown()
  const { db } = shop.database
  await upToDate(shop, 'catalog', await listedAt(db), readListing)
  const { rows, total } = await listPrintProducts(db, category, window)
  return {
    products: rows.map((row) => toPrintProductView(row, shop.imageHosts)),
    paging: { ...window, total },
  }
}

/** Refuses with 'designs.product-unknown' and 'designs.catalog-unavailable'. */
export async function openPrintProduct(
  shop: Shop,
  text: string,
): Promise<{ product: PrintProduct; variants: PrintVariant[] }> {
  const { db } = shop.database
  const id = /^\d{1,9}$/.test(text) ? Number(text) : 0
  await upToDate(shop, 'catalog', await listedAt(db), readListing).catch(noProduct)
  const row = await findPrintProduct(db, id)
  if (row === undefined) throw productUnknown()
  await upToDate(shop, `product ${id}`, row.variantsAt, () => readVariants(shop, row))
  const variants = await printVariantsOf(db, id)
  const files = Map.groupBy(await printFilesOf(db, id), ({ variantId }) => variantId)
  if (variants.length > 0 && files.size === 0) throw productUnknown()
  return {
    product: toPrintProductView(row, shop.imageHosts),
    variants: variants.map((one) => toPrintVariantView(one, row, files.get(one.id) ?? [], shop.imageHosts)),
  }
}

/** Lets time pass; a server that stops does not wait for it. */
const wait = (ms: number) => setTimeout(ms, undefined, { ref: false })

/** Reads list and products from the partner, if there is one: each can be opened then while the partner is down. */
export async function refreshPrintCatalog(
  shop: Shop,
  pause: (ms: number) => Promise<unknown> = wait,
): Promise<void> {
  if (shop.printPartner === null) return
  const { pauseMs } = shop.printPartner.catalog
  await readListing(shop)
  await refreshProducts(shop, () => pause(pauseMs))
}

/** What is being read from the partner, by name. */
const reading = perShop(() => new Map<string, Promise<void>>())

/** Waits for a first answer, refreshes an old one in the background, and asks for each once at a time. */
async function upToDate(
  shop: Shop,
  name: string,
  at: Date | null,
  read: (shop: Shop) => Promise<void>,
): Promise<void> {
  if (at === null) return readOnce(shop, name, read)
  if (shop.clock.now().getTime() - at.getTime() < freshMs) return
  readOnce(shop, name, read).catch((error: unknown) => shop.onError(error, `print catalog, ${name}`))
}

function readOnce(shop: Shop, name: string, read: (shop: Shop) => Promise<void>): Promise<void> {
  const running = reading(shop)
  const already = running.get(name)
  if (already !== undefined) return already
  const started = read(shop).finally(() => running.delete(name))
  running.set(name, started)
  return started
}

async function readListing({ database, clock, printPartner }: Shop): Promise<void> {
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
async function refreshProducts(shop: Shop, pause: () => Promise<unknown>): Promise<void> {
  for (const [at, row] of (await printProductsToRead(shop.database.db, productsAtOnce)).entries()) {
    if (at > 0) await pause()
    try {
      await readVariants(shop, row)
    } catch (error) {
      shop.onError(error, `print catalog, product ${row.id}`)
      if (isBusy(error)) return
    }
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof AppError && error.cause instanceof AppError && error.cause.code === 'print.busy'

async function readVariants(
  { database, clock, printPartner }: Shop,
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

const toPrintProductView = (row: PrintProductRow, hosts: ImageHosts): PrintProduct => ({
  id: row.id,
  title: row.title,
  image: proxiedImage(row.image, hosts),
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
  hosts: ImageHosts,
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
  image: proxiedImage(row.image, hosts),
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
