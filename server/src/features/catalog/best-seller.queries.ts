import type { BestSellerChoice } from '@first-fashion/contract/catalog/classification'
import { eq, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { products } from './catalog.table.ts'

export interface BestSellerCandidate {
  readonly id: string
  readonly choice: BestSellerChoice
  readonly isPublished: boolean
}

/** What staff chose of some products, and of all that they chose to be best sellers always. */
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
 * Makes these products the best sellers and no others, in this order; what staff chose meanwhile stands. Answers
 * the ids of the products that changed. Their version stays: nobody's open form is out of date by it.
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

/** One parameter, however many products there are. */
const asUuids = (productIds: readonly string[]) => sql`${sql.param([...productIds])}::uuid[]`
