import { words } from '../../../platform/words/i18n.ts'

/** The words of the ambassador application, in English. */
const ambassadorEn = {
  title: 'Become an Ambassador',
  intro: 'Ambassadors wear our clothes first and tell others. Tell us about you; we read every application.',
  fullName: 'Full name',
  email: 'Email address',
  phone: 'Phone',
  social: 'Social media',
  instagram: 'Instagram',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  followerCount: 'Number of followers',
  bio: 'About you',
  whyAmbassador: 'Why do you want to be an ambassador?',
  contentIdeas: 'What would you like to show?',
  portfolio: 'Portfolio link {{number}}',
  optional: 'optional',
  send: 'Apply',
  cancel: 'Cancel',
  close: 'Close',
  required: 'Please fill all required fields',
  failed: 'Failed to submit application',
  loadFailed: 'Your application could not be loaded. Check your connection and try again.',
  status: 'Your application',
  statuses: {
    pending: 'Received',
    reviewing: 'In review',
    approved: 'Approved',
    rejected: 'Not accepted',
  },
  statusTexts: {
    pending: 'We have your application and will look at it soon.',
    reviewing: 'We are looking at your application.',
    approved: 'Welcome! You are an ambassador of the house.',
    rejected: 'We cannot take you on this time. Thank you for your interest.',
  },
  already: 'You are already an ambassador',
  alreadyVip: 'You are already a VIP',
  alreadyText: 'You don’t need to apply.',
  notes: 'Our notes',
  appliedOn: 'Sent on {{date}}',
} as const

words.addResourceBundle('en', 'ambassador', ambassadorEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    ambassador: typeof ambassadorEn
  }
}
