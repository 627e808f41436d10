import { drawn, lineThrough } from '../path.ts'
import type { Fold, Part } from '../template.ts'

/** A skirt that falls from a seam and swings out to its hem. */
export interface Flared {
  /** Half its width and height at the seam above and at the hem's sides. */
  readonly top: { readonly half: number; readonly y: number }
  readonly hem: { readonly half: number; readonly y: number }
  /** How much further out its sides bow than a straight line, at the hip. */
  readonly hip?: number
  /** How much lower the hem is in the middle, its flutes, and how far they wave. */
  readonly sag: number
  readonly flutes: number
  readonly wave: number
}

/** The skirt, and the inside of its back between the flutes. */
export function flaredParts(skirt: Flared, cut: 'gathered' | 'shaped' = 'gathered'): Part[] {
  const { top, hem, hip = 0 } = skirt
  const side = (share: number, out: number): [number, number] => [
    top.half + (hem.half - top.half) * share + out,
    top.y + (hem.y - top.y) * share,
  ]
  const sides = [side(0, 0), side(0.2, hip), side(0.5, hip * 0.8), side(0.8, hip * 0.2), side(1, 0)]
  const down = sides.flatMap(([out, y]) => [200 + out, y])
  const up = [...sides].reverse().flatMap(([out, y]) => [200 - out, y])
  const over = [200 - top.half, top.y, 200, top.y - 2, 200 + top.half, top.y]
  const behind = Array.from({ length: 5 }, (_, k) => {
    const share = 1 - k / 2
    return [200 + share * (hem.half - 14), hem.y + (skirt.sag + 6) * (1 - share ** 2) - 9]
  })
  return [
    {
      d: drawn(over, down, behind.flat(), up),
      lift: 0,
      swell: 12,
      tone: 0.46,
      plain: true,
    },
    {
      d: drawn(over, down, hemOf(skirt), up),
      lift: 1,
      swell: 38,
      open: true,
      ...(cut === 'gathered' ? { fan: apexOf(skirt) } : {}),
    },
  ]
}

/** Where its sides would meet above. */
const apexOf = ({ top, hem }: Flared) => top.y - (top.half * (hem.y - top.y)) / (hem.half - top.half)

/** The hem from right to left: lower where a flute comes forward. */
function hemOf({ hem, sag, flutes, wave }: Flared): number[] {
  return Array.from({ length: flutes * 2 + 1 }, (_, k) => {
    const within = k > 0 && k < flutes * 2 ? 1 : 0
    const share = 1 - (k + 0.32 * within * Math.sin(k * 1.9)) / flutes
    const forward = k % 2 === 1 ? 1 : -within
    const uneven = 0.45 + 0.75 * Math.abs(Math.sin(k * 2.3))
    return [200 + share * hem.half, hem.y + sag * (1 - share ** 2) + wave * forward * uneven]
  }).flat()
}

/** Stitches along the hem. */
export const flaredStitch = (skirt: Flared, up: number): string => {
  const run = hemOf(skirt)
  return lineThrough(...run.map((value, i) => (i % 2 === 0 ? 200 + (value - 200) * 0.995 : value - up)))
}

/** Flutes from the seam to the hem, and the short gathers between them. */
export function flaredFolds({ top, hem, sag, flutes }: Flared, gathers: number, strength = 1.2): Fold[] {
  const falling = Array.from({ length: flutes }, (_, k): Fold => {
    const share = 1 - (2 * k + 1) / flutes
    const from = 200 + share * top.half * 0.96
    const to = 200 + share * hem.half
    const end = hem.y + sag * (1 - share ** 2) + 6
    const start = top.y + 8 + ((k * 37) % 5) * 9
    return {
      d: lineThrough(
        from,
        start,
        from + (to - from) * 0.32 + ((k * 13) % 7) - 3,
        start + (end - start) * 0.4,
        from + (to - from) * 0.72,
        start + (end - start) * 0.76,
        to,
        end,
      ),
      width: (hem.half / flutes) * 0.5,
      strength: strength * (0.8 + 0.14 * ((k * 5) % 4)),
      toEdge: true,
    }
  })
  const gathered = Array.from({ length: gathers }, (_, k): Fold => {
    const share = 1 - (2 * k + 1) / gathers
    const x = 200 + share * top.half
    const lean = share * (hem.half - top.half) * 0.16
    const long = 30 + ((k * 29) % 4) * 14
    return {
      d: lineThrough(x, top.y + 2, x + lean * 0.4, top.y + long * 0.5, x + lean, top.y + long),
      width: Math.min(5, (top.half / gathers) * 0.8),
      strength: k % 2 === 0 ? 0.95 : -0.85,
    }
  })
  return [...falling, ...gathered]
}
