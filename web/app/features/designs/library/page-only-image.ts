import type { PickedImage } from './picked-image.ts'

/**
 * A visitor's file, which never leaves the page. Its address works until the page is left, as the design shows it.
 * Undefined for what the browser cannot show.
 */
export async function pageOnlyImage(file: File): Promise<PickedImage | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (picture === undefined) return undefined
  const { width, height } = picture
  picture.close()
  return { url: URL.createObjectURL(file), name: file.name, width, height, hasFlatBackground: false }
}
