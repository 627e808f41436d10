import type { RoundView } from '@first-fashion/garments'
import sharp from 'sharp'

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
export async function laidAround(
  print: Uint8Array,
  { views, width, height, printMm }: Wrap,
): Promise<Buffer> {
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
