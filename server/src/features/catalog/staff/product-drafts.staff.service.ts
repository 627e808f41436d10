import type { Calls, ParsedBody } from '@first-fashion/contract'
import { careSymbols } from '@first-fashion/contract/catalog/care'
import { draftErrors, type ProductDraft } from '@first-fashion/contract/catalog/product-draft'
import { centsFromRupees } from '@first-fashion/contract/money/money'
import { cutText } from '@first-fashion/contract/text/cut-text'
import type { Db } from '../../../platform/database/database.ts'
import { isViolation } from '../../../platform/database/violations.ts'
import { AppError } from '../../../platform/errors.ts'
import { sanitiseHtml } from '../../../platform/html.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid, type NewId } from '../../../platform/ids.ts'
import { addressOfUpload } from '../../../platform/uploads/uploaded-pictures.ts'
import type { Shop } from '../../../shop.ts'
import { recordedChange } from '../../staff/index.ts'
import { productStockChanged, productsEdited, unknownProduct } from '../catalog.service.ts'
import { insertProduct, lockProduct, setNextVariantIndex, slugsLike } from '../editing/editing.queries.ts'
import { insertUpload, picturesInUse, picturesOf, setPictures } from '../editing/picture.queries.ts'
import { findProduct } from '../product.queries.ts'
import { changeProduct } from '../stock.queries.ts'
import { saveColours } from './product-colours.ts'
import { salesFigures } from './sales-figures.ts'
import { plainSlug, slugFor } from './slug.rules.ts'
import { requireDraftPublishable } from './staff-product.view.ts'

type Saved = ParsedBody<Calls['staff.product-save']>

/**
 * Answers the product's id. Refuses with 'catalog.product-invalid', '.picture-unknown', '.collection-unknown' and
 * '.size-chart-unknown'.
 */
export async function addProduct(shop: Shop, session: StaffSession, draft: ProductDraft): Promise<string> {
  refuseWrongFields(draft)
  const id = shop.newId()
  return recordedEdit(shop, session, { action: 'product-add', productId: id }, (tx) =>
    insert(shop, tx, id, draft),
  )
}

/** As `addProduct`; also with '.changed-meanwhile', '.stock-below-held', '.stock-changed-meanwhile', '.not-publishable'. */
export async function saveProduct(
  shop: Shop,
  session: StaffSession,
  productId: string,
  { version, ...draft }: Saved,
): Promise<string> {
  refuseWrongFields(draft)
  if (!isUuid(productId)) throw unknownProduct()
  const before = await findProduct(shop.database.db, productId)
  if (before === undefined) throw unknownProduct()
  if ((draft.printVariantId ?? draft.printProductId) !== null && !before.madeToOrder)
    throw new AppError('refused', 'catalog.not-printed', 'This product is not made to order')
  await recordedEdit(shop, session, { action: 'product-save', productId }, (tx) =>
    saveDraft(shop, tx, productId, version, draft),
  )
  if (draft.bestSellerChoice !== before.bestSellerChoice) await salesFigures(shop).refresh()
  return productId
}

/** Answers the copy's id. */
export async function duplicateProduct(
  shop: Shop,
  session: StaffSession,
  productId: string,
): Promise<string> {
  const draft = isUuid(productId) ? await copyOf(shop.database.db, productId) : undefined
  if (draft === undefined) throw unknownProduct()
  const id = shop.newId()
  return recordedEdit(shop, session, { action: 'product-duplicate', productId: id }, async (tx) => {
    const { slug } = await insert(shop, tx, id, draft)
    return { of: productId, slug }
  })
}

/** Makes a change and records it, in one transaction; then everything that shows the product is rebuilt. */
async function recordedEdit(
  shop: Shop,
  session: StaffSession,
  { action, productId }: { readonly action: string; readonly productId: string },
  work: (tx: Db) => Promise<object>,
): Promise<string> {
  const entryOf = (change: object) => ({ action, subject: `product:${productId}`, change })
  const changing = recordedChange(shop, session, entryOf, async (tx) => {
    await productsEdited(shop, tx, [productId])
    return work(tx)
  })
  await changing.catch(refuseUnknownNames)
  return productId
}

async function insert({ clock, newId }: Shop, tx: Db, id: string, draft: ProductDraft) {
  const slug = slugFor(draft.name, await slugsLike(tx, plainSlug(draft.name)))
  await insertProduct(tx, {
    id,
    slug,
    createdAt: clock.now(),
    ...emptyProduct,
    ...columnsOf(draft, clock.now()),
  })
  await saveParts(tx, newId, id, 0, draft)
  return { ...draft, slug }
}

async function saveDraft(shop: Shop, tx: Db, productId: string, version: number, draft: ProductDraft) {
  const { clock, newId } = shop
  const locked = await lockProduct(tx, productId)
  if (locked === undefined) throw unknownProduct()
  if (locked.version !== version) throw changedMeanwhile()
  if (locked.isPublished) requireDraftPublishable(draft, locked.sizes)
  // Shoppers and search engines have the address from the first day on: it stays when the name changes.
  const isKnown = locked.publishedAt !== null || locked.isPublished
  const slug =
    isKnown || draft.name === locked.name
      ? {}
      : { slug: slugFor(draft.name, without(await slugsLike(tx, plainSlug(draft.name)), locked.slug)) }
  await changeProduct(tx, productId, version, { ...columnsOf(draft, clock.now()), ...slug })
  await saveParts(tx, newId, productId, locked.nextVariantIndex, draft)
  if (changesStock(draft)) await productStockChanged(shop, tx, [productId])
  return { ...draft, ...slug }
}

const changesStock = ({ colours }: ProductDraft): boolean =>
  colours.some(({ sizes }) => sizes.some(({ onHand, expected }) => onHand !== expected))

/** Colours, stock and pictures; the pictures name the colours by their places. */
async function saveParts(tx: Db, newId: NewId, productId: string, nextIndex: number, draft: ProductDraft) {
  const offered = await saveColours(tx, newId, productId, nextIndex, draft.colours)
  await refuseForeignPictures(tx, draft)
  const pictures = draft.pictures.map(({ address, alt, colour }) => ({
    address,
    alt,
    variantId: colour === null ? null : (offered.variantIds[colour] ?? null),
  }))
  await setPictures(tx, productId, pictures, offered.variantIds)
  await setNextVariantIndex(tx, productId, offered.nextVariantIndex)
}

/** Beside what staff uploaded a product shows only what some product of the shop shows already. */
async function refuseForeignPictures(tx: Db, { pictures }: ProductDraft): Promise<void> {
  const others = pictures.map(({ address }) => address).filter((address) => !isUpload(address))
  const known = await picturesInUse(tx, others)
  const foreign = pictures.findIndex(({ address }) => !isUpload(address) && !known.has(address))
  if (foreign !== -1) throw pictureUnknown({ [`pictures.${foreign}`]: 'This picture was not found' })
}

const isUpload = (address: string) => /^\/media\/uploads\/[0-9a-f-]{36}\/960\.webp$/.test(address)

function columnsOf(draft: ProductDraft, now: Date) {
  const { bestSellerChoice: choice, earlyAccessUntil: opensAt } = draft
  return {
    name: draft.name,
    descriptionHtml: sanitiseHtml(draft.description),
    priceCents: centsFromRupees(draft.price),
    category: draft.category,
    productType: draft.subCategory,
    collectionId: draft.collection,
    fabric: draft.fabric,
    care: careSymbols.filter((one) => draft.care.includes(one)),
    careNote: draft.careNote,
    fit: draft.fit,
    sizeChartId: draft.sizeChart,
    weightGrams: draft.weightGrams,
    printVariantId: draft.printVariantId,
    printProductId: draft.printProductId,
    finalSale: draft.finalSale,
    taxClass: draft.taxClass,
    // What has opened meanwhile stays open.
    earlyAccessUntil: opensAt === null || opensAt <= now.getTime() ? null : new Date(opensAt),
    bestSellerChoice: choice,
    ...(choice === 'automatic' ? {} : { bestSeller: choice === 'always' }),
  }
}

const emptyProduct = { images: [], sizes: [], bestSeller: false, isPublished: false, madeToOrder: false }

/** What a product says, as a draft of another one: without stock, and not among the best sellers by choice. */
async function copyOf(db: Db, productId: string): Promise<ProductDraft | undefined> {
  const row = await findProduct(db, productId)
  if (row === undefined) return undefined
  const pictures = (await picturesOf(db, [productId])).get(productId) ?? []
  const placeOf = (variantId: string | null) => row.variants.findIndex(({ id }) => id === variantId)
  return {
    name: cutText(`Copy of ${row.name}`, 160),
    description: row.descriptionHtml,
    price: row.priceCents / 100,
    category: row.category,
    subCategory: row.productType,
    collection: row.collection?.id ?? null,
    fabric: row.fabric,
    care: [...row.care],
    careNote: row.careNote,
    fit: row.fit,
    sizeChart: row.sizeChartId,
    weightGrams: row.weightGrams,
    printVariantId: null,
    printProductId: null,
    finalSale: row.finalSale,
    taxClass: row.taxClass,
    earlyAccessUntil: null,
    bestSellerChoice: 'automatic',
    colours: row.variants.map(({ color, colorCode, sizes }) => ({
      variantIndex: null,
      color,
      colorCode,
      sizes: sizes.map(({ size }) => ({ size, onHand: 0, expected: null })),
    })),
    pictures: pictures.map(({ address, alt, variantId }) => ({
      address,
      alt,
      colour: placeOf(variantId) === -1 ? null : placeOf(variantId),
    })),
  }
}

function refuseWrongFields(draft: ProductDraft): void {
  const errors = draftErrors(draft)
  const [first] = Object.values(errors)
  if (first === undefined) return
  throw new AppError('refused', 'catalog.product-invalid', `This product cannot be saved yet. ${first}.`, {
    errors,
  })
}

function refuseUnknownNames(error: unknown): never {
  if (isViolation(error, 'foreign-key', 'products_collection_id_fkey'))
    throw new AppError('refused', 'catalog.collection-unknown', 'This collection does not exist', {
      errors: { collection: 'This collection does not exist' },
    })
  if (isViolation(error, 'foreign-key', 'products_size_chart_id_fkey'))
    throw new AppError('refused', 'catalog.size-chart-unknown', 'This size chart does not exist', {
      errors: { sizeChart: 'This size chart does not exist' },
    })
  if (isViolation(error, 'foreign-key', 'product_pictures_upload_id_fkey'))
    throw pictureUnknown({ pictures: 'A picture was not found. Remove it and add it again.' })
  throw error
}

const pictureUnknown = (errors: Record<string, string>) =>
  new AppError('refused', 'catalog.picture-unknown', 'A picture was not found. Please add it again.', {
    errors,
  })

const changedMeanwhile = () =>
  new AppError(
    'conflict',
    'catalog.changed-meanwhile',
    'Someone else changed this product. Your changes are not saved yet.',
  )

const without = (slugs: Set<string>, own: string) => new Set([...slugs].filter((slug) => slug !== own))

/** px; every picture of the store is a portrait of 4:5, on the ground of the house where it does not fill it. */
const shape = {
  kind: 'product-picture',
  width: 1600,
  height: 2000,
  fit: 'framed',
  ground: '#efeae1',
} as const

/** Refuses what is no picture. Nobody sees it before a product is saved with it. */
export async function addProductPicture(
  { database, uploads, clock }: Shop,
  file: Buffer,
): Promise<{ address: string; width: number; height: number }> {
  const size = await uploads.measure(file)
  const id = await uploads.keep(file, shape)
  try {
    await database.transaction((tx) => insertUpload(tx, { id, ...size, addedAt: clock.now() }))
  } catch (error) {
    await uploads.discard(id)
    throw error
  }
  return { address: addressOfUpload(id, 960), ...size }
}
