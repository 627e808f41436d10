import { isPaid } from '@first-fashion/contract/orders/status'
import { providerNames } from '@first-fashion/contract/payments/methods'
import type { Db } from '../../../platform/database/database.ts'
import type { Reversal } from '../../../ports/payment-provider.ts'
import type { Shop } from '../../../shop.ts'
import { lockOrder, orderStates, refundCauses } from '../../orders/index.ts'
import type { AttemptRow } from '../payment.queries.ts'
import { partnerActor } from '../payment-actors.ts'
import {
  findRefund,
  insertRefund,
  lockRefundOfPartner,
  type RefundRow,
  refundedOf,
  refundsOfAttempt,
  settleRefund,
} from '../refunds/refund.queries.ts'
import { bookRefund, bookReturn, takeOffOrder, worthOf } from '../refunds/refund-booking.ts'
import { requestRefund } from '../refunds/refund-request.ts'
import type { Booked } from './booked-reversal.ts'
import { noteExcess, undoExcess } from './excess.ts'

/**
 * A dispute withholds its money from refunds while it is open. It ends for the shopper, whose bank keeps the money, or
 * for the shop, which has it again. The order is locked.
 */
export async function bookDispute(shop: Shop, tx: Db, booked: Booked): Promise<void> {
  const { attempt, reversal } = booked
  let dispute = await lockRefundOfPartner(tx, reversal.id)
  if (dispute === undefined) {
    if (reversal.state === 'undone') return
    dispute = await opened(shop, tx, booked)
  }
  if (reversal.state === 'undone') return won(shop, tx, booked, dispute)
  if (dispute?.state === 'failed') dispute = await openedAgain(shop, tx, booked, dispute)
  if (dispute?.state !== 'disputed') return
  const withheld = await withhold(tx, booked, dispute)
  if (reversal.state !== 'done') return
  const how = await lost(shop, tx, attempt, dispute.id)
  const minor = disputedMinor(reversal) - withheld
  if (minor > 0) await noteExcess(shop, tx, booked, { minor, how })
}

async function opened(shop: Shop, tx: Db, { attempt, order, reversal }: Booked) {
  const id = shop.newId()
  await insertRefund(tx, {
    ...{ id, orderId: order.id, attemptId: attempt.id, reason: 'disputed', state: 'disputed' },
    ...{ amountMinor: 0, amountCents: 0, currencyCode: attempt.paidCurrencyCode ?? attempt.currencyCode },
    providerRefundId: reversal.id,
    note: `Disputed at ${providerNames[attempt.provider]}`,
    requestedAt: shop.clock.now(),
  })
  const change = { isDisputed: true, text: 'Payment disputed' }
  await orderStates.markDisputed(shop, tx, order.id, change, partnerActor(attempt.provider))
  return findRefund(tx, id)
}

/** A dispute that was won goes on. What it withholds is counted anew. */
async function openedAgain(shop: Shop, tx: Db, { attempt, order }: Booked, { id }: RefundRow) {
  await settleRefund(tx, id, { state: 'disputed', settledAt: null, amountMinor: 0, amountCents: 0 })
  const change = { isDisputed: true, text: 'Payment disputed' }
  await orderStates.markDisputed(shop, tx, order.id, change, partnerActor(attempt.provider))
  return findRefund(tx, id)
}

/** Withholds what is disputed, as far as it is left of the payment. An inquiry that becomes a dispute takes more. */
async function withhold(tx: Db, booked: Booked, dispute: RefundRow): Promise<number> {
  const { attempt, reversal } = booked
  const { minor } = await refundedOf(tx, attempt.id)
  const leftMinor = (attempt.paidMinor ?? attempt.amountMinor) - (minor - dispute.amountMinor)
  const amountMinor = Math.max(dispute.amountMinor, Math.min(disputedMinor(reversal), leftMinor))
  await resize(tx, booked, dispute, amountMinor)
  return amountMinor
}

/** What disputes of a payment withhold, in minor units. */
export const withheldMinor = (all: readonly RefundRow[]): number =>
  all.reduce((sum, { state, amountMinor }) => sum + (state === 'disputed' ? amountMinor : 0), 0)

/** A refund at the partner takes what it needs from what disputes withhold: the same money does not go back twice. */
export async function releaseWithheld(
  tx: Db,
  booked: Booked,
  all: readonly RefundRow[],
  neededMinor: number,
) {
  let missing = neededMinor
  for (const dispute of all.filter(({ state }) => state === 'disputed')) {
    const taken = Math.min(Math.max(0, missing), dispute.amountMinor)
    await resize(tx, booked, dispute, dispute.amountMinor - taken)
    missing -= taken
  }
}

async function resize(tx: Db, { attempt, order }: Booked, dispute: RefundRow, amountMinor: number) {
  if (amountMinor === dispute.amountMinor) return
  const all = await refundedOf(tx, attempt.id)
  const others = { minor: all.minor - dispute.amountMinor, cents: all.cents - dispute.amountCents }
  const amountCents = worthOf(attempt, order, others, amountMinor)
  await settleRefund(tx, dispute.id, { amountMinor, amountCents })
}

const disputedMinor = ({ amountMinor }: Reversal): number => Math.max(0, amountMinor)

async function lost(shop: Shop, tx: Db, attempt: AttemptRow, id: string): Promise<string> {
  const note = `Dispute at ${providerNames[attempt.provider]} lost`
  await settleRefund(tx, id, { state: 'external', settledAt: shop.clock.now(), note })
  const refund = await findRefund(tx, id)
  if (refund !== undefined)
    await bookRefund(shop, tx, refund, { by: partnerActor(attempt.provider), outside: note })
  return note
}

/** The shop has the money again, of a lost dispute too; of an order that was cancelled meanwhile it goes back now. */
async function won(shop: Shop, tx: Db, booked: Booked, dispute: RefundRow | undefined): Promise<void> {
  const { attempt } = booked
  if (dispute?.state === 'external') {
    const how = { text: 'Money of a lost dispute is back', note: '', by: partnerActor(attempt.provider) }
    await takeOffOrder(shop, tx, await bookReturn(shop, tx, dispute), how)
    await undoExcess(shop, tx, booked)
  } else if (dispute?.state === 'disputed')
    await settleRefund(tx, dispute.id, { state: 'failed', settledAt: shop.clock.now() })
  else return
  const others = (await refundsOfAttempt(tx, attempt.id)).filter(
    ({ reason, state }) => reason === 'disputed' && state !== 'failed',
  )
  const change = { isDisputed: others.length > 0, text: 'Dispute won' }
  await orderStates.markDisputed(shop, tx, attempt.orderId, change, partnerActor(attempt.provider))
  const order = await lockOrder(tx, attempt.orderId)
  if (order?.fulfilment === 'cancelled' && isPaid(order.paymentState))
    await requestRefund(shop, tx, {
      attempt,
      order,
      reason: 'order-cancelled',
      by: partnerActor(attempt.provider),
      cause: refundCauses.cancellationCauseOf(order.id),
    })
}
