import { words } from '../../platform/words/i18n.ts'

/** The words of cookies, in English. */
const cookiesEn = {
  title: 'Cookies',
  text: 'We use essential cookies to run the shop. Analytics and marketing are up to you.',
  textAnalytics: 'We use essential cookies to run the shop. Analytics are up to you.',
  partners: 'If you allow it, we share your visits with {{names}}.',
  google: 'Google',
  meta: 'Meta',
  changeLater: 'Change this any time in the footer.',
  choose: 'Choose',
  parts: 'What you allow',
  necessary: 'Necessary',
  analytics: 'Analytics',
  marketing: 'Marketing',
  acceptAll: 'Accept all',
  necessaryOnly: 'Necessary only',
  save: 'Save choices',
  saved: 'Your choices are saved',
  chosenOn: 'Chosen on {{date}}',
} as const

words.addResourceBundle('en', 'cookies', cookiesEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    cookies: typeof cookiesEn
  }
}
