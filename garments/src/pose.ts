import { cloths } from './cloth.ts'
import { type Box, smoothstep } from './field.ts'
import { noise, seededRow, seedOf } from './noise.ts'
import { boxOf, type Point, redrawn, traced } from './outline.ts'
import { moved } from './place.ts'
import type { Cord, Fold, GarmentTemplate, Part, View } from './template.ts'

/** A fold as it lies: points along it, and its measures in drawing units. */
export interface LaidFold {
  readonly points: readonly Point[]
  readonly width: number
  /** Positive for a ridge, negative for a valley. */
  readonly height: number
  readonly toEdge: boolean
}

export interface LaidPart extends Part {
  readonly box: Box
}

/** A view as this one garment lies: its own proportions, no edge quite straight, no side the other's mirror. */
export interface LaidView {
  readonly seed: number
  readonly thread?: string
  readonly parts: readonly LaidPart[]
  readonly folds: readonly LaidFold[]
  readonly stitches: readonly string[]
  readonly seams: readonly string[]
  readonly buttons: readonly { readonly x: number; readonly y: number; readonly r: number }[]
  readonly cords: readonly Cord[]
}

export function layOut(template: GarmentTemplate, side: 'front' | 'back'): LaidView {
  const view: View = side === 'front' ? template.front : template.back
  const seed = seedOf(`${template.id}.${side}`)
  const move = mover(template, seedOf(template.id))
  const lay = (d: string) => redrawn(traced(d), move)
  const grow = Math.sqrt(template.place.scaleX * template.place.scaleY)
  return {
    seed,
    ...(template.thread === undefined ? {} : { thread: template.thread }),
    parts: view.parts.map((part) => laidPart(part, grow, lay, move)),
    folds: view.folds.flatMap((fold, index) =>
      laidFolds({ ...fold, width: fold.width * grow }, seed + index * 131, template, move),
    ),
    stitches: (view.stitches ?? []).map(lay),
    seams: (view.seams ?? []).map(lay),
    buttons: (view.buttons ?? []).map(({ x, y, r }) => ({ ...move({ x, y }), r: r * grow })),
    cords: (view.cords ?? []).map((cord) => ({ ...cord, d: lay(cord.d), width: cord.width * grow })),
  }
}

/** A part in its place, with the measures that grow as the garment does. */
function laidPart(
  part: Part,
  grow: number,
  lay: (d: string) => string,
  move: (point: Point) => Point,
): LaidPart {
  const { swell = 26, rib, ribCentre, bend, fan } = part
  const d = lay(part.d)
  return {
    ...part,
    d,
    box: boxOf(d),
    swell: swell * grow,
    ...(rib === undefined ? {} : { rib: rib * grow }),
    ...(ribCentre === undefined
      ? {}
      : { ribCentre: { ...move(ribCentre), radius: ribCentre.radius * grow } }),
    ...(fan === undefined ? {} : { fan: move({ x: 200, y: fan }).y }),
    ...(bend === undefined ? {} : { bend: { ...move(bend), grain: bend.grain } }),
  }
}

/** Puts a point in its place and lets it wander as cloth does when it is laid down. */
function mover({ place, cloth }: GarmentTemplate, seed: number): (point: Point) => Point {
  const { wander, drape } = cloths[cloth]
  const sway = (offset: number, x: number, y: number) =>
    wander *
    (1.1 * noise(seed + offset + 2, x / 240, y / 240) +
      0.8 * noise(seed + offset, x / 85, y / 85) +
      0.34 * noise(seed + offset + 1, x / 27, y / 27))
  return (point) => {
    const { x, y } = moved(place, point)
    const hem = 0.42 * drape * noise(seed + 60, x / 21, y / 300) * smoothstep(240, 430, y)
    return { x: x + sway(40, x, y), y: y + sway(50, x, y) + hem }
  }
}

/** A fold where cloth pulls, turned and bent a little at random, and two smaller ones beside it. */
function laidFolds(
  fold: Fold,
  seed: number,
  { cloth }: GarmentTemplate,
  move: (point: Point) => Point,
): LaidFold[] {
  const next = seededRow(seed)
  const spread = (amount: number) => (next() * 2 - 1) * amount
  const line = traced(fold.d, 9)[0]?.points ?? []
  const { folds, companions } = cloths[cloth]
  const toEdge = fold.toEdge === true
  const width = fold.width * (0.85 + 0.35 * next())
  const height = folds * fold.strength * width * (0.62 + 0.33 * next()) * (0.8 + 0.3 * next())
  const main = bent(line, {
    turn: spread(toEdge ? 0.02 : 0.13),
    length: toEdge ? 1.02 : 0.85 + 0.35 * next(),
    aside: spread(3.5),
    bow: spread(toEdge ? 0.03 : 0.09),
  })
  const lesser = (companions === 0 ? [] : [-1, 1]).map((side) => {
    const aside = side * width * (1.2 + 0.9 * next())
    const shape = {
      turn: side * (0.06 + 0.2 * next()),
      length: 0.45 + 0.4 * next(),
      aside,
      bow: spread(0.12),
    }
    return {
      points: bent(line, shape).map(move),
      width: width * (0.6 + 0.25 * next()),
      height: height * companions * (0.3 + 0.3 * next()),
      toEdge: false,
    }
  })
  return [{ points: main.map(move), width, height, toEdge }, ...lesser]
}

interface Bend {
  /** Radians about the start. */
  readonly turn: number
  readonly length: number
  /** Units to the side. */
  readonly aside: number
  /** How far the middle bows out, as a share of the length. */
  readonly bow: number
}

function bent(line: readonly Point[], { turn, length, aside, bow }: Bend): Point[] {
  const [start] = line
  const end = line.at(-1)
  if (start === undefined || end === undefined) return []
  const reach = Math.hypot(end.x - start.x, end.y - start.y) || 1
  const across = { x: -(end.y - start.y) / reach, y: (end.x - start.x) / reach }
  const cos = Math.cos(turn) * length
  const sin = Math.sin(turn) * length
  return line.map(({ x, y }, index) => {
    const dx = x - start.x
    const dy = y - start.y
    const out = aside + bow * reach * Math.sin((index / (line.length - 1 || 1)) * Math.PI)
    return {
      x: start.x + dx * cos - dy * sin + across.x * out,
      y: start.y + dx * sin + dy * cos + across.y * out,
    }
  })
}
