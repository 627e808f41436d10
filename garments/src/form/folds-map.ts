import sharp from 'sharp'
import { drawing } from '../field.ts'
import { lightUnit, type ShadeMap } from './shade.ts'

/** What stands for a place that is neither displaced nor shaded. */
const still = 128
/** As monitors show light. */
const gamma = 1 / 2.2

/**
 * The folds of a view as a picture, for whoever lays something on the garment: red and green say how far a print is
 * displaced, in eighths of a px of a master of full size from 128 on, and blue how bright its sRGB colours get, in 128ths.
 * Answers a PNG.
 */
export async function foldsMap({ frame, light, pushX, pushY, alpha }: ShadeMap): Promise<Buffer> {
  const [width, height] = [drawing.width * frame.scale, drawing.height * frame.scale]
  const pixels = new Uint8Array(width * height * 3).fill(still)
  const [left, top] = [frame.x * frame.scale, frame.y * frame.scale]
  for (let row = 0; row < frame.height; row++)
    for (let column = 0; column < frame.width; column++) {
      const i = row * frame.width + column
      if (alpha[i] === 0) continue
      const at = ((top + row) * width + left + column) * 3
      pixels[at] = still + (pushX[i] ?? 0)
      pixels[at + 1] = still + (pushY[i] ?? 0)
      pixels[at + 2] = Math.min(255, still * ((light[i] ?? 0) / lightUnit) ** gamma)
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 4 })
    .toBuffer()
}
