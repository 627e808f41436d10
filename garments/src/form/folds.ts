import { clamp, emptyField, type Field, type Frame, smoothstep } from '../field.ts'
import type { LaidFold } from '../pose.ts'

/** The heights of folds over a frame, in drawing units. */
export function foldField(folds: readonly LaidFold[], frame: Frame, crease: number): Field {
  const field = emptyField(frame)
  const nearest: Nearest = {
    distance: new Float32Array(field.values.length),
    along: new Float32Array(field.values.length),
  }
  for (const fold of folds) addFold(field, nearest, fold, crease)
  return field
}

/** For every cell the signed distance to a fold's line, and how far along the line that is (0..1). */
interface Nearest {
  readonly distance: Float32Array
  readonly along: Float32Array
}

const far = 1e6

function addFold(field: Field, nearest: Nearest, fold: LaidFold, crease: number): void {
  const { points } = fold
  if (points.length < 2) return
  const reach = fold.width * 2.8
  const cells = cellsAround(field, fold, reach)
  if (cells.right <= cells.left || cells.bottom <= cells.top) return
  for (let row = cells.top; row < cells.bottom; row++)
    nearest.distance.fill(far, row * field.width + cells.left, row * field.width + cells.right)
  for (let k = 0; k + 1 < points.length; k++) measureSegment(field, nearest, fold, k, reach)
  const power = 2 - 0.75 * crease
  for (let row = cells.top; row < cells.bottom; row++) {
    for (let column = cells.left; column < cells.right; column++) {
      const i = row * field.width + column
      const distance = nearest.distance[i] ?? far
      if (distance >= reach || distance <= -reach) continue
      field.values[i] = (field.values[i] ?? 0) + heightAt(fold, distance, nearest.along[i] ?? 0, power)
    }
  }
}

/** Starts firmly and dies out, or grows to the hem; steep on one side, long on the other, with a shallow valley beside it. */
function heightAt({ width, height, toEdge }: LaidFold, distance: number, t: number, power: number): number {
  const along = toEdge
    ? 0.2 + 0.8 * smoothstep(0, 0.7, t)
    : smoothstep(0, 0.14, t) * (1 - smoothstep(0.45, 1, t))
  const widening = width * (0.62 + 0.7 * t)
  const s = Math.abs(distance) / (widening * (distance < 0 ? 0.72 : 1.28))
  if (s > 3.6) return 0
  const ridge = Math.exp(-(s ** power))
  const valley = 0.3 * Math.exp(-(((s - 1.75) / 0.75) ** 2))
  return height * along * (ridge - valley)
}

function measureSegment(field: Field, nearest: Nearest, fold: LaidFold, k: number, reach: number): void {
  const { points } = fold
  const a = points[k] ?? { x: 0, y: 0 }
  const b = points[k + 1] ?? a
  const dx = b.x - a.x
  const dy = b.y - a.y
  const square = dx * dx + dy * dy || 1
  const length = Math.sqrt(square)
  const cells = cellsAround(field, { ...fold, points: [a, b] }, reach)
  for (let row = cells.top; row < cells.bottom; row++) {
    const y = field.y + (row + 0.5) / field.scale - a.y
    for (let column = cells.left; column < cells.right; column++) {
      const x = field.x + (column + 0.5) / field.scale - a.x
      const t = clamp((x * dx + y * dy) / square, 0, 1)
      const distance = Math.sqrt((x - t * dx) ** 2 + (y - t * dy) ** 2)
      const i = row * field.width + column
      if (distance >= Math.abs(nearest.distance[i] ?? far)) continue
      nearest.distance[i] = (x * dy - y * dx) / length < 0 ? -distance : distance
      nearest.along[i] = (k + t) / (points.length - 1)
    }
  }
}

function cellsAround({ x, y, width, height, scale }: Frame, { points }: LaidFold, reach: number) {
  const cell = (value: number, most: number) => clamp(Math.round(value * scale), 0, most)
  return {
    left: cell(Math.min(...points.map((point) => point.x)) - reach - x, width),
    right: cell(Math.max(...points.map((point) => point.x)) + reach - x, width),
    top: cell(Math.min(...points.map((point) => point.y)) - reach - y, height),
    bottom: cell(Math.max(...points.map((point) => point.y)) + reach - y, height),
  }
}
