import { words } from '../../platform/words/i18n.ts'

/** The words of the password, devices and the customer’s data, in English. */
const securityEn = {
  password: {
    title: 'Change Password',
    current: 'Current password',
    new: 'New password',
    confirm: 'Confirm new password',
    hint: 'At least 8 characters',
    save: 'Change password',
    text: 'We’ll log out your other devices and email you about it.',
    currentMissing: 'Please enter your current password',
    short: 'Password must be at least 8 characters long',
    mismatch: 'Passwords do not match',
    failed: 'Update failed',
    unreached: 'An error occurred',
    none: 'Your account has no password yet. We’ll email you a link to choose one. It works for one hour.',
    mailLink: 'Send the link',
    forgotten: 'Forgot your password? Send a reset link',
  },
  devices: {
    title: 'Where you are logged in',
    text: 'Log out any device you don’t recognise, and change your password.',
    here: 'This device',
    placeUnknown: 'Unknown location',
    lastUsed: 'Last used {{when}}',
    end: 'Log out',
    endName: 'Log out {{device}}',
    endAll: 'Log out everywhere',
    endAllTitle: 'Log out everywhere?',
    endAllText: 'You’ll be logged out on every device, including this one. Log in again with your password.',
    stay: 'Stay logged in',
    failed: 'Your devices could not be loaded',
    endFailed: 'That didn’t work. Please try again.',
  },
  yourData: {
    title: 'Your data',
    text: 'Everything we store about you, in one JSON file.',
    download: 'Download my data',
    downloadFailed: 'Your data could not be loaded. Please try again.',
    delete: 'Delete my account',
    deleteTitle: 'Delete your account?',
    deleteText: 'This happens at once and cannot be undone.',
    deletedTitle: 'What we delete',
    deleted:
      'Your profile, cart, wishlist and reviews, your newsletter and stock alerts, and any remaining store credit. You’ll be logged out everywhere.',
    retainedTitle: 'What we keep',
    retained:
      'Records of your orders and payments, as the law requires, without your name and address. For an order on its way, we keep both until it has arrived and its return period is over.',
    password: 'Your password',
    passwordMissing: 'Please enter your current password',
    confirm: 'Delete for good',
    keep: 'Keep my account',
    deleteFailed: 'Your account could not be deleted. Please try again.',
  },
} as const

words.addResourceBundle('en', 'security', securityEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    security: typeof securityEn
  }
}
