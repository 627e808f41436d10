import type { Cloth } from './cloth.ts'
import { inLight, linear, type Rgb } from './colour.ts'
import { fineScale, lightUnit, pushUnit, type ShadeMap } from './form/shade.ts'
import { grainOf, type OnCloth } from './grain.ts'
import type { GarmentPicture } from './picture.ts'
import type { Coverage } from './prints/print.ts'
import type { Part } from './template.ts'
import { weaveSize, weaveTile } from './weave.ts'

export interface Dyed {
  readonly cloth: Cloth
  readonly picture: GarmentPicture
  readonly coverage: Coverage
}

/** Lays colour, print and thread under a view's light, into a picture of `width` px. */
export function paintCloth(pixels: Uint8Array, width: number, shade: ShadeMap, dyed: Dyed): void {
  const { frame, alpha, top, under, cover } = shade
  const { cloth, picture } = dyed
  const threads = weaveTile(cloth.weave)
  const paints = shade.view.parts.map((part) => paintOf(part, dyed))
  const depth = depthOf(linear(picture.colour))
  const on: OnCloth = { across: 0, along: 0 }
  const own: Albedo = [0, 0, 0]
  const { scale } = frame
  const [left, upper] = [frame.x * scale, frame.y * scale]
  for (let row = 0; row < frame.height; row++) {
    for (let column = 0; column < frame.width; column++) {
      const i = row * frame.width + column
      const paint = paints[(top[i] ?? 0) - 1]
      if (alpha[i] === 0 || paint === undefined) continue
      const x = (left + column) / scale + (shade.pushX[i] ?? 0) / pushUnit / fineScale
      const y = (upper + row) / scale + (shade.pushY[i] ?? 0) / pushUnit / fineScale
      paint.grain(x, y, on)
      const thread = threadAt(threads, on)
      dye(own, paint, on, 1)
      const beneath = cover[i] === 255 ? undefined : paints[(under[i] ?? 0) - 1]
      if (beneath !== undefined) {
        beneath.grain(x, y, on)
        dye(own, beneath, on, 1 - (cover[i] ?? 0) / 255)
      }
      const light = (shade.light[i] ?? 0) / lightUnit
      const lit = light * (1 + depth * (light - 0.9)) * (1 + cloth.grain * thread)
      const at = ((upper + row) * width + left + column) * 3
      lay(pixels, at, own, lit, (shade.shine[i] ?? 0) / 255, (alpha[i] ?? 0) / 255)
    }
  }
}

type Albedo = [number, number, number]

interface PartPaint {
  readonly colour: Rgb
  readonly printed: Rgb
  readonly grain: (x: number, y: number, out: OnCloth) => void
  /** The print's coverage at a place of the cloth; undefined if nothing is printed. */
  readonly coverage?: Coverage
}

function paintOf(part: Part, { picture, coverage }: Dyed): PartPaint {
  const tone = part.tone ?? 1
  const [r, g, b] = linear(part.colour ?? picture.colour)
  const ink = 'colour' in picture.print ? picture.print.colour : undefined
  const isPlain = ink === undefined || part.plain === true || part.colour !== undefined
  return {
    colour: [r * tone, g * tone, b * tone],
    printed: ink === undefined ? [0, 0, 0] : linear(ink),
    grain: grainOf(part),
    ...(isPlain ? {} : { coverage }),
  }
}

/** Dark cloth gets more contrast between light and shade. */
const depthOf = ([r, g, b]: Rgb): number => 0.75 * Math.max(0, 1 - 2.4 * (0.3 * r + 0.6 * g + 0.1 * b))

/** Mixes a share of a part's colour, with its print, into the colour so far. */
function dye(own: Albedo, { colour, printed, coverage }: PartPaint, on: OnCloth, share: number): void {
  const print = coverage === undefined ? 0 : coverage(on.across, on.along) * share
  const ground = share - print
  const rest = 1 - share
  own[0] = own[0] * rest + colour[0] * ground + printed[0] * print
  own[1] = own[1] * rest + colour[1] * ground + printed[1] * print
  own[2] = own[2] * rest + colour[2] * ground + printed[2] * print
}

/** Every place lies less than eight weave tiles from the middle. */
const offset = weaveSize * 8 + 0.5

function threadAt(threads: Int8Array, { across, along }: OnCloth): number {
  const u = Math.trunc(across * fineScale + offset) % weaveSize
  const v = Math.trunc(along * fineScale + offset) % weaveSize
  return (threads[v * weaveSize + u] ?? 0) / 127
}

function lay(pixels: Uint8Array, at: number, own: Albedo, lit: number, shine: number, opaque: number): void {
  const gleam = shine * 0.06
  const wet = lit + shine * 0.5
  const [r, g, b] = own
  const rest = 1 - opaque
  pixels[at] = (pixels[at] ?? 0) * rest + inLight(r * wet + gleam) * opaque
  pixels[at + 1] = (pixels[at + 1] ?? 0) * rest + inLight(g * wet + gleam) * opaque
  pixels[at + 2] = (pixels[at + 2] ?? 0) * rest + inLight(b * wet + gleam) * opaque
}
