import type { Cloth } from '../cloth.ts'
import { blur, clamp, emptyField, type Field, sampleAt, wideBlur } from '../field.ts'
import { grainOf, type OnCloth } from '../grain.ts'
import { noise } from '../noise.ts'
import type { LaidFold, LaidPart, LaidView } from '../pose.ts'
import { foldField } from './folds.ts'

/** The form of one part alone, including a margin beyond its edge, so that light does not stop short of it. */
export interface Relief {
  readonly mask: Field
  /** How far inside the part a place lies, 0..1. */
  readonly inside: Field
  /** Rise of the surface, units a unit. */
  readonly slopeX: Field
  readonly slopeY: Field
  /** The share of sky visible from a place, 0..1. */
  readonly sky: Field
  /** Height of a place above its surroundings, units. */
  readonly proud: Field
}

export function reliefOf(
  seed: number,
  part: LaidPart,
  folds: readonly LaidFold[],
  { mask, body }: { readonly mask: Field; readonly body: Field },
  cloth: Cloth,
): Relief {
  const reach = part.swell ?? 26
  const inside = wideBlur(body, reach * 1.35 * mask.scale)
  const height = foldField(folds, mask, cloth.crease)
  addCreases(height, blur(mask, 2.5 * mask.scale), part, seed, cloth)
  if (part.form === 'tube') addTube(height, part)
  const cushion = part.form === undefined ? 1 : 0
  for (let i = 0; i < height.values.length; i++) {
    const b = Math.min(1, rounded(((inside.values[i] ?? 0) - 0.46) * 1.86))
    inside.values[i] = b
    height.values[i] = (height.values[i] ?? 0) + 0.28 * reach * cloth.loft * (1 - (1 - b) ** 2.6) * cushion
  }
  if (cushion > 0 && reach > 20)
    addGirth(height, wideBlur(body, reach * 1.9 * mask.scale), reach * cloth.loft)
  const soft = blur(height, (0.7 + 1.1 * (1 - cloth.crease)) * mask.scale)
  return { mask, inside, ...slopes(soft), ...hollows(soft) }
}

/** Folds lie on the parts that share the grain of the part on top at the fold's middle. */
export function foldsByGrain(
  view: LaidView,
  masks: readonly Field[],
): (part: LaidPart) => readonly LaidFold[] {
  const grainOf = (part: LaidPart | undefined) => part?.grain ?? 0
  const groups = Map.groupBy(view.folds, ({ points }) => {
    const { x, y } = points[Math.floor(points.length / 3)] ?? { x: 0, y: 0 }
    const on = masks.findLastIndex((mask) => contains(mask, x, y))
    return grainOf(view.parts[on])
  })
  return (part) => groups.get(grainOf(part)) ?? []
}

const contains = (mask: Field, x: number, y: number) =>
  x >= mask.x &&
  y >= mask.y &&
  x < mask.x + mask.width / mask.scale &&
  y < mask.y + mask.height / mask.scale &&
  sampleAt(mask, x, y) > 0.5

/** Below zero it fades out instead of stopping, so that corners have no visible foot. */
const rounded = (value: number) => 0.14 * Math.log1p(Math.exp(value / 0.14))

/** The roundness of the whole: the side to the sun is lighter than the one turned away. */
function addGirth(height: Field, broad: Field, reach: number): void {
  for (let i = 0; i < height.values.length; i++)
    height.values[i] = (height.values[i] ?? 0) + 0.62 * reach * (broad.values[i] ?? 0)
}

function addTube(height: Field, { box }: LaidPart): void {
  const middle = (box.left + box.right) / 2
  const radius = (box.right - box.left) / 2
  for (let i = 0; i < height.values.length; i++) {
    const x = height.x + ((i % height.width) + 0.5) / height.scale
    height.values[i] = radius * 0.8 * Math.sqrt(Math.max(0.04, 1 - ((x - middle) / radius) ** 2))
  }
}

/** Slow waves along the grain, growing towards the hem, and small creases; less of both on small parts. */
function addCreases(height: Field, near: Field, part: LaidPart, seed: number, cloth: Cloth): void {
  const { left, top, right, bottom } = part.box
  const size = clamp(Math.min(right - left, bottom - top) / 110, 0.05, 1)
  const grain = grainOf(part)
  const on: OnCloth = { across: 0, along: 0 }
  for (let row = 0; row < height.height; row++) {
    const y = height.y + (row + 0.5) / height.scale
    const grows = 0.22 + 0.78 * clamp((y - top) / (bottom - top), 0, 1) ** 1.5
    for (let column = 0; column < height.width; column++) {
      const i = row * height.width + column
      if ((near.values[i] ?? 0) < 0.004) continue
      const x = height.x + (column + 0.5) / height.scale
      grain(x, y, on)
      const wave = waveAt(seed, on.across, on.along)
      height.values[i] =
        (height.values[i] ?? 0) +
        size *
          (cloth.drape * grows * wave + cloth.crumple * creaseAt(seed, on.across, on.along, cloth.crease))
    }
  }
}

const waveAt = (seed: number, u: number, v: number) => {
  const bend = 9 * noise(seed + 5, u / 90, v / 90)
  return (
    0.75 * noise(seed + 1, (u + bend) / 34, v / 190) +
    0.42 * noise(seed + 2, (u - bend) / 17, v / 110) +
    0.5 * noise(seed + 3, u / 75, v / 75)
  )
}

/** Broken facets for stiff cloth, soft dents for the rest. */
const creaseAt = (seed: number, u: number, v: number, crease: number) => {
  const bend = 5 * noise(seed + 6, u / 30, v / 30)
  const large = noise(seed + 7, (u + bend) / 21, (v + 0.35 * u) / 40)
  const small = noise(seed + 8, (u - 0.4 * v) / 11, (v + bend) / 17)
  const sharp = 1.1 - 2.4 * Math.abs(large) + 0.5 * (0.5 - 1.2 * Math.abs(small))
  return sharp * crease + (large + 0.4 * small) * (1 - crease)
}

function slopes(height: Field): { slopeX: Field; slopeY: Field } {
  const slopeX = emptyField(height)
  const slopeY = emptyField(height)
  const { width, values, scale } = height
  for (let row = 1; row < height.height - 1; row++) {
    for (let column = 1; column < width - 1; column++) {
      const i = row * width + column
      slopeX.values[i] = ((values[i + 1] ?? 0) - (values[i - 1] ?? 0)) * 0.5 * scale
      slopeY.values[i] = ((values[i + width] ?? 0) - (values[i - width] ?? 0)) * 0.5 * scale
    }
  }
  return { slopeX, slopeY }
}

/** Hollows see less of the sky: narrow ones between folds, wide ones between limbs. */
function hollows(height: Field): { sky: Field; proud: Field } {
  const narrow = wideBlur(height, 5 * height.scale)
  const wide = wideBlur(height, 17 * height.scale)
  const sky = emptyField(height)
  for (let i = 0; i < sky.values.length; i++) {
    const here = height.values[i] ?? 0
    const near = (narrow.values[i] ?? 0) - here
    const far = (wide.values[i] ?? 0) - here
    sky.values[i] = 1 - clamp(0.2 * Math.max(0, near) + 0.085 * Math.max(0, far), 0, 0.72)
    narrow.values[i] = -near
  }
  return { sky, proud: narrow }
}
