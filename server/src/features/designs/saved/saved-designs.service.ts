import { readFile } from 'node:fs/promises'
import {
  type DesignToSave,
  previewGround,
  type SavedDesign,
  type SavedDesignItem,
  savedDesignLimits,
} from '@first-fashion/contract/designs/saved-design'
import { AppError } from '../../../platform/errors.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { UploadedPictures } from '../../../platform/uploads/uploaded-pictures.ts'
import type { Shop } from '../../../shop.ts'
import { refuseForeignImages } from '../images/design-images.service.ts'
import { openedDesign, toSavedDesignView } from './saved-design.view.ts'
import {
  countSavedDesigns,
  deleteSavedDesign,
  insertSavedDesign,
  lockSavedDesign,
  openSavedDesign,
  previewsAmong,
  savedDesignsOf,
} from './saved-designs.queries.ts'
import { nameOfCopy } from './saved-designs.rules.ts'

/** Designs that a customer saved under a name. */
export const listSavedDesigns = async ({ database }: Shop, customerId: string): Promise<SavedDesignItem[]> =>
  (await savedDesignsOf(database.db, customerId)).map(toSavedDesignView)

/** Refuses with 'designs.saved-designs-full', 'designs.picture-unknown', and a preview that is no picture as uploads do. */
export async function saveDesign(
  shop: Shop,
  customerId: string,
  design: DesignToSave,
): Promise<SavedDesignItem> {
  const { database, clock, newId, uploads } = shop
  await refuseWhenFull(shop, customerId)
  await refuseForeignImages(shop, customerId, design.designs)
  const preview = await storedPreview(uploads, design.previewImage.url)
  const row = { ...columnsOf(design), id: newId(), customerId, preview, createdAt: clock.now() }
  return toSavedDesignView(await insertSavedDesign(database.db, row).catch(discarding(uploads, preview)))
}

/** Counts that the design was used. Refuses with 'designs.saved-design-unknown'. */
export async function openDesign({ database }: Shop, customerId: string, id: string): Promise<SavedDesign> {
  const row = isUuid(id) ? await openSavedDesign(database.db, { customerId, id }) : undefined
  if (row === undefined) throw unknown()
  return openedDesign(row)
}

/** Refuses with 'designs.saved-design-unknown' and 'designs.saved-designs-full'. */
export const duplicateDesign = (shop: Shop, customerId: string, id: string): Promise<SavedDesignItem> =>
  shop.database.transaction(async (tx) => {
    const row = isUuid(id) ? await lockSavedDesign(tx, { customerId, id }) : undefined
    if (row === undefined) throw unknown()
    await refuseWhenFull(shop, customerId)
    const name = nameOfCopy(row.name)
    const copy = { ...row, id: shop.newId(), name, timesUsed: 0, createdAt: shop.clock.now() }
    return toSavedDesignView(await insertSavedDesign(tx, copy))
  })

/** Refuses with 'designs.saved-design-unknown'. */
export async function deleteDesign(
  { database: { db }, uploads }: Shop,
  customerId: string,
  id: string,
): Promise<void> {
  const gone = isUuid(id) ? await deleteSavedDesign(db, { customerId, id }) : undefined
  if (gone === undefined) throw unknown()
  const { preview } = gone
  if (preview !== null && (await previewsAmong(db, [preview])).length === 0) await uploads.discard(preview)
}

const columnsOf = (design: DesignToSave) => {
  const { productInfo, previewImage, currentPlacement: currentSide, designs: sides } = design
  const { variantInfo } = productInfo
  const { name, description, selectedElement, status, tags } = design
  const shown = previewImage.url.startsWith('data:') ? '' : previewImage.url
  return {
    ...{ name, description, selectedElement, status, tags, sides, currentSide },
    printProductId: productInfo.printfulProductId,
    printVariantId: productInfo.printfulVariantId,
    productTitle: productInfo.productTitle,
    variantSize: variantInfo.size,
    variantColor: variantInfo.color,
    productImage: variantInfo.image === '' ? shown : variantInfo.image,
  }
}

/** Several at once may go a little beyond it: the limit is for the size of the list, not for any books. */
async function refuseWhenFull({ database }: Shop, customerId: string): Promise<void> {
  if ((await countSavedDesigns(database.db, customerId)) < savedDesignLimits.perCustomer) return
  const message = `You can save up to ${savedDesignLimits.perCustomer} designs. Please delete one first.`
  throw new AppError('refused', 'designs.saved-designs-full', message)
}

const discarding = (uploads: UploadedPictures, preview: string | null) => async (error: unknown) => {
  if (preview !== null) await uploads.discard(preview)
  throw error
}

const unknown = () =>
  new AppError('unknown', 'designs.saved-design-unknown', 'This design does not exist any more')

/** px, of the designer's canvas in twice its size. */
const shape = {
  kind: 'design-preview',
  width: 800,
  height: 1000,
  fit: 'framed',
  ground: previewGround,
} as const

/**
 * Stores the preview that a call names, drawn anew, and returns its name; null if it shows nothing of its own. Refuses
 * with 'media.not-a-picture' and 'media.too-many-pixels'.
 */
async function storedPreview(uploads: UploadedPictures, url: string): Promise<string | null> {
  const bytes = await bytesOf(uploads, url)
  return bytes === undefined ? null : uploads.keep(bytes, shape)
}

async function bytesOf(uploads: UploadedPictures, url: string): Promise<Buffer | undefined> {
  if (url.startsWith('data:')) return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  const original = await uploads.original(url)
  return original === undefined ? undefined : readFile(await original())
}
