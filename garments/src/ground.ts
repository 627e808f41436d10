import { toSrgb } from './colour.ts'
import { blur, clamp, drawing, type Field } from './field.ts'
import { rasterise } from './form/rasterise.ts'
import { streaks, weaveSize } from './weave.ts'

/** Warm plaster in linear light. */
const plaster = [0.885, 0.857, 0.797] as const
const coarse = { x: 0, y: 0, width: 300, height: 375, scale: 300 / drawing.width } as const

/** The plaster wall behind the garment with the garment's shadow: a tight one of contact, a wide one cast down to the right. */
export async function plasterGround(
  outline: string,
  size: { readonly width: number; readonly height: number },
): Promise<Uint8Array> {
  const mask = await rasterise(outline, coarse)
  const contact = blur(mask, 2.6)
  const dark = shadow(mask, contact)
  // Fully covered cells stay unchanged; between the parts there is shadow.
  const pixels = new Uint8Array(size.width * size.height * 3).fill(toSrgb(plaster[1] * 0.45))
  const ratio = coarse.width / size.width
  for (let y = 0; y < size.height; y++) {
    const down = y / size.height
    const cy = clamp((y + 0.5) * ratio - 0.5, 0, coarse.height - 1.01)
    const tooth = (y % weaveSize) * weaveSize
    const row = Math.round(cy) * coarse.width
    for (let x = 0; x < size.width; x++) {
      const cx = clamp((x + 0.5) * ratio - 0.5, 0, coarse.width - 1.01)
      if ((contact.values[row + Math.round(cx)] ?? 0) > 0.998) continue
      const across = x / size.width
      const fall = 1.055 - 0.05 * across - 0.06 * down - 0.03 * (across - 0.4) ** 2
      const rough = 1 + 0.0045 * (plasterTooth[tooth + (x % weaveSize)] ?? 0)
      const shade = between(dark, cx, cy)
      const light = fall * rough
      const at = (y * size.width + x) * 3
      // Shadows keep the plaster's warm reflection.
      pixels[at] = toSrgb(plaster[0] * light * (1 - shade * 0.97))
      pixels[at + 1] = toSrgb(plaster[1] * light * (1 - shade))
      pixels[at + 2] = toSrgb(plaster[2] * light * (1 - shade * 1.02))
    }
  }
  return pixels
}

const plasterTooth = streaks(11, 3, 3)

function shadow(mask: Field, contact: Field): Float32Array {
  const near = blur(mask, 7)
  const cast = blur(mask, 19)
  const { width, height } = mask
  const out = new Float32Array(width * height)
  const shifted = (field: Field, x: number, y: number) =>
    field.values[clamp(y, 0, height - 1) * width + clamp(x, 0, width - 1)] ?? 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      out[y * width + x] =
        0.28 * shifted(contact, x - 1, y - 2) +
        0.2 * shifted(near, x - 4, y - 5) +
        0.26 * shifted(cast, x - 9, y - 13)
  return out
}

function between(values: Float32Array, x: number, y: number): number {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const at = iy * coarse.width + ix
  const fx = x - ix
  const above = (values[at] ?? 0) * (1 - fx) + (values[at + 1] ?? 0) * fx
  const below = (values[at + coarse.width] ?? 0) * (1 - fx) + (values[at + coarse.width + 1] ?? 0) * fx
  return above + (below - above) * (y - iy)
}
