import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Shop } from '../../../shop.ts'
import type { FittingDesign } from '../../custom-products/index.ts'
import { type Actor, changeLinePicture, type FullOrder, findOrder } from '../../orders/index.ts'
import { recordOf } from '../partner-order-moves.ts'
import {
  linesOfPartnerOrder,
  type PartnerOrderLineRow,
  type PartnerOrderRow,
  saveSent,
  updatePartnerOrder,
} from '../partner-orders.queries.ts'
import { replacedBy } from '../personal-data.queries.ts'
import { printFiles } from '../print-files.ts'
import { actionsOf } from './partner-order.view.ts'

/** What can be printed instead, by line, while that is possible. */
export async function otherDesignsOf(
  shop: Shop,
  row: PartnerOrderRow,
  full: FullOrder,
  lines: readonly PartnerOrderLineRow[],
): Promise<Map<string, readonly FittingDesign[]>> {
  const others = new Map<string, readonly FittingDesign[]>()
  if (!actionsOf(row).replaceDesign) return others
  for (const line of lines) {
    const printed = printedLine(full, line)
    if (printed !== undefined)
      others.set(line.lineId, await printFiles(shop).fitting(shop.database.db, printed))
  }
  return others
}

/** A line as those know it who have its files; undefined if nobody can have another design of it. */
function printedLine({ order: { customerId } }: FullOrder, { lineId, printVariantId }: PartnerOrderLineRow) {
  return customerId === null || printVariantId === null ? undefined : { lineId, customerId, printVariantId }
}

interface Replacing {
  readonly lineId: string
  readonly designId: string
  readonly actor: Actor
  readonly note: string
}

/**
 * Binds the files of another approved design to a line, which shows its proof from then on; its order is sent again
 * afterwards. The row is locked. Refuses with 'fulfilment.design-unfit' what its customer has not approved, or has
 * approved in another variant.
 */
export async function replaceDesign(
  shop: Shop,
  tx: Db,
  row: PartnerOrderRow,
  { lineId, designId, actor, note }: Replacing,
): Promise<void> {
  const full = await findOrder(tx, row.orderId)
  const line = (await linesOfPartnerOrder(tx, row.id)).find((one) => one.lineId === lineId)
  const printed = full === undefined || line === undefined ? undefined : printedLine(full, line)
  const design = printed && (await printFiles(shop).replace(tx, printed, designId))
  if (design === undefined) throw unfit()
  // Its shopper sees what is made, not what the partner could not print.
  await changeLinePicture(tx, lineId, design.proof)
  await saveSent(tx, lineId, { files: [], units: null })
  await updatePartnerOrder(tx, row, { changedAt: shop.clock.now() })
  const text = replacedBy(design.name)
  await recordOf(shop, tx, row.id, { state: row.state, text, actor, note })
}

const unfit = () =>
  new AppError(
    'conflict',
    'fulfilment.design-unfit',
    'This design cannot be printed instead any more. Please check the order again.',
  )
