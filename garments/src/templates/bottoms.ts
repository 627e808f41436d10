import { drawn, drawnBoth, lineThrough } from '../path.ts'
import type { Fold, Part } from '../template.ts'

/** One leg of trousers or shorts, on the right or left: lines down its outside, and up its inside to the crotch. */
export interface Leg {
  readonly outside: readonly number[]
  readonly inside: readonly number[]
  /** Direction of the thread. */
  readonly grain: number
  readonly swell?: number
}

/** A leg with its half of the seat; its outside starts at the waist, its inside ends where the legs meet. */
export const legOf = ({ outside, inside, grain, swell = 28 }: Leg): Part => {
  const [waistX = 0, waistY = 0] = outside
  const [outX = 0, outY = 0] = outside.slice(-2)
  const [inX = 0, inY = 0] = inside
  const [crotchX = 0, crotchY = 0] = inside.slice(-2)
  return {
    d: drawn(
      [200, waistY + 4, (200 + waistX) / 2, waistY + 2, waistX, waistY],
      [...outside],
      [outX, outY, (outX + inX) / 2, (outY + inY) / 2 + 5, inX, inY],
      [...inside],
      [crotchX, crotchY, 200, (waistY + crotchY) / 2, 200, waistY + 4],
    ),
    lift: 0.5,
    swell,
    grain,
    open: true,
  }
}

/** A waistband of half a width at its top and so tall, wider by the flare below. */
export const waistBand = (half: number, top: number, tall: number, flare: number): Part => ({
  d: drawnBoth(
    [200, top - 1, 200 + half * 0.6, top - 1, 200 + half, top - 4],
    [200 + half, top - 4, 201 + half + flare, top + tall - 5],
    [201 + half + flare, top + tall - 5, 200 + half * 0.6, top + tall, 200, top + tall],
  ),
  lift: 1.3,
  swell: 7,
})

/** The band's inside at the back, seen over the front. */
export const bandInside = (half: number, top: number, rise: number): Part => ({
  d: drawnBoth(
    [200, top - rise, 200 + half * 0.6, top - rise * 0.9, 199 + half, top - 4],
    [199 + half, top - 4, 200 + half * 0.6, top + 2, 200, top + 3],
  ),
  lift: 0,
  swell: 6,
  tone: 0.55,
  plain: true,
})

export const beltLoop = (x: number, top: number, tall: number): Part => ({
  d: `M${x - 4} ${top}L${x + 4} ${top}L${x + 4.4} ${top + tall}L${x - 3.6} ${top + tall}Z`,
  lift: 1.3,
  swell: 2,
})

/** A fold through points. */
export const fold = (width: number, strength: number, ...run: number[]): Fold => ({
  d: lineThrough(...run),
  width,
  strength,
})
