import { words } from '../../../platform/words/i18n.ts'

/** The words of unsubscribing from the newsletter, in English. */
const unsubscribeEn = {
  pageTitle: 'Newsletter · $t(store)',
  title: 'Unsubscribe from the newsletter?',
  text: 'We’ll stop sending newsletters to the address that received the email. You’ll still get emails about your orders.',
  button: 'Unsubscribe',
  done: 'You’re unsubscribed',
  dead: 'This link is incomplete',
  deadText: 'Open the link in the email again, or contact us and we’ll unsubscribe you.',
  failed: 'That didn’t work. Please try again.',
  toHome: 'Go to the home page',
} as const

words.addResourceBundle('en', 'unsubscribe', unsubscribeEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    unsubscribe: typeof unsubscribeEn
  }
}
