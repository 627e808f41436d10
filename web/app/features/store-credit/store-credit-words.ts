import { words } from '../../platform/words/i18n.ts'

/** The words of store credit, in English. */
const storeCreditEn = {
  use: 'Use my store credit ({{amount}} available)',
  least: 'Part of your credit stays unused: the remaining payment must be at least {{amount}}.',
  nothing: 'Nothing to pay',
  nothingText: 'There is nothing left to pay for this order, so you don’t need a payment method.',
  title: 'Store credit',
  text: 'Use it at checkout.',
  balance: 'Balance',
  history: 'Store credit history',
  date: 'Date',
  what: 'Type',
  amount: 'Amount',
  kinds: {
    granted: 'A gift from us',
    refunded: 'Refund',
    spent: 'Used',
    returned: 'Returned',
    revoked: 'Removed',
    forfeited: 'Forfeited',
  },
  ofOrder: '{{what}}, order {{number}}',
  lost: 'You’ll lose your store credit of {{amount}}. Use it before you delete your account.',
} as const

words.addResourceBundle('en', 'store-credit', storeCreditEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'store-credit': typeof storeCreditEn
  }
}
