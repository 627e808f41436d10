import { addWords } from '../../platform/words/words.ts'

export const useWords = addWords('payments', {
  paymentsText: 'Payments that match no order, and refunds that did not go through.',
  shownProblems: 'Show',
  openProblems: 'Needs action',
  resolvedProblems: 'Resolved',
  noProblems: { open: 'Every payment matches', resolved: 'Nothing is resolved yet' },
  noProblemsText: {
    open: 'Payments that match no order and failed refunds will appear here.',
    resolved: 'Resolved payments appear here with the name of who resolved them and a note.',
  },
  problems: {
    'wrong-amount': 'Wrong amount',
    'unknown-order': 'Payment without an order',
    'late-payment': 'Paid after the order was cancelled',
    'refund-failed': 'A refund failed',
    'refund-manual': 'Refund by hand',
    'refund-excess': 'Refunded twice',
  },
  problemsText: {
    'wrong-amount':
      'It does not pay for the order. Refund it, or find a solution with the shopper and note what you agreed.',
    'unknown-order':
      'Look up its reference with the partner. Refund it there, or find out who paid, and note it.',
    'late-payment':
      'The order was already over, so the money is refunded automatically. If that does not happen, refund it here.',
    'refund-failed': 'The partner did not refund the money. Try again, or refund it there and note it.',
    'refund-manual':
      'This partner accepts refunds only in its own portal. Refund the money there, then note the refund’s number here.',
    'refund-excess':
      'More went back at the partner than was left of the payment, in its dashboard or by a lost dispute. Ask the shopper for it, or note that it stays.',
  },
  problemActions: {
    refund: 'Refund',
    retry: 'Try the refund again',
    external: 'Refunded outside the shop',
    dismissed: 'Resolved',
  },
  problemActionsText: {
    refund: 'Refunds {{amount}} to the original payment method.',
    retry: 'Asks the partner again to refund {{amount}}.',
    external: 'You refunded {{amount}} with the partner. The ledger and the order record it, with your note.',
    dismissed: 'No money moves. Your note is saved with your name.',
  },
  resolutionNote: 'What you did (saved in the records)',
  resolutionNoteOptional: 'Note (optional)',
  noticed: 'Detected',
  reference: 'Reference',
  orderOf: 'Order',
  detail: 'Detail',
  resolved: 'Resolved',
  methodsText:
    'How shoppers can pay. The countries of each method are fixed. Where the shop delivers depends on its countries and delivery zones.',
  methodState: 'At the checkout',
  methodStates: { offered: 'Offered', unlisted: 'Not listed', off: 'Off' },
  methodStatesText: {
    offered: 'shoppers can choose it',
    unlisted: 'works, but no shopper is offered it',
    off: 'cannot be used',
  },
  everyCountry: 'Every country',
  onlyIn: '{{country}} only',
  notSetUp: 'Not set up',
  orderPayments: 'Payments',
  attemptStates: {
    opening: 'not started',
    open: 'in progress',
    paid: 'paid',
    expired: 'expired',
    failed: 'failed',
    refunded: 'refunded',
    mismatched: 'wrong amount',
  },
  refundStates: {
    requested: 'Refund requested',
    succeeded: 'Refunded',
    failed: 'Refund failed',
    'manual-pending': 'Refund by hand',
    external: 'Refunded outside the shop',
    credited: 'Refunded to store credit',
    disputed: 'Disputed',
  },
  prepaidWith: '{{label}}: used',
  refundTo: 'Refund to',
  refundsTo: {
    payment: 'Original payment method',
    'store-credit': 'Store credit, at once',
    outside: 'Nothing: I refunded it in the partner’s portal',
  },
  refundAmount: 'Amount ({{currency}})',
  refundAmountHint: 'At most {{rest}}',
  refundAmountNeeded: 'An amount of at most {{rest}}',
  refundWholeAmountNeeded: 'A whole amount of at most {{rest}}: this currency has no decimals',
  refundNote: 'Reason (saved in the history)',
  refundSubmit: { payment: 'Refund', 'store-credit': 'Refund', outside: 'Record' },
  refundSubmitAmount: {
    payment: 'Refund {{amount}}',
    'store-credit': 'Refund {{amount}}',
    outside: 'Record {{amount}} as refunded',
  },
  refundTitle: {
    payment: 'Refund {{amount}}?',
    'store-credit': 'Refund {{amount}}?',
    outside: 'Record {{amount}} as refunded?',
  },
  refundTexts: {
    payment: 'The money goes back to the original payment method. This cannot be undone.',
    'store-credit': 'The customer can use the store credit at once.',
    outside: 'No money moves: you have refunded it in the partner’s portal. This cannot be undone.',
  },
  refundKeep: 'Do not refund',
})
