import { words } from '../platform/words/i18n.ts'

/** The words of the menus of somebody who is logged in, in English. */
const accountMenuEn = {
  myProfile: 'My Profile',
  logout: 'Logout',
  loggedOut: 'Logged out successfully',
} as const

words.addResourceBundle('en', 'account-menu', accountMenuEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'account-menu': typeof accountMenuEn
  }
}
