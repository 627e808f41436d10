import { addWords } from '../../platform/words/words.ts'

export const useWords = addWords('store-credit', {
  storeCredit: 'Store credit',
  noCredit: 'No store credit yet.',
  creditHistory: 'History',
  creditKinds: {
    granted: 'Given',
    refunded: 'Refund',
    spent: 'Used',
    returned: 'Returned',
    revoked: 'Removed',
    forfeited: 'Forfeited',
  },
  creditOfOrder: '{{what}}, order {{number}}',
  creditActs: { give: 'Give store credit', 'take-back': 'Remove' },
  creditActsWithAmount: {
    give: 'Give {{amount}} store credit',
    'take-back': 'Remove {{amount}}',
  },
  creditTitles: { give: 'Give {{name}} store credit', 'take-back': 'Remove store credit from {{name}}' },
  creditAmount: 'Amount in LKR',
  creditAmountNeeded: 'An amount of at most {{most}}',
  creditAmountHint: 'At most {{most}}',
  creditReason: 'Reason (the customer reads it)',
})
