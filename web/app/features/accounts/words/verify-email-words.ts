import { words } from '../../../platform/words/i18n.ts'

/** The words of confirming an email address, in English. */
const verifyEmailEn = {
  pageTitle: 'Email verification · $t(store)',
  checking: 'Verifying your email...',
  done: 'Email Verified!',
  doneBefore: 'Email already verified',
  nothingToDo: 'Your email address is already verified. There is nothing left to do.',
  redirectHome: 'You are logged in. Taking you to the home page...',
  redirect: 'Taking you to the login page...',
  failed: 'Verification failed',
  toLogin: 'Go to Login',
  missing: 'Invalid verification link',
  resend: {
    title: 'Your email address is not confirmed yet',
    text: 'We sent a link to {{email}}. Open it to confirm that the address is yours.',
    again: 'Send the email again',
    ask: 'We can send you a new link. It works for seven days.',
    email: 'Email address',
    failed: 'Failed to send verification email',
  },
} as const

words.addResourceBundle('en', 'verify-email', verifyEmailEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'verify-email': typeof verifyEmailEn
  }
}
