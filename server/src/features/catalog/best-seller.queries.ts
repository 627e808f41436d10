import type { BestSellerChoice } from '@first-fashion/contract/catalog/classification'
import { eq, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { products } from './catalog.table.ts'

export interface BestSellerCandidate {
  readonly id: string
  readonly choice: BestSellerChoice
  readonly isPublished: boolean
}

/** What staff chose for some products, and for all permanent best sellers. */
export function bestSellerCandidates(
  db: Db,
  productIds: readonly string[],
): Promise<readonly BestSellerCandidate[]> {
  return db
    .select({ id: products.id, choice: products.bestSellerChoice, isPublished: products.isPublished })
    .from(products)
    .where(or(isAmong(productIds), eq(products.bestSellerChoice, 'always')))
}

/**
 * Makes exactly these products the best sellers, in this order; the choices of staff win. Returns the IDs of the
 * changed products. Their version does not change, so no open form becomes outdated.
 */
export async function markBestSellers(db: Db, productIds: readonly string[]): Promise<string[]> {
  const isBest = sql`case ${products.bestSellerChoice} when 'always' then true when 'never' then false
    else ${isAmong(productIds)} end`
  const rank = sql`array_position(${asUuids(productIds)}, ${products.id})`
  const rows = await db
    .update(products)
    .set({ bestSeller: isBest, bestSellerRank: rank })
    .where(sql`${products.bestSeller} <> ${isBest} or ${products.bestSellerRank} is distinct from ${rank}`)
    .returning({ id: products.id })
  return rows.map(({ id }) => id)
}

const isAmong = (productIds: readonly string[]) => sql`${products.id} = any(${asUuids(productIds)})`

/** One parameter for any number of products. */
const asUuids = (productIds: readonly string[]) => sql`${sql.param([...productIds])}::uuid[]`
