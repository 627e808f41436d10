import type { Box } from './field.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** A line of points about `step` units apart, and whether it closes. */
export interface Trace {
  readonly points: readonly Point[]
  readonly isClosed: boolean
}

/** Follows an SVG path (M, L, C, Z, absolute) and records points along it; corners stay. */
export function traced(d: string, step = 2): Trace[] {
  const traces: Trace[] = []
  let points: Point[] = []
  const finish = (isClosed: boolean) => {
    if (points.length > 0) traces.push({ points, isClosed })
    points = []
  }
  for (const [, command = '', text = ''] of d.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const numbers = (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
    if (command === 'M') finish(false)
    if (command === 'Z') finish(true)
    const size = command === 'C' ? 6 : 2
    for (let at = 0; at + size <= numbers.length; at += size) {
      const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = numbers.slice(at, at + size)
      const from = points.at(-1)
      if (from === undefined) points.push({ x: a, y: b })
      else if (command === 'C')
        points.push(...alongCurve(from, { x: a, y: b }, { x: c, y: e }, { x: f, y: g }, step))
      else points.push(...alongLine(from, { x: a, y: b }, step))
    }
  }
  finish(false)
  return traces
}

function alongLine(from: Point, to: Point, step: number): Point[] {
  const count = Math.max(1, Math.round(distance(from, to) / step))
  return Array.from({ length: count }, (_, i) => between(from, to, (i + 1) / count))
}

function alongCurve(from: Point, a: Point, b: Point, to: Point, step: number): Point[] {
  const length = (distance(from, a) + distance(a, b) + distance(b, to) + distance(from, to)) / 2
  const count = Math.max(2, Math.round(length / step))
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 1) / count
    const [ab, bc, cd] = [between(from, a, t), between(a, b, t), between(b, to, t)]
    return between(between(ab, bc, t), between(bc, cd, t), t)
  })
}

const distance = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y)

const between = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
})

/** The traces as an SVG path again, every point moved. */
export const redrawn = (traces: readonly Trace[], move: (point: Point) => Point): string =>
  traces
    .map(({ points, isClosed }) => {
      const placed = points.map(move).map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)
      return `M${placed.join('L')}${isClosed ? 'Z' : ''}`
    })
    .join('')

/** The smallest box around a path of absolute points (M, L, Z). */
export function boxOf(d: string): Box {
  const numbers = (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
  const xs = numbers.filter((_, i) => i % 2 === 0)
  const ys = numbers.filter((_, i) => i % 2 === 1)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

export const boxAround = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map((box) => box.left)),
  top: Math.min(...boxes.map((box) => box.top)),
  right: Math.max(...boxes.map((box) => box.right)),
  bottom: Math.max(...boxes.map((box) => box.bottom)),
})
