import type { Db } from '../../../platform/database/database.ts'
import type { UploadedPictures } from '../../../platform/uploads/uploaded-pictures.ts'
import { addressOfUpload } from '../../../platform/uploads/uploaded-pictures.ts'
import { moveImage, uploadsOfLook } from './looks.queries.ts'

interface Deps {
  readonly db: Db
  readonly uploads: UploadedPictures
}

/**
 * Gives the pictures of a look new addresses while `work` takes it down: who kept the old ones, or other sites that show
 * them, find nothing there any more. Moderators see the new ones.
 */
export async function withNewAddresses<Found>(
  { db, uploads }: Deps,
  submissionId: string,
  work: (move: (tx: Db) => Promise<void>) => Promise<Found>,
): Promise<Found> {
  const copies = await copiesOf(uploads, await uploadsOfLook(db, submissionId))
  const discard = async (names: readonly string[]) => {
    for (const name of names) await uploads.discard(name)
  }
  try {
    const found = await work(async (tx) => {
      for (const [uploadId, copy] of copies)
        await moveImage(tx, uploadId, { uploadId: copy, url: addressOfUpload(copy, 960) })
    })
    await discard([...copies.keys()])
    return found
  } catch (error) {
    await discard([...copies.values()])
    throw error
  }
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
