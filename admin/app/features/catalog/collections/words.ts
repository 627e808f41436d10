import { addWords } from '../../../platform/words/words.ts'

export const useWords = addWords('collections', {
  collectionsText:
    'Products that belong together, and why. The store shows a collection’s story on its page and on each of its products.',
  notPublished: 'Not published',
  noCollections: 'There are no collections yet.',
  addCollection: 'Add a collection',
  newCollection: 'New collection',
  productsInCollection_one: '{{count}} product',
  productsInCollection_other: '{{count}} products',
  moveUp: 'Move {{name}} up',
  moveDown: 'Move {{name}} down',
  story: 'Story',
  storyHint: 'Two or three sentences: what it is for, and what makes it belong together',
  seeCollectionInStore: 'See it in the store',
  deleteCollection: 'Delete the collection',
  deleteCollectionTitle: 'Delete {{name}}?',
  deleteCollectionText_one: 'Its {{count}} product stays in the shop, without a collection.',
  deleteCollectionText_other: 'Its {{count}} products stay in the shop, without a collection.',
  addProductLabel: 'Find a product to add',
  currentCollection: 'currently in {{name}}',
})
