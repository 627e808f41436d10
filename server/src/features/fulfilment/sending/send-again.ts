import type { Db } from '../../../platform/database/database.ts'
import { type Actor, findOrder } from '../../orders/index.ts'
import { partnerOrderQueued } from '../fulfilment.events.ts'
import type { FulfilmentDeps } from '../fulfilment-deps.ts'
import { externalIdOf } from '../partner-order.rules.ts'
import { movePartnerOrder, recordOf } from '../partner-order-moves.ts'
import { type PartnerOrderRow, updatePartnerOrder } from '../partner-orders.queries.ts'

interface Again {
  /** What the partner has under the external id before is over: it needs another. */
  readonly isNewAttempt: boolean
  readonly actor: Actor
  readonly note: string
}

/**
 * Queues it once more; one that staff hold stays held. Its tries are counted anew; the partner is asked first unless it is
 * a new attempt. The row is locked.
 */
export async function sendAgain(
  deps: Pick<FulfilmentDeps, 'clock' | 'events' | 'states'>,
  tx: Db,
  row: PartnerOrderRow,
  { isNewAttempt, actor, note }: Again,
): Promise<void> {
  const attempt = isNewAttempt ? row.attempt + 1 : row.attempt
  const number = (await findOrder(tx, row.orderId))?.order.number ?? ''
  const renewed = await updatePartnerOrder(tx, row, {
    attempt,
    externalId: externalIdOf(number, attempt),
    tries: isNewAttempt ? 0 : 1,
    sendError: '',
    // A new attempt is made by whoever claimed the one before.
    ...(isNewAttempt ? { claimedUntil: null } : {}),
  })
  if (renewed === undefined) return
  const { state } = renewed
  if (state !== 'queued' && state !== 'held') {
    await movePartnerOrder(deps, tx, renewed, { to: 'queued', actor, note })
    return
  }
  await recordOf(deps, tx, row.id, { state, text: 'To be sent again', actor, note })
  if (state === 'queued') await deps.events.emit(tx, partnerOrderQueued, { partnerOrderId: row.id })
}
