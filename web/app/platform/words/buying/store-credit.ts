import { words } from '../i18n.ts'

/** The words of store credit, in English; they travel with the checkout, the orders and the profile. */
export const storeCreditEn = {
  storeCredit: {
    use: 'Use my store credit ({{amount}} available)',
    least: 'Some of it is kept: what is left to pay has to be {{amount}} at least.',
    line: 'Store credit',
    toPay: 'To pay',
    nothing: 'Nothing to pay',
    nothingText: 'Nothing is left to pay for this order, so there is no way to pay to choose.',
    title: 'Store credit',
    text: 'Use it at checkout.',
    balance: 'Balance',
    history: 'What happened to your store credit',
    date: 'Date',
    what: 'What',
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
    lost: 'Your store credit of {{amount}} is lost with the account. Use it first if you want to keep it.',
  },
} as const

words.addResourceBundle('en', 'translation', storeCreditEn)
