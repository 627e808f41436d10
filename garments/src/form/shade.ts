import { type Cloth, cloths } from '../cloth.ts'
import {
  blur,
  clamp,
  emptyField,
  type Field,
  type Frame,
  frameAround,
  halved,
  readAt,
  type Spot,
  sampleAt,
  spotAt,
  wideBlur,
} from '../field.ts'
import { grainOf, type OnCloth, turnOf } from '../grain.ts'
import { boxAround } from '../outline.ts'
import { type LaidPart, type LaidView, layOut } from '../pose.ts'
import type { GarmentTemplate } from '../template.ts'
import { shine, skyAndSun } from './light.ts'
import { rasterise } from './rasterise.ts'
import { foldsByGrain, type Relief, reliefOf } from './relief.ts'

/** Cells per drawing unit of a picture, unless it is drawn smaller; form is computed at half of it. */
export const fineScale = 3

/** Light and shade of a template's view, computed once for every colour and print. Integers save memory. */
export interface ShadeMap {
  readonly view: LaidView
  /** The part of the picture that contains the garment. */
  readonly frame: Frame
  /** Brightness; 16384 is a flat place in full light. */
  readonly light: Uint16Array
  readonly shine: Uint8Array
  /** How far folds displace a print, in eighths of a px at `fineScale`, however small the picture is. */
  readonly pushX: Int8Array
  readonly pushY: Int8Array
  /** Number + 1 of the part on top and of the one under its edge, and how far the top one covers it. */
  readonly top: Uint8Array
  readonly under: Uint8Array
  readonly cover: Uint8Array
  /** How far the garment covers the ground. */
  readonly alpha: Uint8Array
}

export const lightUnit = 16_384
export const pushUnit = 8

export async function shadeOf(
  template: GarmentTemplate,
  side: 'front' | 'back',
  scale: number = fineScale,
): Promise<ShadeMap> {
  const view = layOut(template, side)
  const cloth: Cloth = cloths[template.cloth]
  const frame = frameAround(boxAround(view.parts.map((part) => part.box)), 4, scale)
  const cells = frame.width * frame.height
  const map: ShadeMap = {
    view,
    frame,
    light: new Uint16Array(cells),
    shine: new Uint8Array(cells),
    pushX: new Int8Array(cells),
    pushY: new Int8Array(cells),
    top: new Uint8Array(cells),
    under: new Uint8Array(cells),
    cover: new Uint8Array(cells),
    alpha: new Uint8Array(cells),
  }
  const outlines = await Promise.all(
    view.parts.map((part) => rasterise(filled(part.d), frameAround(part.box, 14, scale))),
  )
  const masks = outlines.map(halved)
  const foldsOf = foldsByGrain(view, masks)
  const grooves = await sewn(view, frame)
  for (const [index, mask] of masks.entries()) {
    const part = view.parts[index]
    const outline = outlines[index]
    if (part === undefined || outline === undefined) continue
    shadeBeneath(map, mask, outline, part.lift ?? 2.2)
    const body = part.open === true ? drawnOut(mask, part) : mask
    const relief = reliefOf(view.seed, part, foldsOf(part), { mask, body }, cloth)
    layPart(map, relief, { part, index, outline, grooves }, cloth)
  }
  return map
}

/** A part that ends in a hem as if it went on: what swells it doesn't stop there. Thread across hangs straight too. */
function drawnOut(mask: Field, part: LaidPart): Field {
  const grain = part.bend?.grain ?? part.grain ?? 0
  const [cos, sin] = turnOf(Math.abs(grain) > 60 ? grain - 90 * Math.sign(grain) : grain)
  const out = emptyField(mask)
  out.values.set(mask.values)
  for (const step of [8, 16]) {
    const across = Math.round(sin * step * mask.scale)
    const down = Math.round(cos * step * mask.scale)
    for (let row = down; row < mask.height; row++) {
      const from = (row - down) * mask.width + across
      const to = row * mask.width
      for (let column = Math.max(0, -across); column < Math.min(mask.width, mask.width - across); column++)
        out.values[to + column] = Math.max(out.values[to + column] ?? 0, mask.values[from + column] ?? 0)
    }
  }
  return out
}

const filled = (d: string) => `<path d="${d}" fill="#fff"/>`

/** Seams and stitches draw the cloth in: narrow grooves, with a wider dent around them. */
async function sewn(view: LaidView, frame: Frame): Promise<Field> {
  const strokes = (lines: readonly string[], width: number, opacity: number) =>
    lines
      .map(
        (d) =>
          `<path d="${d}" fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${width}"/>`,
      )
      .join('')
  const lines = await rasterise(strokes(view.seams, 1.5, 1) + strokes(view.stitches, 1.1, 0.55), frame)
  const narrow = blur(lines, 1.8)
  const wide = wideBlur(lines, 9)
  for (let i = 0; i < narrow.values.length; i++)
    narrow.values[i] = -0.5 * (narrow.values[i] ?? 0) - 1.4 * (wide.values[i] ?? 0)
  return narrow
}

/** Upper parts shade what is beneath their lower right edge, and a little all round. */
function shadeBeneath(map: ShadeMap, mask: Field, outline: Field, lift: number): void {
  if (lift <= 0) return
  const cast = blur(mask, (1.6 + 1.3 * lift) * mask.scale)
  const contact = blur(mask, 1.7 * mask.scale)
  const strength = clamp(0.13 + 0.1 * lift, 0, 0.5)
  forCells(map.frame, outline, (i, x, y, own) => {
    // Nothing lies beneath yet, or it is invisible.
    if (map.alpha[i] === 0 || outline.values[own] === 1) return
    const shadow =
      strength * sampleAt(cast, x - 0.85 * lift, y - 1.05 * lift) + 0.2 * sampleAt(contact, x, y) ** 1.5
    map.light[i] = (map.light[i] ?? 0) * (1 - shadow)
    map.shine[i] = (map.shine[i] ?? 0) * (1 - shadow)
  })
}

interface Lain {
  readonly part: LaidPart
  readonly index: number
  readonly outline: Field
  readonly grooves: Field
}

function layPart(map: ShadeMap, relief: Relief, { part, index, outline, grooves }: Lain, cloth: Cloth): void {
  const { width, scale } = map.frame
  const edge = wideBlur(outline, 1.9 * scale)
  const rim = (part.lift ?? 2.2) * 0.24 * scale
  const rib = ribSlope(part)
  const spot: Spot = { at: 0, across: 0, down: 0 }
  forCells(map.frame, outline, (i, x, y, own) => {
    const cover = outline.values[own] ?? 0
    // Light is laid a little beyond the edge, so that the softened edge is lit too.
    if ((edge.values[own] ?? 0) < 0.02) return
    spotAt(relief.mask, x, y, spot)
    const formX = readAt(relief.slopeX, spot)
    const formY = readAt(relief.slopeY, spot)
    const rimX = rim * ((edge.values[own + 1] ?? 0) - (edge.values[own - 1] ?? 0))
    const rimY = rim * ((edge.values[own + outline.width] ?? 0) - (edge.values[own - outline.width] ?? 0))
    const groove = grooves.values
    const grooveX = ((groove[i + 1] ?? 0) - (groove[i - 1] ?? 0)) * 0.5 * scale
    const grooveY = ((groove[i + width] ?? 0) - (groove[i - width] ?? 0)) * 0.5 * scale
    const ribbed = rib(x, y)
    const slopeX = formX + rimX + grooveX + ribbed.x
    const slopeY = formY + rimY + grooveY + ribbed.y
    const sky = readAt(relief.sky, spot) * (1 + 0.35 * (groove[i] ?? 0))
    const worn = wear(cloth, relief, spot, groove[i] ?? 0)
    const lit = skyAndSun(slopeX, slopeY, sky, cloth.wrap) * worn * (1 - depth(part, y))
    const light = clamp(lit * lightUnit, 0, 65_535)
    const bright = 255 * shine(slopeX, slopeY, sky, cloth)
    lay(map, i, index, cover, light, bright)
    if (cover > 0.5) {
      map.pushX[i] = clamp(formX * 6.5 * pushUnit, -127, 127)
      map.pushY[i] = clamp(formY * 6.5 * pushUnit, -127, 127)
    }
  })
}

/** The inside of a garment grows dark downwards. */
const depth = ({ lift, box }: LaidPart, y: number) =>
  lift === 0 ? 0.55 * clamp((y - box.top) / (box.bottom - box.top), 0, 1) : 0

function lay(map: ShadeMap, i: number, index: number, cover: number, light: number, bright: number): void {
  const below = (map.alpha[i] ?? 0) / 255
  // Over bare ground there is nothing to mix with: the ground shows through the garment's alpha instead.
  const share = below === 0 ? 1 : cover / (cover + below * (1 - cover) || 1)
  map.light[i] = (map.light[i] ?? 0) * (1 - share) + light * share
  map.shine[i] = (map.shine[i] ?? 0) * (1 - share) + bright * share
  if (cover === 0) return
  if (map.top[i] !== index + 1) map.under[i] = map.top[i] ?? 0
  map.top[i] = index + 1
  map.cover[i] = map.under[i] === 0 ? 255 : Math.round(share * 255)
  map.alpha[i] = Math.round(255 * (cover + below * (1 - cover)))
}

/** Denim pales where it rubs: on ridges, along seams, and where it is stretched over the body. */
function wear(cloth: Cloth, { proud, inside }: Relief, spot: Spot, groove: number): number {
  if (cloth.wornEdges === 0) return 1
  const ridge = clamp(readAt(proud, spot), -0.4, 1.2)
  const within = readAt(inside, spot)
  const edge = 1 - clamp(within * 6, 0, 1)
  return 1 + cloth.wornEdges * (0.5 * ridge + 0.4 * edge - 0.8 * groove + 0.45 * (within - 0.6))
}

/** Knitted ribs rise and fall across the grain, or around a centre for a neckband. */
function ribSlope(part: LaidPart): (x: number, y: number) => { x: number; y: number } {
  const { rib = 0, ribCentre } = part
  if (rib === 0) return () => flat
  const turn = (Math.PI * 2) / rib
  if (ribCentre === undefined) {
    const [cos, sin] = turnOf(part.bend?.grain ?? part.grain ?? 0)
    const grain = grainOf(part)
    const on: OnCloth = { across: 0, along: 0 }
    return (x, y) => {
      grain(x, y, on)
      const rise = 0.55 * Math.cos(on.across * turn)
      return { x: rise * cos, y: rise * sin }
    }
  }
  return (x, y) => {
    const [dx, dy] = [x - ribCentre.x, y - ribCentre.y]
    const radius = Math.hypot(dx, dy) || 1
    const rise = 0.55 * Math.cos(Math.atan2(dy, dx) * ribCentre.radius * turn)
    return { x: (-dy / radius) * rise, y: (dx / radius) * rise }
  }
}
const flat = { x: 0, y: 0 } as const

/** Visits the cells of the picture that lie in a frame, with their place in units and their number in a fine frame. */
function forCells(
  picture: Frame,
  frame: Frame,
  visit: (i: number, x: number, y: number, own: number) => void,
): void {
  const ratio = picture.scale / frame.scale
  const left = Math.max(0, (frame.x - picture.x) * picture.scale)
  const top = Math.max(0, (frame.y - picture.y) * picture.scale)
  const right = Math.min(picture.width, (frame.x - picture.x) * picture.scale + frame.width * ratio)
  const bottom = Math.min(picture.height, (frame.y - picture.y) * picture.scale + frame.height * ratio)
  for (let row = top; row < bottom; row++) {
    const y = picture.y + (row + 0.5) / picture.scale
    const ownRow = (row - (frame.y - picture.y) * picture.scale) * frame.width
    for (let column = left; column < right; column++) {
      const x = picture.x + (column + 0.5) / picture.scale
      visit(row * picture.width + column, x, y, ownRow + column - (frame.x - picture.x) * picture.scale)
    }
  }
}
