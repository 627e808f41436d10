/** A deliberate fault: `<floor>/<name>.patch`. */
export interface ListedFault {
  readonly name: string
  /** What it breaks. */
  readonly breaks: string
  /** The files of the tests that should notice. */
  readonly tests: readonly [string, ...string[]]
  /** Of journeys only those whose titles match. */
  readonly titles?: string
}

/** In rules, services and queries. */
export const serverFaults: readonly ListedFault[] = [
  {
    name: 'returns-forget-earlier-requests',
    breaks: 'returns',
    tests: ['server/src/features/returns/returns.api.test.ts'],
  },
  {
    name: 'refused-print-order-becomes-draft',
    breaks: 'fulfilment',
    tests: ['server/src/features/fulfilment/partner-order.rules.test.ts'],
  },
  {
    name: 'own-messages-count-as-unread',
    breaks: 'chat',
    tests: ['server/src/features/chat/inbox.api.test.ts'],
  },
  { name: 'charged-amount-rounds-down', breaks: 'money', tests: ['contract/src/money/money.test.ts'] },
  { name: 'shares-lose-a-cent', breaks: 'money', tests: ['contract/src/money/money.test.ts'] },
  {
    name: 'held-stock-is-sold-again',
    breaks: 'stock',
    tests: ['server/src/features/catalog/stock.api.test.ts'],
  },
  {
    name: 'promo-code-used-once-more',
    breaks: 'promo codes',
    tests: [
      'server/src/features/promo-codes/promo-codes.rules.test.ts',
      'server/src/features/promo-codes/promo-codes.api.test.ts',
    ],
  },
  {
    name: 'store-credit-leaves-pennies',
    breaks: 'store credit',
    tests: [
      'server/src/features/store-credit/store-credit.rules.test.ts',
      'server/src/features/store-credit/store-credit.api.test.ts',
    ],
  },
  {
    name: 'monthly-points-without-limit',
    breaks: 'loyalty',
    tests: [
      'server/src/features/loyalty/ledger/ledger.rules.test.ts',
      'server/src/features/loyalty/earning/earning.api.test.ts',
    ],
  },
  {
    name: 'cash-is-refunded-to-a-card',
    breaks: 'refunds',
    tests: [
      'server/src/features/returns/refunds/refund-split.rules.test.ts',
      'server/src/features/returns/returns.api.test.ts',
    ],
  },
  {
    name: 'strangers-cancel-orders',
    breaks: 'orders',
    tests: ['server/src/features/orders/own-order.api.test.ts'],
  },
  {
    name: 'waitlist-serves-the-last-first',
    breaks: 'waiting list',
    tests: ['server/src/features/waitlist/waitlist.api.test.ts'],
  },
  {
    name: 'expired-sessions-stay-signed-in',
    breaks: 'accounts',
    tests: [
      'server/src/features/accounts/accounts.api.test.ts',
      'server/src/features/accounts/account-safety.api.test.ts',
    ],
  },
  {
    name: 'support-changes-payments',
    breaks: 'staff permissions',
    tests: ['contract/src/staff/roles.test.ts', 'server/src/boot/every-call/permissions.api.test.ts'],
  },
  {
    name: 'hidden-looks-in-the-gallery',
    breaks: 'community',
    tests: ['server/src/features/looks/moderation/moderation.api.test.ts'],
  },
  {
    name: 'hidden-reviews-count',
    breaks: 'reviews',
    tests: ['server/src/features/reviews/review-moderation.api.test.ts'],
  },
  {
    name: 'designs-of-others-open',
    breaks: 'designs',
    tests: ['server/src/features/designs/saved/saved-designs.api.test.ts'],
  },
  {
    name: 'undone-steps-come-back',
    breaks: 'designer',
    tests: ['designer-engine/src/history/history.test.ts'],
  },
  {
    name: 'cancelled-print-order-is-sent',
    breaks: 'fulfilment',
    tests: ['server/src/features/fulfilment/sending/late-sends.api.test.ts'],
  },
  {
    name: 'free-delivery-one-cent-late',
    breaks: 'delivery',
    tests: ['server/src/features/shipping/shipping.rules.test.ts'],
  },
]
