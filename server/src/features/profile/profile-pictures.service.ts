import { readCrop } from '@first-fashion/contract/pictures'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import { type Shop, seam } from '../../shop.ts'
import { type ProfilePicture, replacePicture } from './profile.queries.ts'

/** What shows a customer to others is rebuilt. */
export const visibilityChanged = seam<(tx: Db, customerId: string) => Promise<void>>(
  'what shows customers to others',
)

/** px; the cover is four times as wide as high. */
const shapes = {
  profileImage: { kind: 'profile-picture', width: 640, height: 640, fit: 'cut' },
  coverImage: { kind: 'profile-picture', width: 1600, height: 400, fit: 'cut' },
} as const

/**
 * Sets a picture from a file that was uploaded; the one before is deleted. Refuses with 'media.crop-invalid' and as
 * `uploads.keep` does.
 */
export async function setProfilePicture(
  shop: Shop,
  customerId: string,
  which: ProfilePicture,
  file: Buffer,
  cropText: string | undefined,
): Promise<void> {
  const crop = cropText === undefined ? undefined : readCrop(cropText)
  if (cropText !== undefined && crop === undefined)
    throw new AppError('refused', 'media.crop-invalid', 'This crop is outside the picture')
  const name = await shop.uploads.keep(file, { ...shapes[which], crop })
  await replace(shop, customerId, which, name).catch(async (error: unknown) => {
    await shop.uploads.discard(name)
    throw error
  })
}

export const removeProfilePicture = (shop: Shop, customerId: string, which: ProfilePicture): Promise<void> =>
  replace(shop, customerId, which, null)

async function replace(
  shop: Shop,
  customerId: string,
  which: ProfilePicture,
  name: string | null,
): Promise<void> {
  const before = await shop.database.transaction(async (tx) => {
    const replaced = await replacePicture(tx, customerId, which, name)
    if (which === 'profileImage') await visibilityChanged(shop)(tx, customerId)
    return replaced
  })
  if (before !== null) await shop.uploads.discard(before)
}
