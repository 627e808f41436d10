import Stripe from 'stripe'
import type { Reversal } from '../../ports/payment-provider.ts'

/** Where a refund carries our reference. */
export const refundReference = 'refund_id'

/** The refunds and disputes of a payment, oldest first. A payment that Stripe does not know has none. */
export async function stripeReversals(stripe: Stripe, paymentId: string): Promise<Reversal[]> {
  const ofPayment = { payment_intent: paymentId, limit: 100 }
  try {
    const [refunds, disputes] = await Promise.all([
      stripe.refunds.list(ofPayment).autoPagingToArray({ limit: mostRefunds }),
      stripe.disputes.list(ofPayment).autoPagingToArray({ limit: mostRefunds }),
    ])
    const all = [...refunds.map(refundOf), ...disputes.map(disputeOf)]
    return all.sort((a, b) => a.created - b.created).map(({ created: _created, ...reversal }) => reversal)
  } catch (error) {
    const isUnknown = error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404
    if (isUnknown) return []
    throw error
  }
}

/** More than anybody makes of one payment. */
const mostRefunds = 1_000

type Dated = Reversal & { readonly created: number }

function refundOf({ id, amount, status, metadata, failure_reason, created }: Stripe.Refund): Dated {
  const isUndone = status === 'failed' || status === 'canceled'
  return {
    kind: 'refund',
    id,
    amountMinor: amount,
    reference: metadata?.[refundReference] ?? null,
    state: isUndone ? 'undone' : status === 'succeeded' ? 'done' : 'open',
    reason: failure_reason ?? '',
    created,
  }
}

/** An inquiry ('warning_...') takes no money until it becomes a dispute. */
function disputeOf({ id, amount, status, created }: Stripe.Dispute): Dated {
  const isWon = status === 'won' || status === 'warning_closed' || status === 'prevented'
  return {
    kind: 'dispute',
    id,
    amountMinor: status.startsWith('warning') ? 0 : amount,
    reference: null,
    state: isWon ? 'undone' : status === 'lost' ? 'done' : 'open',
    reason: '',
    created,
  }
}
