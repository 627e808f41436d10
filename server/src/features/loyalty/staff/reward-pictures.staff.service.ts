import type { Db } from '../../../platform/database/database.ts'
import { isViolation } from '../../../platform/database/violations.ts'
import { AppError } from '../../../platform/errors.ts'
import { isUuid } from '../../../platform/ids.ts'
import { addressOfUpload, nameOfUpload } from '../../../platform/uploads/uploaded-pictures.ts'
import type { Shop } from '../../../shop.ts'
import { insertUpload, isUploaded } from '../rewards/reward-picture.queries.ts'

/** px; every picture of the store is a portrait of 4:5, on the ground of the house where it does not fill it. */
const shape = {
  kind: 'reward-picture',
  width: 1600,
  height: 2000,
  fit: 'framed',
  ground: '#efeae1',
} as const

/** Refuses what is no picture. Nobody sees it before a reward is saved with it. */
export async function addRewardPicture(
  { database, uploads, clock }: Shop,
  file: Buffer,
): Promise<{ address: string }> {
  const id = await uploads.keep(file, shape)
  try {
    await database.transaction((tx) => insertUpload(tx, { id, addedAt: clock.now() }))
  } catch (error) {
    await uploads.discard(id)
    throw error
  }
  return { address: addressOfUpload(id, 960) }
}

/** The upload that a reward is to show; null for none, or for one of a product. */
type PictureView = { readonly image: string; readonly uploadId: string | null }

/** What a reward shows once it is saved with an address. Refuses those that were not uploaded for a reward. */
export async function pictureToShow(
  tx: Db,
  image: string,
  before: PictureView = { image: '', uploadId: null },
): Promise<PictureView> {
  if (image === before.image) return { image, uploadId: before.uploadId }
  if (image === '') return { image, uploadId: null }
  const uploadId = nameOfUpload(image)
  const isKnown = isUuid(uploadId) && image === addressOfUpload(uploadId, 960)
  if (!isKnown || !(await isUploaded(tx, uploadId))) throw unknownPicture()
  return { image, uploadId }
}

/** A picture that the nightly sweep took meanwhile is refused by the database. */
export function throwUnknownPicture(error: unknown): never {
  throw isViolation(error, 'foreign-key', 'loyalty_rewards_upload_id_fkey') ? unknownPicture() : error
}

const unknownPicture = () =>
  new AppError('refused', 'loyalty.picture-unknown', 'The picture was not found. Please add it again.')
