import { type Field, smoothstep } from '../field.ts'
import { rasterise } from '../form/rasterise.ts'
import { noise } from '../noise.ts'
import { createRecentCache } from '../recent.ts'
import { motifs } from './motifs.ts'

/** How much of the print's colour lies at a point, 0..1; in drawing units, edges softened over a px of the master. */
export type Coverage = (x: number, y: number) => number

const tiles = createRecentCache<Field>(8)

/** Px a unit at which a motif is drawn: finer than the master, so that its edges stay smooth. */
const motifScale = 5

/**
 * Wax-resist prints: a motif that the seed chooses and varies, stamped again and again by a hand that is not
 * quite steady, with the fine cracks of broken wax that let the dye in.
 */
export async function batik(seed: number): Promise<Coverage> {
  const tile = await tiles(String(seed), () => draw(seed))
  return (x, y) => {
    const wobbleX = 0.45 * Math.sin(x / 13 + 1.7 * Math.sin(y / 19 + seed))
    const wobbleY = 0.45 * Math.sin(y / 11 + 1.9 * Math.sin(x / 23 + seed))
    const wax = around(tile, (x + wobbleX) * motifScale, (y + wobbleY) * motifScale)
    if (wax < 0.02) return 0
    const crack = 1 - smoothstep(0.012, 0.045, Math.abs(noise(seed + 9, x / 21, y / 21)))
    return wax * (1 - 0.6 * crack)
  }
}

/** The motif with its neighbours, so that what crosses an edge comes in on the other side. */
function draw(seed: number): Promise<Field> {
  const make = motifs[seed % motifs.length] ?? motifs[0]
  const { width, height, svg } = make(seed)
  const copies = [-1, 0, 1].flatMap((row) =>
    [-1, 0, 1].map((column) => `<g transform="translate(${column * width} ${row * height})">${svg}</g>`),
  )
  const frame = { x: 0, y: 0, width: width * motifScale, height: height * motifScale, scale: motifScale }
  return rasterise(copies.join(''), frame)
}

function around({ width, height, values }: Field, x: number, y: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const column = ((left % width) + width) % width
  const row = ((top % height) + height) % height
  const right = column + 1 === width ? 0 : column + 1
  const here = row * width
  const next = (row + 1 === height ? 0 : row + 1) * width
  const fx = x - left
  const above = (values[here + column] ?? 0) * (1 - fx) + (values[here + right] ?? 0) * fx
  const below = (values[next + column] ?? 0) * (1 - fx) + (values[next + right] ?? 0) * fx
  return above + (below - above) * (y - top)
}
