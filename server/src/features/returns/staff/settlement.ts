import { lkrCents } from '@first-fashion/contract/money/money'
import type { Db } from '../../../platform/database/database.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { type Actor, type FullOrder, lockOrder, staffActor, unknownOrder } from '../../orders/index.ts'
import { leftToRefund, refundToCredit, requestRefund } from '../../payments/index.ts'
import { causeOf } from '../refunds/refund-cause.ts'
import { type FullRequest, partsOfRequest, type RequestRow, type ReturnPartRow } from '../returns.queries.ts'
import { placeReplacement } from './replacement.ts'

/**
 * Does what was asked for, in the transaction that settles the request. What a payment partner has to refund keeps it
 * open until that has reached the shopper.
 */
export async function settleReturn(
  shop: Shop,
  tx: Db,
  request: FullRequest,
  full: FullOrder,
  session: StaffSession,
): Promise<Partial<RequestRow>> {
  const actor = staffActor(session)
  const cause = causeOf(request.id)
  for (const part of await partsOfRequest(tx, request.id))
    await payPart(shop, tx, { ...part, cause, note: notes[request.kind] }, actor)
  if (request.kind === 'refund') return {}
  const standing = request.replacementOrderId
  const method = 'no-payment-due'
  return {
    replacementOrderId: standing ?? (await placeReplacement(shop, tx, { request, full, actor, method })),
  }
}

/** What the refund is for, as its shopper reads it. */
const notes = { refund: 'Return', exchange: 'Price difference' } as const

async function payPart(
  shop: Shop,
  tx: Db,
  {
    orderId,
    cents,
    creditCents,
    originalMinor,
    cause,
    note,
  }: ReturnPartRow & { cause: string; note: string },
  actor: Actor,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order === undefined) throw unknownOrder()
  // What went back outside the shop meanwhile does not go back again.
  const before = await leftToRefund(tx, order)
  const creditLeft = Math.min(creditCents, before.credit + before.payment)
  // As all store credit of a deleted account, its part falls to the shop.
  if (creditLeft > 0 && order.customerId !== null)
    await refundToCredit(shop, tx, orderId, { cents: lkrCents(creditLeft), note, cause }, actor)
  const { attempt, payment, gone } = await leftToRefund(tx, order)
  const minorLeft = Math.min(originalMinor, order.chargedMinor - gone.minor)
  if (minorLeft > 0 && attempt !== undefined)
    await requestRefund(shop, tx, {
      attempt,
      order,
      reason: 'staff',
      by: actor,
      amountMinor: minorLeft,
      amountCents: Math.min(cents - creditCents, payment),
      note,
      cause,
    })
}
