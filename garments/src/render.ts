import sharp, { type Sharp } from 'sharp'
import { type Cloth, cloths } from './cloth.ts'
import { linear, type Rgb, shoulder, toSrgb } from './colour.ts'
import { type Box, drawing } from './field.ts'
import { finishOver } from './finish.ts'
import { plasterGround } from './ground.ts'
import { boxAround } from './outline.ts'
import type { GarmentPicture } from './picture.ts'
import { type Coverage, coverageOf } from './prints/print.ts'
import { keepRecent } from './recent.ts'
import { fineScale, lightUnit, pushUnit, type ShadeMap, shadeOf } from './shade.ts'
import type { Part } from './template.ts'
import { findTemplate } from './templates/index.ts'
import { weaveSize, weaveTile } from './weave.ts'

/** Size of the master in px. */
export const master = { width: drawing.width * fineScale, height: drawing.height * fineScale } as const

/** A view's light takes megabytes: the views in use are kept, not all that were ever drawn. */
const shades = keepRecent<ShadeMap>(8)
/** The wall behind a view, with its shadow: the same for every colour. */
const grounds = keepRecent<Uint8Array>(8)

/** Draws a garment on the house's plaster ground. The same picture gives the same bytes. Answers a PNG. */
export async function renderGarment(picture: GarmentPicture): Promise<Buffer> {
  const template = findTemplate(picture.template)
  if (template === undefined) throw new Error(`no garment template ${picture.template}`)
  const side = `${template.id}.${picture.view}`
  const shade = await shades(side, () => shadeOf(template, picture.view))
  const outline = shade.view.parts.map((part) => `<path d="${part.d}" fill="#fff"/>`).join('')
  const pixels = (await grounds(side, () => plasterGround(outline, master))).slice()
  const cloth = cloths[template.cloth]
  paintCloth(pixels, shade, cloth, picture, await printOn(cloth, picture))
  return finished(pixels, shade, picture).removeAlpha().png({ compressionLevel: 6 }).toBuffer()
}

/** A garment without ground or shadow on it, to be put into a scene: a PNG of the master's size, and its outline's box in drawing units. */
export async function renderCutOut(
  picture: GarmentPicture,
): Promise<{ readonly png: Buffer; readonly box: Box }> {
  const template = findTemplate(picture.template)
  if (template === undefined) throw new Error(`no garment template ${picture.template}`)
  const shade = await shades(`${template.id}.${picture.view}`, () => shadeOf(template, picture.view))
  const pixels = new Uint8Array(master.width * master.height * 3)
  const cloth = cloths[template.cloth]
  paintCloth(
    pixels,
    { ...shade, alpha: shade.alpha.map(opaque) },
    cloth,
    picture,
    await printOn(cloth, picture),
  )
  const png = await sharp(await finished(pixels, shade, picture).removeAlpha().raw().toBuffer(), {
    raw: { ...master, channels: 3 },
  })
    .joinChannel(alphaOf(shade), { raw: { ...master, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return { png, box: boxAround(shade.view.parts.map((part) => part.box)) }
}

const opaque = (alpha: number) => (alpha === 0 ? 0 : 255)

/** The garment's cover of the ground over the whole master. */
function alphaOf({ frame, alpha }: ShadeMap): Buffer {
  const whole = Buffer.alloc(master.width * master.height)
  for (let row = 0; row < frame.height; row++) {
    const at = (frame.y * fineScale + row) * master.width + frame.x * fineScale
    whole.set(alpha.subarray(row * frame.width, (row + 1) * frame.width), at)
  }
  return whole
}

const printOn = (cloth: Cloth, { print }: GarmentPicture): Promise<Coverage> =>
  coverageOf(print, cloth.weave === 'wale' || cloth.weave === 'stitch' ? 'across' : 'along')

/** Cloth with its stitches, buttons and cords. */
const finished = (pixels: Uint8Array, { view }: ShadeMap, picture: GarmentPicture): Sharp =>
  sharp(pixels, { raw: { ...master, channels: 3 } }).composite([
    { input: Buffer.from(finishOver(view, picture, master)), top: 0, left: 0 },
  ])

interface PartPaint {
  readonly colour: Rgb
  readonly cos: number
  readonly sin: number
  readonly isPlain: boolean
}

function paintCloth(
  pixels: Uint8Array,
  shade: ShadeMap,
  cloth: Cloth,
  picture: GarmentPicture,
  coverage: Coverage,
): void {
  const { frame, alpha, top, under, cover } = shade
  const threads = weaveTile(cloth.weave)
  const printed: Rgb = picture.print.kind === 'solid' ? [0, 0, 0] : linear(picture.print.colour)
  const paints = shade.view.parts.map((part) => paintOf(part, picture.colour))
  const albedo: [number, number, number] = [0, 0, 0]
  const [left, upper] = [frame.x * fineScale, frame.y * fineScale]
  for (let row = 0; row < frame.height; row++) {
    for (let column = 0; column < frame.width; column++) {
      const i = row * frame.width + column
      const opaque = (alpha[i] ?? 0) / 255
      const paint = paints[(top[i] ?? 0) - 1]
      if (opaque === 0 || paint === undefined) continue
      const x = left + column + (shade.pushX[i] ?? 0) / pushUnit
      const y = upper + row + (shade.pushY[i] ?? 0) / pushUnit
      mixPaint(albedo, paint, printed, coverage, x, y, 1)
      const beneath = paints[(under[i] ?? 0) - 1]
      const share = (cover[i] ?? 0) / 255
      if (share < 1 && beneath !== undefined) mixPaint(albedo, beneath, printed, coverage, x, y, 1 - share)
      const lit = ((shade.light[i] ?? 0) / lightUnit) * (1 + cloth.grain * threadAt(threads, paint, x, y))
      const shine = (shade.shine[i] ?? 0) / 255
      const at = ((upper + row) * master.width + left + column) * 3
      for (let c = 0; c < 3; c++) {
        const own = albedo[c] ?? 0
        const value = toSrgb(shoulder(own * lit + shine * (0.06 + 0.5 * own)))
        pixels[at + c] = (pixels[at + c] ?? 0) * (1 - opaque) + value * opaque
      }
    }
  }
}

/** Mixes so much of a part's colour, with its print, into the colour so far. */
function mixPaint(
  albedo: [number, number, number],
  paint: PartPaint,
  printed: Rgb,
  coverage: Coverage,
  x: number,
  y: number,
  share: number,
): void {
  const print = paint.isPlain ? 0 : printAt(coverage, paint, x, y)
  for (let c = 0; c < 3; c++) {
    const own = (paint.colour[c] ?? 0) * (1 - print) + (printed[c] ?? 0) * print
    albedo[c] = (albedo[c] ?? 0) * (1 - share) + own * share
  }
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
  }
}

function printAt(coverage: Coverage, { cos, sin }: PartPaint, x: number, y: number): number {
  const ux = x / fineScale - 200
  const uy = y / fineScale - 250
  return coverage(ux * cos + uy * sin, uy * cos - ux * sin)
}

function threadAt(threads: Int8Array, { cos, sin }: PartPaint, x: number, y: number): number {
  const u = Math.round(x * cos + y * sin) + weaveSize * 8
  const v = Math.round(y * cos - x * sin) + weaveSize * 8
  return (threads[(v % weaveSize) * weaveSize + (u % weaveSize)] ?? 0) / 127
}
