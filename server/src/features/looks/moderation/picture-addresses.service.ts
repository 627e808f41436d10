import type { Db } from '../../../platform/database/database.ts'
import { addressOfUpload, type UploadedPictures } from '../../../platform/uploads/uploaded-pictures.ts'
import type { Shop } from '../../../shop.ts'
import { lockLook, moveImage, uploadsOfLook } from './looks.queries.ts'

/** The pictures that a look had when it was taken down. */
export interface KnownPictures {
  readonly submissionId: string
  readonly uploadIds: readonly string[]
}

/**
 * Gives pictures of a look that is down new addresses: who kept the old ones, or other sites that show them, find nothing
 * there any more. Moderators see the new ones. Does nothing the second time. Throws while there is no room for copies;
 * copies that nothing names then go with the sweep.
 */
export async function movePictures(
  { database, uploads }: Shop,
  { submissionId, uploadIds }: KnownPictures,
): Promise<void> {
  const present = await uploadsOfLook(database.db, submissionId)
  const copies = await copiesOf(
    uploads,
    present.filter((uploadId) => uploadIds.includes(uploadId)),
  )
  const moved = await database.transaction((tx) => moveAll(tx, submissionId, copies))
  for (const [uploadId, copy] of copies) await uploads.discard(moved.has(uploadId) ? uploadId : copy)
}

/** Returns the uploads that were replaced; none of a look that somebody shows again or that is gone. */
async function moveAll(
  tx: Db,
  submissionId: string,
  copies: ReadonlyMap<string, string>,
): Promise<ReadonlySet<string>> {
  const moved = new Set<string>()
  const look = await lockLook(tx, submissionId)
  if (look === undefined || look.hiddenAt === null) return moved
  for (const [uploadId, copy] of copies)
    if (await moveImage(tx, uploadId, { uploadId: copy, url: addressOfUpload(copy, 960) }))
      moved.add(uploadId)
  return moved
}

async function copiesOf(
  uploads: UploadedPictures,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const copies = new Map<string, string>()
  for (const name of names) {
    const copy = await uploads.copy(name)
    if (copy !== undefined) copies.set(name, copy)
  }
  return copies
}
