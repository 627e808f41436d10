import { words } from '../../platform/words/i18n.ts'

/** The words of stock alerts, in English. */
const stockAlertsEn = {
  title: 'Notify me when it’s back',
  out: '{{sizes}} sold out',
  allOut: 'All sizes sold out',
  text: '{{name}} in {{color}}: we’ll email you once when this size is back in stock.',
  size: 'Size',
  email: 'Email address',
  button: 'Notify me',
  missing: 'Please enter your email address',
  invalid: 'Please enter a valid email address',
  failed: 'That didn’t work. Please try again.',
} as const

words.addResourceBundle('en', 'stock-alerts', stockAlertsEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'stock-alerts': typeof stockAlertsEn
  }
}
