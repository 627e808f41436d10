import { limits } from '@first-fashion/contract/limits'
import type { Db } from '../../platform/database/database.ts'
import type { Shop } from '../../shop.ts'
import { bestSellerCandidates, markBestSellers, productsChanged } from '../catalog/index.ts'
import { unitsSold } from '../orders/index.ts'
import { bestSellersAmong } from './best-sellers.rules.ts'

const dayMs = 24 * 3_600_000

/** Chooses the best sellers anew by what was sold, and shows them. Where little was sold all stays as it is. */
export const refreshBestSellers = (shop: Shop): Promise<void> =>
  shop.database.transaction(async (tx) => {
    await productsChanged(shop, tx, await chooseBestSellers(tx, shop.clock.now()))
  })

/** Units sold in the period that counts, for each of some products. */
export const soldLately = (
  { database, clock }: Shop,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => unitsSold(database.db, firstDayThatCounts(clock.now()), productIds)

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
