import { words } from '../i18n.ts'

/** The words of recently viewed products, in English; they travel with the list. */
export const recentlyViewedEn = {
  viewed: {
    title: 'Recently viewed',
  },
} as const

words.addResourceBundle('en', 'translation', recentlyViewedEn)
