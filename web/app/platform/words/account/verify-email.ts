import { words } from '../i18n.ts'

/** The words of verifying an email address, in English; they travel with its page. */
export const verifyEmailEn = {
  verifyEmail: {
    pageTitle: 'Email verification · First Fashion',
    checking: 'Verifying your email...',
    done: 'Email Verified!',
    doneBefore: 'Email already verified',
    nothingToDo: 'Your email address is already verified. There is nothing left to do.',
    redirectHome: 'You are logged in. Taking you to the home page...',
    redirect: 'Taking you to the login page...',
    failed: 'Verification failed',
    toLogin: 'Go to Login',
    missing: 'Invalid verification link',
  },
} as const

words.addResourceBundle('en', 'translation', verifyEmailEn)
