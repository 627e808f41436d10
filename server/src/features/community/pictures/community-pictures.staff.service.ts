import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { addressOfUpload, type UploadedPictures } from '../../../platform/uploads/uploaded-pictures.ts'
import { insertUpload } from './uploads.queries.ts'

export interface CommunityPictures {
  /** Refuses what is no picture. Nobody sees it before an article or a challenge is saved with it. */
  add(file: Buffer): Promise<{ address: string }>
}

export interface CommunityPicturesDeps {
  readonly database: Database
  readonly uploads: UploadedPictures
  readonly clock: Clock
}

/** px; whole, in its own proportions. */
const shape = { kind: 'community-picture', width: 1600, height: 1600, fit: 'whole' } as const

export const createCommunityPictures = ({
  database,
  uploads,
  clock,
}: CommunityPicturesDeps): CommunityPictures => ({
  add: async (file) => {
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
  },
})
