import type { PaymentProviderName } from '@first-fashion/contract/payments/methods'
import type { PaymentStart } from '@first-fashion/contract/payments/start'

/** A payment to be opened. Amounts in minor units of the currency. */
export interface PaymentOrder {
  /** Whose store it is, for the partner's page. */
  readonly storeName: string
  /** Our payment attempt: comes back as the partner's reference and makes the call repeatable. */
  readonly attemptId: string
  readonly orderId: string
  readonly orderNumber: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly currencyCode: string
  readonly amountMinor: number
  readonly lines: readonly { readonly name: string; readonly amountMinor: number }[]
  readonly successUrl: string
  readonly cancelUrl: string
  readonly expiresAt: Date
}

/** What the partner says about a payment. Believed only because we asked. */
export interface PaymentStatus {
  /** The partner's name for it: its page, its order, or our attempt's id where it takes that. */
  readonly sessionId: string
  readonly attemptId: string | null
  /** 'unknown': never begun there. 'failed' and 'expired' are over; 'unpaid' may still become paid, as 'open' may. */
  readonly state: 'unknown' | 'open' | 'unpaid' | 'paid' | 'failed' | 'expired'
  /** null where the partner does not say it; then the amount is what we signed when it was opened. */
  readonly amountMinor: number | null
  readonly currencyCode: string | null
  readonly paymentId: string | null
  /** The same for each payment with one card; undefined where none was used or the partner does not say. Personal. */
  readonly cardFingerprint?: string | undefined
}

/** The subject of a webhook event: a payment that is to be made, or money that goes back from one that was. */
export type WebhookSubject =
  | { readonly kind: 'payment'; readonly sessionId: string }
  | { readonly kind: 'reversal'; readonly paymentId: string }

/** Money that goes back from a payment: a refund, ours or one of the partner's dashboard, or a dispute. */
export interface Reversal {
  readonly kind: 'refund' | 'dispute'
  /** The partner's name for it. */
  readonly id: string
  /** In minor units of the payment's currency. 0 of a dispute that has taken nothing yet. */
  readonly amountMinor: number
  /** Our reference of a refund that we asked for; null for one that was made elsewhere. */
  readonly reference: string | null
  /** 'undone': the refund did not reach the shopper, or the dispute ended for the shop. 'open' may become either. */
  readonly state: 'open' | 'done' | 'undone'
  /** Why it is undone, in the partner's words; '' if it does not say. */
  readonly reason: string
}

export interface WebhookEvent {
  /** The same for an event that arrives twice. */
  readonly eventId: string
  readonly type: string
  /** The stored part of it. */
  readonly body: unknown
}

/** What a partner can do, declared by its adapter; the shared tests ask for this, and for no more. */
export interface PaymentAbilities {
  /** A payment can be closed for good: nothing comes in afterwards. */
  readonly closes: boolean
  /** The same start can be handed out again; else one that was used needs a new attempt. */
  readonly restarts: boolean
  readonly refunds: boolean
  /** Opening needs the partner; else its form is signed here and the browser brings it there. */
  readonly opensOnCall: boolean
  /** A payment that is declined is over; else the shopper may try again. */
  readonly declineEnds: boolean
  /** It says how much came in. */
  readonly saysAmount: boolean
}

export interface RefundOrder {
  readonly paymentId: string
  readonly amountMinor: number
  /** Ours: a repeat with the same reference gives back once. */
  readonly reference: string
}

/**
 * A partner that takes payments. Each call throws AppError 'payments.unavailable' when it cannot be reached; every
 * adapter passes the same tests (features/payments/payment-behaviour.ts) for what it declares.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName
  readonly abilities: PaymentAbilities
  /** Refuses with 'payments.key-refused', in the partner's words, what it does not know the shop by. Changes nothing. */
  testKeys(): Promise<void>
  open(order: PaymentOrder): Promise<{ sessionId: string; start: PaymentStart }>
  /** How to go on with one that is open. */
  reopen(sessionId: string, order: PaymentOrder): Promise<PaymentStart>
  fetchStatus(sessionId: string): Promise<PaymentStatus>
  /** Closes it where that can be done; returns what became of it: one that was paid meanwhile stays paid. */
  close(sessionId: string): Promise<PaymentStatus>
  /**
   * Gives money back, in whole or in part; returns the partner's name for it. Refuses with 'payments.refund-refused'
   * what the partner will not do.
   */
  refund(refund: RefundOrder): Promise<{ refundId: string }>
  /** Everything that goes back from a payment, oldest first; nothing where the partner does not say. */
  reversalsOf(paymentId: string): Promise<readonly Reversal[]>
  /** Whether the partner signed what the browser brought back, where it signs that. */
  isSignedReturn?(answer: { sessionId: string; paymentId: string; signature: string }): boolean
  /** Refuses with 'payments.signature-wrong'. */
  readWebhookEvent(rawBody: Buffer, header: (name: string) => string | undefined): WebhookEvent
  /** What a stored webhook event is about; null when it is nothing of ours. */
  subjectOf(body: unknown): WebhookSubject | null
}

export type PaymentProviders = Readonly<Record<PaymentProviderName, PaymentProvider | null>>
