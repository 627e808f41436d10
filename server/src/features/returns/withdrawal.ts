import { orderNumber } from '@first-fashion/contract/orders/status'
import type { ReturnRequest } from '@first-fashion/contract/returns/return-request'
import { mayWithdraw } from '@first-fashion/contract/returns/status'
import { AppError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/ids.ts'
import { customerById } from '../accounts/index.ts'
import { unknownReturn } from './return-refusals.ts'
import { returnWithdrawn } from './returns.events.ts'
import { changeRequest, type FullRequest, findRequest } from './returns.queries.ts'
import { mayTake, stepOf } from './returns.rules.ts'
import { type ReturnsDeps, returnViews } from './returns.service.ts'
import { releaseExchange } from './staff/exchange.ts'
import { lockRequest, markOrder, stepNotAllowed } from './staff/return-steps.ts'

/**
 * A shopper takes an own request back: its items can be requested again, and what it held is free. Refuses with
 * 'returns.unknown', 'returns.being-paid', and 'returns.step-not-allowed' once its items are to be sent.
 */
export const withdrawRequest = (
  deps: ReturnsDeps,
  customerId: string,
  requestId: string,
): Promise<ReturnRequest> =>
  deps.database.transaction(async (tx) => {
    const own = isUuid(requestId) ? await findRequest(tx, requestId) : undefined
    if (own?.customerId !== customerId) throw unknownReturn()
    const { request, full } = await lockRequest(tx, requestId)
    refuseWithdrawal(request)
    await releaseExchange(deps, tx, request, full)
    const at = deps.clock.now()
    await changeRequest(tx, request, {
      status: 'rejected',
      rejectedAt: at,
      withdrawnAt: at,
      payUntil: null,
      staffNote: 'Withdrawn by the customer',
    })
    const customer = await customerById(tx, customerId)
    const actor = { kind: 'customer', id: customerId, name: customer?.name ?? '' } as const
    const text = request.kind === 'refund' ? 'Return withdrawn' : 'Exchange withdrawn'
    await markOrder(deps, tx, full, { returnId: requestId, text, note: '' }, actor)
    const { orderId, kind } = request
    await deps.events.emit(tx, returnWithdrawn, { returnId: requestId, orderId, kind })
    const withdrawn = await findRequest(tx, requestId)
    const [view] = withdrawn === undefined ? [] : await returnViews(tx, [withdrawn])
    if (view === undefined) throw unknownReturn()
    return view
  })

function refuseWithdrawal(request: FullRequest): void {
  if (!mayWithdraw(stepOf(request)) || !mayTake(request, 'rejected'))
    throw stepNotAllowed(request, 'withdrawn')
  if (request.replacementOrderId === null) return
  const number = orderNumber(request.replacementOrderId)
  throw new AppError('conflict', 'returns.being-paid', `Please cancel the payment of order ${number} first.`)
}
