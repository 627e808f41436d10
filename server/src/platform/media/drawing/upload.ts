import type { Crop } from '@first-fashion/contract/pictures'
import type { Sharp } from 'sharp'
import type { UploadShape } from '../../uploads/upload-shape.ts'
import { losslessPng } from './lossless-pictures.ts'
import { notAPicture, openPicture, uprightSize } from './open-upload.ts'

/**
 * An upload as it is stored: upright, in its shape, without anything but the picture; a WebP, or a PNG if it is lossless. Refuses with
 * 'media.not-a-picture' and 'media.too-many-pixels'.
 */
export async function drawUpload(bytes: Uint8Array, shape: UploadShape): Promise<Uint8Array> {
  const { width, height, fit, crop, ground = '#ffffff' } = shape
  const picture = await openPicture(bytes)
  if (fit === 'lossless') return drawLossless(picture, shape)
  const size =
    fit === 'framed'
      ? framed(await uprightSize(picture), shape)
      : fit === 'cut'
        ? ({ width, height, fit: 'cover' } as const)
        : within(width, height)
  const part = crop === undefined ? picture : await cropped(picture, crop)
  return part
    .resize(size)
    .flatten({ background: ground })
    .webp({ quality: fit === 'framed' ? 92 : 86, effort: 3 })
    .toBuffer()
    .catch((error: unknown) => {
      throw notAPicture(error)
    })
}

/** A large file takes its time, on a busy machine more than that. */
const losslessSeconds = 40

/** All pixels and what shows through them, in the colours of screens. */
const drawLossless = (picture: Sharp, { width, height }: UploadShape): Promise<Uint8Array> =>
  losslessPng(
    picture.timeout({ seconds: losslessSeconds }).resize(within(width, height)).toColourspace('srgb'),
  )
    .toBuffer()
    .catch((error: unknown) => {
      throw notAPicture(error)
    })

const within = (width: number, height: number) =>
  ({ width, height, fit: 'inside', withoutEnlargement: true }) as const

/** The share of a picture that must be left of it when it is cut: a square in a portrait of 4:5 is. */
const leastLeft = 0.78

/** The proportions of the shape, no larger than the picture itself. */
function framed(picture: { readonly width: number; readonly height: number }, shape: UploadShape) {
  const proportion = shape.width / shape.height
  const own = picture.width / picture.height
  const isCut = Math.min(own / proportion, proportion / own) >= leastLeft
  const widths = [picture.width, picture.height * proportion]
  const width = Math.round(Math.min(shape.width, isCut ? Math.min(...widths) : Math.max(...widths)))
  return {
    width,
    height: Math.round(width / proportion),
    fit: isCut ? ('cover' as const) : ('contain' as const),
    background: shape.ground ?? '#ffffff',
  }
}

async function cropped(picture: Sharp, { left, top, width, height }: Crop): Promise<Sharp> {
  const { width: wide, height: high } = await uprightSize(picture)
  const x = Math.min(wide - 1, Math.floor(left * wide))
  const y = Math.min(high - 1, Math.floor(top * high))
  return picture.extract({
    left: x,
    top: y,
    width: Math.max(1, Math.min(wide - x, Math.round(width * wide))),
    height: Math.max(1, Math.min(high - y, Math.round(height * high))),
  })
}
