import sharp from 'sharp'
import { type Cloth, cloths } from './cloth.ts'
import { blur, clamp, drawing, type Field, noise, rasterise, sampleAt } from './field.ts'
import { finishOver } from './finish.ts'
import type { GarmentPicture } from './picture.ts'
import { type Coverage, coverageOf } from './print.ts'
import { keepRecent } from './recent.ts'
import { placement, type ShadeMap, shadeOf, shadeSize } from './shade.ts'
import type { GarmentTemplate, Part, View } from './template.ts'
import { findTemplate } from './templates/index.ts'

/** Size of the master in px. */
export const master = { width: 1200, height: 1500 } as const

type Rgb = readonly [number, number, number]

/** A view's light takes megabytes: the views in use are kept, not all that were ever drawn. */
const shades = keepRecent<ShadeMap>(8)

/** Draws a garment on the house's plaster ground. The same picture gives the same bytes. Answers a PNG. */
export async function renderGarment(picture: GarmentPicture): Promise<Buffer> {
  const template = findTemplate(picture.template)
  if (template === undefined) throw new Error(`no garment template ${picture.template}`)
  const view = picture.view === 'front' ? template.front : template.back
  const shade = await shades(`${template.id}.${picture.view}`, () => shadeOf(template, view))
  const place = placement(template)
  const outline = view.parts.map((part) => `<path d="${part.d}" fill="#fff"/>`).join('')
  const alpha = await rasterise(place(outline), master.width, master.height)
  const pixels = ground(await silhouetteShadow(place(outline)))
  paintCloth(pixels, alpha, shade, template, view, picture)
  const cloth = sharp(pixels, { raw: { ...master, channels: 3 } })
  const over = finishOver(view, picture, place, master)
  return cloth
    .composite([{ input: Buffer.from(over), top: 0, left: 0 }])
    .removeAlpha()
    .png({ compressionLevel: 6 })
    .toBuffer()
}

const plaster: Rgb = [0.9, 0.872, 0.822]

/** Two shadows: a tight one of contact and a wide one that is cast down to the right. */
async function silhouetteShadow(outline: string): Promise<(x: number, y: number) => number> {
  const small = { width: 300, height: 375 }
  const mask = await rasterise(outline, small.width, small.height)
  const contact = blur(mask, 3)
  const cast = blur(mask, 16)
  const scale = small.width / master.width
  return (x, y) =>
    0.3 * sampleAt(contact, x * scale - 1.6, y * scale - 2.6) +
    0.34 * sampleAt(cast, x * scale - 9, y * scale - 13)
}

function ground(shadowAt: (x: number, y: number) => number): Uint8Array {
  const pixels = new Uint8Array(master.width * master.height * 3)
  for (let y = 0; y < master.height; y++) {
    for (let x = 0; x < master.width; x++) {
      const fall = 1.06 - 0.16 * (x / master.width) * 0.6 - 0.13 * (y / master.height)
      const tooth = 1 + noise(11, x / 2.3, y / 2.3) * 0.006 + noise(12, x / 90, y / 90) * 0.012
      const light = fall * tooth * (1 - shadowAt(x, y))
      const at = (y * master.width + x) * 3
      for (let c = 0; c < 3; c++) pixels[at + c] = toSrgb((plaster[c] ?? 0) * light)
    }
  }
  return pixels
}

interface PartPaint {
  readonly colour: Rgb
  readonly cos: number
  readonly sin: number
  readonly isPlain: boolean
  readonly rib: number
}

function paintCloth(
  pixels: Uint8Array,
  alpha: Field,
  shade: ShadeMap,
  template: GarmentTemplate,
  view: View,
  picture: GarmentPicture,
): void {
  const cloth: Cloth = cloths[template.cloth]
  const coverage = coverageOf(picture.print)
  const printed = picture.print.kind === 'solid' ? ([0, 0, 0] as const) : linear(picture.print.colour)
  const paints = view.parts.map((part) => paintOf(part, picture.colour))
  const half = shadeSize.width / master.width
  for (let y = 0; y < master.height; y++) {
    for (let x = 0; x < master.width; x++) {
      const i = y * master.width + x
      const cover = alpha.values[i] ?? 0
      if (cover === 0) continue
      const mx = x * half
      const my = y * half
      const paint = paints[partAt(shade, mx, my) - 1]
      if (paint === undefined) continue
      const px = x + sampleAt(shade.pushX, mx, my) / half
      const py = y + sampleAt(shade.pushY, mx, my) / half
      const print = paint.isPlain ? 0 : printAt(coverage, paint, px, py)
      const lit = sampleAt(shade.light, mx, my) * texture(cloth, paint, x, y, px)
      const shine = sampleAt(shade.shine, mx, my)
      for (let c = 0; c < 3; c++) {
        const albedo = (paint.colour[c] ?? 0) * (1 - print) + (printed[c] ?? 0) * print
        const value = toSrgb(albedo * lit + shine * (0.05 + 0.35 * albedo))
        pixels[i * 3 + c] = (pixels[i * 3 + c] ?? 0) * (1 - cover) + value * cover
      }
    }
  }
}

/** The part on top here, or the nearest one where the half-sized map just misses the edge. */
function partAt({ top }: ShadeMap, x: number, y: number): number {
  const cx = clamp(Math.round(x), 1, shadeSize.width - 2)
  const cy = clamp(Math.round(y), 1, shadeSize.height - 2)
  const at = cy * shadeSize.width + cx
  const around = [at, at - 1, at + 1, at - shadeSize.width, at + shadeSize.width]
  return around.map((one) => top[one] ?? 0).find((one) => one > 0) ?? 0
}

function paintOf(part: Part, colour: string): PartPaint {
  const tone = part.tone ?? 1
  const [r, g, b] = linear(part.colour ?? colour)
  const angle = ((part.grain ?? 0) * Math.PI) / 180
  return {
    colour: [r * tone, g * tone, b * tone],
    cos: Math.cos(angle),
    sin: Math.sin(angle),
    isPlain: part.plain === true || part.colour !== undefined,
    rib: part.rib ?? 0,
  }
}

const unitsPerPx = drawing.width / master.width

function printAt(coverage: Coverage, { cos, sin }: PartPaint, x: number, y: number): number {
  const ux = x * unitsPerPx - 200
  const uy = y * unitsPerPx - 250
  return coverage(ux * cos + uy * sin, uy * cos - ux * sin, 0.5)
}

/** Threads, ribs and wear: small changes of brightness at full size. */
function texture(cloth: Cloth, paint: PartPaint, x: number, y: number, pushedX: number): number {
  const thread =
    cloth.grain === 0
      ? 0
      : cloth.grain *
        (0.6 * noise(21, x / cloth.grainPx, y / 1.4) + 0.6 * noise(22, x / 1.4, y / cloth.grainPx))
  const knit = cloth.ribPx === 0 ? 0 : 0.11 * Math.cos((pushedX / cloth.ribPx) * Math.PI * 2)
  const purl =
    cloth.ribPx === 0 ? 0 : 0.05 * Math.cos((y / 5 + Math.floor(pushedX / cloth.ribPx) * 0.5) * Math.PI * 2)
  const rib = paint.rib === 0 ? 0 : 0.13 * Math.cos(((pushedX * unitsPerPx) / paint.rib) * Math.PI * 2)
  return 1 + thread + knit + purl + rib
}

function linear(colour: string): Rgb {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  // Even black cloth gives some light back.
  return [0.012 + 0.97 * channel(1), 0.012 + 0.97 * channel(3), 0.012 + 0.97 * channel(5)]
}

const srgbTable = Uint8Array.from({ length: 4097 }, (_, i) => {
  const value = i / 4096
  return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055))
})

const toSrgb = (value: number): number => srgbTable[Math.round(clamp(value, 0, 1) * 4096)] ?? 0
