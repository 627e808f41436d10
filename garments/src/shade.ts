import { type Cloth, cloths } from './cloth.ts'
import { blur, clamp, type Field, noise, rasterise } from './field.ts'
import type { Fold, GarmentTemplate, Part, View } from './template.ts'

/** Light and shade of a template's view, made once and used for every colour and print. */
export interface ShadeMap {
  /** Brightness, about 0.3 to 1.3. */
  readonly light: Field
  readonly shine: Field
  /** How far a print is pushed aside by the folds, in px of the map. */
  readonly pushX: Field
  readonly pushY: Field
  /** Which part lies on top: its number + 1, 0 for the ground. */
  readonly top: Uint8Array
}

/** The map is made at half of the picture's size; light changes slowly. */
export const shadeSize = { width: 600, height: 750 } as const
const { width, height } = shadeSize
const unit = width / 400

export async function shadeOf(template: GarmentTemplate, view: View): Promise<ShadeMap> {
  const cloth: Cloth = cloths[template.cloth]
  const place = placement(template)
  const masks = await Promise.all(view.parts.map((part) => rasterise(place(filled(part.d)), width, height)))
  const relief = new Float32Array(width * height)
  const top = new Uint8Array(width * height)
  for (const [index, part] of view.parts.entries()) layPart(relief, top, masks[index], part, index, cloth)
  await addFolds(relief, top, view.folds, place, cloth)
  addDrape(relief, top, template, cloth)
  return lit({ width, height, values: relief }, top, cloth)
}

/** Wraps SVG elements in the template's own proportions. */
export const placement =
  ({ scale }: GarmentTemplate) =>
  (elements: string) =>
    scale === undefined
      ? elements
      : `<g transform="translate(200 262) scale(${scale.x} ${scale.y}) translate(-200 -250)">${elements}</g>`

const filled = (d: string) => `<path d="${d}" fill="#fff"/>`

/** The swell of a body under a part: its mask, blurred widely, and the square root of it. */
function layPart(
  relief: Float32Array,
  top: Uint8Array,
  mask: Field | undefined,
  part: Part,
  index: number,
  cloth: Cloth,
): void {
  if (mask === undefined) return
  const wide = blur(mask, (part.swell ?? 26) * unit)
  const edge = blur(mask, 4 * unit)
  const lift = (part.lift ?? 4) * unit
  const swell = (part.swell ?? 26) * unit * 0.95 * cloth.loft
  for (let i = 0; i < relief.length; i++) {
    const inside = mask.values[i] ?? 0
    if (inside < 0.5) continue
    const body = Math.sqrt(clamp(((wide.values[i] ?? 0) - 0.42) * 1.72, 0, 1))
    const rim = clamp(((edge.values[i] ?? 0) - 0.5) * 2, 0, 1)
    const under = part.lift === 0 ? 0 : (relief[i] ?? 0) * 0.35
    relief[i] = under + lift * Math.sqrt(rim) + swell * body * 0.5
    top[i] = index + 1
  }
}

/** Folds as soft strokes, at two widths: the fine one makes the crease, the wide one the bend. */
async function addFolds(
  relief: Float32Array,
  top: Uint8Array,
  folds: readonly Fold[],
  place: (elements: string) => string,
  cloth: Cloth,
): Promise<void> {
  if (folds.length === 0) return
  const strokes = (sign: number) =>
    folds
      .filter((fold) => Math.sign(fold.strength) === sign)
      .map(
        (fold) =>
          `<path d="${fold.d}" fill="none" stroke="#fff" stroke-linecap="round" stroke-width="${fold.width}" stroke-opacity="${Math.min(1, Math.abs(fold.strength))}"/>`,
      )
      .join('')
  const [ridges, valleys] = await Promise.all(
    [1, -1].map((sign) => rasterise(place(strokes(sign)), width, height)),
  )
  if (ridges === undefined || valleys === undefined) return
  const raw = emptyLike(ridges)
  for (let i = 0; i < raw.values.length; i++)
    raw.values[i] = (ridges.values[i] ?? 0) - (valleys.values[i] ?? 0)
  const soft = blur(raw, 7 * unit)
  const fine = blur(raw, (3.4 - 2 * cloth.crease) * unit)
  const amount = 8.5 * unit * cloth.folds
  for (let i = 0; i < relief.length; i++) {
    if (top[i] === 0) continue
    relief[i] =
      (relief[i] ?? 0) +
      amount * ((soft.values[i] ?? 0) * 1.25 + (fine.values[i] ?? 0) * (0.25 + 0.5 * cloth.crease))
  }
}

const emptyLike = (field: Field): Field => ({ ...field, values: new Float32Array(field.values.length) })

/** Slow vertical waves that grow towards the hem, bent by noise; and small creases. */
function addDrape(relief: Float32Array, top: Uint8Array, template: GarmentTemplate, cloth: Cloth): void {
  const seed = [...template.id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) & 0xffff
  for (let y = 0; y < height; y++) {
    const v = y / height
    const grows = clamp((v - 0.25) * 1.5, 0, 1) ** 1.6
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (top[i] === 0) continue
      const u = x / width
      const bend = noise(seed, u * 3, v * 2) * 0.7
      const wave = Math.sin((u * 11 + bend + noise(seed + 3, u * 2, v * 1.5)) * Math.PI * 2)
      const crease =
        ridged(noise(seed + 1, u * 9 + v * 3, v * 11)) + 0.5 * ridged(noise(seed + 2, u * 21, v * 19 + u * 6))
      relief[i] = (relief[i] ?? 0) + unit * (cloth.drape * grows * wave * 3.2 + cloth.crumple * crease * 1.5)
    }
  }
}

/** Turns smooth noise into thin crests. */
const ridged = (value: number) => (1 - Math.abs(value)) ** 3 - 0.3

/** Lambert from the upper left, a soft highlight, and darkness in hollows. */
function lit(rough: Field, top: Uint8Array, cloth: Cloth): ShadeMap {
  const relief = blur(rough, 1.2 + 1.6 * (1 - cloth.crease))
  const hollow = blur(relief, 13 * unit)
  const light = emptyLike(relief)
  const shine = emptyLike(relief)
  const pushX = emptyLike(relief)
  const pushY = emptyLike(relief)
  const [lx, ly, lz] = [-0.48, -0.58, 0.66]
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      if (top[i] === 0) continue
      const dx = ((relief.values[i + 1] ?? 0) - (relief.values[i - 1] ?? 0)) * 0.5
      const dy = ((relief.values[i + width] ?? 0) - (relief.values[i - width] ?? 0)) * 0.5
      const gx = clamp(dx, -1.6, 1.6)
      const gy = clamp(dy, -1.6, 1.6)
      const length = Math.hypot(gx, gy, 1.15)
      const facing = (-gx * lx - gy * ly + 1.15 * lz) / length
      const dark = clamp(((hollow.values[i] ?? 0) - (relief.values[i] ?? 0)) / (22 * unit), 0, 0.42)
      light.values[i] = (0.36 + 0.98 * Math.max(0, facing)) * (1 - dark)
      shine.values[i] = cloth.sheen * Math.max(0, facing * 1.18) ** cloth.tightness
      pushX.values[i] = gx * 2.4
      pushY.values[i] = gy * 2.4
    }
  }
  return { light: blur(light, 1), shine, pushX, pushY, top }
}
