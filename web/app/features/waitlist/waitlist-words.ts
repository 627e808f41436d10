import { words } from '../../platform/words/i18n.ts'

/** What is said about queues for the last units of a size, in English. */
const waitlistEn = {
  pageTitle: 'Your queues · $t(store)',
  title: 'Your queues',
  intro: 'When it is your turn, we hold one for 30 minutes and email you.',
  none: 'You are not in a queue',
  noneText: 'If the last one is in someone’s checkout, you can queue for it on its page.',
  browse: 'See the collection',
  failed: 'Your queues could not be loaded',
  size: 'Size {{size}}',
  held: 'The last one is in someone’s checkout. It may be free again at {{time}}.',
  waiting_one: '{{count}} person is in the queue.',
  waiting_other: '{{count}} people are in the queue.',
  join: 'Queue for it',
  joinSize: 'Queue for size {{size}}',
  position: 'You are number {{position}} of {{count}} in the queue. We will email you when it is your turn.',
  leave: 'Leave the queue',
  leaveSize: 'Leave the queue for size {{size}}',
  reserved: 'Held for you until {{time}}',
  left_one: '{{count}} minute left',
  left_other: '{{count}} minutes left',
  add: 'Add to cart',
  addSize: 'Add size {{size}} to cart',
  decline: 'I don’t want it any more',
  declineSize: 'I don’t want size {{size}} any more',
  own: 'The last one is in your own checkout until {{time}}.',
  pay: 'Pay in your orders',
  all: 'Your queues',
  loginFirst: 'Please log in to queue',
  refused: 'That didn’t work. Please try again.',
} as const

words.addResourceBundle('en', 'waitlist', waitlistEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    waitlist: typeof waitlistEn
  }
}
