import type { Calls, ParsedBody, ParsedQuery } from '@first-fashion/contract'
import { careSymbols } from '@first-fashion/contract/catalog/care'
import type { Product } from '@first-fashion/contract/catalog/product'
import type { StaffProduct, StockHold } from '@first-fashion/contract/catalog/staff-product-calls'
import { centsFromRupees } from '@first-fashion/contract/money/money'
import type { Db } from '../../../platform/database/database.ts'
import { isViolation } from '../../../platform/database/violations.ts'
import { AppError } from '../../../platform/errors.ts'
import { sanitiseHtml } from '../../../platform/html.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import { pageOf } from '../../../platform/paging.ts'
import type { Shop } from '../../../shop.ts'
import { recordedChange } from '../../staff/index.ts'
import { productStockChanged, productsEdited, unknownProduct } from '../catalog.service.ts'
import { picturesOf } from '../editing/picture.queries.ts'
import { countProducts, findProduct, listProducts, type ProductFilter } from '../product.queries.ts'
import { type ProductRow, productOf } from '../product-row.ts'
import { changeProduct, lockedOnHand, setOnHand } from '../stock.queries.ts'
import { salesFigures } from './sales-figures.ts'
import { requirePublishable, staffProductOf } from './staff-product.view.ts'
import { stockHolders } from './stock-holders.ts'

type Edit = ParsedBody<Calls['staff.product-edit']>
type StockChange = ParsedBody<Calls['staff.stock-set']>

export async function listStaffProducts(
  shop: Shop,
  { page, ...query }: ParsedQuery<Calls['staff.products']>,
): Promise<{ products: StaffProduct[]; total: number; pages: number }> {
  const filter = filterOf(query)
  const { rows, ...counts } = await pageOf(page, (window) => listProducts(shop.database.db, filter, window))
  return { products: await toStaffProducts(shop, rows), ...counts }
}

export async function findStaffProduct(shop: Shop, productId: string): Promise<StaffProduct> {
  const [found] = await toStaffProducts(shop, [await requireProduct(shop, productId)])
  if (found === undefined) throw unknownProduct()
  return found
}

/** What holds units of it: in the sequence of the colours; of a size those that end first in front. */
export async function findHolds(shop: Shop, productId: string): Promise<StockHold[]> {
  const { variants } = await requireProduct(shop, productId)
  const ids = variants.map(({ id }) => id)
  const all = await Promise.all(stockHolders(shop).map((find) => find(shop.database.db, ids)))
  const endOf = ({ until }: { readonly until: Date | null }) => until?.getTime() ?? Number.POSITIVE_INFINITY
  const held = all.flat().toSorted((a, b) => a.size.localeCompare(b.size) || endOf(a) - endOf(b))
  return variants.flatMap(({ id, variantIndex }) =>
    held
      .filter(({ variantId }) => variantId === id)
      .map(({ variantId: _id, until, ...hold }) => ({
        ...hold,
        variantIndex,
        until: until?.getTime() ?? null,
      })),
  )
}

/** As shoppers will see it. */
export const previewProduct = async (shop: Shop, productId: string): Promise<Product> =>
  productOf(await requireProduct(shop, productId))

/** Refuses with 'catalog.changed-meanwhile' if someone else was faster, and 'catalog.collection-unknown'. */
export async function editProduct(
  shop: Shop,
  session: StaffSession,
  productId: string,
  edit: Edit,
): Promise<StaffProduct> {
  const before = await requireProduct(shop, productId)
  refuseUnfit(before, edit)
  await saveEdit(shop, session, before, edit)
  const choice = edit.bestSellerChoice ?? before.bestSellerChoice
  if (choice !== before.bestSellerChoice) await salesFigures(shop).refresh()
  return findStaffProduct(shop, productId)
}

/** Refuses with 'catalog.size-unknown', 'catalog.stock-below-held' and 'catalog.stock-changed-meanwhile'. */
export async function setProductStock(
  shop: Shop,
  session: StaffSession,
  productId: string,
  stock: StockChange,
): Promise<StaffProduct> {
  await saveStock(shop, session, await requireProduct(shop, productId), stock)
  return findStaffProduct(shop, productId)
}

async function toStaffProducts(shop: Shop, rows: readonly ProductRow[]): Promise<StaffProduct[]> {
  const ids = rows.map(({ id }) => id)
  const sold = await salesFigures(shop).soldLately(ids)
  const pictures = await picturesOf(shop.database.db, ids)
  return rows.map((one) => staffProductOf(one, sold.get(one.id) ?? 0, pictures.get(one.id)))
}

async function requireProduct({ database }: Shop, productId: string): Promise<ProductRow> {
  const found = isUuid(productId) ? await findProduct(database.db, productId) : undefined
  if (found === undefined) throw unknownProduct()
  return found
}

/** Refuses a print variant for what is not printed, and publishing what is not ready or archived. */
function refuseUnfit(before: ProductRow, edit: Edit): void {
  if (edit.printVariantId != null && !before.madeToOrder)
    throw new AppError('refused', 'catalog.not-printed', 'This product is not made to order')
  const publishes = edit.isPublished === true && !before.isPublished
  if (publishes) requirePublishable(before)
  if (publishes && before.archivedAt !== null) throw productArchived()
}

/** As the list with few left filters: what is not for sale can wait. */
export const countLowStock = (db: Db): Promise<number> => countProducts(db, filterOf({ stock: 'low' }))

function filterOf({
  search,
  category,
  type,
  state,
  stock,
}: Omit<ParsedQuery<Calls['staff.products']>, 'page'>): ProductFilter {
  return {
    archived: state === 'archived',
    ...(state === undefined || state === 'archived' ? {} : { published: state === 'published' }),
    ...(stock === undefined ? {} : { lowStock: true, published: true }),
    ...(category === undefined ? {} : { categories: [category] }),
    ...(type === undefined ? {} : { types: [type] }),
    ...(search === undefined ? {} : { search }),
  }
}

async function saveEdit(shop: Shop, session: StaffSession, before: ProductRow, edit: Edit) {
  const productId = before.id
  const {
    version,
    price,
    description,
    subCategory,
    collection,
    bestSellerChoice: choice,
    care,
    ...rest
  } = edit
  const change = {
    ...rest,
    ...(price === undefined ? {} : { priceCents: centsFromRupees(price) }),
    ...(description === undefined ? {} : { descriptionHtml: sanitiseHtml(description) }),
    ...(subCategory === undefined ? {} : { productType: subCategory }),
    ...(care === undefined ? {} : { care: careSymbols.filter((one) => care.includes(one)) }),
    ...(collection === undefined ? {} : { collectionId: collection }),
    ...(choice === undefined ? {} : { bestSellerChoice: choice }),
    ...(choice === undefined || choice === 'automatic' ? {} : { bestSeller: choice === 'always' }),
    ...(edit.isPublished === true ? firstSeen(before, shop.clock.now()) : {}),
  }
  const entry = { action: 'product-edit', subject: `product:${productId}`, change }
  const changing = recordedChange(shop, session, entry, async (tx) => {
    if (!(await changeProduct(tx, productId, version, change)))
      throw new AppError(
        'conflict',
        'catalog.changed-meanwhile',
        'Someone else changed this product. Please reload; your changes were not saved.',
      )
    await productsEdited(shop, tx, [productId])
  })
  await changing.catch((error: unknown) => {
    if (!isViolation(error, 'foreign-key', 'products_collection_id_fkey')) throw error
    throw new AppError('refused', 'catalog.collection-unknown', 'This collection does not exist')
  })
}

async function saveStock(shop: Shop, session: StaffSession, product: ProductRow, stock: StockChange) {
  const variant = product.variants.find((one) => one.variantIndex === stock.variantIndex)
  const unknownSize = () =>
    new AppError('unknown', 'catalog.size-unknown', 'This product does not have this colour and size')
  if (variant === undefined) throw unknownSize()
  const change = { variantIndex: stock.variantIndex, size: stock.size, onHand: stock.onHand }
  const entry = { action: 'stock-set', subject: `product:${product.id}`, change }
  const setting = recordedChange(shop, session, entry, async (tx) => {
    const key = { variantId: variant.id, size: stock.size }
    const onHand = await lockedOnHand(tx, key)
    if (onHand === undefined) throw unknownSize()
    if (onHand !== stock.expected) throw stockChanged(onHand)
    await setOnHand(tx, key, stock.onHand)
    await productStockChanged(shop, tx, [product.id])
  })
  await setting.catch((error: unknown) => {
    if (!isViolation(error, 'check')) throw error
    const message = 'Unpaid orders hold some of this stock, so the number cannot be lower.'
    throw new AppError('conflict', 'catalog.stock-below-held', message)
  })
}

/** What shoppers see for the first time is new to them from that moment. */
export const firstSeen = ({ publishedAt }: Pick<ProductRow, 'publishedAt'>, now: Date) =>
  publishedAt === null ? { publishedAt: now, createdAt: now } : {}

export const productArchived = () =>
  new AppError('conflict', 'catalog.product-archived', 'This product is archived. Restore it first.')

const stockChanged = (onHand: number) =>
  new AppError(
    'conflict',
    'catalog.stock-changed-meanwhile',
    `The stock has changed to ${onHand}. Please check it; your number was not saved.`,
  )
