import type { LedgerAccount, LedgerKind } from '@first-fashion/contract/payments/ledger'

/** The other side of a change of store credit in the ledger. */
const otherSides = {
  'credit-granted': 'goodwill',
  'credit-revoked': 'goodwill',
  'credit-forfeited': 'forfeitures',
  'credit-refunded': 'refunds',
  'part-payment': 'order-deposits',
  'part-payment-returned': 'order-deposits',
} as const satisfies Partial<Record<LedgerKind, LedgerAccount>>
export type CreditMovementKind = keyof typeof otherSides

/** A change of store credit in LKR cents, negative if it falls. Without an account to owe it to, it is forfeited. */
export const creditPostings = (
  kind: CreditMovementKind,
  cents: number,
  owedTo: 'store-credit' | 'forfeitures' = 'store-credit',
): readonly (readonly [LedgerAccount, number])[] => [
  [owedTo, 0 - cents],
  [otherSides[kind], cents],
]
