import { words } from '../../../platform/words/i18n.ts'

/** The words of levels and of the pages of ambassadors, in English. */
const levelsEn = {
  title: 'Your benefits',
  earlyAccess: 'Early access: you buy products before they open for everyone',
  ownPage: 'A page of your own, with your referral link',
  toPage: 'See your page',
  pageTitle: '{{name}}, ambassador · $t(store)',
  description: 'What {{name}} wears from $t(store), and how to join.',
  join: 'Join $t(store) with {{name}}',
  joinText: 'Create an account here. {{name}} gets points once you confirm your email address.',
  joinButton: 'Create an account',
  wears: 'What {{name}} wears',
  seePage: 'See {{name}}’s page',
} as const

words.addResourceBundle('en', 'levels', levelsEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    levels: typeof levelsEn
  }
}
