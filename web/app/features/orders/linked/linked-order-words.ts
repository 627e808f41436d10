import { words } from '../../../platform/words/i18n.ts'

/** The words of an order that an email's link opens, in English. */
const linkedOrderEn = {
  pageTitle: 'Your order · $t(store)',
  logIn: 'Log in to manage this order',
  loading: 'Your order is loading',
  dead: 'This link no longer opens',
  deadText:
    'Links in our emails open for 60 days, and only complete: please check that nothing is missing at its end. Log in to see your orders.',
  toLogin: 'Log in',
  failed: 'Your order could not be loaded',
} as const

words.addResourceBundle('en', 'linked-order', linkedOrderEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'linked-order': typeof linkedOrderEn
  }
}
