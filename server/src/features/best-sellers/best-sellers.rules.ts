import type { BestSellerChoice } from '@first-fashion/contract/catalog/classification'

export interface Sold {
  readonly id: string
  readonly choice: BestSellerChoice
  readonly isPublished: boolean
  /** Units sold in the period that counts. */
  readonly skus: number
}

export interface Places {
  readonly places: number
  /** With fewer units sold in total, sales mean nothing yet. */
  readonly fewestUnits: number
}

/**
 * The ids of the best sellers: those that staff chose, then those of which most was sold, until the places are
 * taken. Undefined where too little was sold to tell: what stands then stays.
 */
export function bestSellersAmong(
  sold: readonly Sold[],
  { places, fewestUnits }: Places,
): string[] | undefined {
  const skus = sold.reduce((sum, one) => sum + one.skus, 0)
  if (skus < fewestUnits) return undefined
  const shown = sold.filter((one) => one.isPublished)
  const chosen = shown.filter((one) => one.choice === 'always')
  const bySales = shown
    .filter((one) => one.choice === 'automatic' && one.skus > 0)
    .sort((a, b) => b.skus - a.skus || (a.id < b.id ? -1 : 1))
  return [...chosen, ...bySales.slice(0, Math.max(0, places - chosen.length))].map(({ id }) => id)
}
