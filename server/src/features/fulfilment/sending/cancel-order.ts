import type { Db } from '../../../platform/database/database.ts'
import type { Shop } from '../../../shop.ts'
import { findOrder, systemActor } from '../../orders/index.ts'
import { partnerOrderCancelRequested } from '../fulfilment.events.ts'
import { lockForMove, movePartnerOrder, recordOf } from '../partner-order-moves.ts'
import {
  findPartnerOrder,
  isClaimed,
  type PartnerOrderRow,
  partnerOrderOf,
  updatePartnerOrder,
} from '../partner-orders.queries.ts'
import { requirePrintPartner } from './required-print-partner.ts'

/** An order is cancelled: nothing of it is sent any more, and what was sent is cancelled at the partner if it can be. */
export async function cancelForOrder(shop: Shop, orderId: string): Promise<void> {
  const found = await partnerOrderOf(shop.database.db, orderId)
  if (found === undefined) return
  await shop.database.transaction(async (tx) => {
    const row = await lockForMove(tx, found)
    if (row === undefined || isOver(row) || row.cancelRequestedAt !== null) return
    if (isUnsent(row)) {
      const note = await whyCancelled(tx, row)
      await movePartnerOrder(shop, tx, row, { to: 'cancelled', actor: systemActor, note })
      return
    }
    await requestCancel(shop, tx, row)
  })
}

const whyCancelled = async (tx: Db, { orderId }: PartnerOrderRow): Promise<string> =>
  (await findOrder(tx, orderId))?.order.fulfilment === 'cancelled'
    ? 'The order was cancelled'
    : 'The order was refunded'

/** A job cancels it at the partner, which has it or may have it. The row is locked. */
export async function requestCancel({ clock, events }: Shop, tx: Db, row: PartnerOrderRow): Promise<void> {
  await updatePartnerOrder(tx, row, { cancelRequestedAt: clock.now() })
  await events.emit(tx, partnerOrderCancelRequested, { partnerOrderId: row.id })
}

const isOver = ({ state }: PartnerOrderRow): boolean => state === 'cancelled' || state === 'delivered'

/** The partner cannot have it: nobody ever began to send it. */
export const isUnsent = ({ state, tries }: PartnerOrderRow): boolean =>
  tries === 0 && (state === 'held' || state === 'queued')

/**
 * Cancels it at the partner. Throws while it is being sent, the partner does not answer, or the shop has no keys of it, to be
 * tried again.
 */
export async function cancelAtPartner(shop: Shop, id: string): Promise<void> {
  const { database, clock } = shop
  const row = await findPartnerOrder(database.db, id)
  if (row === undefined || isOver(row)) return
  if (isClaimed(row, clock.now())) throw new Error(`the partner order ${id} is being sent`)
  const isGone = await isCancelledThere(shop, row.externalId)
  await database.transaction(async (tx) => {
    const locked = await lockForMove(tx, row)
    if (locked === undefined || isOver(locked)) return
    if (isGone && locked.state !== 'shipped')
      await movePartnerOrder(shop, tx, locked, {
        to: 'cancelled',
        actor: systemActor,
        note: await whyCancelled(tx, locked),
      })
    else await recordOf(shop, tx, id, { state: locked.state, actor: systemActor, text: tooLate })
  })
}

const tooLate = 'Too late to cancel: the print partner is making it'

/**
 * Cancels at the partner what reached it after the shop had cancelled it, or sent it under another external id. Throws if the
 * partner does not answer, to be tried again.
 */
export async function cancelOrphan(
  shop: Shop,
  { partnerOrderId, externalId }: { readonly partnerOrderId: string; readonly externalId: string },
): Promise<void> {
  const { database } = shop
  const there = await requirePrintPartner(shop).orders.find(externalId)
  if (there === undefined || there.progress === 'cancelled') return
  const text = (await isCancelledThere(shop, externalId)) ? 'Cancelled at the print partner' : tooLate
  const row = await findPartnerOrder(database.db, partnerOrderId)
  if (row === undefined) return
  const note = `${externalId} had reached it late`
  await recordOf(shop, database.db, row.id, { state: row.state, actor: systemActor, text, note })
}

/**
 * Whether nothing of it is made there: it is cancelled by now, or never was there. Throws if the partner does not say. Without
 * its keys nobody knows, so that refuses with 'print.unavailable'.
 */
export async function isCancelledThere(shop: Pick<Shop, 'printPartner'>, externalId: string) {
  const { orders } = requirePrintPartner(shop)
  const there = await orders.find(externalId)
  if (there === undefined || there.progress === 'cancelled') return true
  // What failed is not made, whether the partner lets it be cancelled or not.
  return (await orders.cancel(externalId)) || there.progress === 'failed'
}
