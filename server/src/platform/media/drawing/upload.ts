import type { Crop } from '@first-fashion/contract/pictures'
import sharp, { type Sharp } from 'sharp'
import { AppError } from '../../errors.ts'
import type { UploadShape } from '../../uploads/upload-shape.ts'
import { drawLogo } from './logo.ts'
import { losslessPng } from './lossless-pictures.ts'
import { notAPicture, openPicture, uprightSize } from './open-upload.ts'

/**
 * An upload as it is stored: upright, in its shape, without anything but the picture; a WebP, a PNG if it is
 * lossless, or a JPEG for a photograph as it was sent. Refuses with
 * 'media.not-a-picture', 'media.too-many-pixels' and 'media.too-detailed', a logo as `drawLogo` does.
 */
export async function drawUpload(bytes: Uint8Array, shape: UploadShape): Promise<Uint8Array> {
  const { width, height, fit, crop, ground = '#ffffff' } = shape
  if (fit === 'logo') return drawLogo(bytes, shape)
  const picture = await openPicture(bytes)
  if (fit === 'lossless') return drawLossless(picture, shape)
  if (fit === 'as-sent') return drawAsSent(picture, bytes.length, shape)
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

/** A photograph is kept as one; as a PNG it would be many times as large as it was sent. */
async function drawAsSent(picture: Sharp, sentBytes: number, shape: UploadShape): Promise<Uint8Array> {
  const { format, hasAlpha } = await picture.metadata()
  if (format !== 'jpeg') {
    const png = await drawLossless(picture.clone(), shape)
    if (png.length <= mostGrowth * sentBytes || png.length <= smallBytes) return png
    const isOpaque = !hasAlpha || (await sharp(png).stats()).isOpaque
    if (!isOpaque && isTooDetailed(png, shape)) throw tooDetailed()
    if (!isOpaque) return png
  }
  return drawPhotograph(picture, Math.max(smallBytes, photographGrowth * sentBytes), shape)
}

/** Files of these formats without loss grow a little when they are written anew. */
const mostGrowth = 2
/** A photograph need not lose more for a few bytes. */
const photographGrowth = 1.3
const smallBytes = 1024 * 1024
/** The first is as good as the picture in print; the others are for files that had less to begin with. */
const photographQualities = [95, 90, 82, 74] as const

/** A JPEG without anything but the picture, as good as the file that was sent and about as large. */
async function drawPhotograph(picture: Sharp, mostBytes: number, shape: UploadShape): Promise<Uint8Array> {
  let smallest: Uint8Array | undefined
  for (const quality of photographQualities) {
    smallest = await picture
      .clone()
      .timeout({ seconds: losslessSeconds })
      .resize(within(shape.width, shape.height))
      .toColourspace('srgb')
      .flatten({ background: '#ffffff' })
      .jpeg({ quality, chromaSubsampling: quality > 90 ? '4:4:4' : '4:2:0' })
      .toBuffer()
      .catch((error: unknown) => {
        throw notAPicture(error)
      })
    if (smallest.length <= mostBytes) break
  }
  if (smallest === undefined || isTooDetailed(smallest, shape)) throw tooDetailed()
  return smallest
}

const isTooDetailed = (bytes: Uint8Array, { mostBytes }: UploadShape): boolean =>
  mostBytes !== undefined && bytes.length > mostBytes

const tooDetailed = () =>
  new AppError(
    'too-large',
    'media.too-detailed',
    'This picture has too many details to be stored. Please make it smaller and try again.',
  )

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
