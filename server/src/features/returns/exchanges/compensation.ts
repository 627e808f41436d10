import { lkrCents } from '@first-fashion/contract/money/money'
import { type CreditedRefunds, isRefundAwaited } from '../../payments/index.ts'
import { causeOf, compensationCauseOf } from '../refunds/refund-cause.ts'
import { chainOf, refundSources } from '../refunds/refund-sources.ts'
import { partsOf } from '../refunds/refund-split.rules.ts'
import { changeRequest, requestOfReplacement } from '../returns.queries.ts'
import { lockRequest, markOrder, type ReturnStepsDeps } from '../staff/return-steps.ts'

export interface CompensationDeps extends ReturnStepsDeps {
  readonly credited: Pick<CreditedRefunds, 'refund'>
}

const systemActor = { kind: 'shop', id: null, name: 'First Fashion' } as const

/**
 * An order was cancelled. If it replaced what came back, only its difference was charged and goes back with it: what was
 * paid for the items that came back becomes store credit, once.
 */
export async function compensate(deps: CompensationDeps, cancelledOrderId: string): Promise<void> {
  const { database, clock, credited } = deps
  const found = await requestOfReplacement(database.db, cancelledOrderId)
  if (found === undefined) return
  await database.transaction(async (tx) => {
    const { request, full } = await lockRequest(tx, found.id)
    const isHere = request.replacementOrderId === cancelledOrderId && request.receivedAt !== null
    if (!isHere || request.compensatedAt !== null) return
    const at = clock.now()
    const settledAt = request.settledAt ?? at
    const isWaiting = await isRefundAwaited(tx, causeOf(request.id))
    await changeRequest(tx, request, {
      compensatedAt: at,
      // Its difference is still on its way back.
      ...(isWaiting ? {} : { status: 'completed', settledAt }),
    })
    const paid = request.lines.reduce((sum, { refundCents }) => sum + refundCents, 0)
    const sources = await refundSources(tx, await chainOf(tx, full), request.id)
    for (const part of partsOf(paid - request.refundCents, 'store-credit', sources)) {
      const cents = lkrCents(part.cents)
      const cause = compensationCauseOf(request.id)
      await credited.refund(tx, part.orderId, { cents, note: 'Exchange cancelled', cause }, systemActor)
    }
    if (request.settledAt === null)
      await markOrder(
        deps,
        tx,
        full,
        { returnId: request.id, text: 'Exchange became store credit', note: '' },
        systemActor,
      )
  })
}
