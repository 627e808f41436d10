import { words } from '../../../platform/words/i18n.ts'

/** The words of recently viewed products, in English. */
const recentlyViewedEn = {
  title: 'Recently viewed',
} as const

words.addResourceBundle('en', 'recently-viewed', recentlyViewedEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'recently-viewed': typeof recentlyViewedEn
  }
}
