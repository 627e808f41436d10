import type { RoundView } from '@first-fashion/contract/designs/print-catalog'
import { radians } from '../geometry/units.ts'
import { type Pixels, sample } from './drape.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** A round thing in px of a picture, angles in radians. */
const measured = (view: RoundView, { width, height }: Size) => ({
  x: view.x * width,
  y: view.y * height,
  radius: (view.width * width) / 2,
  height: view.height * height,
  bow: view.bow * height,
  turn: radians(view.turn),
  reach: radians(view.reach),
})

/** px of the print, unrolled, so that it is as fine as the picture where it faces us. */
export function unrolledSize(view: RoundView, picture: Size): Size {
  const { radius, reach, height } = measured(view, picture)
  return { width: Math.max(1, Math.round(radius * reach)), height: Math.max(1, Math.round(height)) }
}

/** Lays an unrolled print around a round thing in a picture: what faces us of it, narrower towards the sides. */
export function layAround(print: Pixels, view: RoundView, picture: Pixels): void {
  const { x, y, radius, height, bow, turn, reach } = measured(view, picture)
  for (let column = Math.floor(x - radius); column <= x + radius; column++) {
    const across = (column + 0.5 - x) / radius
    const share = 0.5 + (Math.asin(across) + turn) / reach
    if (!(share >= 0 && share < 1)) continue
    const top = y - height / 2 - bow * (1 - Math.sqrt(1 - across ** 2))
    for (let row = Math.floor(top); row <= top + height; row++) {
      if (row < 0 || row >= picture.height) continue
      const at = (row * picture.width + column) * 4
      const down = (row + 0.5 - top) / height
      sample(print, share * print.width - 0.5, down * print.height - 0.5, picture.data, at)
    }
  }
}
