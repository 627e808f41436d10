import type { PaymentProviderName } from '@first-fashion/contract/payments/methods'
import type { Db } from '../../../platform/database/database.ts'
import type { Reversal } from '../../../ports/payment-provider.ts'
import type { Shop } from '../../../shop.ts'
import { lockOrder, systemActor } from '../../orders/index.ts'
import { type AttemptRow, attemptOfPayment } from '../payment.queries.ts'
import { partnerActor } from '../payment-actors.ts'
import { recordOutsideRefund } from '../refunds/outside-refund.ts'
import {
  lockRefund,
  type RefundRow,
  refundedOf,
  refundsOfAttempt,
  settleRefund,
} from '../refunds/refund.queries.ts'
import { cameBack, wentBack } from '../refunds/refund-booking.ts'
import type { Booked } from './booked-reversal.ts'
import { bookDispute, releaseWithheld, withheldMinor } from './disputes.ts'
import { isExcessNoted, noteExcess, undoExcess } from './excess.ts'
import { bookingOf } from './reversal.rules.ts'

/** Asks the partner what went back from a payment, and books what is new. Does nothing for a payment of others. */
export async function followReversals(
  shop: Shop,
  provider: PaymentProviderName,
  paymentId: string,
): Promise<void> {
  const attempt = await attemptOfPayment(shop.database.db, provider, paymentId)
  if (attempt !== undefined) await followAttempt(shop, attempt)
}

/**
 * The same of an attempt. Webhook events, polling and refused refunds all come here, in any order and any number of
 * times: each reversal is booked once, by the partner's name for it or by our reference.
 */
export async function followAttempt(shop: Shop, { id, provider, providerPaymentId }: AttemptRow) {
  const partner = shop.providers[provider]
  if (partner === null || providerPaymentId === null) return
  const reversals = await partner.reversalsOf(providerPaymentId)
  if (reversals.length === 0) return
  await shop.database.transaction(async (tx) => {
    for (const reversal of reversals) {
      const attempt = await attemptOfPayment(tx, provider, providerPaymentId)
      const order = attempt === undefined ? undefined : await lockOrder(tx, attempt.orderId)
      if (attempt === undefined || order === undefined) throw new Error(`payment attempt ${id} has no order`)
      if (reversal.kind === 'dispute') await bookDispute(shop, tx, { attempt, order, reversal })
      else await bookPartnerRefund(shop, tx, { attempt, order, reversal })
    }
  })
}

async function bookPartnerRefund(shop: Shop, tx: Db, booked: Booked): Promise<void> {
  const { attempt, reversal } = booked
  const all = await refundsOfAttempt(tx, attempt.id)
  const known = all.filter((one) => isBookedAs(one, reversal))
  if (reversal.state === 'undone') {
    for (const { id } of known.filter(isMade)) await bounced(shop, tx, id, reversal.reason)
    await undoExcess(shop, tx, booked)
  } else if (known.length === 0) await bookElsewhere(shop, tx, booked, all)
  else
    for (const { id } of known.filter(({ state }) => state === 'requested'))
      await wentBack(shop, tx, id, { by: systemActor, refundId: reversal.id })
}

/** A refund in the dashboard can be several of ours for which it made up, and one of its own. */
function isBookedAs({ id, providerRefundId, coveredBy }: RefundRow, reversal: Reversal): boolean {
  if (coveredBy !== null) return coveredBy === reversal.id
  return providerRefundId === null ? id === reversal.reference : providerRefundId === reversal.id
}

const isMade = ({ state }: RefundRow): boolean => state === 'succeeded' || state === 'external'

async function bounced(shop: Shop, tx: Db, refundId: string, why: string): Promise<void> {
  const refund = await lockRefund(tx, refundId)
  if (refund !== undefined && isMade(refund)) await cameBack(shop, tx, refund, why)
}

/** A refund that somebody made in the partner's dashboard. */
async function bookElsewhere(shop: Shop, tx: Db, booked: Booked, all: readonly RefundRow[]): Promise<void> {
  const { attempt, reversal } = booked
  const { id: refundId, amountMinor } = reversal
  const recorded = all.find(
    (one) =>
      one.state === 'external' &&
      one.providerRefundId === null &&
      one.coveredBy === null &&
      one.amountMinor === amountMinor,
  )
  // Staff have said that they made it.
  if (recorded !== undefined) return settleRefund(tx, recorded.id, { providerRefundId: refundId })
  if (await isExcessNoted(tx, booked)) return
  const freeMinor = await leftMinorOf(tx, attempt)
  const leftMinor = freeMinor + withheldMinor(all)
  // The partner will refuse ours, and is then asked again.
  if (amountMinor > leftMinor && all.some(({ state }) => state === 'requested')) return
  await releaseWithheld(tx, booked, all, amountMinor - freeMinor)
  const { covers, ownMinor, excessMinor } = bookingOf({ amountMinor, leftMinor, refused: refusedAmong(all) })
  const by = partnerActor(attempt.provider)
  const gone = { by, outside: `Refunded in the ${by.name} dashboard` }
  for (const one of covers) await wentBack(shop, tx, one, { ...gone, coveredBy: refundId })
  if (ownMinor > 0) {
    const own = { attempt, order: booked.order, amountMinor: ownMinor, note: gone.outside }
    const reason = await reasonOf(tx, attempt)
    await recordOutsideRefund(shop, tx, { ...own, providerRefundId: refundId, reason }, by)
  }
  if (excessMinor > 0) await noteExcess(shop, tx, booked, { minor: excessMinor, how: gone.outside })
}

/** What of a payment has not gone back, and is not about to. */
const leftMinorOf = async (tx: Db, attempt: AttemptRow): Promise<number> =>
  (attempt.paidMinor ?? attempt.amountMinor) - (await refundedOf(tx, attempt.id)).minor

const refusedAmong = (all: readonly RefundRow[]) =>
  all.filter(
    ({ id, state, providerRefundId }) =>
      state === 'failed' && providerRefundId === null && !all.some(({ retryOf }) => retryOf === id),
  )

/** Money that never paid for the order goes back without changing what the order was paid. */
async function reasonOf(tx: Db, attempt: AttemptRow): Promise<'staff' | 'late-payment' | 'wrong-amount'> {
  if (attempt.state === 'mismatched') return 'wrong-amount'
  const isLate = (await refundsOfAttempt(tx, attempt.id)).some(({ reason }) => reason === 'late-payment')
  return isLate ? 'late-payment' : 'staff'
}
