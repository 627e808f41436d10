import { words } from '../../../platform/words/i18n.ts'

/** The words of the gallery, in English. */
const looksEn = {
  title: 'Style Gallery',
  noImage: 'No image',
  anonymous: 'Anonymous',
  by: 'By {{name}}',
  open: 'Open the look: {{title}}',
  like: 'Like {{title}}',
  likes_one: '{{count}} like',
  likes_other: '{{count}} likes',
  views_one: '{{count}} view',
  views_other: '{{count}} views',
  loginToLike: 'Please login to like submissions',
  failed: 'Failed to load gallery',
  failedText: 'Check your connection and try again.',
  none: 'Nothing here yet',
  noneText: 'Be the first to share a look.',
  noPage: 'That page doesn’t exist',
  noPageText: 'There are no looks on this page.',
  firstPage: 'Go to the first page',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  pageOf: 'Page {{page}} of {{pages}}',
  gone: 'This look is no longer here',
  goneText: 'It was deleted or taken down. The gallery has others.',
  picture: 'Picture {{number}} of {{title}}',
  featured: 'Shop the look',
  shop: 'View {{name}}',
  choose: 'Choose a size',
  chooseOf: 'Choose a size for {{name}}',
  addToCart: 'Add to cart',
  addName: 'Add {{name}} to cart',
  productFailed: 'This product could not be loaded',
  hashtags: 'Hashtags',
  instagram: 'On Instagram',
  entryOf: 'Entry of “{{title}}”',
} as const

words.addResourceBundle('en', 'looks', looksEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    looks: typeof looksEn
  }
}
