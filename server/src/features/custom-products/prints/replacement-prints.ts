import type { CustomProduct } from '@first-fashion/contract/custom-products/custom-product'
import type { Db } from '../../../platform/database/database.ts'
import type { ItemRef } from '../../sellables/index.ts'
import { customKind } from '../custom-product-sellables.ts'
import type { CustomProductRow } from '../custom-products.queries.ts'
import { type EmbeddedPrintsDeps, storeEmbeddedPrints } from './embedded-prints.ts'

export interface ReplacementDeps extends EmbeddedPrintsDeps {
  /** The customer's order that waits for another design in this variant, because its print file was rejected. */
  readonly orderAwaitingPrint: (
    db: Db,
    design: { readonly customerId: string; readonly printVariantId: number; readonly item: ItemRef },
  ) => Promise<CustomProduct['awaitedBy']>
}

/**
 * Offers a design to the order that waits for one such as this, and returns that order. A design of the embedded designer
 * gets its files for it, as staff choose among those: otherwise it would get them only when it is bought.
 */
export async function offerAsReplacement(
  deps: ReplacementDeps,
  db: Db,
  row: CustomProductRow,
): Promise<CustomProduct['awaitedBy']> {
  const order = await deps.orderAwaitingPrint(db, { ...row, item: { kind: customKind, id: row.id } })
  if (order !== null) await storeEmbeddedPrints(deps, db, row)
  return order
}
