import { words } from '../../../platform/words/i18n.ts'

/** What a product page promises of delivery and returns, in English. */
const promiseEn = {
  homeCountry: 'Sri Lanka',
  near: '{{place}} {{days}}, {{fee}}. {{returns}}.',
  far: 'Elsewhere in Sri Lanka {{days}}, from {{fee}}.',
  abroad: 'Abroad: see the price at checkout.',
  onlyReturns: '{{returns}}.',
  made: 'Made for you, ships in {{days}} business days. {{returns}}.',
  madeUndated: 'Made for you. {{returns}}.',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  dayRange: '{{min}} to {{max}} days',
  free: 'free',
  returnsMade_one: 'Made for you: returned only if faulty, within {{count}} day',
  returnsMade_other: 'Made for you: returned only if faulty, within {{count}} days',
  returns: '{{count}}-day returns',
  finalSale: 'Final sale – cannot be returned',
} as const

words.addResourceBundle('en', 'promise', promiseEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    promise: typeof promiseEn
  }
}
