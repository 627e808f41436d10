import { words } from '../../../platform/words/i18n.ts'

/** The words of linked accounts, in English. */
const linkedAccountsEn = {
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
} as const

words.addResourceBundle('en', 'linked-accounts', linkedAccountsEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'linked-accounts': typeof linkedAccountsEn
  }
}
