import { words } from '../../../platform/words/i18n.ts'

/** The words of sharing for points, in English. */
const shareAndEarnEn = {
  title: 'Share and earn',
  text_one: 'Share this product and earn {{count}} point (once a day per product)',
  text_other: 'Share this product and earn {{count}} points (once a day per product)',
  login: 'Please login to earn points',
  done: 'You have already earned points for sharing this product today',
  over: 'You have earned all the points that sharing can earn for now.',
  failed: 'The points for sharing could not be added',
} as const

words.addResourceBundle('en', 'share-and-earn', shareAndEarnEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'share-and-earn': typeof shareAndEarnEn
  }
}
