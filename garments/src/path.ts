import type { Fold, Part } from './template.ts'

type Run = readonly number[]

/** A closed path through points: smooth within a run of x, y, x, y ..., with a corner from one run to the next. */
export const drawn = (...runs: readonly Run[]): string => `${runs.map(joined).join('')}Z`

/** The same left and right: runs go down the right side, from the middle of the top to the middle of the bottom. */
export const drawnBoth = (...runs: readonly Run[]): string =>
  drawn(
    ...runs,
    ...[...runs]
      .reverse()
      .map((run) => backwards(run.map((value, i) => (i % 2 === 0 ? mirrored(value) : value)))),
  )

/** A line through points, for folds, seams and stitches. */
export const lineThrough = (...run: Run): string => joined(run, 0)

/** The same points from the last to the first. */
export const backwards = (run: Run): number[] =>
  run.flatMap((_, i) => (i % 2 === 0 ? [run[run.length - i - 2] ?? 0, run[run.length - i - 1] ?? 0] : []))

/** Curves through a run, each leaving in the direction from its neighbour before to the one after; level where it meets the middle. */
function joined(run: Run, index: number): string {
  const count = run.length / 2
  const at = (i: number): readonly [number, number] => {
    const inside = Math.max(0, Math.min(count - 1, i < 0 ? -i : i >= count ? 2 * count - 2 - i : i))
    const [x = 0, y = 0] = run.slice(inside * 2, inside * 2 + 2)
    if (inside === i) return [x, y]
    const [edgeX = 0, edgeY = 0] = i < 0 ? run : run.slice(-2)
    return edgeX === 200 ? [mirrored(x), y] : [edgeX, edgeY]
  }
  const near = (a: number, b: number, c: number) => Math.round((a + (c - b) / 6) * 10) / 10
  const curves = Array.from({ length: count - 1 }, (_, i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    return `C${near(from[0], before[0], to[0])} ${near(from[1], before[1], to[1])} ${near(to[0], after[0], from[0])} ${near(to[1], after[1], from[1])} ${to[0]} ${to[1]}`
  })
  return `${index === 0 ? 'M' : 'L'}${run.slice(0, 2).join(' ')}${curves.join('')}`
}

const mirrored = (x: number) => 400 - x

/** The same path on the other side of the middle. */
export const mirror = (d: string): string => movedPoints(d, (x, y) => [mirrored(x), y])

/** The same path turned clockwise about a point. */
export function turned(d: string, degrees: number, aboutX: number, aboutY: number): string {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const tenths = (value: number) => Math.round(value * 10) / 10
  return movedPoints(d, (x, y) => [
    tenths(aboutX + (x - aboutX) * cos - (y - aboutY) * sin),
    tenths(aboutY + (x - aboutX) * sin + (y - aboutY) * cos),
  ])
}

/** The same path with each of its points moved. */
export const movedPoints = (d: string, move: (x: number, y: number) => readonly [number, number]): string =>
  d.replace(/(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/g, (_, x, y) => move(Number(x), Number(y)).join(' '))

/** A part and its mirror image. */
export const both = (part: Part): Part[] => [
  part,
  {
    ...part,
    d: mirror(part.d),
    ...(part.grain === undefined ? {} : { grain: -part.grain }),
    ...(part.bend === undefined
      ? {}
      : { bend: { x: mirrored(part.bend.x), y: part.bend.y, grain: -part.bend.grain } }),
  },
]

/** Folds on both sides. */
export const bothFolds = (...folds: readonly Fold[]): Fold[] =>
  folds.flatMap((fold) => [fold, { ...fold, d: mirror(fold.d) }])
