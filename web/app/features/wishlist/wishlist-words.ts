import { words } from '../../platform/words/i18n.ts'

/** The words of the wishlist, in English. */
const wishlistEn = {
  title: 'My Wishlist',
  count_one: '{{count}} item',
  count_other: '{{count}} items',
  clear: 'Clear All',
  clearTitle: 'Clear the wishlist',
  clearText: 'Are you sure you want to clear your entire wishlist?',
  keep: 'Keep it',
  failed: 'The wishlist could not be loaded',
  empty: 'Your wishlist is empty',
  emptyText: 'Tap the heart on a product you like. We’ll save it here for every device you log in on.',
  toCollection: 'See the collection',
  view: 'View Product',
  viewName: 'View Product: {{name}}',
  remove: 'Remove {{name}} from wishlist',
  addedOn: 'Added on {{date}}',
  unpublished: 'No longer available',
  soldOut: 'Out of stock',
  move: 'Move to cart',
  moveName: 'Move {{name}} to cart',
  loginToAdd: 'Please login to add items to wishlist',
  loginToManage: 'Please login to manage wishlist',
  addFailed: 'Failed to add to wishlist',
  removeFailed: 'Failed to remove from wishlist',
  updateFailed: 'Failed to update wishlist',
  clearFailed: 'Failed to clear wishlist',
} as const

words.addResourceBundle('en', 'wishlist', wishlistEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    wishlist: typeof wishlistEn
  }
}
