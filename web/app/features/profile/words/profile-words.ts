import { words } from '../../../platform/words/i18n.ts'

/** The words of the profile and its tabs, in English. */
const profileEn = {
  pageTitle: '{{tab}} · $t(store)',
  heading: 'My Profile',
  tabs: {
    profile: 'Profile',
    orders: 'Orders',
    wishlist: 'Wishlist',
    designs: 'Saved Designs',
    settings: 'Settings',
  },
  failed: 'Your profile could not be loaded',
  basic: 'Basic Information',
  notVerified: 'Not confirmed yet. Open the link in the email we sent you.',
  account: 'Account Information',
  memberSince: 'Member since',
  orders: 'Your orders',
  ordersText: 'Your orders, their status and their payments, all in one place.',
  toOrders: 'See my orders',
  customDesigns: 'Custom designs',
  customDesignsText: 'Designs you can order, with prices and pictures.',
  newDesign: 'Create New Design',
  toCustom: 'My custom designs',
  preferences: 'Preferences',
  currency: 'Default currency',
  currencyText: 'We show prices in this currency wherever you log in.',
} as const

words.addResourceBundle('en', 'profile', profileEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    profile: typeof profileEn
  }
}
