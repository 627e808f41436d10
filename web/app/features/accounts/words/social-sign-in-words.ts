import { words } from '../../../platform/words/i18n.ts'

/** The words of logging in with a provider, in English. */
const socialSignInEn = {
  or: 'or',
  continue: 'Continue with {{provider}}',
  loggedInWith: 'Logged in successfully with {{provider}}',
  arriving: 'Signing you in...',
  googleFailed: 'Failed to initialize Google login',
  facebookFailed: 'Failed to initialize Facebook login',
  facebookUnavailable: 'Facebook login is temporarily unavailable. Please use Google login.',
  failed: 'OAuth authentication failed. Please try again.',
  loginToLink:
    'An account with the email address of your {{provider}} account already exists. Log in to it, then link {{provider}} in your settings.',
  emailMissing:
    '{{provider}} did not share an email address with us. Sign up with your email address, then link {{provider}} in your settings.',
} as const

words.addResourceBundle('en', 'social-sign-in', socialSignInEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'social-sign-in': typeof socialSignInEn
  }
}
