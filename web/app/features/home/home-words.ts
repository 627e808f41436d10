import { words } from '../../platform/words/i18n.ts'

/** The words of Home, in English. */
const homeEn = {
  title: '$t(store) · Clothes from Sri Lanka',
  description_one:
    'Linen, batik and handloom from Sri Lanka for men, women and kids. Easy exchange, {{count}} day return, delivered to the world.',
  description_other:
    'Linen, batik and handloom from Sri Lanka for men, women and kids. Easy exchange, {{count}} days return, delivered to the world.',
  heroOver: 'OUR BESTSELLERS',
  heroTitle: 'Latest Arrivals',
  heroButton: 'SHOP NOW',
  heroText: 'Linen for the rampart wind, batik waxed by hand, and a jacket for each of the two monsoons.',
  categories: 'Shop by category',
  latest: 'Latest collection',
  latestText: 'New this week',
  best: 'Best sellers',
  bestText: 'Our customers’ favourites.',
  viewAll: 'View all',
  failed: 'We couldn’t load these products.',
  collections: 'Our collections',
  collectionsText: 'Each with its own fabric and its own makers.',
  designTitle: 'Draw it. We sew it.',
  designText: 'Put your own drawing on a shirt, a tote or a hoodie and have it made to order.',
  designButton: 'Design your own',
  exchange: 'Easy Exchange',
  exchangeText: 'Send back the wrong size and get the right one, no questions asked.',
  returns_one: '{{count}} Day Return',
  returns_other: '{{count}} Days Return',
  returnsText_one: '{{count}} day from delivery to change your mind.',
  returnsText_other: '{{count}} days from delivery to change your mind.',
  support: '24/7 Support',
  supportText: 'People who know the clothes.',
} as const

words.addResourceBundle('en', 'home', homeEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    home: typeof homeEn
  }
}
