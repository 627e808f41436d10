import type { CustomProduct } from '@first-fashion/contract/custom-products/custom-product'
import type { Db } from '../../../platform/database/database.ts'
import { type Shop, seam } from '../../../shop.ts'
import type { ItemRef } from '../../sellables/index.ts'
import { customKind } from '../custom-product-sellables.ts'
import type { CustomProductRow } from '../custom-products.queries.ts'
import { storeEmbeddedPrints } from './embedded-prints.ts'

interface OfferedDesign {
  readonly customerId: string
  readonly printVariantId: number
  readonly item: ItemRef
}

/** The customer's order that waits for another design in this variant, because its print file was rejected. */
export const orderAwaitingPrint = seam<
  (db: Db, design: OfferedDesign) => Promise<CustomProduct['awaitedBy']>
>('who knows the orders that wait for a design')

/**
 * Offers a design to the order that waits for one such as this, and returns that order. A design of the embedded designer
 * gets its files for it, as staff choose among those: otherwise it would get them only when it is bought.
 */
export async function offerAsReplacement(
  shop: Shop,
  db: Db,
  row: CustomProductRow,
): Promise<CustomProduct['awaitedBy']> {
  const order = await orderAwaitingPrint(shop)(db, { ...row, item: { kind: customKind, id: row.id } })
  if (order !== null) await storeEmbeddedPrints(shop, db, row)
  return order
}
