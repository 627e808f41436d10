import { chargeObject, sessionObject } from './objects.ts'
import { invalid, noSuch, StripeError } from './stripe-error.ts'
import { newId, type Refund, type Session, type StripeState, totalOf } from './stripe-state.ts'
import type { Webhooks } from './webhooks.ts'

export interface StripePayments {
  find(sessionId: string): Session
  pay(sessionId: string): Promise<Session>
  expire(sessionId: string): Promise<Session>
  refund(paymentIntent: string, amount: number | undefined): Promise<Refund>
}

/** What can happen to a payment page, whoever makes it happen: the shopper, the API, the clock. */
export function stripePayments(
  state: StripeState,
  webhooks: Webhooks,
  baseUrl: () => string,
): StripePayments {
  const close = (session: Session) => {
    session.status = 'expired'
    return webhooks.emit('checkout.session.expired', sessionObject(session, baseUrl()))
  }
  const find = (id: string) => {
    const session = state.sessions.get(id)
    if (session === undefined) throw noSuch('checkout.session', id)
    if (session.status === 'open' && session.expiresAt <= state.now()) void close(session)
    return session
  }
  const requireOpen = (session: Session) => {
    if (session.status === 'open') return
    throw new StripeError(
      400,
      'invalid_request_error',
      `Only Checkout Sessions with a status in ["open"] can be changed. This one is ${session.status}.`,
    )
  }
  return {
    find,
    pay: async (id) => {
      const session = find(id)
      requireOpen(session)
      const intent = {
        id: newId('pi'),
        amount: totalOf(session),
        currency: session.currency,
        refunded: 0,
        metadata: session.intentMetadata,
        sessionId: id,
      }
      state.intents.set(intent.id, intent)
      Object.assign(session, { status: 'complete', paymentStatus: 'paid', paymentIntent: intent.id })
      await webhooks.emit('checkout.session.completed', sessionObject(session, baseUrl()))
      return session
    },
    expire: async (id) => {
      const session = find(id)
      requireOpen(session)
      await close(session)
      return session
    },
    refund: async (paymentIntent, wanted) => {
      const intent = state.intents.get(paymentIntent)
      if (intent === undefined) throw noSuch('payment_intent', paymentIntent)
      const amount = wanted ?? intent.amount - intent.refunded
      if (amount <= 0 || amount > intent.amount - intent.refunded)
        throw invalid(
          'Refund amount is greater than the amount that is left.',
          'amount',
          'charge_already_refunded',
        )
      intent.refunded += amount
      const refund = {
        id: newId('re'),
        amount,
        currency: intent.currency,
        paymentIntent,
        created: state.now(),
      }
      state.refunds.set(refund.id, refund)
      await webhooks.emit('charge.refunded', chargeObject(intent))
      return refund
    },
  }
}
