/** A payment page to be opened. Amounts in minor units of the currency. */
export interface PaymentPageOrder {
  /** Our payment attempt: comes back as the partner's reference and makes the call repeatable. */
  readonly attemptId: string
  readonly orderId: string
  readonly orderNumber: string
  readonly email: string
  readonly currencyCode: string
  readonly amountMinor: number
  readonly lines: readonly { readonly name: string; readonly amountMinor: number }[]
  readonly successUrl: string
  readonly cancelUrl: string
  readonly expiresAt: Date
}

/** What the partner says about a payment page. Believed only because we asked, or by its signature. */
export interface PaymentEvidence {
  readonly sessionId: string
  readonly attemptId: string | null
  readonly state: 'open' | 'paid' | 'expired' | 'unpaid'
  readonly amountMinor: number
  readonly currencyCode: string
  readonly paymentId: string | null
}

export interface PaymentNotification {
  readonly eventId: string
  readonly type: string
  /** The page that the notification is about, if it is about one. */
  readonly sessionId: string | null
  readonly body: unknown
}

/**
 * Hosted card payment. Each call throws AppError 'payments.unavailable' when the partner cannot be reached.
 */
export interface CardPayments {
  open(order: PaymentPageOrder): Promise<{ sessionId: string; url: string }>
  look(sessionId: string): Promise<PaymentEvidence>
  /** Closes a page; answers what became of it: a page that was paid meanwhile stays paid. */
  expire(sessionId: string): Promise<PaymentEvidence>
  /** Gives the whole payment back; repeatable by its reference. */
  refund(paymentId: string, reference: string): Promise<void>
  /** Refuses with 'payments.signature-wrong'. */
  readNotification(rawBody: Buffer, signature: string | undefined): PaymentNotification
}
