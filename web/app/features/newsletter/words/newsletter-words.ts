import { words } from '../../../platform/words/i18n.ts'

/** The words of the newsletter box, in English. */
const newsletterEn = {
  title: 'Subscribe now & get {{percent}}% off',
  titleOnly: 'Subscribe now',
  text: 'New arrivals and how we make them.',
  label: 'Email address',
  button: 'Subscribe',
  missing: 'Please enter your email address',
  invalid: 'Please enter a valid email address',
  failed: 'Failed to subscribe. Please try again.',
  refused: 'Subscription failed',
  blockButton: 'SUBSCRIBE',
  code: 'Your code for {{percent}}% off:',
  codeToast: 'Your {{percent}}% discount code: {{code}}',
  done: 'You’re subscribed',
} as const

words.addResourceBundle('en', 'newsletter', newsletterEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    newsletter: typeof newsletterEn
  }
}
