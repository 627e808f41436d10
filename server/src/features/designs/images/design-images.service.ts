import { createHash } from 'node:crypto'
import type { DesignSide } from '@first-fashion/contract/designs/design-document'
import type { DesignImage } from '@first-fashion/contract/designs/image-calls'
import { uploadUrl } from '@first-fashion/contract/designs/picture-levels'
import { limits } from '@first-fashion/contract/limits'
import { shapeOf } from '@first-fashion/designer-engine/drawing/shapes'
import { after } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { isUuid } from '../../../platform/ids.ts'
import { nameOfUpload } from '../../../platform/uploads/uploaded-pictures.ts'
import type { Shop } from '../../../shop.ts'
import { lockConfirmed } from '../../accounts/index.ts'
import {
  bytesOfImages,
  countDeletedSince,
  countImages,
  countUse,
  type DesignImageRow,
  deletedBefore,
  detachImages,
  imagesAmong,
  imagesOf,
  imagesWithoutBytes,
  imageWithHash,
  insertImage,
  listAgain,
  lockImages,
  purgeImages,
  setBytes,
  storedImagesOf,
  unlistImage,
} from './design-images.queries.ts'
import { imageName } from './image-name.rules.ts'
import { designImageUsers, urlsInUse } from './image-users.ts'

const shape = {
  kind: 'design-image',
  fit: 'as-sent',
  // A side that is longer can be drawn by no canvas.
  ...{ width: 10_000, height: 10_000 },
  mostBytes: 32 * 1024 * 1024,
} as const
/** A design that is open elsewhere may still be saved with a deleted picture. */
const purgedAfterMs = 7 * 24 * 3_600_000

/** Refuses with 'designs.images-full', and what is no picture. The same file again is the same picture. */
export async function uploadDesignImage(
  shop: Shop,
  customerId: string,
  file: Buffer,
  fileName: string,
): Promise<DesignImage> {
  const sha256 = createHash('sha256').update(file).digest('hex')
  const known = await shop.database.transaction((tx) =>
    // A stored file is seldom larger than what was sent; what it takes is looked at once it is written.
    findKnown(tx, { customerId, sha256, now: shop.clock.now(), bytes: file.length }),
  )
  return toImageView(known ?? (await addImage(shop, { customerId, sha256, file, name: imageName(fileName) })))
}

export const listDesignImages = async ({ database }: Shop, customerId: string): Promise<DesignImage[]> =>
  (await imagesOf(database.db, customerId)).map(toImageView)

/** Counts that a picture was used. Refuses with 'designs.image-unknown' what is not the customer's own. */
export async function countImageUse(
  { database, clock }: Shop,
  customerId: string,
  id: string,
): Promise<{ usageCount: number; lastUsed: string }> {
  const at = clock.now()
  const used = isUuid(id) ? await countUse(database.db, { customerId, id }, at) : undefined
  if (used === undefined) throw unknownImage()
  return { ...used, lastUsed: at.toISOString() }
}

/** Takes it off the library. Refuses with 'designs.image-unknown' what is not the customer's own. */
export async function deleteDesignImage(
  { database, clock }: Shop,
  customerId: string,
  id: string,
): Promise<void> {
  if (!isUuid(id) || !(await unlistImage(database.db, { customerId, id }, clock.now()))) throw unknownImage()
}

/** Those of the addresses that are pictures of this customer, deleted ones included while they are stored. */
export async function ownImagesAmong(
  { database }: Shop,
  customerId: string,
  urls: readonly string[],
): Promise<Set<string>> {
  const stored = await storedAmong(database.db, customerId, urls)
  return new Set(urls.filter((url) => stored.has(url)))
}

/** All that is stored of a customer, for the download of personal data. */
export const downloadDesignImages = async (
  db: Db,
  customerId: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> =>
  (await storedImagesOf(db, customerId)).map((row) => ({
    ...toImageView(row),
    uploadedAt: row.uploadedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
  }))

const urlOf = ({ id, width, height }: Pick<DesignImageRow, 'id' | 'width' | 'height'>): string =>
  uploadUrl(id, { width, height })

function toImageView(row: DesignImageRow): DesignImage {
  const { id, name, usageCount, lastUsed, width, height, hasAlpha, hasFlatBackground } = row
  const when = lastUsed?.toISOString() ?? null
  return {
    _id: id,
    url: urlOf(row),
    name,
    usageCount,
    lastUsed: when,
    width,
    height,
    hasAlpha,
    hasFlatBackground,
  }
}

interface SentFile {
  readonly customerId: string
  readonly sha256: string
}

/**
 * The picture that the file already is, back in the library if it was deleted. Refuses when the library is full, with
 * so many bytes more.
 */
async function findKnown(
  tx: Db,
  { customerId, sha256, now, bytes }: SentFile & { readonly now: Date; readonly bytes: number },
): Promise<DesignImageRow | undefined> {
  await lockImages(tx, customerId)
  const known = await imageWithHash(tx, customerId, sha256)
  if (known?.deletedAt === null) return known
  const listed = await countImages(tx, customerId)
  if (listed >= limits.designImagesMaximum) throw libraryFull()
  const deleted = await countDeletedSince(tx, customerId, after(now, -purgedAfterMs))
  if (known === undefined && listed + deleted >= 2 * limits.designImagesMaximum) throw manyDeleted()
  await refuseBeyondQuota(tx, customerId, known?.bytes ?? bytes)
  return known === undefined ? undefined : listAgain(tx, known.id, now)
}

/** Deleted pictures are still stored for a while: of them there may be as much again. */
async function refuseBeyondQuota(tx: Db, customerId: string, bytes: number): Promise<void> {
  const isConfirmed = await lockConfirmed(tx, customerId)
  const quota = isConfirmed ? limits.designImagesBytes : limits.designImagesBytesUnconfirmed
  const stored = await bytesOfImages(tx, customerId)
  if (stored.listed + bytes > quota) throw spaceFull(quota, isConfirmed)
  if (stored.all + bytes > 2 * quota) throw manyDeleted()
}

/** Stores a file and lists it. Of two that send the same at once, the second gets the picture of the first. */
async function addImage(
  { database, uploads, clock }: Shop,
  { customerId, sha256, file, name }: SentFile & { readonly file: Buffer; readonly name: string },
): Promise<DesignImageRow> {
  const id = await uploads.keep(file, shape)
  try {
    const facts = await uploads.levels.inspect(id)
    const bytes = (await uploads.bytesOf(id)) ?? file.length
    const now = clock.now()
    const row = await database.transaction(
      async (tx) =>
        (await findKnown(tx, { customerId, sha256, now, bytes })) ??
        insertImage(tx, { id, customerId, name, sha256, bytes, uploadedAt: now, ...facts }),
    )
    if (row.id !== id) await uploads.discard(id)
    return row
  } catch (error) {
    await uploads.discard(id)
    throw error
  }
}

async function storedAmong(db: Db, customerId: string, urls: readonly string[]): Promise<Set<string>> {
  const ids = urls.map(nameOfUpload).filter(isUuid)
  return new Set((await imagesAmong(db, customerId, ids)).map(urlOf))
}

/** Refuses with 'designs.picture-unknown' a design with a picture that is not this customer's, nor a shape. */
export async function refuseForeignImages(
  { database }: Shop,
  customerId: string,
  sides: readonly DesignSide[],
): Promise<void> {
  const shown = sides.flatMap(({ elements }) =>
    elements.flatMap((one) => (one.type === 'image' ? one.url : [])),
  )
  const urls = [...new Set(shown)].filter((url) => shapeOf(url) === undefined)
  const own = await storedAmong(database.db, customerId, urls)
  if (urls.every((url) => own.has(url))) return
  const message = 'A picture of this design is not in your library. Please replace it or take it off.'
  throw new AppError('refused', 'designs.picture-unknown', message)
}

/**
 * Removes what was deleted a while ago and nobody shows. The bytes go with the sweep of uploads that nobody owns. What was
 * stored before bytes were counted is measured.
 */
export async function purgeDeletedImages(shop: Shop, users = designImageUsers(shop)): Promise<void> {
  const { clock, uploads } = shop
  const { db } = shop.database
  for (const id of await imagesWithoutBytes(db)) await setBytes(db, id, (await uploads.bytesOf(id)) ?? 0)
  const deleted = await deletedBefore(db, after(clock.now(), -purgedAfterMs))
  const used = await urlsInUse(users, db, deleted.map(urlOf))
  await purgeImages(
    db,
    deleted.filter((row) => !used.has(urlOf(row))).map(({ id }) => id),
  )
}

/** Deletes all pictures of a customer; what it returns runs after the commit. */
export async function eraseDesignImages(
  shop: Shop,
  tx: Db,
  { customerId, now }: { readonly customerId: string; readonly now: Date },
  users = designImageUsers(shop),
): Promise<() => Promise<unknown>> {
  const rows = await storedImagesOf(tx, customerId)
  await detachImages(tx, customerId, now)
  const used = await urlsInUse(users, tx, rows.map(urlOf))
  const unused = rows.filter((row) => !used.has(urlOf(row))).map(({ id }) => id)
  await purgeImages(tx, unused)
  return () => Promise.all(unused.map((id) => shop.uploads.discard(id)))
}

const unknownImage = () => new AppError('unknown', 'designs.image-unknown', 'Image not found')

const libraryFull = () =>
  new AppError(
    'refused',
    'designs.images-full',
    `Your library is full. Delete an image first: ${limits.designImagesMaximum} is the maximum.`,
  )

const spaceFull = (quota: number, isConfirmed: boolean) =>
  new AppError(
    'refused',
    'designs.images-full',
    isConfirmed
      ? `Your library is full: its images take ${quota / 2 ** 20} MB. Delete one first.`
      : `Your images may take ${quota / 2 ** 20} MB until you confirm your email address. Confirm it to add more.`,
  )

/** Their files are still stored. */
const manyDeleted = () =>
  new AppError(
    'refused',
    'designs.images-full',
    'You have deleted many images this week. Please wait a few days before you add more.',
  )
