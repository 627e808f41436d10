import type { Cloth } from './cloth.ts'
import { seededRow } from './noise.ts'

/** Threads seen from near: a square of brightness (-1..1 as -127..127) that repeats without a seam. */
export const weaveSize = 384
type Tile = Int8Array

const tiles = new Map<Cloth['weave'], Tile>()

/** Made once for each of the few weaves. */
export function weaveTile(weave: Cloth['weave']): Tile {
  const made =
    tiles.get(weave) ?? Int8Array.from(values(weave), (value) => Math.max(-127, Math.min(127, value * 127)))
  tiles.set(weave, made)
  return made
}

function values(weave: Cloth['weave']): Float32Array {
  const rows = streaks(1, 18, 1)
  const columns = streaks(2, 1, 18)
  const speckle = streaks(3, 2, 2)
  return fill((x, y, i) => {
    const cross = 0.3 * (rows[i] ?? 0) + 0.3 * (columns[i] ?? 0)
    const rough = 0.3 * (speckle[i] ?? 0)
    if (weave === 'plain') return cross + 0.12 * rough
    if (weave === 'twill') return 0.5 * wave((x + y) / 4) + cross + rough
    if (weave === 'basket') return 0.4 * wave(x / 4) * wave(y / 4) + 0.8 * cross + 0.4 * rough
    if (weave === 'wale') return 0.35 * (columns[i] ?? 0) + 0.25 * wave(x / 3) + 0.4 * rough
    if (weave === 'stitch') return stitch(x, y) + 0.3 * rough
    if (weave === 'braid') return braid(x, y) + 0.5 * cross
    if (weave === 'slub') return 0
    return rough * (weave === 'smooth' ? 0.5 : 1.6)
  }, weave)
}

const wave = (turns: number) => Math.cos(turns * Math.PI * 2)

/** Knit: columns of V shapes, each arm a bulging strand. */
function stitch(x: number, y: number): number {
  const across = (x % 12) / 12 - 0.5
  const strand = wave((y + Math.abs(across) * 13) / 8)
  return (
    0.6 * strand +
    0.55 * (1 - 8 * (Math.abs(across) - 0.25) ** 2) -
    0.5 -
    (Math.abs(across) < 0.06 ? 0.45 : 0)
  )
}

/** Plaited straw: bands of slanting strands that change direction from band to band. */
function braid(x: number, y: number): number {
  const band = Math.floor(y / 12)
  const within = (y % 12) / 12 - 0.5
  const slant = band % 2 === 0 ? 1 : -1
  return 0.55 * wave((x + slant * within * 12) / 8) + 0.5 * (1 - 7 * within ** 2) - 0.25
}

function fill(value: (x: number, y: number, i: number) => number, weave: Cloth['weave']): Float32Array {
  if (weave === 'slub') return slubs()
  if (weave === 'pebble') return pebbles()
  return Float32Array.from({ length: weaveSize * weaveSize }, (_, i) =>
    value(i % weaveSize, Math.floor(i / weaveSize), i),
  )
}

/** Linen: threads of uneven thickness both ways, some of them thick for a while. */
function slubs(): Float32Array {
  const [rows, columns, speckle] = [streaks(4, 46, 1), streaks(5, 1, 46), streaks(6, 2, 2)]
  return rows.map((row, i) => {
    const column = columns[i] ?? 0
    const thick = Math.max(0, row - 1.5) + Math.max(0, column - 1.5)
    return 0.22 * row + 0.22 * column + 0.35 * thick + 0.1 * (speckle[i] ?? 0)
  })
}

/** Leather: little islands with dark lines between. */
function pebbles(): Float32Array {
  const [a, b] = [streaks(7, 5, 5), streaks(8, 9, 9)]
  return a.map((value, i) => 0.5 - 0.9 * Math.exp(-((value * 1.6) ** 2)) + 0.2 * (b[i] ?? 0))
}

/** White noise drawn out by so many px each way, of unit spread, meeting itself at the edges. */
export function streaks(seed: number, lengthX: number, lengthY: number): Float32Array {
  const next = seededRow(seed)
  const white = Float32Array.from({ length: weaveSize * weaveSize }, () => next() * 2 - 1)
  const drawn = meanAlong(meanAlong(white, lengthX, 1), lengthY, weaveSize)
  const spread = Math.sqrt(drawn.reduce((sum, value) => sum + value * value, 0) / drawn.length)
  return drawn.map((value) => value / spread)
}

function meanAlong(source: Float32Array, length: number, step: number): Float32Array {
  if (length <= 1) return source
  const out = new Float32Array(source.length)
  for (let line = 0; line < weaveSize; line++) {
    const start = step === 1 ? line * weaveSize : line
    const at = (k: number) => start + ((k + weaveSize) % weaveSize) * step
    let sum = 0
    for (let k = 0; k < length; k++) sum += source[at(k)] ?? 0
    for (let k = 0; k < weaveSize; k++) {
      out[at(k)] = sum
      sum += (source[at(k + length)] ?? 0) - (source[at(k)] ?? 0)
    }
  }
  return out
}
