import { words } from '../../../platform/words/i18n.ts'

/** The words of rewards, in English. */
const rewardsEn = {
  have_one: 'You have {{count}} point to redeem.',
  have_other: 'You have {{count}} points to redeem.',
  failed: 'Failed to load rewards catalog',
  none: 'There are no rewards right now',
  noneText: 'New ones are on their way. Your points stay yours.',
  keepFirst:
    'You can redeem points once you have kept an order beyond its return window. Until then they wait for you.',
  least: 'You can redeem {{count}} points or more.',
  cost_one: '{{count}} point',
  cost_other: '{{count}} points',
  minimum: 'For orders of {{amount}} or more',
  low_one: 'Only {{count}} left',
  low_other: 'Only {{count}} left',
  gone: 'None left',
  missing_one: '{{count}} more point needed',
  missing_other: '{{count}} more points needed',
  redeem: 'Redeem',
  redeemNamed: 'Redeem {{name}}',
  seeProduct: 'See the product',
  types: {
    discount: 'Discount',
    store_credit: 'Store credit',
    free_shipping: 'Free shipping',
    product: 'A gift',
    special_access: 'Early access',
  },
  confirmTitle: 'Redeem {{name}}?',
  confirmText_one: 'This takes {{count}} of your {{have}} points. You keep {{left}}.',
  confirmText_other: 'This takes {{count}} of your {{have}} points. You keep {{left}}.',
  confirmUndo: 'As long as you have not used it, you can give it back and have your points again.',
  confirmCode: 'You get a code for the checkout. Codes cannot be used with cash on delivery.',
  activeFailed: 'Your redeemed rewards could not be loaded.',
  cancel: 'Cancel',
  close: 'Close',
  confirm: 'Redeem',
  redeemFailed: 'Failed to redeem reward',
  redeemed: '{{name}} is yours. Your code: {{code}}',
  redeemedCredit: '{{name}} is yours: it was added to your store credit ({{code}}).',
  redeemedAccess: '{{name}} is yours: you have early access until {{date}}.',
  active: 'Your rewards',
  code: 'Code',
  until: 'Use it until {{date}}',
  inCredit: 'Added to your store credit',
  accessUntil: 'Early access until {{date}}',
  accessUsed: 'You ordered something early with it, so it cannot be given back.',
  getEarlyAccess: 'Members can redeem early access',
  copy: 'Copy code',
  copyNamed: 'Copy code {{code}}',
  copied: '{{code}} copied to clipboard',
  copyFailed: 'Failed to copy',
  use: 'Use at checkout',
  giveBack: 'Give back',
  giveBackNamed: 'Give back {{name}}',
  undoTitle: 'Give {{name}} back?',
  undoText_one: 'Its code ends, and {{count}} point is yours again, with the expiry date it had.',
  undoText_other: 'Its code ends, and {{count}} points are yours again, with the expiry dates they had.',
  undoAccessText_one:
    'Your early access ends, and {{count}} point is yours again, with the expiry date it had.',
  undoAccessText_other:
    'Your early access ends, and {{count}} points are yours again, with the expiry dates they had.',
  undoFailed: 'The reward could not be given back',
} as const

words.addResourceBundle('en', 'rewards', rewardsEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    rewards: typeof rewardsEn
  }
}
