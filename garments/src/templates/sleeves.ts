import { backwards, both, bothFolds, drawn, lineThrough, mirror } from '../path.ts'
import type { Fold, Part } from '../template.ts'

/** A sleeve on the right side of the picture, as it hangs or lies: lines down its outside and up its inside. */
export interface Sleeve {
  /** From the shoulder point to the end. */
  readonly outside: readonly number[]
  /** From the end to the armpit. */
  readonly inside: readonly number[]
  /** How far its end bulges. */
  readonly round?: number
  /** Direction of the thread, and where and how it bends. */
  readonly grain: number
  readonly bend?: { readonly x: number; readonly y: number; readonly grain: number }
  readonly swell?: number
}

export const sleevesOf = (sleeve: Sleeve): Part[] => {
  const { outside, inside, grain, bend, swell = 25 } = sleeve
  const [topX = 0, topY = 0] = outside
  const [armX = 0, armY = 0] = inside.slice(-2)
  return both({
    d: drawn(
      [...outside],
      endLine(sleeve, 0),
      [...inside],
      [
        armX,
        armY,
        armX - 14,
        armY + 8,
        (armX + topX) / 2 - 30,
        (armY + topY) / 2,
        topX - 16,
        topY + 12,
        topX,
        topY,
      ],
    ),
    lift: 1.4,
    swell,
    grain,
    open: true,
    ...(bend === undefined ? {} : { bend }),
  })
}

/** Where a sleeve ends: its outer corner (ax, ay), its inner one (bx, by), and the direction of the thread there. */
function endOf({ outside, inside, grain, bend }: Sleeve) {
  const turned = bend?.grain ?? grain
  const angle = (turned * Math.PI) / 180
  const [ax = 0, ay = 0] = outside.slice(-2)
  const [bx = 0, by = 0] = inside
  return { turned, dx: -Math.sin(angle), dy: Math.cos(angle), ax, ay, bx, by }
}

/** The line of a sleeve's end, or one that far up from it. */
function endLine(sleeve: Sleeve, up: number): number[] {
  const { dx, dy, ax, ay, bx, by } = endOf(sleeve)
  const { round = 3 } = sleeve
  return [
    ...[ax - dx * up, ay - dy * up],
    ...[(ax + bx) / 2 + dx * (round - up), (ay + by) / 2 + dy * (round - up), bx - dx * up, by - dy * up],
  ]
}

/** Stitches around the ends of both sleeves. */
export const endStitches = (sleeve: Sleeve, ...up: readonly number[]): string[] =>
  up.flatMap((one) => {
    const line = lineThrough(...endLine(sleeve, one))
    return [line, mirror(line)]
  })

/** Bands at the ends of sleeves: so long, narrowing by so much; of rib, or of cloth. */
export const cuffsOf = (sleeve: Sleeve, long: number, narrower: number, rib?: number): Part[] =>
  both({
    d: drawn(...cuffEdges(sleeve, long, narrower)),
    lift: 1.2,
    swell: 9,
    grain: endOf(sleeve).turned,
    open: true,
    ...(rib === undefined ? {} : { rib, tone: 0.97, plain: true }),
  })

/** Down the outside of a cuff, along its end, up its inside, and back where it is sewn on, a little up the sleeve. */
function cuffEdges(sleeve: Sleeve, long: number, narrower: number): number[][] {
  const { dx, dy, ax, ay, bx, by } = endOf(sleeve)
  const { round = 3 } = sleeve
  const share = narrower / Math.hypot(bx - ax, by - ay) / 2
  const outer = (down: number, tuck: number) => [
    ax + (bx - ax) * tuck + dx * down,
    ay + (by - ay) * tuck + dy * down,
  ]
  const inner = (down: number, tuck: number) => [
    bx + (ax - bx) * tuck + dx * down,
    by + (ay - by) * tuck + dy * down,
  ]
  const middle = (down: number) => [(ax + bx) / 2 + dx * (down + round), (ay + by) / 2 + dy * (down + round)]
  const [sewnOuter, sewnInner] = [outer(-3, share * 0.4), inner(-3, share * 0.4)]
  const [endOuter, endInner] = [outer(long, share), inner(long, share)]
  return [
    [...sewnOuter, ...outer(long * 0.35, share), ...endOuter],
    [...endOuter, ...middle(long), ...endInner],
    [...endInner, ...inner(long * 0.35, share), ...sewnInner],
    [...sewnInner, ...middle(-3), ...sewnOuter],
  ]
}

/** Folds across a sleeve: each at a share of its length (0 shoulder, 1 end), slanting, from the inside or the outside. */
export type Across = readonly [at: number, slant: number, strength: number, from?: 'outside']

export const sleeveFolds = (sleeve: Sleeve, folds: readonly Across[], width = 7): Fold[] =>
  bothFolds(
    ...folds.map(([at, slant, strength, from]) => {
      const [near, far] =
        from === 'outside'
          ? [sleeve.outside, backwards(sleeve.inside)]
          : [backwards(sleeve.inside), sleeve.outside]
      const [x, y] = alongRun(near, at)
      const [toX, toY] = alongRun(far, at + slant)
      const [midX, midY] = [x + (toX - x) * 0.45, y + (toY - y) * 0.45]
      const reach = Math.hypot(toX - x, toY - y) * 0.12
      return {
        d: lineThrough(x, y, midX, midY + reach, x + (toX - x) * 0.88, y + (toY - y) * 0.88),
        width,
        strength,
      }
    }),
  )

/** Slack from the shoulder down the middle of a sleeve. */
export const sleeveLength = (
  sleeve: Sleeve,
  from: number,
  to: number,
  strength: number,
  width = 9,
): Fold[] => {
  const middle = (at: number): [number, number] => {
    const [ax, ay] = alongRun(sleeve.outside, at)
    const [bx, by] = alongRun(backwards(sleeve.inside), at)
    return [ax * 0.55 + bx * 0.45, ay * 0.55 + by * 0.45]
  }
  return bothFolds({
    d: lineThrough(...middle(from), ...middle((from + to) / 2), ...middle(to)),
    width,
    strength,
  })
}

/** The point at a share of a run of points, straight from one to the next. */
function alongRun(run: readonly number[], share: number): [number, number] {
  const last = run.length / 2 - 1
  const at = Math.max(0, Math.min(1, share)) * last
  const from = Math.min(last - 1, Math.floor(at))
  const mix = at - from
  const value = (i: number) => run[i] ?? 0
  return [
    value(from * 2) + (value(from * 2 + 2) - value(from * 2)) * mix,
    value(from * 2 + 1) + (value(from * 2 + 3) - value(from * 2 + 1)) * mix,
  ]
}
