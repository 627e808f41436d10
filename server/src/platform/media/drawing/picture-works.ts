import type { PictureLevel } from '@first-fashion/contract/designs/picture-levels'
import { parsePictureKey } from '@first-fashion/garments'
import { renderAvatar } from '@first-fashion/garments/avatar'
import { fineScale, masterAt, renderGarment } from '@first-fashion/garments/render'
import sharp, { type Sharp } from 'sharp'
import type { PdfDocument } from '../../pdf/pdf-document.ts'
import type { UploadShape } from '../../uploads/upload-shape.ts'
import { cutPicture, type PictureName } from '../picture-cuts.ts'
import type { PictureFormat } from '../picture-formats.ts'
import { type BrandPicture, drawBrandPicture } from './brand-pictures.ts'
import type { DesignDrawing } from './draw-design.ts'
import { drawName, type NamePicture } from './draw-name.ts'
import { drawProof, type ProofDrawing } from './draw-proof.ts'
import { drawCutout, drawLevel } from './lossless-pictures.ts'
import { type CardWords, drawSocialCard } from './social-card.ts'
import { drawUpload } from './upload.ts'

/** Something to draw, size, encode or write; what comes of it is a file's bytes. Widths in px. */
export type PictureWork =
  | { readonly does: 'write-pdf'; readonly document: PdfDocument }
  | { readonly does: 'draw-garment'; readonly key: string }
  | {
      readonly does: 'draw-avatar'
      readonly number: number
      readonly width: number
      readonly format: PictureFormat
    }
  | { readonly does: 'draw-card'; readonly picture: string; readonly words: CardWords }
  | { readonly does: 'draw-upload'; readonly bytes: Uint8Array; readonly shape: UploadShape }
  | { readonly does: 'draw-brand'; readonly logo: string; readonly as: BrandPicture }
  | { readonly does: 'draw-name'; readonly name: string; readonly as: NamePicture }
  | { readonly does: 'draw-level'; readonly picture: string; readonly level: PictureLevel }
  | { readonly does: 'draw-cutout'; readonly picture: string }
  | { readonly does: 'draw-design'; readonly drawing: DesignDrawing }
  | ({ readonly does: 'draw-proof' } & ProofDrawing)
  | {
      readonly does: 'size'
      /** A file's path, or its bytes. */
      readonly picture: string | Uint8Array
      /** A cut of a garment: cut first and sized after, as light is laid over the whole. */
      readonly name?: PictureName
      readonly width: number
      readonly format: PictureFormat
    }

/** In px. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** What the process is asked for. */
export type PictureRequest =
  | { readonly work: PictureWork }
  | { readonly measure: Uint8Array }
  /** The file of a stored picture. */
  | { readonly inspect: string }
  /** The file of a print. */
  | { readonly isInked: string }
  /** A document that may have letters without a face. */
  | { readonly transliterations: PdfDocument }

/**
 * Does it in this process. Uploads are refused with 'media.not-a-picture' and 'media.too-many-pixels', and prints with
 * 'media.blank-print'. `garmentScale` is the px per drawing unit of garments.
 */
export async function doPictureWork(
  work: PictureWork,
  garmentScale: number = fineScale,
): Promise<Uint8Array> {
  switch (work.does) {
    case 'write-pdf':
      return (await import('../../pdf/write-pdf.ts')).writePdf(work.document)
    case 'draw-garment':
      return drawGarment(work.key, garmentScale)
    case 'draw-avatar':
      return sized(await renderAvatar(work.number), work.width, work.format)
    case 'draw-card':
      return drawSocialCard(work.picture, work.words)
    case 'draw-upload':
      return drawUpload(work.bytes, work.shape)
    case 'draw-brand':
      return drawBrandPicture(work.logo, work.as)
    case 'draw-name':
      return drawName(work.name, work.as)
    case 'draw-level':
      return drawLevel(work.picture, work.level)
    case 'draw-cutout':
      return drawCutout(work.picture)
    case 'draw-design':
      return (await import('./draw-design.ts')).drawDesign(work.drawing)
    case 'draw-proof':
      return drawProof(work, garmentScale)
    case 'size':
      return isFolds(work.name) && work.format === 'webp'
        ? sizedNumbers(work.picture, work.width)
        : sized(await cutOf(work.picture, work.name, garmentScale), work.width, work.format)
  }
}

async function drawGarment(key: string, garmentScale: number): Promise<Uint8Array> {
  const picture = parsePictureKey(key)
  if (picture === undefined) throw new Error(`no picture ${key}`)
  return renderGarment(picture, garmentScale)
}

const cutOf = async (picture: string | Uint8Array, name: PictureName | undefined, garmentScale: number) =>
  name?.cut === undefined
    ? picture
    : cutPicture(sharp(picture), name, masterAt(garmentScale)).png({ compressionLevel: 1 }).toBuffer()

const sized = (picture: string | Uint8Array, width: number, format: PictureFormat): Promise<Uint8Array> =>
  encode(sharp(picture).resize({ width, withoutEnlargement: true }), format).toBuffer()

const isFolds = (name: PictureName | undefined) =>
  name !== undefined && parsePictureKey(name.drawing)?.print.kind === 'folds'

/** Folds are numbers: a format that loses some shows its blocks in every design. */
const sizedNumbers = (picture: string | Uint8Array, width: number): Promise<Uint8Array> =>
  sharp(picture).resize({ width }).webp({ lossless: true, effort: 4 }).toBuffer()

/** Weighed for cloth: fine enough for its weave, small enough for a phone. */
function encode(picture: Sharp, format: PictureFormat): Sharp {
  if (format === 'avif') return picture.avif({ quality: 52, effort: 2 })
  if (format === 'webp') return picture.webp({ quality: 78, effort: 3 })
  return picture.jpeg({ quality: 82, mozjpeg: true })
}
