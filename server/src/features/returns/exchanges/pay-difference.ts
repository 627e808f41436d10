import type { PaymentMethod } from '@first-fashion/contract/orders/status'
import { isPaidOnline } from '@first-fashion/contract/payments/methods'
import type { PaymentStart } from '@first-fashion/contract/payments/start'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { Shop } from '../../../shop.ts'
import { customerById } from '../../accounts/index.ts'
import { payAgain, requireMethod, requireProvider, startPayment } from '../../payments/index.ts'
import { unknownReturn } from '../return-refusals.ts'
import { returnApproved } from '../returns.events.ts'
import { changeRequest, type FullRequest, findRequest } from '../returns.queries.ts'
import { mayTake, stepOf } from '../returns.rules.ts'
import { placeReplacement } from '../staff/replacement.ts'
import { lockRequest, markOrder } from '../staff/return-steps.ts'
import { takesCurrency } from './exchange.rules.ts'

/**
 * Places the order of an approved exchange with its difference due, and says how to pay it; null if the courier
 * collects it. A repeat returns to the same payment. Refuses with 'returns.unknown', 'returns.nothing-due' and what
 * payments refuse.
 */
export async function payDifference(
  shop: Shop,
  customerId: string,
  requestId: string,
  method: PaymentMethod,
): Promise<{ orderId: string; start: PaymentStart | null }> {
  const { orderId, isNew } = await shop.database.transaction((tx) =>
    placeOnce(shop, tx, customerId, { requestId, method }),
  )
  if (!isNew) return { orderId, start: (await payAgain(shop, customerId, orderId)).start }
  return { orderId, start: isPaidOnline(method) ? await startPayment(shop, orderId) : null }
}

interface Asked {
  readonly requestId: string
  readonly method: PaymentMethod
}

async function placeOnce(shop: Shop, tx: Db, customerId: string, { requestId, method }: Asked) {
  const own = isUuid(requestId) ? await findRequest(tx, requestId) : undefined
  if (own?.customerId !== customerId) throw unknownReturn()
  const { request, full } = await lockRequest(tx, requestId)
  if (stepOf(request) !== 'payment-due') throw nothingDue()
  if (request.replacementOrderId !== null) return { orderId: request.replacementOrderId, isNew: false }
  if (!mayBePaid(request, shop.clock.now())) throw nothingDue()
  requireMethod(shop, method, full.order.countryCode)
  if (!takesCurrency(method, full.order)) throw otherCurrency()
  if (isPaidOnline(method)) requireProvider(shop, method)
  const customer = await customerById(tx, customerId)
  const actor = { kind: 'customer', id: customerId, name: customer?.name ?? '' } as const
  const orderId = await placeReplacement(shop, tx, { request, full, actor, method })
  await changeRequest(tx, request, {
    replacementOrderId: orderId,
    ...(method === 'cod' ? { payUntil: null } : {}),
  })
  if (method === 'cod' && mayTake(request, 'approved')) {
    await markOrder(
      shop,
      tx,
      full,
      { returnId: request.id, text: 'The courier collects the difference', note: '' },
      actor,
    )
    await shop.events.emit(tx, returnApproved, toReturnFact(request))
  }
  return { orderId, isNew: true }
}

export const toReturnFact = ({ id, orderId, kind }: FullRequest) => ({ returnId: id, orderId, kind })

/** Whether there is still time to pay the difference. */
export const mayBePaid = ({ payUntil }: FullRequest, now: Date): boolean =>
  payUntil !== null && payUntil > now

const otherCurrency = () =>
  new AppError(
    'refused',
    'order.method-unavailable',
    'This order was charged in another currency. Please pay the difference by card.',
  )

const nothingDue = () =>
  new AppError('conflict', 'returns.nothing-due', 'There is nothing to pay for this exchange now.')
