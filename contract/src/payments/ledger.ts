/** The kinds of ledger entries of an order. */
export const ledgerKinds = [
  'charge',
  'collection',
  'refund',
  'refund-failed',
  'prepaid',
  'credit-granted',
  'credit-revoked',
  'credit-forfeited',
  'credit-refunded',
  'part-payment',
  'part-payment-returned',
] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** The ledger's accounts. */
export const ledgerAccounts = [
  'stripe-clearing',
  'koko-clearing',
  'razorpay-clearing',
  'cash-on-delivery',
  'sales',
  'shipping-income',
  'discounts',
  'refunds',
  'store-credit',
  'order-deposits',
  'goodwill',
  'forfeitures',
  'currency-rounding',
] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]

/**
 * Refund states: 'external' was refunded at the partner, 'manual-pending' still needs that, 'credited' went to store
 * credit, 'disputed' is withheld until the shopper's bank decides.
 */
export const refundStates = [
  'requested',
  'succeeded',
  'failed',
  'manual-pending',
  'external',
  'credited',
  'disputed',
] as const
export type RefundState = (typeof refundStates)[number]
export const refundReasons = ['order-cancelled', 'late-payment', 'wrong-amount', 'staff', 'disputed'] as const
export type RefundReason = (typeof refundReasons)[number]

export const reasonsOfOrder: readonly RefundReason[] = ['order-cancelled', 'staff', 'disputed']

/** Whether a refund gives back what was paid for its order. The others return payments that paid for nothing. */
export const isOfOrder = ({ reason }: { readonly reason: RefundReason }): boolean =>
  reasonsOfOrder.includes(reason)
