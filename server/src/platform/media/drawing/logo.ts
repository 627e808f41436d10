import { logoRefusals } from '@first-fashion/contract/pictures'
import type { Sharp } from 'sharp'
import { AppError } from '../../errors.ts'
import type { UploadShape } from '../../uploads/upload-shape.ts'
import { losslessPng } from './lossless-pictures.ts'
import { openPicture } from './open-upload.ts'
import { openSvg, readSvg } from './svg-file.ts'

/** What shows less than this shows nothing: out of 255. */
const faint = 8

/**
 * A logo as it is stored: its picture without the transparent margin, as a PNG within the shape. Refuses with
 * 'media.not-a-picture', 'media.too-many-pixels', 'media.blank-picture' and 'media.refers-outside'.
 */
export async function drawLogo(bytes: Uint8Array, shape: UploadShape): Promise<Uint8Array> {
  try {
    const svg = readSvg(bytes)
    // Twice the size, as a margin may go.
    const size = { width: 2 * shape.width, height: 2 * shape.height }
    const picture = svg === undefined ? await openPicture(bytes) : await openSvg(svg, size)
    return await withoutMargin(picture, shape)
  } catch (error) {
    if (error instanceof AppError && error.code !== 'media.not-a-picture') throw error
    throw new AppError('unsupported', 'media.not-a-picture', logoRefusals['media.not-a-picture'], {
      cause: error,
    })
  }
}

/** The margin is measured by what shows alone: the colour of nothing differs between programs. */
async function withoutMargin(picture: Sharp, { width, height }: UploadShape): Promise<Uint8Array> {
  const whole = picture.ensureAlpha()
  const alpha = await whole.clone().extractChannel('alpha').raw().toBuffer({ resolveWithObject: true })
  const box = boxOf(alpha.data, alpha.info.width)
  if (box === undefined)
    throw new AppError('refused', 'media.blank-picture', logoRefusals['media.blank-picture'])
  const trimmed = whole.clone().extract(box).toColourspace('srgb')
  return losslessPng(trimmed.resize({ width, height, fit: 'inside', withoutEnlargement: true })).toBuffer()
}

/** Where anything shows; undefined for nowhere. */
function boxOf(alpha: Uint8Array, width: number) {
  let [left, right, top, bottom] = [width, -1, -1, -1]
  for (let at = 0; at < alpha.length; at += 1) {
    if ((alpha[at] ?? 0) <= faint) continue
    const x = at % width
    bottom = Math.floor(at / width)
    if (top < 0) top = bottom
    if (x < left) left = x
    if (x > right) right = x
  }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 }
}
