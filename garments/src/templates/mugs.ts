import type { GarmentDraft, Part, RoundView, View } from '../template.ts'

const body = 'M122 166C122 158 278 158 278 166L277 358C275 376 252 384 200 384C148 384 125 376 123 358Z'
const inside = 'M127 164C140 152 260 152 273 164C260 175 140 175 127 164Z'
const rim = 'M122 166C122 148 278 148 278 166C278 184 122 184 122 166Z'
const handles = {
  right:
    'M268 198C306 186 338 206 338 254C338 306 304 332 266 326L267 308C296 312 318 292 318 254C318 220 298 206 268 216Z',
  left: 'M132 198C94 186 62 206 62 254C62 306 96 332 134 326L133 308C104 312 82 292 82 254C82 220 102 206 132 216Z',
} as const

const mugParts = (handle: keyof typeof handles | undefined): readonly Part[] => [
  ...(handle === undefined ? [] : [{ d: handles[handle], lift: 3, swell: 12, plain: true }]),
  { d: body, lift: 2, form: 'tube' },
  { d: rim, lift: 1, swell: 3, plain: true, tone: 1.02 },
  { d: inside, lift: 0, swell: 8, tone: 0.78, plain: true },
]

const mugSide = (handle: keyof typeof handles): View => ({ parts: mugParts(handle), folds: [] })

export const mug: GarmentDraft = {
  id: 'mug',
  name: 'Stoneware mug, 325 ml',
  type: 'Accessories',
  cloth: 'glaze',
  size: 1.06,
  printArea: { x: 142, y: 200, width: 116, height: 148, widthMm: 70, heightMm: 89 },
  front: mugSide('right'),
  back: mugSide('left'),
}

/** A mug drawn smaller, or elsewhere. */
interface Spot {
  readonly scale: number
  readonly x: number
  readonly y: number
}

const pathAt = (d: string, { scale, x, y }: Spot) =>
  d.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, left: string, top: string) => `${x + Number(left) * scale} ${y + Number(top) * scale}`,
  )

const mugAt = (handle: keyof typeof handles | undefined, spot: Spot): Part[] =>
  mugParts(handle).map(({ d, lift = 0, swell = 26, ...part }) => ({
    ...part,
    d: pathAt(d, spot),
    lift: lift * spot.scale,
    swell: swell * spot.scale,
  }))

/** A mug is 82 mm wide; a print lies lower in the middle than at its sides, as one looks down on it a little. */
const wall = { diameterMm: 82, x: 200, y: 279, width: 153, bow: 13 }

const wallAt = ({ scale, x, y }: Spot, turn: number): RoundView => ({
  diameterMm: wall.diameterMm,
  x: x + wall.x * scale,
  y: y + wall.y * scale,
  width: wall.width * scale,
  bow: wall.bow * scale,
  turn,
})

const before: Spot = { scale: 1, x: 0, y: 0 }
const left: Spot = { scale: 0.62, x: 15.6, y: 314 }
const right: Spot = { scale: 0.62, x: 136.4, y: 314 }

const fromThreeSides: View = {
  parts: [...mugAt(undefined, before), ...mugAt('left', left), ...mugAt('right', right)],
  folds: [],
}

/** For prints that go around: the middle of the print, and both its ends beside the handle. */
export const mugAround: GarmentDraft = {
  id: 'mug-around',
  name: 'Stoneware mug from three sides',
  type: 'Accessories',
  cloth: 'glaze',
  around: [wallAt(before, 0), wallAt(left, -90), wallAt(right, 90)],
  front: fromThreeSides,
  back: fromThreeSides,
}
