import { isPaid } from '@first-fashion/contract/orders/status'
import { type FullOrder, findOrder, isOwnDesign } from '../../orders/index.ts'
import { partnerOrderQueued } from '../fulfilment.events.ts'
import type { FulfilmentDeps } from '../fulfilment-deps.ts'
import { externalIdOf } from '../partner-order.rules.ts'
import { recordOf, theShop } from '../partner-order-moves.ts'
import { insertPartnerOrder } from '../partner-orders.queries.ts'

/**
 * Opens the one partner order of an order with lines that are printed; once, however often it is called. An order to be
 * paid in cash is held until staff confirm it: nothing is printed that nobody may ever pay for.
 */
export async function openPartnerOrder(deps: FulfilmentDeps, orderId: string): Promise<void> {
  const full = await findOrder(deps.database.db, orderId)
  const lines = full === undefined ? [] : full.lines.filter(isOwnDesign)
  if (full === undefined || lines.length === 0 || full.order.fulfilment === 'cancelled') return
  const paid = isPaid(full.order.paymentState)
  if (!paid && full.order.paymentMethod !== 'cod') return
  const variantOf = await printVariants(deps, lines)
  const id = deps.newId()
  const now = deps.clock.now()
  const state = paid ? 'queued' : 'held'
  await deps.database.transaction(async (tx) => {
    const row: Parameters<typeof insertPartnerOrder>[1] = {
      ...{ id, orderId, state, externalId: externalIdOf(full.order.number, 1) },
      ...{ createdAt: now, changedAt: now },
      heldReason: paid ? null : 'cash-on-delivery',
    }
    const rows = lines.map((line) => ({
      lineId: line.id,
      partnerOrderId: id,
      printVariantId: variantOf(line.id),
    }))
    if (!(await insertPartnerOrder(tx, row, rows))) return
    const text = paid ? 'To be sent' : 'Held until staff confirm the cash order'
    await recordOf(deps, tx, id, { state, text, actor: theShop })
    if (paid) await deps.events.emit(tx, partnerOrderQueued, { partnerOrderId: id })
  })
}

type Line = FullOrder['lines'][number]

/** The partner's variant of each line; null where the product is gone. */
async function printVariants({ sellables, database }: FulfilmentDeps, lines: readonly Line[]) {
  const keyOf = ({ itemId, variantIndex, size }: Line) => ({ productId: itemId, variantIndex, size })
  const sellableOf = await sellables.find(database.db, lines.map(keyOf))
  const variants = new Map(lines.map((line) => [line.id, sellableOf(keyOf(line))?.printVariantId ?? null]))
  return (lineId: string): number | null => variants.get(lineId) ?? null
}
