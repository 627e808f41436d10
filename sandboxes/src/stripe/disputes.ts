import type { SandboxClock } from '../clock.ts'
import { disputeObject } from './objects.ts'
import { type Change, intentFor } from './payments.ts'
import { noSuch } from './stripe-error.ts'
import { type Dispute, newId, type StripeState } from './stripe-state.ts'
import type { Webhooks } from './webhooks.ts'

export interface StripeDisputes {
  /** The cardholder disputes a payment, by default all of it; an inquiry takes no money. */
  open(paymentIntent: string, dispute: { amount?: number | undefined; isInquiry: boolean }): Change<Dispute>
  /** The inquiry becomes a dispute: its money is taken. */
  escalate(disputeId: string): Change<Dispute>
  /** The bank decides. */
  close(disputeId: string, status: 'won' | 'lost'): Change<Dispute>
}

interface DisputesOptions {
  readonly state: StripeState
  readonly webhooks: Webhooks
  readonly clock: SandboxClock
}

/** What cardholders and their banks do with payments. */
export function stripeDisputes({ state, webhooks, clock }: DisputesOptions): StripeDisputes {
  const changed = (dispute: Dispute, type: string): Change<Dispute> => ({
    value: dispute,
    webhookAttempted: webhooks.emit(type, disputeObject(dispute)),
  })
  const move = (id: string, status: Dispute['status'], type: string) => {
    const dispute = state.disputes.get(id)
    if (dispute === undefined) throw noSuch('dispute', id, 'dispute')
    dispute.status = status
    return changed(dispute, type)
  }
  return {
    open: (paymentIntent, { amount, isInquiry }) => {
      const intent = intentFor(state, paymentIntent, undefined)
      const dispute: Dispute = {
        id: newId('dp'),
        amount: amount ?? intent.amount,
        currency: intent.currency,
        chargeId: intent.chargeId,
        paymentIntent,
        created: clock.nowSeconds(),
        status: isInquiry ? 'warning_needs_response' : 'needs_response',
      }
      state.disputes.set(dispute.id, dispute)
      return changed(dispute, 'charge.dispute.created')
    },
    escalate: (id) => move(id, 'needs_response', 'charge.dispute.funds_withdrawn'),
    close: (id, status) => move(id, status, 'charge.dispute.closed'),
  }
}
