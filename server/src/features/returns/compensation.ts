import { lkrCents } from '@first-fashion/contract/money/money'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { lockOrder } from '../orders/index.ts'
import { type CreditedRefunds, leftToRefund } from '../payments/index.ts'
import { changeRequest, requestOfReplacement } from './returns.queries.ts'

export interface CompensationDeps {
  readonly database: Database
  readonly clock: Clock
  readonly credited: Pick<CreditedRefunds, 'refund'>
}

const theShop = { kind: 'shop', id: null, name: 'First Fashion' } as const

/**
 * An order was cancelled. If it replaced what came back, nothing was charged for it that could go back with it: what was
 * paid for the first one becomes store credit, once.
 */
export async function compensate(
  { database, clock, credited }: CompensationDeps,
  cancelledOrderId: string,
): Promise<void> {
  if ((await requestOfReplacement(database.db, cancelledOrderId)) === undefined) return
  await database.transaction(async (tx) => {
    const found = await requestOfReplacement(tx, cancelledOrderId)
    const order = found && (await lockOrder(tx, found.orderId))
    const request = await requestOfReplacement(tx, cancelledOrderId)
    if (request === undefined || order === undefined || request.compensatedAt !== null) return
    const worth = request.lines.reduce((sum, { refundCents }) => sum + refundCents, 0)
    const { credit, payment } = await leftToRefund(tx, order)
    const cents = lkrCents(Math.min(worth, credit + payment))
    await changeRequest(tx, request, { compensatedAt: clock.now() })
    if (cents > 0) await credited.refund(tx, order.id, { cents, note: 'Exchange cancelled' }, theShop)
  })
}
