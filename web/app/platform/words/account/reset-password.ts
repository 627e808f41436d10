import { words } from '../i18n.ts'

/** The words of choosing a new password, in English; they travel with its page. */
export const resetPasswordEn = {
  reset: {
    title: 'Choose a new password',
    pageTitle: 'New password · First Fashion',
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
  },
} as const

words.addResourceBundle('en', 'translation', resetPasswordEn)
