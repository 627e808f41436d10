import type { SandboxClock } from '../clock.ts'
import type { FaultSwitches } from '../faults.ts'
import { type Card, cardOf, ownCardNumber } from './cards.ts'
import { money } from './currency.ts'
import type { FormFields } from './form.ts'
import { newSession } from './new-session.ts'
import { chargeObject, refundObject, sessionObject } from './objects.ts'
import { refundParams } from './session-params.ts'
import { invalid, noSuch, refusalOf, StripeError } from './stripe-error.ts'
import { newId, type PaymentIntent, type Refund, type Session, type StripeState } from './stripe-state.ts'
import type { Webhooks } from './webhooks.ts'

/** An event, and a promise for the first attempt to send it. */
export interface Change<Of> {
  readonly value: Of
  readonly webhookAttempted: Promise<void>
}

export interface StripePayments {
  create(form: FormFields): Session
  find(sessionId: string): Session
  /** With the card of a number, or the payer's own. */
  pay(sessionId: string, cardNumber?: string): Change<Session>
  decline(sessionId: string): Session
  expire(sessionId: string): Change<Session>
  refund(form: FormFields): Change<Refund>
  /** A refund that was made does not reach its card. */
  failRefund(refundId: string): Change<Refund>
  /** Payments of before this process, as the shop remembers them. What is known already stays. */
  remember(payments: readonly RememberedPayment[]): void
  /** Closes expired pages. */
  expireDue(): void
}

export interface RememberedPayment {
  readonly id: string
  readonly amount: number
  readonly refunded: number
  readonly currency: string
  readonly email: string
}

export interface PaymentsOptions {
  readonly state: StripeState
  readonly webhooks: Webhooks
  readonly switches: FaultSwitches
  readonly clock: SandboxClock
  readonly baseUrl: () => string
}

/** What can happen to a payment page, caused by the shopper, the API or the clock. */
export function stripePayments(options: PaymentsOptions): StripePayments {
  const { state, webhooks, switches, clock, baseUrl } = options
  const close = (session: Session): Change<Session> => {
    session.status = 'expired'
    const webhookAttempted = webhooks.emit('checkout.session.expired', sessionObject(session, baseUrl()))
    return { value: session, webhookAttempted }
  }
  const closeIfDue = (session: Session) => {
    if (session.status === 'open' && session.expiresAt * 1000 <= clock.nowMs()) close(session)
  }
  const find = (id: string) => {
    const session = state.sessions.get(id)
    if (session === undefined) throw noSuch('checkout.session', id, 'session')
    closeIfDue(session)
    return session
  }
  return {
    create: (form) => {
      const session = newSession(form, clock)
      state.sessions.set(session.id, session)
      return session
    },
    find,
    pay: (id, cardNumber) => pay(openOnly(find(id), 'paid'), cardNumber, options),
    decline: (id) => {
      const session = openOnly(find(id), 'declined')
      session.wasDeclined = true
      return session
    },
    expire: (id) => close(openOnly(find(id), 'expired')),
    refund: (form) => {
      if (switches.current().stripe === 'refunds-refused') throw balanceTooLow()
      return refund(form, options)
    },
    failRefund: (id) => failRefund(id, options),
    remember: (payments) => rememberAll(payments, options),
    expireDue: () => [...state.sessions.values()].forEach(closeIfDue),
  }
}

function rememberAll(payments: readonly RememberedPayment[], { state, clock }: PaymentsOptions): void {
  for (const payment of payments)
    if (!state.intents.has(payment.id)) state.intents.set(payment.id, remembered(payment, clock))
}

function remembered(
  { id, amount, refunded, currency, email }: RememberedPayment,
  clock: SandboxClock,
): PaymentIntent {
  const card = cardOf(ownCardNumber(email))
  if (card === undefined) throw incorrectNumber()
  const made = { chargeId: newId('ch'), metadata: {}, receiptEmail: email, created: clock.nowSeconds() }
  return { id, card, amount, currency: currency.toLowerCase(), refunded, ...made }
}

const balanceTooLow = () =>
  new StripeError(
    400,
    'invalid_request_error',
    'Insufficient funds in your Stripe balance to refund this amount.',
    { code: 'balance_insufficient' },
  )

const incorrectNumber = () =>
  new StripeError(402, 'card_error', 'Your card number is incorrect.', {
    code: 'incorrect_number',
    param: 'number',
  })

function openOnly(session: Session, verb: string): Session {
  if (session.status === 'open') return session
  throw new StripeError(
    400,
    'invalid_request_error',
    `Only Checkout Sessions with a status in ["open"] can be ${verb}. This Checkout Session has a status of ${session.status}.`,
  )
}

function pay(
  session: Session,
  cardNumber: string | undefined,
  { state, webhooks, clock, baseUrl }: PaymentsOptions,
): Change<Session> {
  const card = cardOf(cardNumber ?? ownCardNumber(session.customerEmail))
  if (card === undefined) throw incorrectNumber()
  const intent = intentOf(session, card, clock.nowSeconds())
  state.intents.set(intent.id, intent)
  Object.assign(session, { status: 'complete', wasDeclined: false, paymentIntent: intent.id })
  const webhookAttempted = webhooks.emit('checkout.session.completed', sessionObject(session, baseUrl()))
  return { value: session, webhookAttempted }
}

const intentOf = (session: Session, card: Card, created: number): PaymentIntent => ({
  id: newId('pi'),
  chargeId: newId('ch'),
  card,
  amount: session.total,
  currency: session.currency,
  metadata: session.intentMetadata,
  receiptEmail: session.customerEmail,
  created,
  refunded: 0,
})

function refund(form: FormFields, { state, webhooks, clock }: PaymentsOptions): Change<Refund> {
  const { intent, refund } = newRefund(form, state, clock.nowSeconds())
  intent.refunded += refund.amount
  state.refunds.set(refund.id, refund)
  const webhookAttempted = emitAll(webhooks, [
    ['charge.refunded', chargeObject(intent)],
    ['refund.created', refundObject(refund)],
  ])
  return { value: refund, webhookAttempted }
}

function failRefund(id: string, { state, webhooks }: PaymentsOptions): Change<Refund> {
  const refund = state.refunds.get(id)
  if (refund === undefined) throw noSuch('refund', id, 'refund')
  if (refund.status === 'succeeded')
    intentFor(state, refund.paymentIntent, undefined).refunded -= refund.amount
  refund.status = 'failed'
  return { value: refund, webhookAttempted: webhooks.emit('refund.failed', refundObject(refund)) }
}

const emitAll = async (
  webhooks: Webhooks,
  events: readonly Parameters<Webhooks['emit']>[],
): Promise<void> => {
  await Promise.all(events.map((event) => webhooks.emit(...event)))
}

function newRefund(form: FormFields, state: StripeState, created: number) {
  const read = refundParams.safeParse(form, { reportInput: true })
  if (!read.success) throw refusalOf(read.error)
  const { payment_intent: intentId, charge: chargeId, reason, metadata } = read.data
  const intent = intentFor(state, intentId, chargeId)
  const left = intent.amount - intent.refunded
  if (left === 0)
    throw new StripeError(
      400,
      'invalid_request_error',
      `Charge ${intent.chargeId} has already been refunded.`,
      {
        code: 'charge_already_refunded',
      },
    )
  const amount = read.data.amount ?? left
  if (amount > left)
    throw invalid(
      `Refund amount (${money(amount, intent.currency)}) is greater than unrefunded amount on charge (${money(left, intent.currency)})`,
      'amount',
    )
  const refund: Refund = {
    id: newId('re'),
    amount,
    currency: intent.currency,
    chargeId: intent.chargeId,
    paymentIntent: intent.id,
    reason: reason ?? null,
    metadata: metadata ?? {},
    created,
    status: 'succeeded',
  }
  return { intent, refund }
}

export function intentFor(
  state: StripeState,
  intentId: string | undefined,
  chargeId: string | undefined,
): PaymentIntent {
  if (intentId !== undefined) {
    const intent = state.intents.get(intentId)
    if (intent === undefined) throw noSuch('payment_intent', intentId, 'payment_intent')
    return intent
  }
  if (chargeId === undefined)
    throw new StripeError(
      400,
      'invalid_request_error',
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  const intent = [...state.intents.values()].find((one) => one.chargeId === chargeId)
  if (intent === undefined) throw noSuch('charge', chargeId, 'charge')
  return intent
}
