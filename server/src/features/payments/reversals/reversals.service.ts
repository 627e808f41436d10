import { type PaymentProviderName, providerNames } from '@first-fashion/contract/payments/methods'
import type { Db } from '../../../platform/database/database.ts'
import type { Reversal } from '../../../ports/payment-provider.ts'
import { lockOrder } from '../../orders/index.ts'
import { type AttemptRow, attemptOfPayment } from '../payment.queries.ts'
import { recordOutside } from '../refunds/outside-refund.ts'
import {
  lockRefund,
  type RefundRow,
  refundedOf,
  refundsOfAttempt,
  settleRefund,
} from '../refunds/refund.queries.ts'
import { cameBack, shop, wentBack } from '../refunds/refund-booking.ts'
import type { Booked, ReversalDeps } from './booked-reversal.ts'
import { bookDispute, releaseWithheld, withheldMinor } from './disputes.ts'
import { isExcessNoted, noteExcess, undoExcess } from './excess.ts'
import { bookingOf } from './reversal.rules.ts'

/** Asks the partner what went back from a payment, and books what is new. Does nothing for a payment of others. */
export async function followReversals(
  deps: ReversalDeps,
  provider: PaymentProviderName,
  paymentId: string,
): Promise<void> {
  const attempt = await attemptOfPayment(deps.database.db, provider, paymentId)
  if (attempt !== undefined) await followAttempt(deps, attempt)
}

/**
 * The same of an attempt. Webhook events, polling and refused refunds all come here, in any order and any number of
 * times: each reversal is booked once, by the partner's name for it or by our reference.
 */
export async function followAttempt(deps: ReversalDeps, { id, provider, providerPaymentId }: AttemptRow) {
  const partner = deps.providers[provider]
  if (partner === null || providerPaymentId === null) return
  const reversals = await partner.reversalsOf(providerPaymentId)
  if (reversals.length === 0) return
  await deps.database.transaction(async (tx) => {
    for (const reversal of reversals) {
      const attempt = await attemptOfPayment(tx, provider, providerPaymentId)
      const order = attempt === undefined ? undefined : await lockOrder(tx, attempt.orderId)
      if (attempt === undefined || order === undefined) throw new Error(`payment attempt ${id} has no order`)
      if (reversal.kind === 'dispute') await bookDispute(deps, tx, { attempt, order, reversal })
      else await bookPartnerRefund(deps, tx, { attempt, order, reversal })
    }
  })
}

async function bookPartnerRefund(deps: ReversalDeps, tx: Db, booked: Booked): Promise<void> {
  const { attempt, reversal } = booked
  const all = await refundsOfAttempt(tx, attempt.id)
  const known = all.filter((one) => isBookedAs(one, reversal))
  if (reversal.state === 'undone') {
    for (const { id } of known.filter(isMade)) await bounced(deps, tx, id, reversal.reason)
    await undoExcess(deps, tx, booked)
  } else if (known.length === 0) await bookElsewhere(deps, tx, booked, all)
  else
    for (const { id } of known.filter(({ state }) => state === 'requested'))
      await wentBack(deps, tx, id, { by: shop, refundId: reversal.id })
}

/** A refund in the dashboard can be several of ours for which it made up, and one of its own. */
function isBookedAs({ id, providerRefundId, coveredBy }: RefundRow, reversal: Reversal): boolean {
  if (coveredBy !== null) return coveredBy === reversal.id
  return providerRefundId === null ? id === reversal.reference : providerRefundId === reversal.id
}

const isMade = ({ state }: RefundRow): boolean => state === 'succeeded' || state === 'external'

async function bounced(deps: ReversalDeps, tx: Db, refundId: string, why: string): Promise<void> {
  const refund = await lockRefund(tx, refundId)
  if (refund !== undefined && isMade(refund)) await cameBack(deps, tx, refund, why)
}

/** A refund that somebody made in the partner's dashboard. */
async function bookElsewhere(
  deps: ReversalDeps,
  tx: Db,
  booked: Booked,
  all: readonly RefundRow[],
): Promise<void> {
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
  const by = { kind: 'partner', id: null, name: providerNames[attempt.provider] } as const
  const gone = { by, outside: `Refunded in the ${by.name} dashboard` }
  for (const one of covers) await wentBack(deps, tx, one, { ...gone, coveredBy: refundId })
  if (ownMinor > 0) {
    const own = { attempt, order: booked.order, amountMinor: ownMinor, note: gone.outside }
    const reason = await reasonOf(tx, attempt)
    await recordOutside(deps, tx, { ...own, providerRefundId: refundId, reason }, by)
  }
  if (excessMinor > 0) await noteExcess(deps, tx, booked, { minor: excessMinor, how: gone.outside })
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
