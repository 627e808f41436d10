import type { PictureRefusal } from '@first-fashion/contract/pictures'
import { keepLocalPicture } from './local-pictures.ts'
import type { PickedImage } from './picked-image.ts'
import { refusalOf } from './picture-refusal.ts'

/** A visitor's file, which stays on this device until they log in; or why it could not be uploaded then. */
export async function localImage(file: File): Promise<PickedImage | PictureRefusal> {
  const refusal = await refusalOf(file, sizeInHeader)
  if (refusal !== undefined) return refusal
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (picture === undefined) return 'media.not-a-picture'
  const { width, height } = picture
  picture.close()
  return { url: await keepLocalPicture(file), name: file.name, width, height, hasFlatBackground: false }
}

/** Decodes nothing: a picture with too many pixels could take more memory than a phone has. */
function sizeInHeader(file: File): Promise<{ width: number; height: number } | undefined> {
  const address = URL.createObjectURL(file)
  const picture = new Image()
  return new Promise<{ width: number; height: number } | undefined>((resolve) => {
    picture.onload = () => resolve({ width: picture.naturalWidth, height: picture.naturalHeight })
    picture.onerror = () => resolve(undefined)
    picture.src = address
  }).finally(() => URL.revokeObjectURL(address))
}
