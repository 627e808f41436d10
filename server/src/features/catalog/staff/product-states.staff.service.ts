import type { Calls, ParsedBody } from '@first-fashion/contract'
import type { ProductState } from '@first-fashion/contract/catalog/staff-product-calls'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { Shop } from '../../../shop.ts'
import { recordedChange } from '../../staff/index.ts'
import { productsEdited, unknownProduct } from '../catalog.service.ts'
import { lockProduct } from '../editing/editing.queries.ts'
import { findProduct } from '../product.queries.ts'
import type { ProductRow } from '../product-row.ts'
import { changeProduct } from '../stock.queries.ts'
import { firstSeen, productArchived } from './products.staff.service.ts'
import { requirePublishable } from './staff-product.view.ts'

type Change = ParsedBody<Calls['staff.product-state']>

/**
 * Publishes, hides, archives or restores. Refuses with 'catalog.changed-meanwhile', 'catalog.not-publishable' (and
 * says what is missing) and 'catalog.product-archived'.
 */
export async function setProductState(
  shop: Shop,
  session: StaffSession,
  productId: string,
  { version, to }: Change,
): Promise<void> {
  if (!isUuid(productId)) throw unknownProduct()
  const entryOf = (before: ProductRow) => ({
    action: `product-${to}`,
    subject: `product:${productId}`,
    change: { from: stateOf(before), to },
  })
  await recordedChange(shop, session, entryOf, async (tx, at) => {
    await lockProduct(tx, productId)
    const before = await findProduct(tx, productId)
    if (before === undefined) throw unknownProduct()
    if (!(await changeProduct(tx, productId, version, columnsOf(before, to, at))))
      throw new AppError(
        'conflict',
        'catalog.changed-meanwhile',
        'Someone else changed this product. Please reload.',
      )
    await productsEdited(shop, tx, [productId])
    return before
  })
}

const stateOf = ({ isPublished, archivedAt }: ProductRow): ProductState =>
  isPublished ? 'published' : archivedAt === null ? 'draft' : 'archived'

function columnsOf(before: ProductRow, to: ProductState, now: Date) {
  if (to === 'archived') return { isPublished: false, archivedAt: now }
  if (to === 'draft') return { isPublished: false, archivedAt: null }
  if (before.archivedAt !== null) throw productArchived()
  requirePublishable(before)
  return { isPublished: true, ...firstSeen(before, now) }
}
