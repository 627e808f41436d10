import { words } from '../../../platform/words/i18n.ts'

/** The words of a forgotten password, in English. */
const resetPasswordEn = {
  title: 'Choose a new password',
  pageTitle: 'New password · $t(store)',
  checking: 'Checking your link...',
  for: 'For {{email}}',
  new: 'New password',
  confirm: 'Confirm password',
  button: 'Save password',
  mismatch: 'Passwords do not match',
  short: 'Password must be at least 8 characters long',
  done: 'Password reset successfully',
  redirect: 'You can log in with it now...',
  missing: 'Invalid reset link',
  dead: 'Invalid or expired reset token',
  failed: 'Failed to reset password',
} as const

words.addResourceBundle('en', 'reset-password', resetPasswordEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'reset-password': typeof resetPasswordEn
  }
}
