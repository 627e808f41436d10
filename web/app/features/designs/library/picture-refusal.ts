import { limits } from '@first-fashion/contract/limits'
import type { PictureRefusal } from '@first-fashion/contract/pictures'

interface PictureSize {
  readonly width: number
  readonly height: number
}

/** How JPG, PNG, GIF, WebP and AVIF begin; a dot stands for any byte. */
const starts = [/^\xff\xd8\xff/, /^\x89PNG\r\n.\n/s, /^GIF/, /^RIFF.{4}WEBP/s, /^.{4}ftypavi[fs]/s]

/** Why the server would refuse a file; undefined for one that it takes. Asks what the server asks, in the same order. */
export async function refusalOf(
  file: File,
  measure: (file: File) => Promise<PictureSize | undefined>,
): Promise<PictureRefusal | undefined> {
  if (file.size === 0) return 'media.missing'
  if (file.size > limits.pictureMaximumBytes) return 'media.too-large'
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 16).arrayBuffer()))
  if (!starts.some((pattern) => pattern.test(start))) return 'media.not-a-picture'
  const size = await measure(file)
  if (size === undefined) return 'media.not-a-picture'
  return size.width * size.height > limits.pictureMaximumPixels ? 'media.too-many-pixels' : undefined
}
