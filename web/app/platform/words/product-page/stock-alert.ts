import { words } from '../i18n.ts'

/** The words of back-in-stock emails, in English; they travel with the dialog. */
export const stockAlertEn = {
  stockAlert: {
    title: 'Notify me when it’s back',
    text: '{{name}} in {{color}}: we’ll email you once when this size is back in stock.',
    size: 'Size',
    email: 'Email address',
    button: 'Notify me',
    missing: 'Please enter your email address',
    invalid: 'Please enter a valid email address',
    failed: 'That didn’t work. Please try again.',
  },
} as const

words.addResourceBundle('en', 'translation', stockAlertEn)
