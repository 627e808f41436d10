import type { PrintSide } from '@first-fashion/contract/designs/design-limits'
import type { PrintTemplate } from '../../../ports/print-partner.ts'

/** A file of the partner's, and the side that is printed from it. */
interface PlacedFile {
  readonly side: PrintSide
  readonly url: string
}

/**
 * The files that a saved design is printed from; none if the partner does not name that of each place, as those without one
 * would be missing in print. Undefined if one is for a place that the shop does not print on.
 */
export function filesOfTemplate({ placements }: Pick<PrintTemplate, 'placements'>): PlacedFile[] | undefined {
  if (placements.some(({ url }) => url === '')) return []
  const files = placements.flatMap(({ side, url }) => (side === 'other' ? [] : [{ side, url }]))
  const sides = new Set(files.map(({ side }) => side))
  return sides.size === placements.length ? files : undefined
}
