import { seam } from '../../../shop.ts'

/** What the catalogue asks of those who know what was sold. */
interface SalesFigures {
  /** Chooses the best sellers again. */
  refresh(): Promise<void>
  /** Units sold in the period that counts, for each of some products. */
  soldLately(productIds: readonly string[]): Promise<ReadonlyMap<string, number>>
}

export const salesFigures = seam<SalesFigures>('who knows what was sold')
