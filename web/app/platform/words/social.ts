import { words } from './i18n.ts'

/** The words of signing in with a provider, in English; they travel with the login and the settings. */
export const socialEn = {
  social: {
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
    linkedAccounts: 'Linked Accounts',
    linkedText: 'Log in with these accounts, without a password.',
    connected: 'Connected',
    notConnected: 'Not connected',
    link: 'Link',
    unlink: 'Unlink',
    linkName: 'Link {{provider}}',
    unlinkName: 'Unlink {{provider}}',
    lastSignInMethod: 'Your only way to log in. Choose a password first.',
    linked: '{{provider}} is linked to your account',
    linkFailed: 'Failed to link {{provider}} account',
    linkedElsewhere: 'This {{provider}} account is already linked to another account.',
    unlinkFailed: 'Failed to unlink account',
    unlinkTitle: 'Unlink {{provider}}',
    unlinkText: 'You will no longer be able to log in with {{provider}}. You can link it again later.',
    confirmTitle: 'Confirm it’s you',
    confirmText: 'You logged in a while ago. Enter your password to change how you log in.',
    password: 'Password',
    passwordMissing: 'Please enter your password',
    confirm: 'Continue',
    cancel: 'Cancel',
  },
} as const

words.addResourceBundle('en', 'translation', socialEn)
