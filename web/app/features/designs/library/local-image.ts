import { keepLocalPicture } from './local-pictures.ts'
import type { PickedImage } from './picked-image.ts'

/** A visitor's file, which stays on this device until they log in. Undefined for what the browser cannot show. */
export async function localImage(file: File): Promise<PickedImage | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (picture === undefined) return undefined
  const { width, height } = picture
  picture.close()
  return { url: await keepLocalPicture(file), name: file.name, width, height, hasFlatBackground: false }
}
