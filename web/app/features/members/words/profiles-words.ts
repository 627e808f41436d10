import { words } from '../../../platform/words/i18n.ts'

/** The words of public profiles, in English. */
const profilesEn = {
  pageTitle: '{{name}} · Community · $t(store)',
  description: '{{name}} has shared {{looks}} in the $t(store) community.',
  looksCount_one: '{{count}} look',
  looksCount_other: '{{count}} looks',
  back: 'Community',
  since: 'Member since {{month}}',
  looks: 'Looks',
  likes: 'Likes',
  wins: 'Challenges won',
  points: 'Points earned',
  milestones: 'Milestones',
  noLooks: 'No looks yet',
  noLooksText: 'Looks appear here once they are shared.',
  edit: 'Edit profile',
  title: 'Your public profile',
  displayName: 'Name',
  displayNameHint:
    'Leave it empty to be shown as {{name}}. Your email address and order details are never shown.',
  bio: 'About you',
  optional: 'optional',
  hide: 'Hide my profile',
  hideHint:
    'Your looks stay, without your name. You don’t appear on leaderboards, and nobody can open your profile.',
  see: 'See your profile',
  hiddenNow: 'Your profile is hidden.',
  save: 'Save',
  cancel: 'Cancel',
  failed: 'Your profile could not be saved. Check your connection and try again.',
} as const

words.addResourceBundle('en', 'profiles', profilesEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    profiles: typeof profilesEn
  }
}
