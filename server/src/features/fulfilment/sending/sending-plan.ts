import type { HeldReason } from '@first-fashion/contract/fulfilment/status'
import type { NewPrintOrder, PrintOrderItem } from '../../../ports/print-partner.ts'
import type { Shop } from '../../../shop.ts'
import { findStateCode } from '../../countries/index.ts'
import type { BoundPrint } from '../../custom-products/index.ts'
import { printFills } from '../../designs/index.ts'
import { type FullOrder, findOrder } from '../../orders/index.ts'
import {
  linesOfPartnerOrder,
  type PartnerOrderLineRow,
  type PartnerOrderRow,
} from '../partner-orders.queries.ts'
import { printFiles } from '../print-files.ts'

/** What is to be done with a partner order that is queued. */
export type SendingPlan =
  | { readonly kind: 'cancel' }
  | { readonly kind: 'hold'; readonly reason: HeldReason; readonly note: string }
  | {
      readonly kind: 'send'
      readonly order: NewPrintOrder
      readonly files: ReadonlyMap<string, readonly BoundPrint[]>
    }

/** Decides what is sent. A disputed payment, or a line without what its shopper approved, holds the whole order. */
export async function sendingPlan(shop: Shop, row: PartnerOrderRow): Promise<SendingPlan> {
  const { db } = shop.database
  const full = await findOrder(db, row.orderId)
  if (full === undefined || isOver(full)) return { kind: 'cancel' }
  if (isDisputed(full)) return { kind: 'hold', reason: 'disputed-payment', note: '' }
  const lines = linesToPrint(full, await linesOfPartnerOrder(db, row.id))
  if (lines.length === 0) return { kind: 'cancel' }
  const files = new Map<string, readonly BoundPrint[]>()
  const items: PrintOrderItem[] = []
  for (const line of lines) {
    const planned = await plannedItem(shop, line)
    if (typeof planned === 'string') return { kind: 'hold', reason: planned, note: line.name }
    files.set(line.id, planned.files)
    items.push(planned.item)
  }
  return {
    kind: 'send',
    files,
    order: { externalId: row.externalId, recipient: recipientOf(full), items },
  }
}

interface PlannedItem {
  readonly item: PrintOrderItem
  /** As they are bound to the line. */
  readonly files: readonly BoundPrint[]
}

/** What is sent of a line, or why it must not be. */
async function plannedItem(shop: Shop, line: LineToPrint): Promise<PlannedItem | HeldReason> {
  const { db } = shop.database
  const { id: reference, units: quantity, name, printVariantId: variantId } = line
  if (variantId === null) return 'unknown-product'
  const templateId = await printFiles(shop).template(db, line)
  const item = { reference, variantId, quantity, name, templateId }
  // The partner has what its shopper saved there: that is what was approved.
  if (templateId !== null) return { item: { ...item, files: [] }, files: [] }
  const objection = await printFiles(shop).objection(db, line.id)
  if (objection !== undefined) return reasonOf[objection]
  const files = await printFiles(shop).of(db, line.id)
  const fills = await printFills(db, variantId)
  const sent = files.map(({ side, address: url }) => ({ side, fill: fills.get(side) ?? 'fit', url }))
  return { item: { ...item, files: sent }, files }
}

const isOver = ({ order }: FullOrder): boolean =>
  order.fulfilment === 'cancelled' || order.paymentState === 'refunded' || order.paymentState === 'failed'

/** Staff who pack it have confirmed that it is made all the same. */
const isDisputed = ({ order }: FullOrder): boolean => order.isDisputed && order.fulfilment === 'placed'

interface LineToPrint
  extends Pick<FullOrder['lines'][number], 'id' | 'itemId' | 'name'>,
    Pick<PartnerOrderLineRow, 'printVariantId'> {
  readonly units: number
}

/** Lines with units that nobody cancelled or refunded. */
const linesToPrint = ({ lines }: FullOrder, printed: readonly PartnerOrderLineRow[]): LineToPrint[] =>
  lines.flatMap(({ id, itemId, name, quantity, goneQuantity }) => {
    const own = printed.find(({ lineId }) => lineId === id)
    const units = quantity - goneQuantity
    return own === undefined || units <= 0
      ? []
      : [{ id, itemId, name, units, printVariantId: own.printVariantId }]
  })

const reasonOf: Readonly<Record<'missing' | 'changed' | 'blank', HeldReason>> = {
  missing: 'no-print-file',
  changed: 'wrong-print-file',
  blank: 'blank-print-file',
}

/** Its state by the code that the partner knows, as its delivery was priced, however the address names it. */
const recipientOf = ({ order }: FullOrder): NewPrintOrder['recipient'] => ({
  name: `${order.firstName} ${order.lastName}`.trim(),
  street: order.street,
  apartment: order.apartment,
  city: order.city,
  stateCode: findStateCode(order.countryCode, order.state) ?? order.state,
  countryCode: order.countryCode,
  postalCode: order.zipcode,
  phone: order.phone,
})
