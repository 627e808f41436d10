import { readCrop } from '@first-fashion/contract/pictures'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Shop } from '../../shop.ts'
import { type ProfilePicture, replacePicture } from './profile.queries.ts'

export interface ProfilePictures {
  /** Sets a picture from a file that was uploaded; the one before is deleted. Refuses what is no picture, or too much of one. */
  set(customerId: string, which: ProfilePicture, file: Buffer, crop: string | undefined): Promise<void>
  remove(customerId: string, which: ProfilePicture): Promise<void>
}

export interface ProfilePicturesDeps extends Shop {
  /** What shows the customer to others is rebuilt. */
  readonly visibilityChanged: (tx: Db, customerId: string) => Promise<void>
}

/** px; the cover is four times as wide as high. */
const shapes = {
  profileImage: { kind: 'profile-picture', width: 640, height: 640, fit: 'cut' },
  coverImage: { kind: 'profile-picture', width: 1600, height: 400, fit: 'cut' },
} as const

export function createProfilePictures({
  database,
  uploads,
  visibilityChanged,
}: ProfilePicturesDeps): ProfilePictures {
  const replace = async (customerId: string, which: ProfilePicture, name: string | null) => {
    const before = await database.transaction(async (tx) => {
      const replaced = await replacePicture(tx, customerId, which, name)
      if (which === 'profileImage') await visibilityChanged(tx, customerId)
      return replaced
    })
    if (before !== null) await uploads.discard(before)
  }
  return {
    set: async (customerId, which, file, cropText) => {
      const crop = cropText === undefined ? undefined : readCrop(cropText)
      if (cropText !== undefined && crop === undefined)
        throw new AppError('refused', 'media.crop-invalid', 'This crop is outside the picture')
      const name = await uploads.keep(file, { ...shapes[which], crop })
      await replace(customerId, which, name).catch(async (error: unknown) => {
        await uploads.discard(name)
        throw error
      })
    },
    remove: (customerId, which) => replace(customerId, which, null),
  }
}
