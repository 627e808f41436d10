import type { DesignCrop } from '@first-fashion/contract/designs/design-document'

/** What is cut off each edge, as shares of the picture. */
interface Cuts {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** At most this share of the picture is cut off between two edges. */
export const mostCut = 0.95

export function cutsOf(crop: DesignCrop | null): Cuts {
  if (crop === null) return { left: 0, right: 0, top: 0, bottom: 0 }
  const { left, top, width, height } = crop
  return { left, top, right: rounded(1 - left - width), bottom: rounded(1 - top - height) }
}

const opposite = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const

/** The crop once that much is cut off an edge: something of the picture always stays. Null for the whole picture. */
export function croppedBy(cuts: Cuts, edge: keyof Cuts, share: number): DesignCrop | null {
  const cut = rounded(Math.min(Math.max(0, share), mostCut - cuts[opposite[edge]]))
  const next: Cuts = { ...cuts, [edge]: cut }
  const { left, right, top, bottom } = next
  if (left + right + top + bottom === 0) return null
  return { left, top, width: rounded(1 - left - right), height: rounded(1 - top - bottom) }
}

const rounded = (share: number) => Math.max(0, Math.round(share * 1_000) / 1_000)
