import { limits } from '@first-fashion/contract/limits'
import { pictureRefusals } from '@first-fashion/contract/pictures'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { AppError } from '../../errors.ts'

/** What cameras and telephones make; 'apng' is a PNG that moves. SVG is a program and no photograph. */
const accepted = new Set(['jpg', 'png', 'apng', 'webp', 'avif', 'gif'])
const longestSeconds = 10

/**
 * Opens what was uploaded, by what is in it and not by its name: upright, its first frame only. Refuses with
 * 'media.not-a-picture', and with 'media.too-many-pixels' before anything is decoded.
 */
export async function openPicture(bytes: Uint8Array): Promise<Sharp> {
  const type = await fileTypeFromBuffer(bytes)
  if (type === undefined || !accepted.has(type.ext)) throw notAPicture()
  const picture = sharp(bytes, { limitInputPixels: limits.pictureMaximumPixels, failOn: 'error', pages: 1 })
  const { width, height } = await picture.metadata().catch((error: unknown) => {
    throw /pixel limit/i.test(String(error)) ? tooManyPixels() : notAPicture(error)
  })
  if (width * height > limits.pictureMaximumPixels) throw tooManyPixels()
  return picture.autoOrient().timeout({ seconds: longestSeconds })
}

/** Its size in px as it is seen, however it was held. */
export async function uprightSize(picture: Sharp): Promise<{ width: number; height: number }> {
  const { autoOrient } = await picture.metadata()
  return { width: autoOrient.width, height: autoOrient.height }
}

/** A header may promise what the rest does not hold: that shows while it is decoded. */
export const notAPicture = (cause?: unknown): AppError =>
  new AppError('unsupported', 'media.not-a-picture', pictureRefusals['media.not-a-picture'], { cause })

export const tooManyPixels = () =>
  new AppError('too-large', 'media.too-many-pixels', pictureRefusals['media.too-many-pixels'])
