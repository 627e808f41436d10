import type { Db } from '../../../platform/database/database.ts'
import { isViolation } from '../../../platform/database/violations.ts'
import { AppError } from '../../../platform/errors.ts'
import { isUuid } from '../../../platform/ids.ts'
import { addressOfUpload, nameOfUpload } from '../../../platform/uploads/uploaded-pictures.ts'
import type { Shop } from '../../../shop.ts'
import { insertUpload, type UploadRow, uploadsByIds } from './uploads.queries.ts'

/** px; whole, in its own proportions. */
const shape = { kind: 'community-picture', width: 1600, height: 1600, fit: 'whole' } as const

/** Refuses what is no picture. Nobody sees it before an article or a challenge is saved with it. */
export async function addPicture(
  { database, uploads, clock }: Shop,
  file: Buffer,
): Promise<{ address: string }> {
  const { width, height } = await uploads.measure(file)
  const share = Math.min(1, shape.width / width, shape.height / height)
  const id = await uploads.keep(file, shape)
  const stored = (side: number) => Math.max(1, Math.round(side * share))
  try {
    const row = { id, width: stored(width), height: stored(height), addedAt: clock.now() }
    await database.transaction((tx) => insertUpload(tx, row))
  } catch (error) {
    await uploads.discard(id)
    throw error
  }
  return { address: addressOfUpload(id, 960) }
}

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

/** The nightly sweep can take a picture while it is being saved. The row that names it then violates this constraint. */
export function throwUnknownPicture(error: unknown, constraint: string): never {
  throw isViolation(error, 'foreign-key', constraint) ? unknownPicture() : error
}

const unknownPicture = () =>
  new AppError('refused', 'community.picture-unknown', 'The picture was not found. Please add it again.')
