import { words } from '../../../platform/words/i18n.ts'

/** The words of referrals, in English. */
const referralsEn = {
  title: 'Bring a friend',
  text_one: 'You get {{count}} point when a friend joins with your link and keeps their first order.',
  text_other: 'You get {{count}} points when a friend joins with your link and keeps their first order.',
  generate: 'Get your referral code',
  generateFailed: 'Failed to generate referral code',
  code: 'Your code',
  link: 'Your link',
  copyCode: 'Copy code',
  copyLink: 'Copy link',
  copied: 'Copied to clipboard',
  copyFailed: 'Failed to copy',
  share: 'Share your link',
  shareText: 'Shop with me at $t(store)',
  qr: 'QR code of your link',
  friends: 'Friends who joined',
  none: 'Nobody has joined with your link yet',
  noneText: 'Send it to someone who would like our clothes.',
  name: 'Name',
  when: 'Date',
  state: 'State',
  states: { joined: 'Joined: points come with the first order', confirmed: 'Confirmed: points awarded' },
  failed: 'Your referrals could not be loaded',
} as const

words.addResourceBundle('en', 'referrals', referralsEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    referrals: typeof referralsEn
  }
}
