import { clamp, smoothstep } from '../field.ts'
import { batik, type Coverage } from './batik.ts'

export type { Coverage }

/** What is printed or woven on the cloth. Colours as '#RRGGBB'. */
export type Print =
  | { readonly kind: 'solid' }
  /** No colours: how the folds displace and light what is laid on the garment. */
  | { readonly kind: 'folds' }
  /** The garment alone, in white and without a ground, to be dyed over another picture of it. */
  | { readonly kind: 'undyed' }
  | { readonly kind: 'stripe'; readonly colour: string }
  | { readonly kind: 'check'; readonly colour: string }
  | { readonly kind: 'batik'; readonly colour: string; readonly seed: number }

/** Knitted cloth is striped across, woven cloth along the warp. */
export async function coverageOf(print: Print, stripes: 'along' | 'across'): Promise<Coverage> {
  if (print.kind === 'stripe') return stripes === 'along' ? bankStripe : (_x, y) => sailorStripe(y)
  if (print.kind === 'check') return madras
  if (print.kind === 'batik') return batik(print.seed)
  return () => 0
}

const soft = 0.3

const band = (at: number, period: number, share: number) => {
  const distance = Math.abs((((at % period) + period) % period) - period / 2) - (period * share) / 2
  return 1 - smoothstep(-soft, soft, distance)
}

const bankStripe: Coverage = (x) => Math.max(band(x, 18, 0.3), band(x + 9, 18, 0.06) * 0.75)

const sailorStripe = (y: number) => band(y, 19, 0.36)

/** Bands of warp and weft that deepen where they cross, with a thin line between them. */
const madras: Coverage = (x, y) => {
  const across = Math.max(band(x, 32, 0.36), band(x + 16, 32, 0.055), band(x + 11, 32, 0.03) * 0.8)
  const down = Math.max(band(y, 32, 0.36), band(y + 16, 32, 0.055), band(y + 11, 32, 0.03) * 0.8)
  return clamp(across * 0.5 + down * 0.5, 0, 1)
}
