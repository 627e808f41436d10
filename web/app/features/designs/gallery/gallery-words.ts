import { words } from '../../../platform/words/i18n.ts'

/** The words of the design gallery, in English. */
const galleryEn = {
  title: 'Design Your Custom Products',
  pageTitle: 'Design Your Custom Products · $t(store)',
  description:
    'Choose a shirt, a hoodie, a mug or a bag, put your own drawing on it, and have it made to order by our print partner.',
  intro: 'Choose what to put your own drawing on. We have it printed for you, one by one.',
  categories: 'Categories',
  all: 'All Products',
  of71: 'T-Shirts',
  of146: 'Hoodies',
  of24: 'Tank Tops',
  of26: 'Long Sleeve Shirts',
  of19: 'Posters',
  of375: 'Mugs',
  of30: 'Phone Cases',
  of77: 'Bags',
  variants_one: '{{count}} variant',
  variants_other: '{{count}} variants',
  start: 'Start Designing',
  startWith: 'Start Designing: {{title}}',
  none: 'No products found',
  noneText: 'There is nothing to print on in this category at the moment.',
  showAll: 'See all products',
  failed: 'Failed to load products',
  failedText: 'Our print partner does not answer. Please try again in a moment.',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  pageOf: 'Page {{page}} of {{pages}}',
  noPicture: 'Picture not available',
} as const

words.addResourceBundle('en', 'gallery', galleryEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    gallery: typeof galleryEn
  }
}
