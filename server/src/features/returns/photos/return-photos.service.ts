import { limits } from '@first-fashion/contract/limits'
import type { ReturnPhoto } from '@first-fashion/contract/returns/return-request'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { isUuid } from '../../../platform/ids.ts'
import { addressOfUpload } from '../../../platform/uploads/uploaded-pictures.ts'
import type { Shop } from '../../../shop.ts'
import { countUnsent, deleteUnsent, insertPhoto, placePhoto } from './return-photos.queries.ts'

/** px; whole, however it was held. */
const shape = { kind: 'return-photo', width: 1600, height: 1600, fit: 'whole' } as const

/** So many may wait to be sent, for a shopper with several requests in the making. */
const unsentAtMost = 20

export const returnPhotoOf = (name: string): ReturnPhoto => ({ _id: name, url: addressOfUpload(name) })

/**
 * Photos are uploaded one by one before the request that names them. Refuses with 'returns.photos-full' what nobody
 * sends any more, and what is no picture.
 */
export async function addReturnPhoto(
  { database, uploads, clock }: Shop,
  customerId: string,
  file: Buffer,
): Promise<ReturnPhoto> {
  if ((await countUnsent(database.db, customerId)) >= unsentAtMost) throw photosFull()
  const id = await uploads.keep(file, shape)
  try {
    await insertPhoto(database.db, { id, customerId, addedAt: clock.now() })
  } catch (error) {
    await uploads.discard(id)
    throw error
  }
  return returnPhotoOf(id)
}

/** Refuses with 'returns.photo-unknown' what is not the customer's own, or was sent. */
export async function deleteReturnPhoto(
  { database, uploads }: Shop,
  customerId: string,
  photoId: string,
): Promise<void> {
  const isOwn = isUuid(photoId) && (await deleteUnsent(database.db, photoId, customerId))
  if (!isOwn) throw unknownPhoto()
  await uploads.discard(photoId)
}

/** A request takes the photos that it names. Refuses with 'returns.photo-unknown'. */
export async function placePhotos(
  tx: Db,
  requestId: string,
  customerId: string,
  photoIds: readonly string[],
): Promise<void> {
  for (const [at, id] of photoIds.entries()) {
    const isPlaced = isUuid(id) && (await placePhoto(tx, { id, requestId, place: at + 1 }, customerId))
    if (!isPlaced) throw unknownPhoto()
  }
}

const unknownPhoto = () => new AppError('unknown', 'returns.photo-unknown', 'Photo not found')

const photosFull = () =>
  new AppError(
    'refused',
    'returns.photos-full',
    `At most ${limits.returnPhotosMaximum} photos belong to a request. Please send the ones that you have chosen.`,
  )
