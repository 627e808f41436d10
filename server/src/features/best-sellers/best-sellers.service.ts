import { limits } from '@first-fashion/contract/limits'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Db } from '../../platform/database/database.ts'
import { bestSellerCandidates, type Catalog, markBestSellers } from '../catalog/index.ts'
import { unitsSold } from '../orders/index.ts'
import { bestSellersAmong } from './best-sellers.rules.ts'

const dayMs = 24 * 3_600_000

export interface BestSellers {
  /** Chooses the best sellers anew by what was sold, and shows them. Where little was sold all stays as it is. */
  refresh(): Promise<void>
  /** Units sold in the period that counts, for each of some products. */
  soldLately(productIds: readonly string[]): Promise<ReadonlyMap<string, number>>
}

export interface BestSellersDeps {
  readonly database: Database
  readonly catalog: Catalog
  readonly clock: Clock
}

export const createBestSellers = ({ database, catalog, clock }: BestSellersDeps): BestSellers => ({
  refresh: () =>
    database.transaction(async (tx) => {
      await catalog.productsChanged(tx, await chooseBestSellers(tx, clock.now()))
    }),
  soldLately: (productIds) => unitsSold(database.db, firstDayThatCounts(clock.now()), productIds),
})

/** Chooses the best sellers by what was sold until now; returns the ids of the products that changed. */
export async function chooseBestSellers(db: Db, now: Date): Promise<string[]> {
  const skus = await unitsSold(db, firstDayThatCounts(now))
  const candidates = await bestSellerCandidates(db, [...skus.keys()])
  const best = bestSellersAmong(
    candidates.map((one) => ({ ...one, skus: skus.get(one.id) ?? 0 })),
    { places: limits.bestSellerPlaces, fewestUnits: limits.bestSellerFewestUnits },
  )
  return best === undefined ? [] : markBestSellers(db, best)
}

const firstDayThatCounts = (now: Date) => new Date(now.getTime() - limits.bestSellerDays * dayMs)
