import { clamp, smoothstep } from './field.ts'
import { noise } from './noise.ts'

/** What is printed or woven on the cloth. Colours as '#RRGGBB'. */
export type Print =
  | { readonly kind: 'solid' }
  | { readonly kind: 'stripe'; readonly colour: string }
  | { readonly kind: 'check'; readonly colour: string }
  | { readonly kind: 'batik'; readonly colour: string; readonly seed: number }

/** How much of the print's colour lies at a point, 0..1; in drawing units, edges filtered over `soft` units. */
export type Coverage = (x: number, y: number, soft: number) => number

export function coverageOf(print: Print): Coverage {
  if (print.kind === 'stripe') return stripes
  if (print.kind === 'check') return checks
  if (print.kind === 'batik') return batik(print.seed)
  return () => 0
}

const band = (at: number, period: number, share: number, soft: number) => {
  const distance = Math.abs((((at % period) + period) % period) - period / 2) - (period * share) / 2
  return 1 - smoothstep(-soft, soft, distance)
}

const stripes: Coverage = (x, _y, soft) =>
  Math.max(band(x, 18, 0.34, soft), band(x + 9, 18, 0.07, soft) * 0.7)

const checks: Coverage = (x, y, soft) => {
  const across = Math.max(band(x, 30, 0.4, soft), band(x + 15, 30, 0.06, soft))
  const down = Math.max(band(y, 30, 0.4, soft), band(y + 15, 30, 0.06, soft))
  return clamp(across * 0.52 + down * 0.52, 0, 1)
}

/**
 * Wax-resist motifs on a half-drop lattice: petalled flowers, seeds and dotted rings that the seed chooses,
 * with the fine cracks of broken wax.
 */
function batik(seed: number): Coverage {
  const petals = 5 + (seed % 4)
  const cell = 46 + (seed % 3) * 8
  const turn = (seed % 7) * 0.31
  return (x, y, soft) => {
    const column = Math.floor(x / cell)
    const dropped = y + (column % 2 === 0 ? 0 : cell / 2)
    const cx = x - (column + 0.5) * cell
    const cy = dropped - (Math.floor(dropped / cell) + 0.5) * cell
    const radius = Math.hypot(cx, cy) / cell
    const angle = Math.atan2(cy, cx) + turn + noise(seed, column, Math.floor(dropped / cell)) * 2
    const edge = soft / cell
    const petal = Math.abs(Math.cos((angle * petals) / 2))
    const flower = 1 - smoothstep(-edge, edge, radius - (0.16 + 0.2 * petal ** 1.4))
    const vein = 1 - smoothstep(-edge, edge, Math.abs(Math.sin((angle * petals) / 2)) * radius - 0.018)
    const heart = 1 - smoothstep(-edge, edge, radius - 0.075)
    const ring = dots(angle, radius, petals * 3, edge)
    const motif = Math.max(flower * (1 - 0.85 * vein) * (1 - heart) + heart * 0.25, ring)
    const crack = smoothstep(0.93, 0.985, 1 - Math.abs(noise(seed + 9, x / 13, y / 13))) * 0.45
    return clamp(motif * (1 - crack) + crack * 0.12 * (1 - motif), 0, 1)
  }
}

function dots(angle: number, radius: number, count: number, edge: number): number {
  const step = (Math.PI * 2) / count
  const off = ((((angle % step) + step) % step) - step / 2) * radius
  return 1 - smoothstep(-edge, edge, Math.hypot(off, radius - 0.44) - 0.02)
}
