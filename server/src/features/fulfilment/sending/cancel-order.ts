import { partnerOrderCancelRequested } from '../fulfilment.events.ts'
import type { FulfilmentDeps } from '../fulfilment-deps.ts'
import { lockForMove, movePartnerOrder, recordOf, theShop } from '../partner-order-moves.ts'
import {
  findPartnerOrder,
  isClaimed,
  type PartnerOrderRow,
  partnerOrderOf,
  updatePartnerOrder,
} from '../partner-orders.queries.ts'

/** An order is cancelled: nothing of it is sent any more, and what was sent is cancelled at the partner if it can be. */
export async function cancelForOrder(deps: FulfilmentDeps, orderId: string): Promise<void> {
  const found = await partnerOrderOf(deps.database.db, orderId)
  if (found === undefined) return
  await deps.database.transaction(async (tx) => {
    const row = await lockForMove(tx, found)
    if (row === undefined || isOver(row) || row.cancelRequestedAt !== null) return
    if (isUnsent(row)) {
      await movePartnerOrder(deps, tx, row, {
        to: 'cancelled',
        actor: theShop,
        note: 'The order was cancelled',
      })
      return
    }
    await updatePartnerOrder(tx, row, { cancelRequestedAt: deps.clock.now() })
    await deps.events.emit(tx, partnerOrderCancelRequested, { partnerOrderId: row.id })
  })
}

const isOver = ({ state }: PartnerOrderRow): boolean => state === 'cancelled' || state === 'delivered'

/** The partner cannot have it: nobody ever began to send it. */
export const isUnsent = ({ state, tries }: PartnerOrderRow): boolean =>
  tries === 0 && (state === 'held' || state === 'queued')

/** Cancels it at the partner. Throws while it is being sent or the partner does not answer, to be tried again. */
export async function cancelAtPartner(deps: FulfilmentDeps, id: string): Promise<void> {
  const { database, clock, printOrders } = deps
  const row = await findPartnerOrder(database.db, id)
  if (row === undefined || isOver(row)) return
  if (isClaimed(row, clock.now())) throw new Error(`the partner order ${id} is being sent`)
  const isGone = await isCancelledThere(printOrders, row.externalId)
  await database.transaction(async (tx) => {
    const locked = await lockForMove(tx, row)
    if (locked === undefined || isOver(locked)) return
    if (isGone && locked.state !== 'shipped')
      await movePartnerOrder(deps, tx, locked, {
        to: 'cancelled',
        actor: theShop,
        note: 'The order was cancelled',
      })
    else
      await recordOf(deps, tx, id, {
        ...{
          state: locked.state,
          actor: theShop,
          text: 'Too late to cancel: the print partner is making it',
        },
      })
  })
}

/** Whether nothing of it is made there: it is cancelled by now, or never was there. Throws if the partner does not say. */
export async function isCancelledThere(printOrders: FulfilmentDeps['printOrders'], externalId: string) {
  const there = await printOrders?.find(externalId)
  if (there === undefined || there.progress === 'cancelled') return true
  const isCancelled = (await printOrders?.cancel(externalId)) ?? true
  // What failed is not made, whether the partner lets it be cancelled or not.
  return isCancelled || there.progress === 'failed'
}
