import type { PictureLevel } from '@first-fashion/contract/designs/picture-levels'
import sharp, { type Sharp } from 'sharp'
import { hasFlatBackground, type Pixels, removeFlatBackground } from './flat-background.ts'

/** What is known of a picture once it is stored. In px. */
export interface PictureFacts {
  readonly width: number
  readonly height: number
  /** Whether something shows through it. */
  readonly hasAlpha: boolean
  readonly hasFlatBackground: boolean
}

/** What is the same without loss, and quickly made; lossless WebP takes twenty times as long. */
export const losslessPng = (picture: Sharp): Sharp =>
  picture.png({ compressionLevel: 4, adaptiveFiltering: true })

/** A reduced picture says as much about a background, in no time. */
const inspectedPx = 512

export async function inspectPicture(file: string): Promise<PictureFacts> {
  const { width, height } = await sharp(file).metadata()
  const { isOpaque } = await sharp(file).stats()
  const reduced = sharp(file).resize({
    width: inspectedPx,
    height: inspectedPx,
    fit: 'inside',
    withoutEnlargement: true,
  })
  return {
    width,
    height,
    hasAlpha: !isOpaque,
    hasFlatBackground: hasFlatBackground(await pixelsOf(reduced)),
  }
}

/** A level of a picture; each is made of the whole, so that it does not matter which one is asked for first. */
export const drawLevel = (file: string, { width, height }: PictureLevel): Promise<Uint8Array> =>
  losslessPng(sharp(file).resize({ width, height, fit: 'fill' })).toBuffer()

/** A picture in full size without its flat background. */
export async function drawCutout(file: string): Promise<Uint8Array> {
  const pixels = await pixelsOf(sharp(file))
  removeFlatBackground(pixels)
  const { data, width, height } = pixels
  return losslessPng(sharp(data, { raw: { width, height, channels: 4 } })).toBuffer()
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
