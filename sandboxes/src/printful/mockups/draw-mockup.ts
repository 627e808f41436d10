import { type RoundView, templates } from '@first-fashion/garments'
import { renderGarment } from '@first-fashion/garments/render'
import sharp from 'sharp'
import { printMmOf } from '../print-files.ts'
import type { PrintProduct } from '../print-products.ts'

/** A print file, and where it lies in its area; in any one unit. */
export interface MockupFile {
  readonly placement: string
  readonly image_url: string
  readonly position: {
    readonly area_width: number
    readonly area_height: number
    readonly width: number
    readonly height: number
    readonly top: number
    readonly left: number
  }
}

interface MockupRequest {
  readonly colour: string
  /** px */
  readonly width: number
  readonly file: MockupFile
  /** Px per drawing unit of the garment. */
  readonly garmentScale?: number | undefined
}

const fetchedWithinMs = 10_000
const mostBytes = 50 * 1024 * 1024

/** The garments are drawn in a frame of this size. */
const frame = { width: 400, height: 500 }

/** A photograph of the product, as it were, with the print file on it: a JPEG. Throws if the file cannot be had. */
export async function drawMockup(
  product: PrintProduct,
  { colour, width, file, garmentScale }: MockupRequest,
): Promise<Uint8Array> {
  const print = await fetched(file.image_url)
  const size = { width, height: Math.round((width * frame.height) / frame.width) }
  const around = templates.find(({ id }) => id === `${product.drawnAs}-around`)
  const template = around?.id ?? product.drawnAs
  const view = file.placement === 'back' ? 'back' : 'front'
  const blank = await renderGarment({ template, view, colour, print: { kind: 'solid' } }, garmentScale)
  const printMm = printMmOf(product.type)
  const laid =
    around?.around === undefined || printMm === undefined
      ? await laidFlat(print, template, file, size)
      : { input: await laidAround(print, { views: around.around, printMm, ...size }), left: 0, top: 0 }
  return sharp(await sharp(blank).resize(size).toBuffer())
    .composite([laid])
    .jpeg({ quality: 88 })
    .toBuffer()
}

/** The print in its place on the picture, as far as it lies on it. */
async function laidFlat(
  print: Uint8Array,
  template: string,
  { position }: MockupFile,
  { width, height }: { readonly width: number; readonly height: number },
) {
  const area = areaOf(template)
  // The area of the file is as wide as the printed part of the garment.
  const unit = ((area.width / frame.width) * width) / position.area_width
  const laid = await sharp(print)
    .resize({
      width: Math.max(1, Math.round(position.width * unit)),
      height: Math.max(1, Math.round(position.height * unit)),
      fit: 'fill',
    })
    .png()
    .toBuffer()
  const left = Math.round((area.x / frame.width) * width + position.left * unit)
  const top = Math.round((area.y / frame.height) * height + position.top * unit)
  const room = { width: Math.max(1, width - left), height: Math.max(1, height - top) }
  const { width: laidWidth, height: laidHeight } = await sharp(laid).metadata()
  const input = await sharp(laid)
    .extract({
      left: 0,
      top: 0,
      width: Math.min(room.width, laidWidth),
      height: Math.min(room.height, laidHeight),
    })
    .toBuffer()
  return { input, left, top }
}

const areaOf = (template: string) =>
  templates.find(({ id }) => id === template)?.printArea ?? { x: 100, y: 130, width: 200, height: 240 }

async function fetched(address: string): Promise<Uint8Array> {
  const response = await fetch(address, { signal: AbortSignal.timeout(fetchedWithinMs) }).catch(
    () => undefined,
  )
  if (response?.ok !== true)
    throw new Error('The file could not be downloaded. Please check that its URL is public.')
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (bytes.length > mostBytes) throw new Error('The file is larger than 50 MB.')
  return bytes
}

/** The garments are drawn in a frame so wide. */
const frameWidth = 400

interface Wrap {
  readonly views: readonly RoundView[]
  /** px of the picture that it is laid on. */
  readonly width: number
  readonly height: number
  /** Of the whole print, in mm. */
  readonly printMm: { readonly width: number; readonly height: number }
}

/** What one sees of a print that goes around a thing: a transparent PNG over its picture. */
async function laidAround(print: Uint8Array, { views, width, height, printMm }: Wrap): Promise<Buffer> {
  const { data: from, info } = await sharp(print).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const picture = Buffer.alloc(width * height * 4)
  const perUnit = width / frameWidth
  for (const view of views) {
    const radius = (view.width / 2) * perUnit
    const tall = (printMm.height / view.diameterMm) * 2 * radius
    for (let x = Math.ceil(view.x * perUnit - radius); x < view.x * perUnit + radius; x++) {
      const across = (x - view.x * perUnit) / radius
      const aroundMm = (Math.asin(across) + (view.turn * Math.PI) / 180) * (view.diameterMm / 2)
      const column = Math.floor((0.5 + aroundMm / printMm.width) * info.width)
      if (column < 0 || column >= info.width) continue
      const top = view.y * perUnit - tall / 2 - view.bow * perUnit * (1 - Math.sqrt(1 - across * across))
      for (let y = 0; y < tall; y++) {
        const row = Math.floor((y / tall) * info.height)
        const at = (row * info.width + column) * 4
        from.copy(picture, (Math.round(top + y) * width + x) * 4, at, at + 4)
      }
    }
  }
  return sharp(picture, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}
