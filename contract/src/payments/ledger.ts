/** What moves money for an order. */
export const ledgerKinds = [
  'charge',
  'collection',
  'refund',
  'refund-failed',
  'covered',
  'credit-granted',
  'credit-revoked',
  'credit-forfeited',
  'credit-refunded',
  'part-payment',
  'part-payment-returned',
] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** The ledger's accounts: where money lies, and what it came in or went out for. */
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
] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]

/** How money that goes back stands: 'external' is given back at the partner, 'manual-pending' waits for that, 'credited' went to the store credit. */
export const refundStates = [
  'requested',
  'succeeded',
  'failed',
  'manual-pending',
  'external',
  'credited',
] as const
export const refundReasons = ['order-cancelled', 'late-payment', 'wrong-amount', 'staff'] as const
