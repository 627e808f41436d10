import type { PageBox } from '../geometry/units.ts'

/** A line on the page that something lies on: upright at `x`, or level at `y`. */
export type Guide = { readonly x: number } | { readonly y: number }

export interface Snap {
  readonly dx: number
  readonly dy: number
  /** The lines that it lies on after the snap. */
  readonly guides: readonly Guide[]
}

/**
 * How far a moving box must still go to lie on a line of the field or of another box: their edges and middles. Only
 * lines within `tolerance` attract it.
 */
export function snap(moving: PageBox, others: readonly PageBox[], field: PageBox, tolerance: number): Snap {
  const targets = [field, ...others]
  const x = nearest(
    linesOf(moving, 'x', 'width'),
    targets.flatMap((box) => linesOf(box, 'x', 'width')),
    tolerance,
  )
  const y = nearest(
    linesOf(moving, 'y', 'height'),
    targets.flatMap((box) => linesOf(box, 'y', 'height')),
    tolerance,
  )
  return {
    dx: x?.distance ?? 0,
    dy: y?.distance ?? 0,
    guides: [...(x === undefined ? [] : [{ x: x.line }]), ...(y === undefined ? [] : [{ y: y.line }])],
  }
}

/** An angle that is nearly a multiple of 45 degrees becomes one. */
export function snapRotation(degrees: number, tolerance = 4): number {
  const straight = Math.round(degrees / 45) * 45
  return Math.abs(degrees - straight) <= tolerance ? straight : degrees
}

const linesOf = (box: PageBox, start: 'x' | 'y', length: 'width' | 'height'): readonly number[] => [
  box[start],
  box[start] + box[length] / 2,
  box[start] + box[length],
]

function nearest(own: readonly number[], lines: readonly number[], tolerance: number) {
  let best: { readonly distance: number; readonly line: number } | undefined
  for (const from of own)
    for (const line of lines) {
      const distance = line - from
      if (Math.abs(distance) > tolerance) continue
      if (best === undefined || Math.abs(distance) < Math.abs(best.distance)) best = { distance, line }
    }
  return best
}
