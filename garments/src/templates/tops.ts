import { backwards, bothFolds, drawnBoth, lineThrough, mirror } from '../path.ts'
import type { Fold, Part } from '../template.ts'

/** The cut of a garment for the upper body. Five units are a centimetre; the middle is x = 200, the neck's side y = 80. */
export interface Cut {
  /** Half the width of the neckline. */
  readonly neck: number
  /** Lowest point of the neckline in front and behind. */
  readonly frontNeck: number
  readonly backNeck: number
  /** Distances from the middle, and heights: shoulder point, armpit, waist, side of the hem. */
  readonly shoulder: Spot
  readonly arm: Spot
  readonly waist: Spot
  readonly hem: Spot
  /** How much lower the hem is in the middle than at the sides. */
  readonly drop: number
}
type Spot = readonly [number, number]

/** The body of a garment, sleeves and collar apart. */
export const bodyOf = (cut: Cut, side: 'front' | 'back'): Part => ({
  d: bodyPath(cut, side === 'front' ? cut.frontNeck : cut.backNeck),
  lift: 0.7,
  swell: 42,
  open: true,
})

export function bodyPath({ neck, shoulder, arm, waist, hem, drop }: Cut, neckY: number): string {
  const depth = neckY - 80
  return drawnBoth(
    [
      ...[200, neckY, 200 + neck * 0.5, neckY - depth * 0.13],
      ...[200 + neck * 0.87, neckY - depth * 0.52, 200 + neck, 80],
    ],
    [
      ...right([neck, 80]),
      ...right([(neck + shoulder[0]) / 2, 80 + (shoulder[1] - 80) * 0.42]),
      ...right(shoulder),
    ],
    [
      ...right(shoulder),
      ...right([(shoulder[0] + arm[0]) / 2 - 11, (shoulder[1] + arm[1]) / 2]),
      ...right(arm),
    ],
    [...right(arm), ...right(waist), ...right(hem)],
    [...right(hem), ...right([hem[0] * 0.55, hem[1] + drop * 0.8]), 200, hem[1] + drop],
  )
}

const right = ([x, y]: Spot): [number, number] => [200 + x, y]

/** Where sleeves are sewn in. */
export function armholes({ shoulder, arm }: Cut): string[] {
  const line = lineThrough(
    ...right(shoulder),
    ...right([(shoulder[0] + arm[0]) / 2 - 11, (shoulder[1] + arm[1]) / 2]),
    ...right(arm),
  )
  return [line, mirror(line)]
}

/** Lines of stitches along the hem, so far above it. */
export const hemStitches = ({ hem, drop }: Cut, ...above: readonly number[]): string[] =>
  above.map((up) =>
    lineThrough(
      ...[202 - hem[0], hem[1] - up, 200 - hem[0] * 0.55, hem[1] + drop * 0.8 - up, 200, hem[1] + drop - up],
      ...[200 + hem[0] * 0.55, hem[1] + drop * 0.8 - up, 198 + hem[0], hem[1] - up],
    ),
  )

/** How cloth hangs from the shoulders: slack beside the arms, pulls from the armpits and the waist, flutes to the hem. */
export function torsoFolds({ shoulder, arm, waist, hem, drop }: Cut): Fold[] {
  const [ax, ay] = right(arm)
  const [sx, sy] = right(shoulder)
  const [wx, wy] = right(waist)
  const [hx, hy] = right(hem)
  const fold = (width: number, strength: number, ...run: number[]): Fold => ({
    d: lineThrough(...run),
    width,
    strength,
  })
  const flute = (width: number, strength: number, ...run: number[]): Fold => ({
    ...fold(width, strength, ...run),
    toEdge: true,
  })
  return [
    ...bothFolds(
      fold(9, 0.4, sx - 24, sy + 22, ax - 26, ay - 26, ax - 14, ay + 30),
      fold(7, -0.35, sx - 40, sy + 40, ax - 40, ay - 14, ax - 34, ay + 26),
      fold(7, -0.8, ax + 2, ay + 4, ax - 22, ay + 22, ax - 40, ay + 62),
      fold(8, 0.65, ax + 1, ay + 14, ax - 14, ay + 44, ax - 20, ay + 96),
      fold(7, -0.45, ax + 2, ay + 8, ax - 34, ay + 10, ax - 72, ay + 30),
      fold(8, -0.4, wx + 2, wy - 22, wx - 30, wy + 2, wx - 48, wy + 46),
      fold(9, 0.42, wx + 2, wy + 2, wx - 22, wy + 30, wx - 32, wy + 80),
      flute(9, 0.62, hx - 40, hy - 120, hx - 30, hy - 60, hx - 22, hy + 4),
      flute(8, -0.5, hx - 50, hy - 100, hx - 44, hy - 50, hx - 40, hy + drop),
      flute(10, 0.5, hx - 74, hy - 140, hx - 66, hy - 70, hx - 62, hy + drop),
      fold(13, 0.34, 252, ay + 6, 258, ay + 70, 246, ay + 140),
    ),
    flute(12, 0.42, 204, hy - 170, 198, hy - 90, 207, hy + drop + 2),
    fold(14, -0.26, 232, ay - 50, 214, ay + 30, 220, ay + 120),
  ]
}

/** The inside of the back, seen over the front neckline, with the house's woven label. */
export const neckInside = ({ neck, frontNeck }: Cut, rise = 8): readonly Part[] => [
  {
    d: drawnBoth(
      [200, 80 - rise, 200 + neck * 0.55, 80 - rise * 0.8, 200 + neck + 1, 80],
      [200 + neck + 1, 80, 200 + neck * 0.86, frontNeck - (frontNeck - 80) * 0.45, 200, frontNeck + 4],
    ),
    lift: 0,
    swell: 14,
    tone: 0.56,
    plain: true,
  },
  { d: 'M188 86L212 86L211.6 98L188.4 98Z', lift: 0.6, swell: 2, colour: '#e9dfcb' },
]

/** A ribbed band along the neckline, its back half seen from inside. */
export const crewBand = ({ neck, frontNeck }: Cut, width: number, rib: number): readonly Part[] => {
  const low = frontNeck - 80
  const edge = (out: number): number[] => [
    ...[200, frontNeck + out, 200 + (neck + out) * 0.52, frontNeck + out - (low + out) * 0.13],
    ...[
      200 + (neck + out) * 0.88,
      frontNeck - low * 0.5 + out * 0.3,
      200 + neck + out * 0.86,
      80 + out * 0.3,
    ],
  ]
  const [inner, outer] = [edge(-width * 0.4), edge(width * 0.6)]
  return [
    {
      d: drawnBoth(
        [200, 69, 200 + neck * 0.55, 71, 200 + neck + 2, 80],
        [200 + neck + 2, 80, 200 + neck * 0.55, 79 + width * 0.25, 200, 78 + width * 0.4],
      ),
      lift: 2,
      swell: 4,
      tone: 0.74,
      plain: true,
      rib,
    },
    {
      d: bandBetween(inner, outer),
      lift: 1.6,
      swell: 5,
      tone: 0.97,
      plain: true,
      rib,
      ribCentre: { x: 200, y: 80 - low * 0.3, radius: neck + 8 },
    },
  ]
}

/** What lies between two lines that run up the right side from the middle, and their mirror images. */
function bandBetween(inner: readonly number[], outer: readonly number[]): string {
  const [top, low] = [inner.slice(-2), outer.slice(0, 2)]
  const back = backwards(outer)
  return drawnBoth(inner, [...top, ...back.slice(0, 2)], back, [...low, ...low])
}

/** The same band from behind. */
export const backBand = ({ neck, backNeck }: Cut, rib: number): readonly Part[] => [
  {
    d: drawnBoth(
      [200, 75, 200 + neck * 0.55, 75, 200 + neck - 3, 76],
      [200 + neck - 3, 76, 200 + neck + 3, 81],
      [200 + neck + 3, 81, 200 + neck * 0.55, backNeck, 200, backNeck + 2],
    ),
    lift: 1.6,
    swell: 4,
    tone: 0.97,
    plain: true,
    rib,
  },
]

/** A band at the hem, of rib or of cloth. */
export const hemBand = ({ hem, drop }: Cut, tall: number, narrower: number, rib?: number): Part => {
  const [x, y] = hem
  return {
    d: drawnBoth(
      [200, y + drop - 4, 200 + x * 0.55, y + drop * 0.8 - 4, 201 + x, y - 5],
      [201 + x, y - 5, 202 + x - narrower * 0.5, y + tall * 0.4, 200 + x - narrower, y + tall],
      [200 + x - narrower, y + tall, 200 + x * 0.5, y + tall + drop * 0.8, 200, y + tall + drop],
    ),
    lift: 0.8,
    swell: 9,
    open: true,
    ...(rib === undefined ? {} : { rib, tone: 0.97, plain: true }),
  }
}

/** A collar from behind: it folds over its stand and runs over the shoulders to the front, this far out. */
export const collarBehind = (out: number, y: number, low: number): Part => ({
  d: drawnBoth(
    [200, 58, 228, 59.5, 244, 67],
    [244, 67, 190 + out, y - 13, 200 + out, y],
    [200 + out, y, 200 + out * 0.82, low - 8, 200 + out * 0.45, low - 1.5, 200, low],
  ),
  lift: 2.6,
  swell: 8,
})

/** The stitches along its edge. */
export const collarBehindStitch = (out: number, low: number): string =>
  lineThrough(
    ...[200 - out * 0.86, low - 14, 200 - out * 0.45, low - 5.5, 200, low - 4],
    ...[200 + out * 0.45, low - 5.5, 200 + out * 0.86, low - 14],
  )
