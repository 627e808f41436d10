import type { HeldReason } from '@first-fashion/contract/fulfilment/status'
import type { NewPrintOrder, PrintOrderItem } from '../../../ports/print-orders.ts'
import { printFills } from '../../designs/index.ts'
import { type FullOrder, findOrder } from '../../orders/index.ts'
import type { FulfilmentDeps } from '../fulfilment-deps.ts'
import {
  linesOfPartnerOrder,
  type PartnerOrderLineRow,
  type PartnerOrderRow,
} from '../partner-orders.queries.ts'
import type { PrintFile } from '../print-files.ts'

/** What is to be done with a partner order that is queued. */
export type SendingPlan =
  | { readonly kind: 'cancel' }
  | { readonly kind: 'hold'; readonly reason: HeldReason; readonly note: string }
  | {
      readonly kind: 'send'
      readonly order: NewPrintOrder
      readonly files: ReadonlyMap<string, readonly PrintFile[]>
    }

/** Decides what is sent. A line without the files that its shopper approved holds the whole order. */
export async function sendingPlan(deps: FulfilmentDeps, row: PartnerOrderRow): Promise<SendingPlan> {
  const { db } = deps.database
  const full = await findOrder(db, row.orderId)
  if (full === undefined || isOver(full)) return { kind: 'cancel' }
  const lines = linesToPrint(full, await linesOfPartnerOrder(db, row.id))
  if (lines.length === 0) return { kind: 'cancel' }
  const files = new Map<string, readonly PrintFile[]>()
  const items: PrintOrderItem[] = []
  for (const line of lines) {
    if (line.printVariantId === null) return { kind: 'hold', reason: 'unknown-product', note: line.name }
    const objection = await deps.printFiles.objection(db, line.id)
    if (objection !== undefined) return { kind: 'hold', reason: reasonOf[objection], note: line.name }
    const ofLine = await deps.printFiles.of(db, line.id)
    files.set(line.id, ofLine)
    const fills = await printFills(db, line.printVariantId)
    items.push({
      reference: line.id,
      variantId: line.printVariantId,
      quantity: line.units,
      name: line.name,
      files: ofLine.map(({ side, address: url }) => ({ side, fill: fills.get(side) ?? 'fit', url })),
    })
  }
  return { kind: 'send', files, order: { externalId: row.externalId, recipient: recipientOf(full), items } }
}

const isOver = ({ order }: FullOrder): boolean =>
  order.fulfilment === 'cancelled' || order.paymentState === 'refunded' || order.paymentState === 'failed'

/** Lines with units that nobody cancelled or refunded. */
const linesToPrint = ({ lines }: FullOrder, printed: readonly PartnerOrderLineRow[]) =>
  lines.flatMap(({ id, name, quantity, goneQuantity }) => {
    const own = printed.find(({ lineId }) => lineId === id)
    const units = quantity - goneQuantity
    return own === undefined || units <= 0 ? [] : [{ id, name, units, printVariantId: own.printVariantId }]
  })

const reasonOf: Readonly<Record<'missing' | 'changed' | 'blank', HeldReason>> = {
  missing: 'no-print-file',
  changed: 'wrong-print-file',
  blank: 'blank-print-file',
}

const recipientOf = ({ order }: FullOrder): NewPrintOrder['recipient'] => ({
  name: `${order.firstName} ${order.lastName}`.trim(),
  street: order.street,
  apartment: order.apartment,
  city: order.city,
  stateCode: order.state,
  countryCode: order.countryCode,
  postalCode: order.zipcode,
  phone: order.phone,
})
