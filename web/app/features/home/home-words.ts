import { words } from '../../platform/words/i18n.ts'

/** The words of Home that the owner does not write, in English. */
const homeEn = {
  viewAll: 'View all',
  failed: 'We couldn’t load these products.',
} as const

words.addResourceBundle('en', 'home', homeEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    home: typeof homeEn
  }
}
