import type { RoundView } from '@first-fashion/contract/designs/print-catalog'
import { layAround, unrolledSize } from '@first-fashion/designer-engine/drawing/around'
import { draped, lit } from '@first-fashion/designer-engine/drawing/drape'
import { type GarmentPicture, parsePictureKey } from '@first-fashion/garments'
import { renderGarment } from '@first-fashion/garments/render'
import sharp, { type Sharp } from 'sharp'

/** A print file as it will look on its garment. */
export interface ProofDrawing {
  /** The file of the print. */
  readonly print: string
  /** The part of the print that can be designed, in its pixels. */
  readonly part: { readonly width: number; readonly height: number }
  /** The name of the empty garment's picture; null for things that have none: then the print lies on a plain ground. */
  readonly garment: string | null
  /** Where the part lies, in shares of the picture. */
  readonly place: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** Where a print that goes around is seen on the picture; null for one that lies on it. */
  readonly around: readonly RoundView[] | null
}

/** px; 4:5 as all pictures of garments. */
const proof = { width: 960, height: 1200 } as const
const plainGround = '#e9e3d6'

/** A picture of the garment with the print file itself on it, reduced, as it lies over the folds. */
export async function drawProof(drawing: ProofDrawing, garmentScale?: number): Promise<Uint8Array> {
  const { garment, around } = drawing
  const laid = around === null ? await laidFlat(drawing) : await laidAround(drawing, around)
  const picture = garment === null ? undefined : parsePictureKey(garment)
  if (picture === undefined) return finished(sharp({ create: plain }), laid)
  const onGarment = await onFolds(laid, picture, around === null ? draped : lit, garmentScale)
  return finished(sharp(await renderGarment(picture, garmentScale)).resize(proof), onGarment)
}

async function laidFlat({ print, part, place }: ProofDrawing): Promise<Buffer> {
  const width = Math.max(1, Math.round(place.width * proof.width))
  const height = Math.max(1, Math.round(place.height * proof.height))
  const reduced = await reducedTo({ width, height }, print, part).png().toBuffer()
  const left = Math.round(place.x * proof.width)
  const top = Math.round(place.y * proof.height)
  return sharp(transparent)
    .composite([{ input: reduced, left, top }])
    .raw()
    .toBuffer()
}

async function laidAround({ print, part }: ProofDrawing, views: readonly RoundView[]): Promise<Buffer> {
  const data = Buffer.alloc(proof.width * proof.height * 4)
  for (const view of views) {
    const size = unrolledSize(view, proof)
    const unrolled = await reducedTo(size, print, part).ensureAlpha().raw().toBuffer()
    layAround({ ...size, data: unrolled }, view, { ...proof, data })
  }
  return data
}

const reducedTo = (
  { width, height }: ProofDrawing['part'],
  print: string,
  part: ProofDrawing['part'],
): Sharp =>
  sharp(print, { limitInputPixels: false })
    .extract({ left: 0, top: 0, ...part })
    .resize({ width, height, fit: 'fill' })

const plain = { ...proof, channels: 3, background: plainGround } as const
const transparent = { create: { ...proof, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } } as const

const finished = (ground: Sharp, print: Buffer): Promise<Uint8Array> =>
  ground
    .composite([{ input: print, raw: { ...proof, channels: 4 } }])
    .webp({ quality: 86 })
    .toBuffer()

async function onFolds(
  print: Buffer,
  garment: GarmentPicture,
  lay: typeof draped,
  garmentScale: number | undefined,
): Promise<Buffer> {
  const folds = await sharp(await renderGarment({ ...garment, print: { kind: 'folds' } }, garmentScale))
    .resize(proof)
    .ensureAlpha()
    .raw()
    .toBuffer()
  return Buffer.from(lay({ ...proof, data: print }, { ...proof, data: folds }).buffer)
}
