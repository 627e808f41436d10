import type { Db } from '../../../platform/database/database.ts'
import { isViolation } from '../../../platform/database/violations.ts'
import { AppError } from '../../../platform/errors.ts'
import { isUuid } from '../../../platform/ids.ts'
import { addressOfUpload, nameOfUpload } from '../../../platform/uploads/uploaded-pictures.ts'
import { type UploadRow, uploadsByIds } from './uploads.queries.ts'

/**
 * The uploads at some addresses, by these; pictures that the shop brings along have none. Refuses uploads that were not
 * made for the community with 'community.picture-unknown'.
 */
export async function uploadsAt(
  db: Db,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, UploadRow>> {
  const uploaded = [...new Set(addresses)].filter((address) => address.startsWith('/media/uploads/'))
  const rows = await uploadsByIds(db, uploaded.map(nameOfUpload).filter(isUuid))
  const found = new Map(rows.map((row) => [addressOfUpload(row.id, 960), row]))
  if (!uploaded.every((address) => found.has(address))) throw unknownPicture()
  return found
}

/** A picture that the nightly sweep took meanwhile is refused by the database. */
export function throwUnknownPicture(error: unknown): never {
  const isGone =
    isViolation(error, 'foreign-key', 'community_post_uploads_upload_id_fkey') ||
    isViolation(error, 'foreign-key', 'community_challenges_upload_id_fkey')
  throw isGone ? unknownPicture() : error
}

const unknownPicture = () =>
  new AppError('refused', 'community.picture-unknown', 'The picture was not found. Please add it again.')
